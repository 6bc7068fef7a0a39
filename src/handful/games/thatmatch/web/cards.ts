import { t } from '$kit';

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

export function colourName(colour: string): string {
	return t(`thatmatch.colour.${colour}`);
}

export function cardName(code: string): string {
	if (isPoint(code)) return t('thatmatch.point', { n: starsOf(code) });
	if (!isNumber(code)) return t(`thatmatch.card.${code}`);
	const number = printed(code) === '!' ? t('thatmatch.exclamation') : printed(code);
	return t(isBolt(code) ? 'thatmatch.bolt' : 'thatmatch.number', { colour: colourName(colourOf(code)), number });
}

/** "1 + 2 = 3", or just the number. */
export function sum(codes: readonly string[], value: number): string {
	const parts = codes.map((code) => counts(code, value));
	if (parts.length < 2) return `${parts[0]}`;
	return `${parts.join(' + ')} = ${parts.reduce((a, b) => a + b, 0)}`;
}

export function capital(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
