import type { InkName, Message } from '$kit';
import { say } from './say';

/** What a code says: `7.R` is a red seven, `D` a stick of dynamite, `+2.B` a blue Add 2. */

export type Color = 'R' | 'Y' | 'B';

export const DYNAMITE = 'D';
export const COLUMNS = ['A', 'B', 'C'] as const;

export function colorOf(code: string): Color {
	return code.slice(-1) as Color;
}

export function inkOf(code: string): InkName {
	return code === DYNAMITE ? 'R' : colorOf(code);
}

/** The kind of an IGNITE card, as moves name it: `+2`, `W`, `T`. */
export function kindOf(code: string): string {
	return code.split('.')[0];
}

export function isMatch(code: string): boolean {
	return code === DYNAMITE || /^\d/.test(code);
}

export function isFormula(code: string): boolean {
	return /^[-+x/]/.test(code);
}

export function isWild(code: string): boolean {
	return kindOf(code) === 'W';
}

export function isTimer(code: string): boolean {
	return kindOf(code) === 'T';
}

/** The number on a MATCH card. */
export function numberOf(code: string): number {
	return Number(kindOf(code));
}

/** A kind as it is printed: `−1`, `×2`. */
export function printed(kind: string): string {
	return kind.replace('-', '−').replace('x', '×').replace('/', '÷');
}

const SIGN_WORDS: Record<string, string> = { '+': 'add', '-': 'subtract', x: 'multiply', '/': 'divide', W: 'wild', T: 'timer' };

/** What a kind does, in a word, and by how much. */
function takenApart(kind: string): { sign: string; by: string } {
	return { sign: SIGN_WORDS[kind[0]], by: kind.slice(1) };
}

/** A kind of card, as a part of a sentence. */
export const kindNamed = (kind: string): Message => ({ id: 'kind', args: takenApart(kind) });

export function kindName(kind: string): string {
	return say('kind', takenApart(kind));
}

export function cardName(code: string): string {
	if (code === DYNAMITE) return say('dynamite');
	const color = colorOf(code);
	return isMatch(code) ? say('number-card', { number: numberOf(code), color }) : say('ignite-card', { ...takenApart(kindOf(code)), color });
}

/** The rows a matchbox has: three, or as many as its lowest card needs. */
export function rowsOf(places: readonly string[]): number {
	return Math.max(3, ...places.map((place) => Number(place.slice(1))));
}

/** How tall a row is drawn: one that stays empty for good is only a slit. */
export function heightOf(row: number, places: readonly string[], refills: boolean): number {
	const lies = places.some((place) => Number(place.slice(1)) === row);
	return lies || (row <= 3 && refills) ? 1 : 0.14;
}

/** All rows together, in rows of full height. */
export function tall(places: readonly string[], refills: boolean): number {
	const rows = rowsOf(places);
	return Array.from({ length: rows }, (_, row) => heightOf(row + 1, places, refills)).reduce((sum, one) => sum + one, 0);
}

export function placesOf(rows: number): string[] {
	return Array.from({ length: rows }, (_, row) => COLUMNS.map((column) => `${column}${row + 1}`)).flat();
}
