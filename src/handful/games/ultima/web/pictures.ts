import { cards, ringed, sign, type DrawPictures } from '$kit/pictures';

/** What the hands of the others are worth. */
const WORTH: Readonly<Record<string, string>> = { standard: '+ 24', simple: '+ 1', elimination: '18 | 6' };

export const pictures: DrawPictures = ({ scoring, call }) => ({
	goal: [[...cards('R-m2', 'R-P4', 'Y-P8'), sign('+'), ...cards('R-M2', 'B-M3')], [sign(WORTH[String(scoring)], true)]],
	turn: [[...cards('B-m3'), sign('←'), ringed('R-M6'), sign('3 + 9 = 12')], [{ card: 'Y-P4', dim: true }, { card: 'G-P5', dim: true }, { card: 'Y-m2', dim: true }]],
	idea: [
		[...cards('B-m3'), sign('+'), ...cards('R-M6'), sign('= 12', true)],
		[{ card: 'B-P5', dim: true }, sign('+'), { card: 'R-P5', dim: true }, { sign: '= 14 ✗', dim: true }]
	],
	cards: [[ringed('G-TT'), sign('⇄'), sign('+2'), sign('▲●■◆')]],
	end: [call === 'auto' ? cards('Y-m6') : [...cards('Y-m6'), sign('…'), ...cards(null, null), sign('= 3')]],
	tips: [[...cards('Y-M3'), sign('←'), ringed('B-m6'), ...cards('B-P4', 'B-M2')], [sign('4 + 8 = 12', true)]]
});
