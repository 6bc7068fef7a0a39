import { dictionary } from '$lib/words.svelte';
import { describe, expect, it, vi } from 'vitest';
import { madeOf } from './deck';

vi.hoisted(() => {
	vi.stubGlobal('document', { documentElement: {} });
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('what two cards make is said before they are laid on anything', async () => {
	await dictionary.read('en', 'ultimatch');
	it.each([
		['R6', 'Y2', '6 and 2 make 8 or 4. Red and yellow make orange.'],
		['P2', 'G7', '7 and 2 make 9 or 5.'],
		['R3', 'R3', '3 and 3 make 6.']
	])('%s and %s', (one, other, words) => expect(madeOf([one, other])).toBe(words));
});
