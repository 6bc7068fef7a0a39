import type { Component } from 'svelte';
import type { Message } from '$lib/say';
import type { SceneBook } from './scenePlayer.svelte';
import type { Form, Told, View } from './forms';
import type { Play } from './play.svelte';
import type { Tip } from './tips';
import type { Review, Shown } from '$lib/types';

export interface ScreenProps<V extends View = View> {
	play: Play<V>;
}

export interface FaceProps {
	/** The card's code; null shows its back. */
	code: string | null;
}

/** What the first table does not need: fetched while nothing happens, or when it is asked for. */
export type Later<C> = () => Promise<{ default: C }>;

/** A figure of a review, and who looks at it. */
export interface FigureProps {
	readonly figure: Shown;
	readonly review: Review;
	/** Whose game it is looked at as. */
	readonly focus: number;
	readonly name: (seat: number) => string;
	/** Put the position before this entry on the board. */
	readonly ontry: (entry: number) => void;
}

/** The four tones of a playmat: ground, print, text and second text. */
export type Mat = readonly [ground: string, print: string, text: string, second: string];

/** Which anchors of a table a hint or a lesson lights. */
export interface HintMarks<V extends View = View> {
	/** What a move is made of, in the order of the taps, but what no longer shows that it was tapped. */
	readonly parts: (form: Form, play: Play<V>) => readonly string[];
	/** What is chosen now but does not belong to a move: the taps that take it back or set it right. */
	readonly astray?: (form: Form, play: Play<V>) => readonly string[];
}

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
	/** How far the game is, in a few signs: in the middle of the bar, where the line lies below the table. */
	readonly Far?: Component<ScreenProps<V>>;
	/** More about the result at the end of the game, under the places. */
	readonly End?: Later<Component<ScreenProps<V>>>;
	/** The game's own figures in a review, by their key. */
	readonly Figure?: Later<Component<FigureProps>>;
	/** Events that are no play, such as talk and scores: neither the line nor the last plays at the end tell of them. */
	readonly asides?: readonly string[];
	/** What only a phone shows beside the hand: there it comes with the screens. */
	readonly strip?: () => Promise<unknown>;
	/** What else is a file of its own, because no table begins with it. */
	readonly later?: readonly (() => Promise<unknown>)[];
	/** What this device may set for this game, as rows of its menu. */
	readonly Settings?: Component;
	readonly mat: { readonly light: Mat; readonly dark: Mat };
	/** How each event plays; an event without a scene only changes the view. */
	readonly scenes: SceneBook<V, E>;
	/** Cards in words, in the language of the screen; the fallback is the server's English. */
	readonly cardName?: (code: string) => string;
	/** What a screen keeps of an event, once, as it is told; `at` is when it happened, in milliseconds of play. */
	readonly note?: (event: Told, play: Play<V>, at: number) => void;
	/** Whether an event takes something from this seat: cards, chips, its play, its turn. It stays until it is seen. */
	readonly hits?: (event: Told, me: number, view: V) => boolean;
	/** Whose turn it is, where the view's `turn` says more than that: nobody's, while all read what a hand brought. */
	readonly turn?: (view: V) => number | null;
	/** Whose play is answered now, where that may be another's than whose turn it is. */
	readonly answers?: (view: V) => number | null;
	/** What happens when the game's own clock, which holds all up, is out; without it somebody plays against that clock, and the table draws it. */
	readonly zero?: (view: V) => Message;
	/** A move with what this screen had seen when it was chosen: one that comes too late is refused, not misread. */
	readonly stamp?: (form: Form, view: V) => Form;
	/** What a hint lights; no table begins with it. */
	readonly hintMarks?: Later<HintMarks<V>>;
	/** What whoever plays this for the first time is told once, each beside the thing it is about; at most five. */
	readonly tips?: Later<readonly Tip<V>[]>;
	/** What is put together so far, whole or in part, where that is more than the picks of the chooser. */
	readonly chosen?: (play: Play<V>) => Form | null;
}

/** Says that a folder's export keeps the interface. */
export function defineGame<V extends View, E extends { readonly event: string } = Told>(screens: GameScreens<V, E>): GameScreens {
	return screens as unknown as GameScreens;
}
