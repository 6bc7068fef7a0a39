export default [
	{
		say: 'In der Streichholzschachtel liegen neun Karten verdeckt. Was du aufdeckst, sehen alle. Deck A1 auf, die erste der oberen Reihe.',
		then: 'Eine 5. Merk dir, wo sie liegt: Karten kommen an denselben Platz zurück.'
	},
	{
		say: 'Ganz in der Mitte hast du noch eine 5 gesehen. Deck sie auf.',
		then: 'Gleich: Beide gehören dir, die Lücken werden gefüllt, und du machst weiter.'
	},
	{
		say: '5 und 7 sind nicht gleich. Aber du hast Plus 2: Tipp auf die 5, dann auf Plus 2, und zünde.',
		then: '5 + 2 = 7. Auch die benutzte Karte ist ein Punkt: drei Karten.'
	},
	{
		say: 'Die Reihenfolge zählt, Karte für Karte. Mach aus der 3 eine 8: erst Plus 1, dann Mal 2.',
		then: '3 + 1 = 4, mal 2 ist 8. Eine Karte, die die Rechnung nicht braucht, würde abgelehnt.'
	},
	{
		say: 'Auf B2 zischt etwas. Deck es auf.',
		then: 'Bumm! Dynamit bringt dir sich selbst und alle Karten ringsum.'
	},
	{
		say: 'Eine UHR gibt dir zehn Sekunden, um aufzudecken, was du dich traust. Heb sie an und zünde die Lunte; danach ist dein Zug vorbei.',
		then: 'Solange sie brennt, tipp zwei offene Karten an, um sie zu nehmen. Mehr musst du nicht wissen.'
	}
];
