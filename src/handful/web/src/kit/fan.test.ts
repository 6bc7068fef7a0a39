import { describe, expect, it } from 'vitest';
import { SLICE, named, spread } from './fan';

describe('the fan', () => {
	const phone = { width: 328, height: 300 };

	it('shows a thumb-wide slice of each of seven cards on a small phone', () => {
		const found = spread(7, phone, 158);
		expect(found.rows).toBe(1);
		expect(found.step).toBeGreaterThanOrEqual(SLICE);
		expect(found.step * 6 + found.width).toBeLessThanOrEqual(phone.width + 1);
	});

	it('takes a second row rather than a thinner slice', () => {
		const found = spread(12, phone, 158);
		expect(found.rows).toBe(2);
		expect(found.step).toBeGreaterThanOrEqual(SLICE);
	});

	it('takes no second row where only height is short', () => {
		const found = spread(2, { width: 328, height: 84 }, 158);
		expect(found.rows).toBe(1);
		expect(found.width).toBe(40);
	});

	it('takes no row that would be cut off', () => {
		const found = spread(12, { width: 324, height: 88 }, 158);
		expect(found.rows).toBe(1);
		expect(found.width * 1.4).toBeLessThanOrEqual(58);
	});

	it('shows what is written in the middle of each card, in several rows', () => {
		const found = spread(10, { width: 342, height: 300 }, 158, undefined, 0.84);
		expect([found.rows, found.perRow]).toEqual([2, 5]);
		expect(found.step).toBeGreaterThanOrEqual(found.width * 0.84 - 1);
		expect(found.drop).toBeGreaterThanOrEqual(found.width * 1.4);
	});

	it('keeps one row of eight on a small phone', () => {
		expect(spread(8, { width: 324, height: 200 }, 158)).toMatchObject({ rows: 1, width: 86 });
	});

	it('lies side by side where there is room', () => {
		const found = spread(3, { width: 900, height: 260 }, 148);
		expect(found.rows).toBe(1);
		expect(found.width).toBe(148);
	});
});

describe('the cards of a hand', () => {
	it('keep their names while others come and go', () => {
		expect(named(['T4', 'BL', 'T4'])).toEqual(['T4 0', 'BL 0', 'T4 1']);
		expect(named(['BL', 'T4', 'T4'])).toEqual(['BL 0', 'T4 0', 'T4 1']);
	});
});
