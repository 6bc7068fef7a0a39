import type { Message } from '$kit';
import { spoken } from '$lib/words.svelte';

/** The cards of That Match Game: what a code says. */

export const COLOURS = ['R', 'Y', 'B'] as const;
export type Colour = (typeof COLOURS)[number];
export const BLOCKS = ['KR', 'KO'];
export const SPECIALS = ['HAUL', 'SNATCH', 'RESCUE'];

/** How many stars the point cards carry, row by row of the deck. */
const STAR_ROWS = [9, 15, 12, 9, 3];

export function isNumber(code: string): boolean {
	return !BLOCKS.includes(code) && !SPECIALS.includes(code) && !isPoint(code);
}

export function isPoint(code: string): boolean {
	return /^P\d/.test(code);
}

/** R, Y, B, or M for a card of all three colours. */
export function colourOf(code: string): Colour | 'M' {
	return code[0] as Colour | 'M';
}

/** What is printed large: a number, or "!". */
export function printed(code: string): string {
	return code[1] === 'X' ? '!' : code[1];
}

export function isBolt(code: string): boolean {
	return isNumber(code) && code.endsWith('L');
}

/** What it counts; an exclamation counts as the gap it fills. */
export function counts(code: string, gap: number): number {
	return code[1] === 'X' ? gap : Number(code[1]);
}

export function starsOf(point: string): number {
	let rest = Number(point.slice(1));
	const row = STAR_ROWS.findIndex((size) => (rest -= size) <= 0);
	return row + 1;
}

/** A colour and a card, as parts of a sentence. */
export const colourNamed = (colour: string): Message => ({ id: 'colour', args: { colour } });

export function cardNamed(code: string): Message {
	if (isPoint(code)) return { id: 'point', args: { count: starsOf(code) } };
	if (!isNumber(code)) return { id: 'card-other', args: { card: code } };
	const [colour, number] = code;
	if (number === 'X') return { id: 'card-exclamation', args: { colour } };
	return { id: isBolt(code) ? 'card-bolt' : 'card', args: { colour, number } };
}

export function cardName(code: string): string {
	return spoken(cardNamed(code));
}

/** "1 + 2 = 3", or just the number. */
export function sum(codes: readonly string[], value: number): string {
	const parts = codes.map((code) => counts(code, value));
	if (parts.length < 2) return `${parts[0]}`;
	return `${parts.join(' + ')} = ${parts.reduce((a, b) => a + b, 0)}`;
}
