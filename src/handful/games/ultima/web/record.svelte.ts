import { FRESH, answered, isRight, moved, noted, type Answer, type Progress } from './training';

/** What this device keeps of its learner's ear, and what can be read from it. */

const KEY = 'handful.ear';
const DAY = 24 * 3600 * 1000;

export const today = (): number => Math.floor(Date.now() / DAY);
export const dateOf = (day: number): Date => new Date(day * DAY);

function read(): Progress {
	try {
		return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>) };
	} catch {
		return FRESH;
	}
}

/** One record for training and for games by ear. */
export class EarRecord {
	progress = $state.raw<Progress>(read());

	answer(answer: Answer): void {
		this.#keep(answered(this.progress, answer));
	}

	/** What was heard at a table; another tab may have kept something since. */
	note(answer: Answer): void {
		this.#keep(noted(read(), answer));
	}

	move(by: number): void {
		this.#keep(moved(this.progress, by));
	}

	erase(): void {
		this.#keep(FRESH);
	}

	#keep(progress: Progress): void {
		this.progress = progress;
		try {
			localStorage.setItem(KEY, JSON.stringify(progress));
		} catch {
			// A browser that keeps nothing still trains.
		}
	}
}

/** How often one thing was heard, and how often it was known. */
export interface Tally {
	readonly heard: number;
	readonly right: number;
}

export function tally(answers: readonly Answer[]): Tally {
	return { heard: answers.length, right: answers.filter(isRight).length };
}

/** How often each of these intervals, by rows, was taken for each, by columns. */
export function confusions(answers: readonly Answer[], intervals: readonly string[]): number[][] {
	const table = intervals.map(() => intervals.map(() => 0));
	for (const { heard, taken } of answers) {
		const [row, column] = [intervals.indexOf(heard), intervals.indexOf(taken)];
		if (row >= 0 && column >= 0) table[row][column]++;
	}
	return table;
}

/** The days on which something was heard, the latest first. */
export function daily(answers: readonly Answer[]): (Tally & { readonly day: number })[] {
	const days = [...new Set(answers.map((one) => one.day))].sort((a, b) => b - a);
	return days.map((day) => ({ day, ...tally(answers.filter((one) => one.day === day)) }));
}
