import type { Says } from './said';
import { t } from './words.svelte';

/** What the server said, in the language of the screen; its own English where that cannot be had. */
export async function inWords(says: Says | null, words: string, name = seatNumber): Promise<string> {
	if (says === null) return words;
	try {
		const { fill, speaker } = await import('./said');
		return fill(says, await speaker(name));
	} catch {
		return words;
	}
}

function seatNumber(seat: number): string {
	return t('said.seat', { number: seat + 1 });
}
