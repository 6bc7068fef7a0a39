import type { Language } from './languages';

const all = import.meta.glob<Partial<Record<Language, string>>>('../../../games/*/web/tagline.ts', { eager: true, import: 'default' });
const KEY = /games\/(\w+)\//;

/** Every game in one sentence: `tagline.GAME`. */
export function taglines(language: Language): Record<string, string> {
	return Object.fromEntries(Object.entries(all).map(([path, said]) => [`tagline.${KEY.exec(path)?.[1]}`, said[language] ?? '']));
}
