import { dictionary } from '$lib/words.svelte';
import { describe, expect, it, vi } from 'vitest';
import { hint } from './hints';
import type { Draft } from './draft.svelte';

vi.hoisted(() => {
	vi.stubGlobal('document', { documentElement: {} });
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

/** What somebody who is asked whether all are stuck reads, with so many cards left for a row. */
function asked(match_pile: number): string {
	return hint({ note: '', play: { isMyTurn: true }, view: { phase: 'stuck_vote', match_pile } } as unknown as Draft);
}

describe('the vote promises what will happen (BD-70)', async () => {
	await dictionary.read('en', 'boom');
	it.each([
		[53, 'If all agree, 3 more cards are laid out.'],
		[2, 'If all agree, 2 more cards are laid out.'],
		[1, 'If all agree, one more card is laid out.'],
		[0, 'If all agree, all hands are laid open in the middle, for everybody to use.']
	])('with %i cards in the pile', (pile, words) => expect(asked(pile)).toBe(words));
});
