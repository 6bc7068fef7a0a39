import type { Component } from 'svelte';
import type { GameScreens } from '$kit';
import type { Language } from './languages';
import type { GameCover } from './types';
import { dictionary } from './words.svelte';

/** The games' own screens: one chunk each, loaded when it is needed. No game is named here. */

const plain = (): Promise<{ default: GameScreens }> => import('../fallback');
const screens = import.meta.glob<{ default: GameScreens }>('../../../games/*/web/index.ts');
const covers = import.meta.glob<Component>('../../../games/*/web/Cover.svelte', { eager: true, import: 'default' });
const taglines = import.meta.glob<Partial<Record<Language, string>>>('../../../games/*/web/tagline.ts', { eager: true, import: 'default' });
const previews = import.meta.glob<{ default: unknown }>('../../../games/*/web/preview.json');

/** A game's screens; one that has none yet is played with the plain ones. */
export async function loadScreens(key: string): Promise<GameScreens> {
	const load = screens[`../../../games/${key}/web/index.ts`];
	return (await (load ?? plain)()).default;
}

export function coverOf(key: string): Component | null {
	return covers[`../../../games/${key}/web/Cover.svelte`] ?? null;
}

/** A game in one sentence. */
export function taglineOf(game: GameCover): string {
	return taglines[`../../../games/${game.key}/web/tagline.ts`]?.[dictionary.language] ?? game.tagline;
}

export async function loadPreview(key: string): Promise<unknown> {
	const load = previews[`../../../games/${key}/web/preview.json`];
	return load ? (await load()).default : null;
}

const lessons = import.meta.glob<unknown>('../../../games/*/web/lesson/steps.json', { import: 'default' });
const lessonWords = import.meta.glob<readonly LessonWords[]>('../../../games/*/web/lesson/*.ts', { import: 'default' });

/** What is said before and after one step. */
export interface LessonWords {
	readonly say: string;
	readonly then: string;
}

/** The first minute of a game, if it has one. */
export async function loadLesson(key: string): Promise<unknown> {
	return lessons[`../../../games/${key}/web/lesson/steps.json`]?.() ?? null;
}

/** What is said in it, step by step. */
export async function loadLessonWords(key: string, language: string): Promise<readonly LessonWords[]> {
	const of = (wanted: string): (() => Promise<readonly LessonWords[]>) | undefined => lessonWords[`../../../games/${key}/web/lesson/${wanted}.ts`];
	return (of(language) ?? of('en'))?.() ?? [];
}
