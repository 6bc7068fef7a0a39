/** The one sentence of the start page; the English one is declared with the game. */
export default {
	de: 'Fülle jede Farbe genau; wer zuletzt füllt, nimmt die Sterne, wenn nicht der Blitz einschlägt.',
	es: 'Llena cada color justo; quien llena el último se lleva las estrellas, si no cae un rayo.',
	fr: 'Remplissez chaque couleur exactement ; qui remplit la dernière prend les étoiles, sauf si l’éclair frappe.'
};
