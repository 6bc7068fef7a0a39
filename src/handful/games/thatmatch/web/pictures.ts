import { cards, ringed, sign, type DrawPictures, type Pictures, type Thing } from '$kit/pictures';
import PointFace from './screens/PointFace.svelte';

/** A point card that asks for red, yellow and blue, with what is missing in each. */
function point(stars: number, asks: number[], gaps: number[], ring = false): Thing {
	return { art: PointFace, as: { slot: { card: '', stars, asks, gaps, lying: [[], [], []] } }, ring };
}

const standard: Pictures = {
	goal: [[...cards('B1'), sign('→'), point(2, [1, 2, 3], [0, 0, 1], true), sign('★★', true)]],
	turn: [[point(2, [1, 2, 3], [0, 0, 3]), ringed('B2'), sign('+'), ringed('B1'), { card: 'Y5', dim: true }]],
	idea: [[{ card: 'R3', dim: true }, sign('←'), ringed('R1L'), sign('+'), ringed('R2L'), sign('= 3', true)]],
	cards: [[{ card: 'R3', dim: true }, sign('←'), ...cards('R1L', 'R2L'), sign('←'), { card: 'KR', dim: true }, sign('←'), ringed('KO')]],
	end: [[point(4, [2, 4, 6], [0, 0, 4]), sign('←'), ringed('BX'), sign('6 + 4 = 10 ★', true)]],
	tips: [[point(2, [1, 2, 3], [0, 0, 1]), sign('!', true), point(4, [3, 4, 5], [0, 0, 5]), sign('✓')]]
};

/** For small children: one card closes one colour, and nobody answers. */
const simple: Pictures = {
	goal: [[...cards('B3'), sign('→'), point(2, [1, 2, 3], [0, 0, 3], true), sign('★★', true)]],
	turn: [[point(2, [1, 2, 3], [0, 0, 3]), sign('←'), ringed('B3'), { card: 'B1', dim: true }]],
	idea: [[point(2, [1, 2, 3], [1, 2, 3]), sign('←'), ringed('Y2')]],
	cards: [cards('M2', 'BX')],
	end: [[point(4, [3, 4, 5], [0, 0, 5]), sign('←'), ringed('BX'), sign('6 + 4 = 10 ★', true)]],
	tips: [[point(2, [1, 2, 3], [0, 0, 3]), sign('!', true), point(4, [3, 4, 5], [0, 4, 5]), sign('✓')]]
};

export const pictures: DrawPictures = ({ variant }) => (variant === 'simple' ? simple : standard);
