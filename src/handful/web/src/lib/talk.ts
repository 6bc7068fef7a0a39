import type { PhraseForm } from './types';
import { known } from './words.svelte';

/** A fixed phrase of the house or of the game, in the language of the screen; else as the server has it. */
export function phraseWords({ key, words }: PhraseForm): string {
	return known(`phrase-${key}`) ?? words;
}
