import type { InkName, Message } from '$kit';
import { say } from './say';

/** The seventeen kinds by family: frame and drawing first, colour second. */

export type Family = 'G' | 'T' | 'SW' | 'ST' | 'BL' | 'UL' | 'CO' | 'DR' | 'RO';
export type Shape = 'circle' | 'hex' | 'square' | 'oct' | 'plain';

const LOOKS: Record<Family, { readonly ink: InkName; readonly shape: Shape }> = {
	G: { ink: 'G', shape: 'circle' },
	T: { ink: 'B', shape: 'circle' },
	SW: { ink: 'P', shape: 'hex' },
	ST: { ink: 'R', shape: 'hex' },
	BL: { ink: 'K', shape: 'square' },
	UL: { ink: 'Y', shape: 'oct' },
	CO: { ink: 'T', shape: 'oct' },
	DR: { ink: 'W', shape: 'plain' },
	RO: { ink: 'N', shape: 'plain' }
};

/** How many of the kinds people count there are in the deck. */
export const COUNTED: readonly (readonly [code: Family, copies: number])[] = [
	['BL', 8],
	['CO', 8],
	['UL', 8],
	['ST', 4],
	['SW', 4],
	['DR', 4],
	['RO', 2]
];

/** All kinds, in the order of a sorted hand. */
export const CODES: readonly string[] = [
	...[1, 2, 3, 4, 5].map((value) => `G${value}`),
	...[1, 2, 3, 4, 5].map((value) => `T${value}`),
	'SW',
	'ST',
	'BL',
	'UL',
	'CO',
	'DR',
	'RO'
];

export function familyOf(code: string): Family {
	return (/^[GT]\d/.test(code) ? code[0] : code) as Family;
}

/** The number printed on a Give or a Take; 0 on the others. */
export function valueOf(code: string): number {
	return /^[GT]\d/.test(code) ? Number(code.slice(1)) : 0;
}

export function lookOf(code: string): { readonly ink: InkName; readonly shape: Shape } {
	return LOOKS[familyOf(code)];
}

/** A card as a part of a sentence. */
export const cardNamed = (code: string): Message => ({ id: 'card', args: { kind: familyOf(code), value: valueOf(code) } });

export function cardName(code: string): string {
	return say('card', { kind: familyOf(code), value: valueOf(code) });
}

/** Half a line of help under the name. */
export function cardHelp(code: string): string {
	return say('card-help', { kind: familyOf(code) });
}
