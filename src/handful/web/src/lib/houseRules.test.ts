import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ruledTime } from './houseRules';
import type { ClockForm, GameForm } from './types';
import { dictionary } from './words.svelte';

vi.hoisted(() => vi.stubGlobal('document', { documentElement: {} }));

beforeEach(async () => {
	await dictionary.read('en');
	await dictionary.also('options');
});

const game = (...clocks: ClockForm[]): GameForm => ({ clocks }) as unknown as GameForm;

describe('the time that the house rules allow', () => {
	const clocks = game(
		{ kind: 'turn', option: 'turn_seconds' },
		{ kind: 'answer', option: 'response_seconds' },
		{ kind: 'answer', option: 'choose_seconds' },
		{ kind: 'turn', option: '' }
	);
	const options = { turn_seconds: 'off', response_seconds: 20, choose_seconds: 45 };

	it('is said with its seconds, and whose rule it is', () => {
		expect(ruledTime(clocks, options, 'answer')).toBe('20 s / 45 s (the game’s rule)');
		expect(ruledTime(clocks, { ...options, choose_seconds: 20 }, 'answer')).toBe('20 s (the game’s rule)');
		expect(ruledTime(clocks, { ...options, choose_seconds: 0 }, 'answer')).toBe('20 s / no limit (the game’s rule)');
	});
	it('is no limit where no rule gives one', () => {
		expect(ruledTime(clocks, options, 'turn')).toBe('no limit');
		expect(ruledTime(game({ kind: 'answer', option: '' }), {}, 'answer')).toBe('no limit');
	});
});
