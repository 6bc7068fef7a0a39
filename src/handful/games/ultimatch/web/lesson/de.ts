export default [
	{
		say: 'Räumt die Pyramide zusammen ab. Eine offene Karte geht weg, wenn du ihre Farbe oder ihre Zahl spielst. Nimm die Orange 5 mit deiner Orange 3: Tipp auf sie, dann auf deine Karte.',
		then: 'Orange auf Orange. Eine 5 jeder Farbe hätte es auch getan.'
	},
	{
		say: 'Kein Orange, keine 5. Aber zwei Karten dürfen sie durch Plus oder Minus ergeben: 7 − 2 = 5.',
		then: 'Bei Plus und Minus sind die Farben egal.'
	},
	{
		say: 'Auch Farben mischen sich: Gelb und Blau ergeben Grün. Nimm die Grün 8 mit deiner Gelb 1 und der Blau 2 aus unserer Hand.',
		then: 'Wenn Farben sich mischen, sind die Zahlen egal. Unsere Hand liegt offen, und alle dürfen sie benutzen.'
	},
	{
		say: 'Jetzt beides zugleich: Rot mit Gelb ergibt Orange, und 2 + 3 = 5. Das ist ein Ultimatch.',
		then: 'Ein Ultimatch bringt zwei neue Karten: eine für dich, eine für unsere Hand.'
	},
	{
		say: 'Bevor Ben spielt, darfst du ihm helfen, ohne ein Wort: Schieb eine Karte verdeckt vor und zeig, wie gern du sie gibst. Deine Orange 4 passt auf die Orange 5. Tipp sie an.',
		then: 'Ben sieht eine Rückseite und deine Geste, sonst nichts. Nimmt er sie, gibt er dir eine von seinen.'
	},
	{
		say: 'Keine deiner Karten passt, auch nicht zusammen mit unserer Hand. Also pass und zieh eine Karte.',
		then: 'Eine Lampe leuchtet. Wenn alle nacheinander passen, verliert ihr alle; ein Treffer löscht die Lampen. Mehr musst du nicht wissen.'
	}
];
