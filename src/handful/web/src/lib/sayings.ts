import type { Sentence } from '$kit/forms';
import { retrying } from '$kit/retry';
import type { Says } from './said';
import { say } from './words.svelte';

const load = retrying(() => import('./said'));

/** What the server said, in whatever language the screen has when it is drawn; in English where nothing else is known. */
export async function sentence(says: Says | null, words: string, name = seatNumber, me: number | null = null): Promise<Sentence> {
	if (says === null || says === undefined) return () => words;
	const { fill, prepared, speaker } = await load();
	await prepared();
	return () => fill(says, speaker({ me, name }));
}

/** The messages that the first screen of a game does without, now and in any language that is chosen later. */
export async function laterWords(): Promise<void> {
	await (await load()).prepared();
}

/** Nothing to say. */
export const nothing: Sentence = () => '';

function seatNumber(seat: number): string {
	return say('seat', { number: seat + 1 });
}
