/** The one sentence of the start page; the English one is declared with the game. */
export default {
	de: 'Teile die Chips eines Dritten, bevor die Runde ohne Warnung endet.',
	es: 'Reparte las fichas de un tercero antes de que la ronda acabe sin avisar.',
	fr: 'Partagez les jetons d’un tiers avant que la manche s’arrête sans prévenir.'
};
