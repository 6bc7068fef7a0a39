import type { Sentence } from '$kit/forms';
import type { Message } from './say';
import { dictionary, lateMessages, say, spoken } from './words.svelte';

/** What the server says: a message, or words that are the same in every language. */
export type Says = Message | string;

/** What the server said, in whatever language the screen has when it is drawn; in English where nothing else is known. */
export async function sentence(says: Says | null, words: string, name = seatNumber, me: number | null = null): Promise<Sentence> {
	if (says === null || says === undefined) return () => words;
	if (typeof says === 'string') return () => says;
	await laterWords();
	return () => spoken(says, { me, name });
}

/** The messages that the first screen of a game does without, now and in any language that is chosen later. */
export async function laterWords(): Promise<void> {
	const { laterMessages } = await lateMessages();
	await Promise.all([dictionary.also('later'), dictionary.readLater(laterMessages)]);
}

/** Whether every word of it is here: what a first screen does without may still be on its way. */
export function hasWords(says: Says | null): boolean {
	const named = JSON.stringify(says ?? '').matchAll(/"id":"([^"]+)"/g);
	return [...named].every(([, id]) => id in dictionary.patterns);
}

/** Nothing to say. */
export const nothing: Sentence = () => '';

function seatNumber(seat: number): string {
	return say('seat', { number: seat + 1 });
}
