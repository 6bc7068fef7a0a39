import type { Component } from 'svelte';
import type { GameScreens } from '$kit';
import { retrying } from '$kit/retry';
import { isNarrow } from './screen';
import type { GameCover } from './types';
import { dictionary } from './words.svelte';

/** The games' own screens: one chunk each, loaded when it is needed. No game is named here. */

const plain = (): Promise<{ default: GameScreens }> => import('../fallback');
const screens = import.meta.glob<{ default: GameScreens }>('../../../games/*/web/index.ts');
const covers = import.meta.glob<Component>('../../../games/*/web/screens/Cover.svelte', { eager: true, import: 'default' });
const pages = import.meta.glob<{ default: Component }>('../../../games/*/web/pages/*.svelte');

/** The pages that a game has beside its table, by name: its message `page-NAME` is what each is called. */
export function pagesOf(key: string): string[] {
	const own = `../../../games/${key}/web/pages/`;
	return Object.keys(pages).flatMap((path) => (path.startsWith(own) ? [path.slice(own.length, -'.svelte'.length).toLowerCase()] : []));
}

/** One of them, or null where there is none of this name. */
export async function loadPage(key: string, name: string): Promise<Component | null> {
	const file = name.charAt(0).toUpperCase() + name.slice(1);
	const load = pages[`../../../games/${key}/web/pages/${file}.svelte`];
	return load ? (await retrying(load)()).default : null;
}

/** A game's screens; one that has none yet is played with the plain ones. */
export async function loadScreens(key: string): Promise<GameScreens> {
	const load = screens[`../../../games/${key}/web/index.ts`];
	const found = (await retrying(load ?? plain)()).default;
	if (isNarrow()) await found.strip?.();
	return found;
}

export function coverOf(key: string): Component | null {
	return covers[`../../../games/${key}/web/screens/Cover.svelte`] ?? null;
}

/** A game in one sentence. */
export function taglineOf(game: GameCover): string {
	return dictionary.taglines[game.key] ?? game.tagline;
}
