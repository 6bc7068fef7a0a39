import { retrying } from '$kit/retry';
import type { Language } from './languages';
import type { Patterns } from './say';
import type { Files } from './words.svelte';

/** What a game says when somebody asks: reasons, refusals, the first minute. */
const files = import.meta.glob<Patterns>('../../../games/*/locales/*.later.json', { import: 'default' });

/** What the house says on pages that no first game leads to. */
export const lateParts: Files = import.meta.glob<{ default: Patterns }>('../../../locales/*.{options,class,later}.json');

/** The messages that the first screen of a game does not need; in English where a language lacks them. */
export async function laterMessages(language: Language, game: string): Promise<Patterns> {
	const of = (wanted: Language): (() => Promise<Patterns>) | undefined => files[`../../../games/${game}/locales/${wanted}.later.json`];
	const load = of(language) ?? of('en');
	return load ? retrying(load)() : {};
}
