import { retrying } from '$kit/retry';
import { LANGUAGES, type Language } from './languages';
import type { Messages } from '../../../locales/messages';
import { listed as inList, speak, type Arguments, type Listener, type Message, type Patterns, type Say } from './say';

const shell = import.meta.glob<Shell>('./shell/*.ts');
const games: Files = import.meta.glob<{ default: Patterns }>('../../../games/*/locales/*.table.json');
const parts: Files = import.meta.glob<{ default: Patterns }>('../../../locales/*.{new,lobby}.json');

export type Files = Readonly<Record<string, () => Promise<{ default: Patterns }>>>;

/** What the house says that the first screens do without: where a game is chosen, its house rules, where people sit down, a class or club evening, and what is seldom needed. */
export type Part = 'new' | 'options' | 'lobby' | 'class' | 'later';

/** What a language has before a game is opened: what the house says first, and every game in one sentence. */
interface Shell {
	readonly house: Readonly<Record<string, Patterns>>;
	readonly covers: Readonly<Record<string, { tagline: string }>>;
}

/** What a page needs beside the first words of a game. */
type More = (language: Language, game: string) => Promise<Patterns>;

/** The messages that the first screens do without. */
export const lateMessages = retrying(() => import('./lateMessages'));

class Dictionary {
	language = $state<Language>('en');
	/** Every game in one sentence, by its key. */
	taglines = $state.raw<Readonly<Record<string, string>>>({});
	/** What the house says, and the game that is open. */
	patterns = $state.raw<Patterns>({});
	/** The game that is open, if one is. */
	game = '';
	#wanted: Language = 'en';
	#parts = new Set<Part>();
	#more: More | null = null;
	#later: More | null = null;
	#reading: Promise<Read> | null = null;

	/** Read the words of a language, of the game that is open, and whatever more a page needs of it. */
	async read(language: Language, game = this.game, more = this.#more): Promise<void> {
		this.#wanted = language;
		this.game = game;
		this.#more = more;
		const reading = (this.#reading = fetched(language, game, [...this.#parts], more, this.#later));
		const { taglines, patterns } = await reading;
		if (reading !== this.#reading) return this.#settled(); // other words were asked for meanwhile
		this.taglines = taglines;
		this.patterns = patterns;
		this.language = language;
		document.documentElement.lang = language;
	}

	/** Read a part of what the house says too, now and whenever words are read. */
	async also(part: Part): Promise<void> {
		if (this.#parts.has(part)) return this.#settled();
		this.#parts.add(part);
		await this.read(this.#wanted);
	}

	/** Read what games say later too, now and whenever words are read. */
	async readLater(later: More): Promise<void> {
		if (this.#later) return this.#settled();
		this.#later = later;
		await this.read(this.#wanted);
	}

	/** Until all is read that was asked for, also while this waited: only then are there words for it. */
	async #settled(): Promise<void> {
		for (let last = null; last !== this.#reading; ) await (last = this.#reading);
	}
}

interface Read {
	readonly taglines: Readonly<Record<string, string>>;
	readonly patterns: Patterns;
}

async function fetched(language: Language, game: string, wanted: readonly Part[], more: More | null, later: More | null): Promise<Read> {
	const table = (wanted: Language) => `../../../games/${game}/locales/${wanted}.table.json`;
	const [{ house, covers }, also, ...own] = await Promise.all([
		retrying(shell[`./shell/${language}.ts`])(),
		Promise.all(wanted.map((part) => partOf(language, part))),
		load(games[table(language)] ?? games[table('en')]),
		more?.(language, game),
		later?.(language, game)
	]);
	return {
		taglines: Object.fromEntries(Object.entries(covers).map(([path, { tagline }]) => [/games\/(\w+)/.exec(path)?.[1], tagline])),
		patterns: Object.assign({}, ...Object.values(house), ...also, ...own) as Patterns
	};
}

/** A part of what the house says; where most of them are is itself only asked when one is needed. */
async function partOf(language: Language, part: Part): Promise<Patterns | undefined> {
	const path = `../../../locales/${language}.${part}.json`;
	return load(parts[path] ?? (await lateMessages()).lateParts[path]);
}

export async function load<T>(module: (() => Promise<{ default: T }>) | undefined): Promise<T | undefined> {
	return module && (await retrying(module)()).default;
}

export const dictionary = new Dictionary();

const nobody: Listener = { me: null, name: String };

/** A message in the language of the screen. */
export function spoken(message: Message, to = nobody): string {
	const { patterns, language } = dictionary;
	return speak({ patterns, language, to }, message);
}

/** What a question comes to for somebody who cannot answer it; a game words that as `.passes`. */
export function stated(question: Message, to = nobody): string {
	const id = `${question.id}.passes`;
	return spoken(id in dictionary.patterns ? { ...question, id } : question, to);
}

/** Says messages that are named here; a game's screens hold it to the messages there are. */
export function sayer<M>(): Say<M> {
	return ((id: string, args?: Arguments, to?: Listener) => spoken({ id, args }, to)) as Say<M>;
}

/** Says what the house has to say: pages, sheets, and what games build their screens from. */
export const say = sayer<Messages>();

/** A part of the page that comes with the words it needs. */
export function using<T>(part: Part, load: () => Promise<T>): () => Promise<T> {
	return async () => (await Promise.all([load(), dictionary.also(part)]))[0];
}

/** A message without arguments, if there is one. */
export function known(id: string): string | undefined {
	return id in dictionary.patterns ? spoken({ id }) : undefined;
}

/** Names as people list them: "Ben and Mia". */
export function listed(names: readonly string[]): string {
	return inList(dictionary.language, names);
}

/** Things of which there is one: "2 or 3". */
export function alternatives(things: readonly string[]): string {
	return inList(dictionary.language, things, 'disjunction');
}

/** The language this browser asks for, among those there are. */
export function preferred(): Language {
	for (const wanted of navigator.languages) {
		const short = wanted.slice(0, 2).toLowerCase();
		if (short in LANGUAGES) return short as Language;
	}
	return 'en';
}
