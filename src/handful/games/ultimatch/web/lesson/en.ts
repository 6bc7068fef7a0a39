export default [
	{
		say: 'Clear the pyramid together. An open card goes when you play its colour or its number. Take the orange 5 with your orange 3: tap it, then your card.',
		then: 'Orange on orange. A 5 of any colour would have done as well.'
	},
	{
		say: 'Nothing orange, no 5. But two cards may add up or subtract to it: 7 − 2 = 5.',
		then: 'With plus and minus the colours do not matter.'
	},
	{
		say: 'Colours mix too: yellow and blue make green. Take the green 8 with your yellow 1 and the blue 2 from everyone’s hand.',
		then: 'When colours mix, the numbers do not matter. Everyone’s hand is open, and anybody may use it.'
	},
	{
		say: 'Now both at once: red with yellow makes orange, and 2 + 3 = 5. That is an Ultimatch.',
		then: 'An Ultimatch pays two new cards: one for you, one for everyone’s hand.'
	},
	{
		say: 'Before Ben matches you may help him, without a word: put a card forward, face down, and show how keen you are. Your orange 4 fits the orange 5. Tap it.',
		then: 'Ben sees a back and your gesture, nothing else. If he takes it, he gives you a card of his.'
	},
	{
		say: 'No card of yours matches, not even together with everyone’s hand. So pass, and draw a card.',
		then: 'One lamp is lit. If everybody passes in a row, all of you lose; one match puts the lamps out. That is all you need to play.'
	}
];
