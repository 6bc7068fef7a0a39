/** The one sentence of the start page; the English one is declared with the game. */
export default {
	de: 'Räumt zusammen die Pyramide ab: nach Farbe, nach Zahl, oder nach beidem zugleich.',
	es: 'Despejad juntos la pirámide: por color, por número, o por ambos a la vez.',
	fr: 'Dégagez la pyramide ensemble : par couleur, par nombre, ou par les deux à la fois.'
};
