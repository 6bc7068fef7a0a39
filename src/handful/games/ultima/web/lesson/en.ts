export default [
	{
		say: 'The pile shows a blue card, and blue goes on blue. Lay one of your blue cards.',
		then: 'Same colour: it always fits.'
	},
	{
		say: 'Nothing green here. But two intervals that make twelve fit too: the pile has 3, so you need 9. Lay the major sixth.',
		then: '3 + 9 = 12: the octave is full, and now red is the colour.'
	},
	{
		say: 'Careful: two equal intervals do not match. 7 + 7 is not 12. Which card does?',
		then: 'A fourth completes a fifth: 5 + 7 = 12.'
	},
	{
		say: 'Nothing fits. Draw a card; if it fits you may play it at once, and only it.',
		then: 'You drew. Whatever comes, you play that card or keep it, and the turn is over.'
	},
	{
		say: 'A tritone does one of three things: turn play round, make the next player draw two, or name any colour. Make Ben draw two.',
		then: 'Ben draws two and is skipped.'
	},
	{
		say: 'Two cards left: after this play you have one. Say Ultima! with it, or somebody may catch you. Switch it on, then play.',
		then: 'One card left, and everybody knows. That is all you need to play.'
	}
];
