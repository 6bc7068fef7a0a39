import { expect, test } from 'vitest';
import { apart, band, line, points, signed, stacked, ticks } from './review';

test('points have their sign', () => {
	expect([49, -3, 0].map(signed)).toEqual(['+49', '−3', '0']);
	expect(points(0.494)).toBe(49);
});

test('labels keep apart and inside', () => {
	expect(apart([10, 12, 90], 20, 0, 100)).toEqual([10, 30, 90]);
	const low = apart([95, 96, 97], 20, 0, 100);
	expect(low).toEqual([60, 80, 100]);
});

test('no mark covers another, and all stay inside', () => {
	const flags = [[100, 60, -1], [104, 60, -1], [108, 58, -1], [104, 50, 1], [110, 195, 1], [110, 199, 1], [300, 60, -1]] as const;
	const heights = stacked(flags.map(([x, y, way]) => ({ x, y, way })), 24, 10, 200);
	heights.forEach((one, first) => {
		expect(one).toBeGreaterThanOrEqual(10);
		expect(one).toBeLessThanOrEqual(200);
		heights.slice(first + 1).forEach((other, next) => {
			const across = Math.abs(flags[first]![0] - flags[first + 1 + next]![0]);
			expect(Math.max(across, Math.abs(one - other))).toBeGreaterThanOrEqual(24);
		});
	});
	expect(heights[6]).toBe(40);
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
