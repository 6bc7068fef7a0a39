import type { Component } from 'svelte';

/** The six pictures of the rules on one page (`web/pictures.ts` of a game): rows of things, drawn by the game's own faces. */

interface Look {
	/** What the picture is about. */
	readonly ring?: boolean;
	/** What does not count. */
	readonly dim?: boolean;
}
/** A card; without a code its back. `as` is what its face is told beside the code. */
interface PicturedCard extends Look {
	readonly card: string | null;
	readonly as?: Readonly<Record<string, unknown>>;
}
/** A sign between things, the same in every language: "+", "= 12", "✓". */
interface PicturedSign extends Look {
	readonly sign: string;
}
/** Somebody's chips. */
interface PicturedChips extends Look {
	readonly chips: number;
	readonly seat: number;
}
/** Any other drawing of the game of 250 by 350 units. */
interface PicturedArt extends Look {
	// eslint-disable-next-line @typescript-eslint/no-explicit-any
	readonly art: Component<any>;
	readonly as: Readonly<Record<string, unknown>>;
}
export type Thing = PicturedCard | PicturedSign | PicturedChips | PicturedArt;
export type Picture = readonly (readonly Thing[])[];
export type Pictures = Readonly<Record<'goal' | 'turn' | 'idea' | 'cards' | 'end' | 'tips', Picture>>;
/** What the page fills in at one table; a picture follows it as its caption does. */
export type Facts = Readonly<Record<string, unknown>>;
export type DrawPictures = (facts: Facts) => Pictures;

/** Cards side by side. */
export const cards = (...codes: (string | null)[]): Thing[] => codes.map((card) => ({ card }));
/** The same card with the ring round it. */
export const ringed = (card: string): Thing => ({ card, ring: true });
export const sign = (words: string, ring = false): Thing => ({ sign: words, ring });
