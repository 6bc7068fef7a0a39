import { describe, expect, it } from 'vitest';
import { confusions, daily, tally } from './record.svelte';
import { FRESH, KEPT, LAST_STEP, RIGHT, WRONG, answered, doubt, moved, nextQuestion, noted, registerOf, scopeOf, type Answer, type Progress } from './training';

const heard = (heard: string, taken = heard, day = 1): Answer => ({ heard, taken, manner: 'rising', register: 'middle', day });
const after = (progress: Progress, ...answers: Answer[]): Progress => answers.reduce(answered, progress);
const times = (count: number, answer: Answer): Answer[] => Array.from({ length: count }, () => answer);
/** The same numbers every time. */
const dice = (seed = 7) => (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
const asked = (progress: Progress, count = 400) => {
	const random = dice();
	return Array.from({ length: count }, () => nextQuestion(progress, random));
};
const share = (progress: Progress, interval: string): number => asked(progress).filter((one) => one.interval === interval).length / 400;

describe('difficulty follows the learner', () => {
	it('adds something new when eight of the last ten are right, not before', () => {
		expect(after(FRESH, ...times(RIGHT - 1, heard('P5'))).step).toBe(0);
		const next = after(FRESH, heard('P5', 'P8'), heard('M3', 'P8'), ...times(RIGHT, heard('P5')));
		expect(next.step).toBe(1);
		expect(next.run).toEqual([]);
	});
	it('forgets what is older than ten answers', () => {
		const mixed = [...times(3, heard('P5', 'P8')), ...times(7, heard('P5'))];
		expect(after(FRESH, ...mixed).step).toBe(0);
		expect(after(FRESH, ...mixed, heard('P5')).step).toBe(1);
	});
	it('takes it away again when six are wrong, and never falls below the first step', () => {
		const there = moved(FRESH, 3);
		expect(after(there, ...times(WRONG - 1, heard('P5', 'P4'))).step).toBe(3);
		expect(after(there, ...times(WRONG, heard('P5', 'P4'))).step).toBe(2);
		expect(after(FRESH, ...times(30, heard('P5', 'P8'))).step).toBe(0);
	});
	it('ends at the last step, with every interval, manner and register', () => {
		expect(moved(FRESH, 99).step).toBe(LAST_STEP);
		const { intervals, manners, registers } = scopeOf(LAST_STEP);
		expect([new Set(intervals).size, manners.length, registers.length]).toEqual([13, 3, 3]);
		expect(after(moved(FRESH, 99), ...times(20, heard('P5'))).step).toBe(LAST_STEP);
	});
	it('asks only what the step has', () => {
		const { intervals } = scopeOf(2);
		for (const { interval, manner, register, low } of asked(moved(FRESH, 2), 100)) {
			expect(intervals).toContain(interval);
			expect([manner, register, registerOf(low)]).toEqual(['rising', 'middle', 'middle']);
		}
	});
	it('asks more often what is missed, and what it is taken for', () => {
		const known = [...times(10, heard('P8')), ...times(10, heard('P5')), ...times(10, heard('M3'))];
		const before = { ...moved(FRESH, 2), answers: known };
		const missed = { ...before, answers: [...known, ...times(6, heard('M3', 'm3')), heard('P8')] };
		expect(share(missed, 'M3')).toBeGreaterThan(2 * share(missed, 'P8'));
		expect(share(missed, 'm3')).toBeGreaterThan(share(missed, 'P5'));
	});
	it('asks more often in the manner that is missed', () => {
		const falling = (one: Answer): Answer => ({ ...one, manner: 'falling' });
		const answers = [...times(10, heard('P5')), ...times(10, { ...heard('P8'), manner: 'together' }), ...times(10, falling(heard('P8', 'P5')))];
		const manners = asked({ ...moved(FRESH, 8), answers }).map((one) => one.manner);
		expect(manners.filter((one) => one === 'falling').length).toBeGreaterThan(200);
	});
	it('asks nothing three times running', () => {
		const twice = { ...FRESH, answers: times(2, heard('P5', 'P8')) };
		expect(share(twice, 'P5')).toBe(0);
	});
});

describe('the record', () => {
	it('counts what was taken for what', () => {
		const answers = [heard('M3'), heard('M3', 'P4'), heard('M3', 'P4'), heard('P4'), heard('TT', 'P4')];
		expect(confusions(answers, ['M3', 'P4'])).toEqual([
			[1, 2],
			[0, 1]
		]);
		expect(tally(answers)).toEqual({ heard: 5, right: 2 });
	});
	it('tells day by day, the latest first', () => {
		expect(daily([heard('M3', 'M3', 4), heard('P5', 'P4', 9), heard('P5', 'P5', 9)])).toEqual([
			{ day: 9, heard: 2, right: 1 },
			{ day: 4, heard: 1, right: 1 }
		]);
	});
	it('keeps what was heard at a table without moving a step, and not without end', () => {
		const full = times(KEPT + 5, heard('P5')).reduce(noted, FRESH);
		expect([full.step, full.run.length, full.answers.length]).toEqual([0, 0, KEPT]);
	});
	it('doubts what was never heard half', () => {
		expect(doubt([], () => true)).toBe(0.5);
		expect(doubt(times(10, heard('P5')), () => true)).toBeLessThan(0.1);
	});
});
