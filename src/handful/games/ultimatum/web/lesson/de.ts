export default [
	{
		say: 'Alle haben zehn Chips; wer am Ende die meisten hat, gewinnt. Spiel deine Nimm 5 gegen Ben.',
		then: 'Fünf Chips kamen herüber, und niemand konnte es verhindern. Aber jetzt jagen alle dich.'
	},
	{
		say: 'Eine Gib bringt dir selbst nie etwas: Jemand zahlt einem anderen. Mia führt. Lass sie Ben 4 zahlen.',
		then: 'Mia fällt zurück, und Ben dankt es dir vielleicht einmal.'
	},
	{
		say: 'Ben will deinen ganzen Stapel rauben! Du hast einen Block.',
		then: 'Nichts bewegt sich, und sein Raub ist weg. Ein Block hilft nur, wenn du gefragt wirst.'
	},
	{
		say: 'Die Karte, nach der das Spiel heißt: Teil Ottos Chips zwischen Ben und dir. Biete Ben die Hälfte.',
		then: 'Andere dürfen dich jetzt mit einem Konter überbieten; dann nimmt Ben einen Handel oder verdirbt alle.'
	},
	{
		say: 'Runde beendet alles auf einmal, und alle behalten, was sie haben. Du führst: Läute die Glocke.',
		then: 'Du gewinnst mit 16. Das kann jeden Moment geschehen; denk daran, bevor du jemanden fütterst.'
	}
];
