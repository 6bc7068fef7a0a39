export default [
	{
		say: 'Everybody has ten chips; whoever has the most at the end wins. Play your Take 5 on Ben.',
		then: 'Five chips came over, and nobody could stop it. But now you are the one to catch.'
	},
	{
		say: 'A Give never pays you: one player pays another. Mia leads. Let her pay Ben 4.',
		then: 'Mia falls back, and Ben may thank you some day.'
	},
	{
		say: 'Ben wants to steal your whole stack! You hold a Block.',
		then: 'Nothing moves, and his Steal is gone. A Block helps only when you are asked.'
	},
	{
		say: 'The card that names the game: divide Otto’s chips between Ben and you. Offer Ben half of them.',
		then: 'Others may now outbid you with a Counter; then Ben takes one deal or spoils them all.'
	},
	{
		say: 'Round ends everything at once, and everybody keeps what they have. You lead: ring the bell.',
		then: 'You win with 16. It can happen at any moment, so think of it before you feed somebody.'
	}
];
