import { describe, expect, it, vi } from 'vitest';

vi.mock('./settings.svelte', () => ({ settings: { get: () => 'Ada' } }));
const { dayIn, dayOf, daysInRow, daysOn, longestRow, resultOf, today, told } = await import('./day');
type Line = Parameters<typeof daysInRow>[0][number];

const day = (of: string, late = false): Line => ({ kind: 'day', game: 'toy', at: 1, result: 'alone', of, ...(late ? { late } : {}) });

describe('the deal of the day', () => {
	it('goes by the date of the device', () => {
		expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
		expect([daysOn('2026-03-01', -1), daysOn('2028-02-28', 1), daysOn('2026-12-31', 1)]).toEqual(['2026-02-28', '2028-02-29', '2027-01-01']);
	});

	it('says how it ended once', () => {
		expect([told('Found', 'Found'), told('Mit Tipp gefunden', 'Gefunden'), told('Found', '7 of 9 pairs')]).toEqual(['Found', 'Mit Tipp gefunden', 'Found: 7 of 9 pairs']);
	});

	it('deals nothing before its day', () => {
		expect([dayIn('2020-02-29'), dayIn('2999-01-01'), dayIn('2021-02-29'), dayIn('x'), dayIn(undefined)]).toEqual(['2020-02-29', today(), today(), today(), today()]);
	});

	it('counts days in a row, with today or up to yesterday', () => {
		const days = ['2026-11-12', '2026-11-14', '2026-11-15'].map((one) => day(one));
		expect(daysInRow([...days, day('2026-11-16')], '2026-11-16')).toBe(3);
		expect(daysInRow(days, '2026-11-16')).toBe(2);
		expect(daysInRow(days, '2026-11-17')).toBe(0);
		expect([longestRow(days), longestRow([])]).toEqual([2, 0]);
	});

	it('does not count a day that was played when it was over', () => {
		expect(daysInRow([day('2026-11-15', true), day('2026-11-16')], '2026-11-16')).toBe(1);
	});

	it('says honestly how it went', () => {
		expect([resultOf(6, 5, 0), resultOf(5, 5, 1), resultOf(4, 5, 1)]).toEqual(['alone', 'hint', 'missed']);
	});
});
