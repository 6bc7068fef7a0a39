export default [
	{
		say: 'Auf dem Stapel liegt Blau, und Blau passt auf Blau. Leg eine deiner blauen Karten.',
		then: 'Gleiche Farbe: Das passt immer.'
	},
	{
		say: 'Nichts Grünes hier. Aber auch zwei Intervalle, die zusammen zwölf ergeben, passen: Auf dem Stapel liegt 3, also brauchst du 9. Leg die große Sexte.',
		then: '3 + 9 = 12: Die Oktave ist voll, und jetzt gilt Rot.'
	},
	{
		say: 'Vorsicht: Zwei gleiche Intervalle passen nicht. 7 + 7 ist nicht 12. Welche Karte passt?',
		then: 'Eine Quarte ergänzt eine Quinte: 5 + 7 = 12.'
	},
	{
		say: 'Nichts passt. Zieh eine Karte; passt sie, darfst du sie gleich legen, und nur sie.',
		then: 'Du hast gezogen. Was auch kommt: Du legst diese Karte oder behältst sie, dann ist der Zug vorbei.'
	},
	{
		say: 'Ein Tritonus kann eines von dreien: die Richtung umdrehen, den nächsten zwei ziehen lassen oder eine Farbe nennen. Lass Ben zwei ziehen.',
		then: 'Ben zieht zwei und setzt aus.'
	},
	{
		say: 'Noch zwei Karten: Nach diesem Zug hast du eine. Sag dazu Ultima!, sonst kann dich jemand erwischen. Schalt es ein, dann spiel.',
		then: 'Noch eine Karte, und alle wissen es. Mehr musst du nicht wissen.'
	}
];
