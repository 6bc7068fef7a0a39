/** The one sentence of the start page; the English one is declared with the game. */
export default {
	de: 'Lege nach Farbe oder nach dem Intervall, das die Oktave füllt; ruf deine letzte Karte.',
	es: 'Juega por color o por el intervalo que completa la octava; anuncia tu última carta.',
	fr: 'Jouez par couleur ou par l’intervalle qui complète l’octave ; annoncez votre dernière carte.'
};
