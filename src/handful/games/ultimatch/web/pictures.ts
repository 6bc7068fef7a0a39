import { cards, ringed, sign, type DrawPictures } from '$kit/pictures';

export const pictures: DrawPictures = ({ mode }) => ({
	goal: [cards(null), cards(null, null), cards('R4', 'G6', 'B2')],
	turn: mode === 'alone' ? [[ringed('Y5'), sign('←'), ...cards('Y3')]] : [[ringed('O8'), sign('→'), ...cards(null), sign('…'), ...cards('Y3')]],
	idea: [
		[ringed('O5'), sign('←'), ...cards('O3'), sign('|'), ...cards('G5'), sign('|'), ...cards('G2'), sign('+'), ...cards('B3')],
		[...cards('R7'), sign('−'), ...cards('P2'), sign('|'), ...cards('R1'), sign('+'), ...cards('Y7')]
	],
	cards: [[ringed('O5'), sign('='), ...cards('R2'), sign('+'), ...cards('Y3'), sign('★', true), ...cards(null, null)]],
	end: [[ringed('P3'), sign('='), ...cards('R8'), sign('−'), ...cards('B5')]],
	tips: [cards(null, null), [ringed('R4')]]
});
