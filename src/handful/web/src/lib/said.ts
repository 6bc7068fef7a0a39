import { retrying } from '$kit/retry';
import { loadScreens } from './games';
import type { Language } from './languages';
import { laterMessages } from './lateMessages';
import type { Listener, Message, Patterns } from './say';
import { dictionary, listed, spoken, t, type Words } from './words.svelte';

/** What a sentence of the server was made of; a string or a number stands for itself. */
export type Says =
	| string
	| number
	| Message
	| { readonly say: string; readonly with?: Readonly<Record<string, Says>> }
	| { readonly seat: number }
	| { readonly card: string }
	| { readonly word: string }
	| { readonly change: number }
	| { readonly list: readonly Says[] }
	| { readonly sentence: readonly Says[] }
	| { readonly paragraph: readonly Says[] };

/** Templates in English, as they are written in Python, and what they are in another language. */
const house = import.meta.glob<Words>('../said/*.json', { import: 'default' });
const games = import.meta.glob<Words>('../../../games/*/web/said/*.json', { import: 'default' });

export interface Speaker extends Listener {
	readonly words: Words;
	readonly card: (code: string) => string;
}

let cardName: ((code: string) => string) | undefined;

/** The templates of the house and of the game that is open, and the messages that come later. */
async function templates(language: Language, game: string): Promise<{ words: Words; patterns: Patterns }> {
	const found = [house[`../said/${language}.json`], games[`../../../games/${game}/web/said/${language}.json`]];
	const words = await Promise.all(found.map((load) => load && retrying(load)()));
	cardName = game ? (await loadScreens(game)).cardName : undefined;
	return { words: Object.assign({}, ...words) as Words, patterns: await laterMessages(language, game) };
}

/** Have what is needed to say the server's sentences, in this language and in any that is chosen later. */
export async function prepared(): Promise<void> {
	await Promise.all([dictionary.also('later'), dictionary.readSaid(templates)]);
}

/** Who says it: the language of the screen, for the game that is open. */
export function speaker({ me, name }: Listener): Speaker {
	return { words: dictionary.said, me, name, card: (code) => cardName?.(code) ?? code };
}

/** A sentence put together again. */
export function fill(says: Says, speaker: Speaker): string {
	if (typeof says === 'string' || typeof says === 'number') return String(says);
	if ('id' in says) return spoken(says, speaker);
	if ('seat' in says) return speaker.name(says.seat);
	if ('card' in says) return speaker.card(says.card);
	if ('word' in says) return t(says.word);
	if ('change' in says) return changed(says.change);
	if ('list' in says) return listed(says.list.map((one) => fill(one, speaker)));
	if ('sentence' in says) return capital(`${says.sentence.map((one) => fill(one, speaker)).join(t('said.then'))}.`);
	if ('paragraph' in says) return says.paragraph.map((one) => fill(one, speaker)).join(' ');
	const { say, with: values = {} } = says;
	return (speaker.words[say] ?? say).replace(/\{(\w+)\}/g, (_, key: string) => fill(values[key] ?? '', speaker));
}

function changed(by: number): string {
	const shown = { signDisplay: 'always', minimumFractionDigits: 1 } as const;
	return new Intl.NumberFormat(dictionary.language, shown).format(by);
}

function capital(text: string): string {
	return text.charAt(0).toLocaleUpperCase(dictionary.language) + text.slice(1);
}
