export default [
	{
		say: 'Jeder Zug beginnt mit dem Ziehen, bis zu zwei Karten. Zieh zwei.',
		then: 'Mehr Karten, mehr Auswahl. Mehr als sieben darfst du nicht halten.'
	},
	{
		say: 'In der Mitte liegen Punktekarten. Diese will Rot 3, Gelb 4 und Blau 5. Tipp auf deine rote 3, dann auf ihr rotes Feld.',
		then: 'Genau 3: Das rote Feld ist voll.'
	},
	{
		say: 'Ein Feld muss genau gefüllt werden, nie darüber. Bei Rot fehlt noch 1. Welche Karte passt?',
		then: '2 + 1 = 3. Mehrere kleine Karten können ein Feld zusammen füllen.'
	},
	{
		say: 'Nur das rote Feld ist noch offen. Wer das letzte füllt, nimmt die Karte mit ihren Sternen. Hol sie dir.',
		then: 'Vier Sterne, wenn niemand antwortet. Und hier kommt der Blitz ins Spiel.'
	},
	{
		say: 'Jetzt hat Ben die letzte Karte gelegt, eine rote 3. Du hast zwei rote Blitze, die zusammen 3 ergeben. Schlag zu!',
		then: '1 + 2 = 3: Jetzt liegen deine Blitze dort, und die Sterne sind deine, wenn niemand noch einmal antwortet.'
	},
	{
		say: 'Mia antwortet mit eigenen Blitzen? Ein roter Block hebt eine Zahlenkarte auf. Block einen ihrer Blitze.',
		then: 'Ohne diesen Blitz stimmt ihre Summe nicht mehr, und beide fallen. Mehr musst du nicht wissen.'
	}
];
