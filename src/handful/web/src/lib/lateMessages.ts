import { retrying } from '$kit/retry';
import type { Language } from './languages';
import type { Patterns } from './say';

/** What a game says when somebody asks: reasons, refusals, the first minute. */
const files = import.meta.glob<Patterns>('../../../games/*/locales/*.later.json', { import: 'default' });

/** The messages that the first screen of a game does not need; in English where a language lacks them. */
export async function laterMessages(language: Language, game: string): Promise<Patterns> {
	const of = (wanted: Language): (() => Promise<Patterns>) | undefined => files[`../../../games/${game}/locales/${wanted}.later.json`];
	const load = of(language) ?? of('en');
	return load ? retrying(load)() : {};
}
