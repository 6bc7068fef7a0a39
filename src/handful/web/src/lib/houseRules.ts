import type { ClockForm, GameForm, PresetForm } from './types';
import type { Language } from './languages';
import type { Patterns } from './say';
import { known, load, say } from './words.svelte';

const messages = import.meta.glob<{ default: Patterns }>('../../../games/*/locales/*.options.json');

/** What an option does, or what one of its values is called, where the game has a message for it. */
export function optionWords(key: string, value?: string): string | undefined {
	return known(value === undefined ? `option-${key}` : `option-${key}.${value}`);
}

/** The words of a game's presets and options. */
export async function houseWords(language: Language, game: string): Promise<Patterns> {
	const options = (wanted: Language): string => `../../../games/${game}/locales/${wanted}.options.json`;
	return (await load(messages[options(language)] ?? messages[options('en')])) ?? {};
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The house rules in a few words: the preset they are, or how many differ from the printed ones. */
export function houseRules(game: GameForm, options: Readonly<Record<string, unknown>>): string {
	const standard = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
	const preset = game.presets.find((one) =>
		game.options.every(({ key }) => same(options[key] ?? standard[key], one.values[key] ?? standard[key]))
	);
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

/** A preset in the language of the screen; in English as it is declared. */
export function presetWords({ key, name, help }: PresetForm): { name: string; help: string } {
	return { name: known(`preset-${key}`) ?? name, help: known(`preset-${key}.help`) ?? help };
}
