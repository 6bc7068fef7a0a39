import type { PhraseForm } from './types';
import { has, known, t } from './words.svelte';

/** A fixed phrase in the language of the screen: the game's own words, the house's, or the server's. */
export function phraseWords(game: string, phrase: PhraseForm): string {
	const said = known(`phrase-${phrase.key}`);
	if (said) return said;
	const key = `${game}.phrase.${phrase.key}`;
	return has(key) ? t(key) : phrase.words;
}
