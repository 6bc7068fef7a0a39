import type { Form } from '$kit/forms';
import { retrying } from '$kit/retry';
import type { Component } from 'svelte';
import { post } from './api';
import type { Language } from './languages';
import { speak, type Arguments, type Message, type Patterns } from './say';
import type { DayHint, DayTable } from './types';

/** What each game says of its deal of the day, and the pages that it brings along for it and for the book. */

const files = import.meta.glob<Patterns>('../../../games/*/locales/*.day.json', { import: 'default' });
const days = import.meta.glob<{ default: Component<DayScreen> }>('../../../games/*/web/screens/Day.svelte');
const tables = import.meta.glob<Patterns>('../../../games/*/locales/*.table.json', { import: 'default' });
const books = import.meta.glob<{ default: Component<BookPage> }>('../../../games/*/web/screens/Book.svelte');

/** A deal of the day after these moves; a last one against the rules is thrown with its reason. */
export const playDay = (date: string, key: string, made: readonly Form[]): Promise<DayTable> => post(`/api/day/${date}/${key}`, { made });
export const dayHint = (date: string, key: string, made: readonly Form[]): Promise<DayHint> => post(`/api/day/${date}/${key}/hint`, { made });

/** What a game's own page for the day is given, where it is no table. */
export interface DayScreen {
	/** What is asked, as the game declares it. */
	asks: unknown;
	/** What was answered so far. */
	answers: readonly string[];
	onanswer: (answer: string) => void;
	onhint: () => void;
	ondone: (reached: number) => void;
}

/** What a game's own part of the book is given: its words, for no game is open there. */
export interface BookPage {
	words: (id: string, args?: Arguments) => string;
}

export class DayWords {
	constructor(
		readonly language: Language,
		readonly patterns: Patterns
	) {}

	/** A sentence of the game; empty where it has none of this kind. */
	say(kind: 'title' | 'goal' | 'won' | 'lost' | 'short' | 'other', args: Arguments = {}): string {
		const message: Message = { id: `daily-${kind}`, args };
		if (!(message.id in this.patterns)) return '';
		return speak({ patterns: this.patterns, language: this.language, to: { me: null, name: String } }, message);
	}
}

export async function dayWords(key: string, language: Language): Promise<DayWords> {
	const of = (wanted: Language): (() => Promise<Patterns>) | undefined => files[`../../../games/${key}/locales/${wanted}.day.json`];
	const load = of(language) ?? of('en');
	return new DayWords(language, load ? await retrying(load)() : {});
}

/** The words of a game for the day, as part of what its screens say. */
export async function moreDayWords(language: Language, key: string): Promise<Patterns> {
	return (await dayWords(key, language)).patterns;
}

/** A game's own page for the day, or null where it is played at a table. */
export async function loadDay(key: string): Promise<Component<DayScreen> | null> {
	const load = days[`../../../games/${key}/web/screens/Day.svelte`];
	return load ? (await retrying(load)()).default : null;
}

/** What games add to the book, by their keys, with their words. */
export function bookPages(language: Language): Promise<{ key: string; Page: Component<BookPage>; words: BookPage['words'] }>[] {
	return Object.entries(books).map(async ([path, load]) => {
		const key = /games\/(\w+)/.exec(path)![1]!;
		const table = (wanted: Language): (() => Promise<Patterns>) | undefined => tables[`../../../games/${key}/locales/${wanted}.table.json`];
		const [{ default: Page }, day, own] = await Promise.all([retrying(load)(), dayWords(key, language), (table(language) ?? table('en'))!()]);
		const patterns = { ...own, ...day.patterns };
		return { key, Page, words: (id: string, args: Arguments = {}) => speak({ patterns, language, to: { me: null, name: String } }, { id, args }) };
	});
}
