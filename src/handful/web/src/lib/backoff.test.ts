import { describe, expect, it } from 'vitest';
import { Backoff } from './backoff';

/** The longest waits of so many tries in a row. */
function waits(count: number, backoff = new Backoff()): number[] {
	return Array.from({ length: count }, () => backoff.next(0, 1));
}

describe('the wait before the next try', () => {
	it('doubles up to a quarter of a minute', () => {
		expect(waits(9)).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
		expect(waits(2000).at(-1)).toBe(15_000);
	});
	it('is drawn by lot from half of it on, so that not all come at once', () => {
		expect([0, 0.5, 1].map((lot) => new Backoff().next(0, lot))).toEqual([100, 150, 200]);
	});
	it('grows also where the line opens each time and breaks at once', () => {
		const backoff = new Backoff();
		const found = [0, 1, 2].map((now) => {
			backoff.opened(now);
			return backoff.next(now + 0.5, 1);
		});
		expect(found).toEqual([200, 400, 800]);
	});
	it('starts over after a line that held, and when somebody taps', () => {
		const backoff = new Backoff();
		waits(5, backoff);
		backoff.opened(10_000);
		expect(backoff.next(12_000, 1)).toBe(200);
		waits(5, backoff);
		backoff.reset();
		expect(backoff.next(12_000, 1)).toBe(200);
	});
	it('is never shorter than the server asks for, and spread over as much again', () => {
		expect(new Backoff().next(0, 0, 500)).toBe(600);
		expect(new Backoff().next(0, 1, 500)).toBe(1200);
	});
});
