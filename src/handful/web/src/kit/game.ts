import type { Component } from 'svelte';
import type { Scenes } from './director.svelte';
import type { Told, View } from './forms';
import type { Play } from './play.svelte';

/** How a game's screen is laid out now. */
export type Layout = 'portrait' | 'landscape' | 'drawer';

export interface ScreenProps<V extends View = View> {
	play: Play<V>;
}

export interface FaceProps {
	/** The card's code; null shows its back. */
	code: string | null;
}

/** What the first table does not need: fetched while nothing happens, or when it is asked for. */
export type Later<C> = () => Promise<{ default: C }>;

/** The four tones of a playmat: ground, print, text and second text. */
export type Mat = readonly [ground: string, print: string, text: string, second: string];

/** What a game's web folder gives the house: the default export of its `index.ts`. */
export interface GameScreens<V extends View = View, E extends { readonly event: string } = Told> {
	/** The public table: laptop, television, and the upper part of one screen for all. */
	readonly Table: Component<ScreenProps<V>>;
	/** What one player holds and may do. */
	readonly Hand: Component<ScreenProps<V>>;
	/** One card, 250 by 350 units, drawn as the content of an <svg>: `code` null is the back. */
	readonly Face: Component<FaceProps>;
	/** The print of the mat behind the table, if it has one. */
	readonly Mat?: Component;
	/** More about the result at the end of the game, under the places. */
	readonly End?: Later<Component<ScreenProps<V>>>;
	/** What else is a file of its own, because no table begins with it. */
	readonly later?: readonly (() => Promise<unknown>)[];
	/** What this device may set for this game, as rows of its menu. */
	readonly Settings?: Component;
	readonly mat: { readonly light: Mat; readonly dark: Mat };
	/** How each event plays; an event without a scene only changes the view. */
	readonly scenes: Scenes<V, E>;
	/** Cards in words, in the language of the screen; the fallback is the server's English. */
	readonly cardName?: (code: string) => string;
	/** What a screen keeps of an event, once, as it is told; `at` is when it happened, in milliseconds of play. */
	readonly note?: (event: Told, play: Play<V>, at: number) => void;
	/** One line of the log in the language of the screen; null leaves it to the server, whose messages are said anew when the language changes. */
	readonly tell?: (event: Told, play: Play<V>) => string | null;
	/** What this screen is asked, or whom the table waits for, in the language of the screen; null leaves it to the server. */
	readonly prompt?: (play: Play<V>) => string | null;
}

/** Says that a folder's export keeps the interface. */
export function defineGame<V extends View, E extends { readonly event: string } = Told>(screens: GameScreens<V, E>): GameScreens {
	return screens as unknown as GameScreens;
}
