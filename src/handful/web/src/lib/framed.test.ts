import { describe, expect, it } from 'vitest';
import { frames, heldIn } from './framed';

const around = { left: 100, top: 50, width: 400, height: 200 };
const boxes: Record<string, { left: number; top: number; width: number; height: number }> = {
	'place:A1': { left: 100, top: 50, width: 40, height: 20 },
	'place:B2': { left: 300, top: 150, width: 40, height: 20 }
};
const boxOf = (part: string): (typeof boxes)[string] | undefined => boxes[part];

describe('the parts of two moves', () => {
	it('are framed where they lie, in percent of the table', () => {
		const [best, made] = frames({ best: ['place:B2'], made: ['place:A1'] }, boxOf, around);
		expect(best).toEqual({ part: 'place:B2', best: true, made: false, left: 50, top: 50, width: 10, height: 10 });
		expect(made).toMatchObject({ part: 'place:A1', best: false, made: true, left: 0, top: 0 });
	});

	it('have one frame where both moves need them, and none where they are not drawn', () => {
		expect(frames({ best: ['place:A1', 'do:keep'], made: ['place:A1'] }, boxOf, around)).toMatchObject([{ part: 'place:A1', best: true, made: true }]);
	});

	it('are cards where the hand holds them', () => {
		const moves = { best: ['card:R1', 'place:A1'], made: ['card:R1', 'card:B2'] };
		expect(heldIn(moves.best, moves.made)).toEqual([
			{ part: 'card:R1', code: 'R1', best: true, made: true },
			{ part: 'card:B2', code: 'B2', best: false, made: true }
		]);
		expect(frames(moves, () => boxes['place:A1'], around).map(({ part }) => part)).toEqual(['place:A1']);
	});
});
