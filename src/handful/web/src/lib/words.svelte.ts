import { retrying } from '$kit/retry';
import { LANGUAGES, type Language } from './languages';
import type { Messages } from '../../../locales/messages';
import { listed as inList, speak, type Arguments, type Listener, type Message, type Patterns, type Say } from './say';

/** Words that a game looks up itself. */
export type Words = { readonly [key: string]: string };
type Params = { readonly [name: string]: string | number };

const shell = import.meta.glob<Shell>('./shell/*.ts');
/** A game says what it has to say in one of two ways: by messages (`locales`), or by words that it looks up itself. */
const games = import.meta.glob<{ default: Words }>('../../../games/*/web/words/*.ts');
const messages = import.meta.glob<{ default: Patterns }>('../../../games/*/locales/*.table.json');
const parts = import.meta.glob<{ default: Patterns }>('../../../locales/*.{options,later}.json');

/** What the house says that the first screens do without: where house rules are chosen, and what is seldom needed. */
export type Part = 'options' | 'later';

/** What a language has before a game is opened: what the house says first, and every game in one sentence. */
interface Shell {
	readonly house: Readonly<Record<string, Patterns>>;
	readonly words: Words;
	readonly taglines: Words;
	readonly covers: Readonly<Record<string, { tagline: string }>>;
}

/** What a page needs beside the first words of a game. */
type More = (language: Language, game: string) => Promise<{ readonly words: Words; readonly patterns: Patterns }>;

class Dictionary {
	language = $state<Language>('en');
	words = $state.raw<Words>({});
	/** What the house says, and the game that is open. */
	patterns = $state.raw<Patterns>({});
	/** The sentences of the server in this language, once one of them had to be said. */
	said = $state.raw<Words>({});
	/** The game that is open, if one is. */
	game = '';
	#wanted: Language = 'en';
	#parts = new Set<Part>();
	#more: More | null = null;
	#saying: More | null = null;
	#reading: Promise<Read> | null = null;

	/** Read the words of a language, of the game that is open, and whatever more a page needs of it. */
	async read(language: Language, game = this.game, more = this.#more): Promise<void> {
		this.#wanted = language;
		this.game = game;
		this.#more = more;
		const reading = (this.#reading = fetched(language, game, [...this.#parts], more, this.#saying));
		const { words, patterns, said } = await reading;
		if (reading !== this.#reading) return void (await this.#reading); // other words were asked for meanwhile
		this.words = words;
		this.patterns = patterns;
		this.said = said;
		this.language = language;
		document.documentElement.lang = language;
	}

	/** Read a part of what the house says too, now and whenever words are read. */
	async also(part: Part): Promise<void> {
		if (this.#parts.has(part)) return void (await this.#reading);
		this.#parts.add(part);
		await this.read(this.#wanted);
	}

	/** Read the server's sentences too, now and whenever words are read. */
	async readSaid(saying: More): Promise<void> {
		if (this.#saying) return void (await this.#reading);
		this.#saying = saying;
		await this.read(this.#wanted);
	}
}

interface Read {
	readonly words: Words;
	readonly patterns: Patterns;
	readonly said: Words;
}

async function fetched(language: Language, game: string, wanted: readonly Part[], more: More | null, saying: More | null): Promise<Read> {
	const of = (wanted: Language) => games[`../../../games/${game}/web/words/${wanted}.ts`];
	const table = (wanted: Language) => `../../../games/${game}/locales/${wanted}.table.json`;
	const [{ house, words, taglines, covers }, also, own, patterns, added, said] = await Promise.all([
		retrying(shell[`./shell/${language}.ts`])(),
		Promise.all(wanted.map((part) => load(parts[`../../../locales/${language}.${part}.json`]))),
		load(of(language) ?? of('en')),
		load(messages[table(language)] ?? messages[table('en')]),
		more?.(language, game),
		saying?.(language, game)
	]);
	return {
		words: { ...words, ...byGame(taglines), ...byGame(covers), ...own, ...added?.words },
		patterns: Object.assign({}, ...Object.values(house), ...also, patterns, added?.patterns, said?.patterns) as Patterns,
		said: said?.words ?? {}
	};
}

export async function load<T>(module: (() => Promise<{ default: T }>) | undefined): Promise<T | undefined> {
	return module && (await retrying(module)()).default;
}

/** Every game in one sentence: `tagline.GAME`, found in its folder. */
function byGame(found: Readonly<Record<string, string | { tagline: string }>>): Words {
	const said = (one: string | { tagline: string }): string => (typeof one === 'string' ? one : one.tagline);
	return Object.fromEntries(Object.entries(found).map(([path, one]) => [`tagline.${/games\/(\w+)/.exec(path)?.[1]}`, said(one)]));
}

export const dictionary = new Dictionary();

/** The words under a key; with a number `n`, its plural form (`key.one`, `key.other`). */
export function t(key: string, params: Params = {}): string {
	const { words, language } = dictionary;
	let found = words[key];
	if ('n' in params) {
		const form = new Intl.PluralRules(language).select(Number(params['n']));
		found = words[`${key}.${form}`] ?? words[`${key}.other`] ?? found;
	}
	if (found === undefined) return key;
	return found.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

const nobody: Listener = { me: null, name: String };

/** A message in the language of the screen. */
export function spoken(message: Message, to = nobody): string {
	const { patterns, language } = dictionary;
	return speak({ patterns, language, to }, message);
}

/** The same for a message that is named here; a game's screens hold it to the messages there are. */
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

/** Whether there are words under a key. */
export function has(key: string): boolean {
	return key in dictionary.words;
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
