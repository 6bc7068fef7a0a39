import { settings } from './settings.svelte';

/** Your own book: what was played on this device, a book for each name; nothing of it is ever sent. */

export const KINDS = ['game', 'day', 'puzzle', 'ear'] as const;
export const RESULTS = ['won', 'lost', 'drawn', 'alone', 'hint', 'missed'] as const;

/** One line of the book. */
export interface Entry {
	/** A game at a table, one deal of the day, a puzzle, or a round of ear training. */
	readonly kind: (typeof KINDS)[number];
	readonly game: string;
	/** When, in milliseconds since 1970. */
	readonly at: number;
	/** Games are won, lost or drawn; all else is found alone, with a hint, or missed. */
	readonly result: (typeof RESULTS)[number];
	/** Which one it was: the date of a deal, a puzzle's name, a room and its game. The first result of each counts. */
	readonly of?: string;
	/** So many right, out of so many. */
	readonly right?: number;
	readonly total?: number;
	/** How many turns it took. */
	readonly turns?: number;
	/** A deal of the day that was begun when its day was over: it counts for no row of days. */
	readonly late?: boolean;
	/** How many sat at the table. */
	readonly seats?: number;
	/** What a review found in points of winning: how much came from skill, and from luck. */
	readonly skill?: number;
	readonly luck?: number;
}

/** What was chosen is no book of ours. */
export class NoBook extends Error {}

export const VERSION = 1;
/** How many lines a device keeps for each name; the oldest go first. */
export const KEPT = 4000;
const PREFIX = 'handful.book.';
const NUMBERS = ['right', 'total', 'turns', 'seats', 'skill', 'luck'] as const;

/** For browsers that keep nothing, or no more: the page still knows until it is closed. */
const unsaved = new Map<string, readonly Entry[]>();
const latest = new Set<() => void>();

const here = (): string => settings.get('name');

/** The names that have a book on this device; '' belongs to whoever gave no name. */
export function readers(): string[] {
	const found = new Set(unsaved.keys());
	try {
		for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
	} catch {
		// Nothing is kept here.
	}
	return [...found].filter((name) => book(name).length).sort();
}

/** All lines of a book, the oldest first. */
export function book(name = here()): readonly Entry[] {
	return unsaved.get(name) ?? kept(name);
}

/** Write a line, unless the book has it: one try counts. */
export function record(entry: Entry, name = here()): void {
	write(name, [...book(name), entry]);
}

/** How the book names a game in a room, from the seat of whoever played it. */
export const gameOf = (room: string, number: number, seat: number): string => `${room} ${number} ${seat}`;

/** Add to the line about this one, in whosever book it stands, what was learned later, such as its review. */
export function amend(of: string, more: Partial<Entry>): void {
	for (const name of readers()) {
		const entries = book(name);
		if (entries.some((one) => one.of === of)) write(name, entries.map((one) => (one.of === of ? { ...one, ...more } : one)));
	}
}

/** The first line about this one. */
export function entryOf(kind: Entry['kind'], game: string, of: string, name = here()): Entry | undefined {
	return book(name).find((one) => one.kind === kind && one.game === game && one.of === of);
}

/** The book as the text of a file. */
export function exported(name = here()): string {
	return JSON.stringify({ handful: 'book', version: VERSION, name, entries: book(name) }, null, '\t');
}

/** Take in what a file has; says how many lines were new. Anything else than a book throws `NoBook`. */
export function imported(text: string, name = here()): number {
	const found = entriesIn(text);
	if (!found) throw new NoBook();
	const before = book(name).length;
	return write(name, [...book(name), ...found]).length - before;
}

/** Forget it all. */
export function erase(name = here()): void {
	unsaved.delete(name);
	try {
		localStorage.removeItem(PREFIX + name);
	} catch {
		// Nothing was kept.
	}
	for (const tell of latest) tell();
}

/** What was played before anybody was asked for a name belongs to the first who gives one. */
export function claim(name = here()): void {
	if (name && book('').length && !readers().some((one) => one)) {
		write(name, book(''));
		erase('');
	}
}

/** Be told of every change; the answer ends it. */
export function onchange(tell: () => void): () => void {
	latest.add(tell);
	return () => void latest.delete(tell);
}

function write(name: string, entries: readonly Entry[]): readonly Entry[] {
	const next = once(entries).slice(-KEPT);
	try {
		if (isNewer(localStorage.getItem(PREFIX + name))) throw new Error('a newer Handful wrote it');
		localStorage.setItem(PREFIX + name, JSON.stringify({ handful: 'book', version: VERSION, name, entries: next }));
		unsaved.delete(name);
	} catch {
		unsaved.set(name, next);
	}
	for (const tell of latest) tell();
	return next;
}

/** In order of time, each only once. */
function once(entries: readonly Entry[]): Entry[] {
	const ordered = [...entries].sort((a, b) => a.at - b.at);
	const seen = new Set<string>();
	return ordered.filter((one) => {
		const key = `${one.kind} ${one.game} ${one.of ?? one.at}`;
		return !seen.has(key) && seen.add(key);
	});
}

function kept(name: string): readonly Entry[] {
	try {
		return entriesIn(localStorage.getItem(PREFIX + name) ?? '') ?? [];
	} catch {
		return [];
	}
}

/** The lines in a text that are whole; null where it is no book, or one of a newer kind. */
function entriesIn(text: string): Entry[] | null {
	const found = parsed(text);
	if (found?.handful !== 'book' || found.version !== VERSION || !Array.isArray(found.entries)) return null;
	return found.entries.filter(isEntry);
}

const isNewer = (text: string | null): boolean => Number(parsed(text ?? '')?.version) > VERSION;

function parsed(text: string): { handful?: unknown; version?: unknown; entries?: unknown } | null {
	try {
		return JSON.parse(text) as { handful?: unknown; version?: unknown; entries?: unknown } | null;
	} catch {
		return null;
	}
}

function isEntry(one: unknown): one is Entry {
	if (typeof one !== 'object' || one === null) return false;
	const { kind, game, at, result, of, ...more } = one as Record<string, unknown>;
	return (
		KINDS.includes(kind as never) &&
		RESULTS.includes(result as never) &&
		typeof game === 'string' &&
		Number.isFinite(at) &&
		(of === undefined || typeof of === 'string') &&
		(more['late'] === undefined || typeof more['late'] === 'boolean') &&
		NUMBERS.every((key) => more[key] === undefined || Number.isFinite(more[key]))
	);
}
