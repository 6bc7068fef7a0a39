import { expect, test } from 'vitest';
import { apart, band, line, points, signed, ticks } from './review';

test('points have their sign', () => {
	expect([49, -3, 0].map(signed)).toEqual(['+49', '−3', '0']);
	expect(points(0.494)).toBe(49);
});

test('labels keep apart and inside', () => {
	expect(apart([10, 12, 90], 20, 0, 100)).toEqual([10, 30, 90]);
	const low = apart([95, 96, 97], 20, 0, 100);
	expect(low).toEqual([60, 80, 100]);
});

test('an axis has a few round steps', () => {
	expect(ticks(37)).toEqual([0, 10, 20, 30]);
	expect(ticks(121)).toEqual([0, 50, 100]);
	expect(ticks(4)).toEqual([0, 1, 2, 3, 4]);
});

test('lines and bands are paths', () => {
	expect(line([[0, 1], [2, 3]])).toBe('M0.0 1.0L2.0 3.0');
	expect(band([[0, 0], [1, 0]], [[0, 2], [1, 2]])).toBe('M0.0 0.0L1.0 0.0L1.0 2.0L0.0 2.0Z');
});
