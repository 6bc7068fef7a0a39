import type { Message } from '$kit';
import { say } from './say';

/** The deck: six colours, eight numbers, and how cards fit a target. It spells plays out; the server judges them. */

export type Color = 'R' | 'O' | 'Y' | 'G' | 'B' | 'P';
export const COLORS: readonly Color[] = ['R', 'O', 'Y', 'G', 'B', 'P'];
export const HIGHEST = 8;

/** A secondary colour shows its two parents. */
export const PARENTS: Record<Color, readonly Color[]> = {
	R: ['R'],
	O: ['R', 'Y'],
	Y: ['Y'],
	G: ['Y', 'B'],
	B: ['B'],
	P: ['R', 'B']
};

export type Way = 'sum' | 'difference' | 'mix' | 'same_colour' | 'colour' | 'number';

export const colorOf = (code: string): Color => code.charAt(0) as Color;
export const numberOf = (code: string): number => Number(code.charAt(1));
export const isSecondary = (color: Color): boolean => PARENTS[color].length === 2;

/** A colour and a card, as parts of a sentence. */
export const colorNamed = (color: string): Message => ({ id: 'color', args: { color } });
export const cardNamed = (code: string): Message => ({ id: 'card', args: { color: colorOf(code), number: numberOf(code) } });

/** A colour by itself, with a capital letter. */
export const colorTitle = (color: string): string => say('color-title', { color: colorNamed(color) });
export const cardName = (code: string): string => say('card', { color: colorOf(code), number: numberOf(code) });

/** What two primaries make, or null. */
export function mixOf(one: Color, other: Color): Color | null {
	const found = COLORS.find(
		(color) => isSecondary(color) && PARENTS[color].includes(one) && PARENTS[color].includes(other)
	);
	return one !== other && found ? found : null;
}

/** How these cards fit the target, in the order of the rulebook; nothing where they do not. */
export function waysOf(target: string, cards: readonly string[], primaryUltimatch = true): Way[] {
	const color = colorOf(target);
	const number = numberOf(target);
	const [one, other] = cards;
	if (!one || cards.length > 2) return [];
	if (!other) {
		return [
			...(colorOf(one) === color ? (['colour'] as const) : []),
			...(numberOf(one) === number ? (['number'] as const) : [])
		];
	}
	const found: Way[] = [];
	if (numberOf(one) + numberOf(other) === number) found.push('sum');
	if (Math.abs(numberOf(one) - numberOf(other)) === number) found.push('difference');
	const fits = found.length > 0;
	if (mixOf(colorOf(one), colorOf(other)) === color) found.push('mix');
	const both = colorOf(one) === color && colorOf(other) === color;
	if (fits && both && (primaryUltimatch || isSecondary(color))) found.push('same_colour');
	return found;
}

export const isUltimatch = (cards: readonly string[], ways: readonly string[]): boolean =>
	cards.length === 2 && ways.length > 1;

/** "8 − 3 = 5", where the numbers combine. */
export function equation(cards: readonly string[], ways: readonly string[]): string {
	const low = Math.min(...cards.map(numberOf));
	const high = Math.max(...cards.map(numberOf));
	if (ways.includes('sum')) return `${low} + ${high} = ${low + high}`;
	if (ways.includes('difference')) return `${high} − ${low} = ${high - low}`;
	return '';
}

/** How cards match, as a part of a sentence: "8 − 3 = 5, and red and yellow make orange". */
export function how(target: string, cards: readonly string[], ways: readonly string[]): Message {
	const [first, second] = (ways as Way[]).map((way) => wayNamed(way, target, cards));
	return second ? { id: 'ways', args: { first, second } } : first;
}

function wayNamed(way: Way, target: string, cards: readonly string[]): Message {
	const color = colorNamed(colorOf(target));
	const [one, other] = cards.map((code) => colorNamed(colorOf(code)));
	const numbers = cards.map(numberOf);
	switch (way) {
		case 'sum':
			return sum(...(numbers as [number, number]));
		case 'difference':
			return difference(Math.max(...numbers), Math.min(...numbers));
		case 'mix':
			return { id: 'way-mix', args: { one, other, color } };
		case 'same_colour':
			return { id: 'way-same-color', args: { color } };
		case 'colour':
			return { id: 'way-color', args: { color } };
		case 'number':
			return { id: 'way-number', args: { number: numberOf(target) } };
	}
}

const sum = (a: number, b: number): Message => ({ id: 'way-sum', args: { low: Math.min(a, b), high: Math.max(a, b), sum: a + b } });
const difference = (high: number, low: number): Message => ({ id: 'way-difference', args: { low, high, difference: high - low } });

/** How a second card could make the number with this one; there is always a way. */
function sums(wanted: number, own: number): Message {
	const one = own < wanted ? sum(own, wanted - own) : difference(own, own - wanted);
	return own + wanted > HIGHEST ? one : { id: 'either', args: { one, other: difference(own + wanted, own) } };
}

/** The colour that mixes to the target's with this card's, or null. */
function otherParent(target: string, card: string): Color | null {
	const parents = PARENTS[colorOf(target)];
	if (parents.length < 2 || !parents.includes(colorOf(card))) return null;
	return parents.find((one) => one !== colorOf(card)) ?? null;
}

/** Why these cards do not fit, with the numbers of this very case; the server says the same when it refuses them. */
export function whyNot(target: string, cards: readonly string[]): string {
	const [one, other] = cards;
	if (!other) {
		const alone = { card: cardNamed(one), sums: sums(numberOf(target), numberOf(one)) };
		const parent = otherParent(target, one);
		return parent ? say('mismatch-alone-mix', { ...alone, color: colorNamed(parent) }) : say('mismatch-alone', alone);
	}
	const high = Math.max(numberOf(one), numberOf(other));
	const low = Math.min(numberOf(one), numberOf(other));
	const numbers = say('mismatch-numbers', { high, low, sum: high + low, difference: high - low, wanted: numberOf(target) });
	return [numbers, otherColor(colorOf(target), colorOf(one), colorOf(other))].filter(Boolean).join(' ');
}

/** What two cards make, whatever they are to be laid on: "6 and 2 make 8 or 4. Red and yellow make orange." */
export function madeOf(cards: readonly string[]): string {
	const numbers = cards.map(numberOf);
	const [one, other] = cards.map(colorOf);
	const high = Math.max(...numbers);
	const low = Math.min(...numbers);
	const mixed = mixOf(one, other);
	const made = say('made-numbers', { high, low, sum: high + low, difference: high - low });
	return mixed ? `${made} ${say('made-color', { one: colorNamed(one), other: colorNamed(other), mixed: colorNamed(mixed) })}` : made;
}

function otherColor(target: Color, one: Color, other: Color): string {
	const color = colorNamed(target);
	if (one === other) return one === target ? say('mismatch-same-color', { color }) : '';
	const both = { one: colorNamed(one), other: colorNamed(other), color };
	const mixed = mixOf(one, other);
	return mixed ? say('mismatch-mixed', { ...both, mixed: colorNamed(mixed) }) : say('mismatch-unmixed', both);
}
