export default [
	{
		say: 'Nine cards lie face down in the matchbox. Everybody sees what you turn over. Turn over A1, the first of the top row.',
		then: 'A 5. Remember where it lies: cards go back to the same place.'
	},
	{
		say: 'You have seen another 5 in the very middle. Turn it over.',
		then: 'Equal: both are yours, the gaps are filled, and you go on.'
	},
	{
		say: '5 and 7 are not equal. But you hold Add 2: tap the 5, then Add 2, and strike it.',
		then: '5 + 2 = 7. The card you used is a point as well: three cards.'
	},
	{
		say: 'The order counts, card after card. Make the 3 an 8: first Add 1, then Multiply by 2.',
		then: '3 + 1 = 4, times 2 is 8. A card that the sum does not need would be refused.'
	},
	{
		say: 'Something hisses at B2. Turn it over.',
		then: 'Boom! Dynamite brings you itself and every card around it.'
	},
	{
		say: 'A TIMER gives you ten seconds to turn over all you dare. Lift it and light the fuse; then your turn is over.',
		then: 'While it burns, tap two open cards to take them. That is all you need to play.'
	}
];
