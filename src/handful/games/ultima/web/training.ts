/** Ear training: which interval is asked next, how it sounds, and when something new is added. */

export type Manner = 'rising' | 'together' | 'falling';
export type Register = 'low' | 'middle' | 'high';

/** One interval that was heard, what it was taken for, and on which day (since 1970). */
export interface Answer {
	readonly heard: string;
	readonly taken: string;
	readonly manner: Manner;
	readonly register: Register;
	readonly day: number;
}

/** What this learner has answered, and how far they are. */
export interface Progress {
	readonly step: number;
	/** Which of the latest answers at this step were right. */
	readonly run: readonly boolean[];
	readonly answers: readonly Answer[];
}

/** What is asked: the interval, and how it sounds. */
export interface Asked {
	readonly interval: string;
	readonly manner: Manner;
	readonly register: Register;
	/** The lower note. */
	readonly low: number;
}

interface Scope {
	readonly intervals: readonly string[];
	readonly manners: readonly Manner[];
	readonly registers: readonly Register[];
}

/** What each step adds, the easily told apart first. */
const STEPS: readonly Partial<Scope>[] = [
	{ intervals: ['P8', 'P5', 'M3'], manners: ['rising'], registers: ['middle'] },
	{ intervals: ['P4'] },
	{ intervals: ['m3'] },
	{ manners: ['together'] },
	{ intervals: ['M2'] },
	{ intervals: ['m2'] },
	{ manners: ['falling'] },
	{ intervals: ['M6'] },
	{ intervals: ['m6'] },
	{ registers: ['low', 'high'] },
	{ intervals: ['TT'] },
	{ intervals: ['m7'] },
	{ intervals: ['M7'] },
	{ intervals: ['P1'] }
];
export const LAST_STEP = STEPS.length - 1;
export const FRESH: Progress = { step: 0, run: [], answers: [] };

/** So many answers are looked at, and so many of them right add something; so many wrong take it away. */
export const RUN = 10;
export const RIGHT = 8;
export const WRONG = 6;
/** How many answers a device keeps. */
export const KEPT = 2000;

const LOWEST: Readonly<Record<Register, number>> = { low: 43, middle: 55, high: 67 };
const ROOTS = 10;

export const isRight = ({ heard, taken }: Answer): boolean => heard === taken;

/** All that is asked at a step. */
export function scopeOf(step: number): Scope {
	const so = STEPS.slice(0, step + 1);
	return {
		intervals: so.flatMap((one) => one.intervals ?? []),
		manners: so.flatMap((one) => one.manners ?? []),
		registers: so.flatMap((one) => one.registers ?? [])
	};
}

/** In which register a note lies. */
export function registerOf(low: number): Register {
	if (low < LOWEST.middle) return 'low';
	return low < LOWEST.high ? 'middle' : 'high';
}

/** After an answer: with enough of the latest right a step on, with too many wrong a step back. */
export function answered(progress: Progress, answer: Answer): Progress {
	const run = [...progress.run, isRight(answer)].slice(-RUN);
	const right = run.filter(Boolean).length;
	const answers = noted(progress, answer).answers;
	if (right >= RIGHT && progress.step < LAST_STEP) return moved({ ...progress, answers }, 1);
	if (run.length - right >= WRONG && progress.step > 0) return moved({ ...progress, answers }, -1);
	return { ...progress, run, answers };
}

/** An interval that was heard at a table: it counts in the record, but moves no step. */
export function noted(progress: Progress, answer: Answer): Progress {
	return { ...progress, answers: [...progress.answers, answer].slice(-KEPT) };
}

/** Easier or harder, by so many steps. */
export function moved(progress: Progress, by: number): Progress {
	return { ...progress, step: Math.min(LAST_STEP, Math.max(0, progress.step + by)), run: [] };
}

/** How likely a wrong answer is, by the latest ten of a kind; a half where there are none. */
export function doubt(answers: readonly Answer[], isKind: (answer: Answer) => boolean): number {
	const latest = answers.filter(isKind).slice(-RUN);
	const wrong = latest.filter((one) => !isRight(one)).length;
	return (wrong + 1) / (latest.length + 2);
}

/** The next question: what is often missed, or often answered wrongly, comes more often. */
export function nextQuestion({ step, answers }: Progress, random: () => number = Math.random): Asked {
	const { intervals, manners, registers } = scopeOf(step);
	const [before, last] = answers.slice(-2);
	const stale = before?.heard === last?.heard ? last?.heard : undefined;
	const fresh = intervals.filter((one) => one !== stale);
	const interval = drawn(fresh, (one) => doubt(answers, ({ heard, taken }) => heard === one || taken === one), random);
	const manner = drawn(manners, (one) => doubt(answers, (answer) => answer.manner === one), random);
	const register = drawn(registers, (one) => doubt(answers, (answer) => answer.register === one), random);
	return { interval, manner, register, low: LOWEST[register] + Math.floor(random() * ROOTS) };
}

/** One of these, each as likely as its weight. */
function drawn<T>(all: readonly T[], weigh: (one: T) => number, random: () => number): T {
	const weights = all.map(weigh);
	let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
	return all.find((_, index) => (rest -= weights[index]) < 0) ?? all[all.length - 1];
}
