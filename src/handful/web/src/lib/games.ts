import type { Component } from 'svelte';
import type { GameScreens } from '$kit';
import { retrying } from '$kit/retry';
import type { GameCover } from './types';
import { dictionary } from './words.svelte';

/** The games' own screens: one chunk each, loaded when it is needed. No game is named here. */

const plain = (): Promise<{ default: GameScreens }> => import('../fallback');
const screens = import.meta.glob<{ default: GameScreens }>('../../../games/*/web/index.ts');
const covers = import.meta.glob<Component>('../../../games/*/web/screens/Cover.svelte', { eager: true, import: 'default' });

/** A game's screens; one that has none yet is played with the plain ones. */
export async function loadScreens(key: string): Promise<GameScreens> {
	const load = screens[`../../../games/${key}/web/index.ts`];
	return (await retrying(load ?? plain)()).default;
}

export function coverOf(key: string): Component | null {
	return covers[`../../../games/${key}/web/screens/Cover.svelte`] ?? null;
}

/** A game in one sentence. */
export function taglineOf(game: GameCover): string {
	return dictionary.taglines[game.key] ?? game.tagline;
}
