import { dictionary } from '$lib/words.svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Composer } from './compose.svelte';
import { asking } from './prompt';
import type { UltimatumPlay } from './selectors';

vi.hoisted(() => {
	vi.stubGlobal('document', { documentElement: {} });
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const composer = { inWords: () => null } as unknown as Composer;
const clock = { from: 0, ends: 9, seat: 0 };

/** What comes after the question, for somebody who is asked in this phase. */
function next(phase: string, more: object = {}): string | undefined {
	const view = { phase, required: 0, affair: null, turns_taken: [1, 1, 1] };
	return asking({ isMyTurn: true, me: 0, prompt: '', clock, view, ...more } as unknown as UltimatumPlay, composer).next;
}

describe('what the end of the time means (UT-42)', async () => {
	await dictionary.read('en', 'ultimatum');
	it('is that every offer is turned down, where one chooses', () => {
		expect(next('choose')).toBe('At 0 you turn every offer down: nobody gets a chip.');
	});
	it('is said only where time runs', () => expect(next('choose', { clock: null })).toBeUndefined());
	it('is the usual elsewhere', () => expect(next('turn')).toBeUndefined());
});
