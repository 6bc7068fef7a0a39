export default 'Räumt zusammen die Pyramide ab: nach Farbe, nach Zahl, oder nach beidem zugleich.';
