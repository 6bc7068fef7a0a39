import { cards, ringed, sign, type DrawPictures } from '$kit/pictures';

export const pictures: DrawPictures = () => ({
	goal: [[{ chips: 14, seat: 0, ring: true }, { chips: 10, seat: 1 }], [{ chips: 10, seat: 2 }, { chips: 6, seat: 3 }, ...cards('RO')]],
	turn: [[...cards('G2'), ringed('T5'), ...cards('ST', 'BL', 'UL', 'CO')], [{ chips: 5, seat: 1 }, sign('→'), { chips: 15, seat: 0, ring: true }]],
	idea: [[...cards('UL'), sign('6 | 9')], [ringed('CO'), sign('8 | 7', true)]],
	cards: [cards('T3', 'G2', 'DR', 'RO'), [...cards('ST', 'SW', 'UL'), sign('←'), ringed('BL'), ...cards('CO')]],
	end: [[ringed('T1'), sign('→'), sign('0'), sign('|'), ringed('RO')]],
	tips: [[{ chips: 20, seat: 0, ring: true }], [{ chips: 3, seat: 1 }, sign('↑'), { chips: 7, seat: 3 }]]
});
