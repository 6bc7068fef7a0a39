import { book, type Entry } from './book';
import type { Form } from '$kit/forms';

/** The deal of the day on this device: which day it is here, how far one is, how many days in a row. */

export type Result = 'alone' | 'hint' | 'missed' | 'none';

/** How the results look where there is only text. */
export const EMOJI: Readonly<Record<Result, string>> = { alone: '🟢', hint: '🔶', missed: '❌', none: '⬜' };

/** A day as this device has it, `2026-11-16`: its own clock and time zone count, for there is no other. */
export function dayOf(when: Date): string {
	const two = (number: number): string => String(number).padStart(2, '0');
	return `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
}

export const today = (): string => dayOf(new Date());

/** The day so many days later, or earlier. */
export function daysOn(day: string, count: number): string {
	const [year, month, date] = day.split('-').map(Number);
	return dayOf(new Date(year!, month! - 1, date! + count, 12));
}

/** The day in an address: one that has begun here, else today. */
export function dayIn(text: string | undefined): string {
	const isDay = /^\d{4}-\d\d-\d\d$/.test(text ?? '') && daysOn(text!, 0) === text;
	return isDay && text! <= today() ? text! : today();
}

/** English is British here, in dates too. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** A day in the reader's language. */
export function dated(day: string, language: string, how: Intl.DateTimeFormatOptions): string {
	const [year, month, date] = day.split('-').map(Number);
	return new Intl.DateTimeFormat(localeOf(language), how).format(new Date(year!, month! - 1, date!, 12));
}

/** What came of a deal: by how much was reached, and whether help was asked for. */
export function resultOf(reached: number, enough: number, hints: number): Exclude<Result, 'none'> {
	if (reached < enough) return 'missed';
	return hints ? 'hint' : 'alone';
}

export function entriesOf(day: string): readonly Entry[] {
	return book().filter((one) => one.kind === 'day' && one.of === day);
}

/** On how many days in a row something was played on its own day, up to today or yesterday. */
export function daysInRow(entries: readonly Entry[], until: string): number {
	const days = played(entries);
	let day = days.has(until) ? until : daysOn(until, -1);
	let count = 0;
	for (; days.has(day); day = daysOn(day, -1)) count++;
	return count;
}

/** The longest such row. */
export function longestRow(entries: readonly Entry[]): number {
	const days = played(entries);
	const ends = [...days].filter((day) => !days.has(daysOn(day, 1)));
	return Math.max(0, ...ends.map((day) => daysInRow(entries, day)));
}

const played = (entries: readonly Entry[]): Set<string> =>
	new Set(entries.filter((one) => one.kind === 'day' && !one.late).map((one) => one.of ?? ''));

/** A deal that was begun and is not finished. */
export interface Begun {
	/** The moves; what a quiz was answered. */
	readonly made: readonly Form[];
	readonly hints: number;
	/** Whether its day was over when it began. */
	readonly late: boolean;
}

const KEY = 'handful.day';
/** So many begun deals are remembered. */
const KEPT = 15;

function all(): Record<string, Begun> {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Begun>;
	} catch {
		return {};
	}
}

const nameOf = (day: string, game: string, name: string): string => `${day} ${game} ${name}`;

export function begunOf(day: string, game: string, name: string): Begun | null {
	return all()[nameOf(day, game, name)] ?? null;
}

/** Remember how far one is, or forget it. */
export function keepBegun(day: string, game: string, name: string, begun: Begun | null): void {
	const { [nameOf(day, game, name)]: _, ...others } = all();
	const entries = Object.entries(others);
	if (begun) entries.push([nameOf(day, game, name), begun]);
	try {
		localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries.slice(-KEPT))));
	} catch {
		// A browser that keeps nothing plays it in one go.
	}
}

/** How a deal ended, with the game's own words for it where they add anything: never "Found: Found". */
export function told(end: string, said: string): string {
	return end.toLowerCase().includes(said.toLowerCase()) ? end : `${end}: ${said}`;
}
