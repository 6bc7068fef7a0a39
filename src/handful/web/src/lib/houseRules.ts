import { gamePresets, presetWords, wordsOf } from './presets';
import type { ClockForm, GameForm } from './types';
import type { Language } from './languages';
import type { Patterns } from './say';
import { known, say } from './words.svelte';

const messages = import.meta.glob<{ default: Patterns }>('../../../games/*/locales/*.options.json');

/** What an option does, or what one of its values is called, where the game has a message for it. */
export function optionWords(key: string, value?: string): string | undefined {
	return known(value === undefined ? `option-${key}` : `option-${key}.${value}`);
}

/** The words of a game's presets and options. */
export async function houseWords(language: Language, game: string): Promise<Patterns> {
	return { ...(await gamePresets(language, game)), ...(await wordsOf(messages, 'options', language, game)) };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the house rules are just those of a preset. */
export function isInForce(game: GameForm, options: Readonly<Record<string, unknown>>, values: Readonly<Record<string, unknown>>): boolean {
	return game.options.every((option) => same(options[option.key] ?? option.default, values[option.key] ?? option.default));
}

/** The house rules in a few words: the preset they are, or how many differ from the usual ones. */
export function houseRules(game: GameForm, options: Readonly<Record<string, unknown>>): string {
	const standard = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
	const preset = game.presets.find((one) => isInForce(game, options, one.values));
	if (preset) {
		const { name, help } = presetWords(preset);
		return `${name}: ${help}`;
	}
	const changed = game.options.filter(({ key }) => !same(options[key] ?? standard[key], standard[key]));
	return say('room-changed', { count: changed.length });
}

/** How long the house rules of the game allow for a turn or an answer, in words. */
export function ruledTime(game: GameForm, options: Readonly<Record<string, unknown>>, kind: ClockForm['kind']): string {
	const clocks = game.clocks.filter((clock) => clock.kind === kind && clock.option);
	const times = [...new Set(clocks.map(({ option }) => Number(options[option]) || 0))];
	if (!times.some(Boolean)) return say('time-none');
	return say('time-rule', { times: times.map((count) => (count ? say('time-seconds', { count }) : say('time-none'))).join(' / ') });
}
