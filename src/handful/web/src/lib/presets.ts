import type { Language } from './languages';
import type { Patterns } from './say';
import type { PresetForm } from './types';
import { known, load, type Files } from './words.svelte';

const messages: Files = import.meta.glob<{ default: Patterns }>('../../../games/*/locales/*.new.json');

/** What the presets of a game are called. */
export function gamePresets(language: Language, game: string): Promise<Patterns> {
	return wordsOf(messages, 'new', language, game);
}

/** A part of what a game says; in English where a language lacks it. */
export async function wordsOf(files: Files, part: string, language: Language, game: string): Promise<Patterns> {
	const path = (wanted: Language): string => `../../../games/${game}/locales/${wanted}.${part}.json`;
	return (await load(files[path(language)] ?? files[path('en')])) ?? {};
}

/** A preset in the language of the screen; in English as it is declared. */
export function presetWords({ key, name, help }: PresetForm): { name: string; help: string } {
	return { name: known(`preset-${key}`) ?? name, help: known(`preset-${key}.help`) ?? help };
}
