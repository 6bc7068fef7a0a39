import { cards, ringed, sign, type Pictures } from '$kit/pictures';

export const pictures: Pictures = {
	goal: [[...cards('R-m2', 'R-P4', 'Y-P8'), sign('+'), ...cards('R-M2', 'B-M3')], [sign('+ 24', true)]],
	turn: [[...cards('B-m3'), sign('←'), ringed('R-M6'), sign('3 + 9 = 12')], [{ card: 'Y-P4', dim: true }, { card: 'G-P5', dim: true }, { card: 'Y-m2', dim: true }]],
	idea: [
		[...cards('B-m3'), sign('+'), ...cards('R-M6'), sign('= 12', true)],
		[{ card: 'B-P5', dim: true }, sign('+'), { card: 'R-P5', dim: true }, { sign: '= 14 ✗', dim: true }]
	],
	cards: [[ringed('G-TT'), sign('⇄'), sign('+2'), sign('▲●■◆')]],
	end: [[...cards('Y-m6'), sign('…'), ...cards(null, null), sign('= 3')]],
	tips: [[...cards('Y-M3'), sign('←'), ringed('B-m6'), ...cards('B-P4', 'B-M2')], [sign('4 + 8 = 12', true)]]
};
