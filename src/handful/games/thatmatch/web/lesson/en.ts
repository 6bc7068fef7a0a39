export default [
	{
		say: 'Every turn begins with drawing, up to two cards. Draw two.',
		then: 'More cards, more choice. Seven is the most you may hold.'
	},
	{
		say: 'In the middle lie point cards. This one asks for red 3, yellow 4 and blue 5. Tap your red 3, then its red lane.',
		then: 'Exactly 3: the red lane is closed.'
	},
	{
		say: 'A lane must be filled exactly, never over. Red still needs 1. Which card goes there?',
		then: '2 + 1 = 3. Several small cards can fill a lane together.'
	},
	{
		say: 'Only the red lane is open. Whoever closes the last one takes the card and its stars. Take it.',
		then: 'Four stars, unless somebody answers. That is where the lightning comes in.'
	},
	{
		say: 'Now Ben has laid the last card, a red 3. You hold two red bolts that make 3 together. Strike!',
		then: '1 + 2 = 3: your bolts lie there now, and the stars are yours if nobody answers again.'
	},
	{
		say: 'Mia answers your plans with bolts of her own? A red block cancels a number card. Block one of her bolts.',
		then: 'Without that bolt her sum is wrong, and both fall. That is all you need to play.'
	}
];
