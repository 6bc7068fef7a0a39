export default 'Reparte las fichas de un tercero antes de que la ronda acabe sin avisar.';
