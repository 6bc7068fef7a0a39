import { cards, ringed, sign, type DrawPictures, type Picture } from '$kit/pictures';

const BACK = null;

/** Without the cards that double and halve. */
const FOR_CHILDREN: Picture = [[...cards('3.R'), sign('+'), ...cards('+1.Y', '+3.B'), sign('= 7', true), ...cards('7.Y')]];

export const pictures: DrawPictures = ({ junior }) => ({
	goal: [
		[...cards('5.R', '5.B', '7.Y', '7.R', '+2.B', 'D'), sign('6', true)],
		[...cards('4.R', '4.Y', '9.B'), sign('3')]
	],
	turn: [[ringed('5.R'), ...cards(BACK, BACK)], [{ card: BACK }, ringed('5.B'), { card: BACK }], cards(BACK, BACK, BACK)],
	idea:
		junior === 'on'
			? FOR_CHILDREN
			: [
					[...cards('3.R'), sign('+'), ...cards('+1.Y', 'x2.B'), sign('= 8', true), ...cards('8.Y')],
					[{ sign: '3 × 2 + 1 = 7 ≠ 8', dim: true }]
				],
	cards: [cards('-2.R', 'W.Y', 'T.B', 'D')],
	end: [[{ card: '10.B', dim: true }, sign('43', true), sign(':'), sign('39'), { card: '-3.Y', dim: true }]],
	tips: [[...cards(BACK), sign('→'), ringed('4.R'), sign('→'), ...cards('4.B')]]
});
