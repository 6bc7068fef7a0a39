import { patient } from '$kit/patient';
import { LANGUAGES, type Language } from './languages';

/** All words of the screens; a language is one file of them, and one more in each game's folder. */
export type Words = { readonly [key: string]: string };
type Params = { readonly [name: string]: string | number };

const shell = import.meta.glob<{ words: Words; taglines: Words }>('./shell/*.ts');
const games = import.meta.glob<{ default: Words }>('../../../games/*/web/words/*.ts');

type More = (language: Language, game: string) => Promise<Words>;

class Dictionary {
	language = $state<Language>('en');
	words = $state.raw<Words>({});
	/** The sentences of the server in this language, once one of them had to be said. */
	said = $state.raw<Words>({});
	/** The game that is open, if one is. */
	game = '';
	#wanted: Language = 'en';
	#more: More | null = null;
	#saying: More | null = null;
	#reading: Promise<Read> | null = null;

	/** Read the words of a language, of the game that is open, and whatever more a page needs of it. */
	async read(language: Language, game = this.game, more = this.#more): Promise<void> {
		this.#wanted = language;
		this.game = game;
		this.#more = more;
		const reading = (this.#reading = fetched(language, game, more, this.#saying));
		const { words, said } = await reading;
		if (reading !== this.#reading) return void (await this.#reading); // other words were asked for meanwhile
		this.words = words;
		this.said = said;
		this.language = language;
		document.documentElement.lang = language;
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
	readonly said: Words;
}

async function fetched(language: Language, game: string, more: More | null, saying: More | null): Promise<Read> {
	const of = (wanted: Language): Source => games[`../../../games/${game}/web/words/${wanted}.ts`];
	const house = patient(shell[`./shell/${language}.ts`])().then(({ words, taglines }) => ({ ...words, ...byGame(taglines) }));
	const found: Promise<Words>[] = [house, load(of(language) ?? of('en'))];
	if (more) found.push(more(language, game));
	const said = saying ? saying(language, game) : {};
	return { words: Object.assign({}, ...(await Promise.all(found))) as Words, said: await said };
}

type Source = (() => Promise<{ default: Words }>) | undefined;

async function load(module: Source): Promise<Words> {
	return module ? (await patient(module)()).default : {};
}

/** Every game in one sentence: `tagline.GAME`, found in its folder. */
function byGame(found: Words): Words {
	return Object.fromEntries(Object.entries(found).map(([path, said]) => [`tagline.${/games\/(\w+)/.exec(path)?.[1]}`, said]));
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

/** Whether there are words under a key. */
export function has(key: string): boolean {
	return key in dictionary.words;
}

/** Names as people list them: "Ben and Mia". */
export function listed(names: readonly string[]): string {
	return new Intl.ListFormat(dictionary.language, { type: 'conjunction' }).format(names);
}

/** Things of which there is one: "2 or 3". */
export function alternatives(things: readonly string[]): string {
	return new Intl.ListFormat(dictionary.language, { type: 'disjunction' }).format(things);
}

/** The language this browser asks for, among those there are. */
export function preferred(): Language {
	for (const wanted of navigator.languages) {
		const short = wanted.slice(0, 2).toLowerCase();
		if (short in LANGUAGES) return short as Language;
	}
	return 'en';
}
