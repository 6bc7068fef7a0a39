import { describe, expect, it } from 'vitest';
import type { Clock, Table } from './types';
import { toUpdate } from './updates';

/** A table at which so much time has passed, received at a fixed moment of this device. */
function clockOf(clock: Partial<Clock>): unknown {
	const given = { now: 1000, running: true, deadline: null, limit: null, paused_for: [], more: 0, ...clock };
	const table = { seq: 1, view: {}, legal: [], legal_total: 0, awaited: [2], events: [], prompt: '', outcome: null, clock: given };
	return toUpdate(table as unknown as Table, 50_000).clock;
}

describe('what a screen counts down to', () => {
	it('is what the game counts down to, even where the room would act sooner', () => {
		expect(clockOf({ deadline: 11_000, limit: 6000, more: 20_000 })).toEqual({ from: 50_000, ends: 60_000, seat: 2, burning: true, more: 0 });
	});
	it('is else the limit of the room', () => {
		expect(clockOf({ limit: 6000, more: 20_000 })).toEqual({ from: 50_000, ends: 55_000, seat: 2, burning: false, more: 20_000 });
	});
	it('is nothing while the clock stands, or where there is none', () => {
		expect(clockOf({ limit: 6000, running: false })).toBeNull();
		expect(clockOf({})).toBeNull();
	});
});
