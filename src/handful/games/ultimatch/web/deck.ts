import { t } from '$kit';

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
export const colorName = (color: string): string => t(`ultimatch.color.${color}`);
export const cardName = (code: string): string =>
	t('ultimatch.card', { color: colorName(colorOf(code)), number: numberOf(code) });

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

/** The numbers that a second card could have to make the target with this one. */
export function partners(target: string, card: string): number[] {
	const number = numberOf(target);
	const own = numberOf(card);
	const found = [number - own, own - number, number + own].filter((one) => one >= 1 && one <= HIGHEST);
	return [...new Set(found)].sort((a, b) => a - b);
}

/** The colour that mixes to the target's with this card's, or null. */
export function otherParent(target: string, card: string): Color | null {
	const parents = PARENTS[colorOf(target)];
	if (parents.length < 2 || !parents.includes(colorOf(card))) return null;
	return parents.find((one) => one !== colorOf(card)) ?? null;
}

/** Why these cards do not fit, with the numbers of this very case. */
export function whyNot(target: string, cards: readonly string[]): string {
	const wanted = numberOf(target);
	const [one, other] = cards;
	if (!other) {
		const numbers = partners(target, one).join(t('ultimatch.or'));
		const parent = otherParent(target, one);
		return parent
			? t('ultimatch.why.one.mix', { card: cardName(one), numbers, color: colorName(parent) })
			: t('ultimatch.why.one', { card: cardName(one), numbers });
	}
	const sum = numberOf(one) + numberOf(other);
	const difference = Math.abs(numberOf(one) - numberOf(other));
	const numbers = { a: numberOf(one), b: numberOf(other), sum, difference, wanted };
	const said = t(difference ? 'ultimatch.why.two' : 'ultimatch.why.twins', numbers);
	const color = colorOf(target);
	if (colorOf(one) === color && colorOf(other) === color) {
		return `${said} ${t('ultimatch.why.same', { color: colorName(color) })}`;
	}
	const mixed = mixOf(colorOf(one), colorOf(other));
	if (!mixed) return said;
	const colors = { one: colorName(colorOf(one)), other: colorName(colorOf(other)) };
	return `${said} ${t('ultimatch.why.mixed', { ...colors, mixed: colorName(mixed), color: colorName(color) })}`;
}
