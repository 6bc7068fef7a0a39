/** Drawing helpers for card faces: a card is 250 by 350 units with a corner of 20. */

export const INK = '#241c2e';
export const STOCK = '#fff9ee';

/** The house inks by letter: red, orange, yellow, green, blue, purple, grey, teal, black, white. */
export type InkName = 'R' | 'O' | 'Y' | 'G' | 'B' | 'P' | 'K' | 'T' | 'N' | 'W';

const TEXTURES: Record<InkName, string> = {
	R: 'hatch',
	O: 'hatchdots',
	Y: 'dots',
	G: 'dotlines',
	B: 'lines',
	P: 'hatchlines',
	K: 'cross',
	T: 'stripe',
	N: 'none',
	W: 'none'
};
const DARK = new Set<InkName>(['R', 'G', 'P', 'N', 'T']);

/** One ink = one texture, in every game: the fill to lay over the ink. */
export function texture(ink: InkName): string {
	return `url(#x-${TEXTURES[ink]}-${DARK.has(ink) ? 'l' : 'd'})`;
}

/** Whether paper-coloured print belongs on this ink. */
export function isDark(ink: InkName): boolean {
	return DARK.has(ink);
}

export const TRIANGLE = 'M0 -42 L46 38 L-46 38Z';
export const CIRCLE = 'M-42 0 A42 42 0 1 0 42 0 A42 42 0 1 0 -42 0Z';
export const SQUARE = 'M-38 -38 H38 V38 H-38Z';
export const DIAMOND = 'M0 -48 L46 0 L0 48 L-46 0Z';
export const BOLT = 'M36 2 L6 46 H26 L20 78 L54 30 H33 Z';

const round = (value: number): number => Math.round(value * 10) / 10;

/** The point at an angle in twelfths of a turn from the top. */
export function onClock(cx: number, cy: number, radius: number, twelfths: number): [number, number] {
	const angle = (twelfths * Math.PI) / 6;
	return [round(cx + radius * Math.sin(angle)), round(cy - radius * Math.cos(angle))];
}

/** A ring sector; angles in twelfths from the top. */
export function sector(
	cx: number,
	cy: number,
	inner: number,
	outer: number,
	from: number,
	to: number
): string {
	if (to - from >= 12) {
		return (
			`M${cx} ${cy - outer} A${outer} ${outer} 0 1 1 ${cx - 0.01} ${cy - outer}Z ` +
			`M${cx} ${cy - inner} A${inner} ${inner} 0 1 0 ${cx + 0.01} ${cy - inner}Z`
		);
	}
	const [x0, y0] = onClock(cx, cy, outer, from);
	const [x1, y1] = onClock(cx, cy, outer, to);
	const [x2, y2] = onClock(cx, cy, inner, to);
	const [x3, y3] = onClock(cx, cy, inner, from);
	const large = to - from > 6 ? 1 : 0;
	return (
		`M${x0} ${y0} A${outer} ${outer} 0 ${large} 1 ${x1} ${y1} ` +
		`L${x2} ${y2} A${inner} ${inner} 0 ${large} 0 ${x3} ${y3}Z`
	);
}

/** A star or a cogged disc of so many points. */
export function star(points: number, outer: number, inner: number, turn = -Math.PI / 2): string {
	const corners = Array.from({ length: 2 * points }, (_, index) => {
		const radius = index % 2 ? inner : outer;
		const angle = turn + (index * Math.PI) / points;
		return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
	});
	return `M${corners.join(' L')}Z`;
}

/** The whole numbers from 0 to n - 1. */
export function range(n: number): number[] {
	return Array.from({ length: Math.max(0, n) }, (_, index) => index);
}

/** The band at the foot of a card's panel, from `top` down; the panel itself is `#panel` of the sprite. */
export function bandPath(top: number): string {
	return `M10 ${top} H240 V327 a13 13 0 0 1 -13 13 H23 a13 13 0 0 1 -13 -13Z`;
}

/** The shapes of tokens: no two seats of a table have the same. */
export const TOKENS: readonly { ink: InkName; path: string; name: string; base: number }[] = [
	{ ink: 'R', path: 'M20 3 L37 34 H3Z', name: 'triangle', base: 30 },
	{ ink: 'B', path: 'M4 4 H36 V36 H4Z', name: 'square', base: 27 },
	{ ink: 'Y', path: 'M20 2 A18 18 0 1 1 19.9 2Z', name: 'circle', base: 27 },
	{ ink: 'G', path: 'M20 1 L39 20 L20 39 L1 20Z', name: 'diamond', base: 27 },
	{ ink: 'O', path: 'M12 2 H28 L38 20 L28 38 H12 L2 20Z', name: 'hexagon', base: 27 },
	{ ink: 'P', path: 'M20 2 L38 14 L31 36 H9 L2 14Z', name: 'pentagon', base: 28 },
	{
		ink: 'K',
		path: 'M4 12 A8 8 0 0 1 20 8 A8 8 0 0 1 36 12 C36 24 24 32 20 37 C16 32 4 24 4 12Z',
		name: 'heart',
		base: 25
	},
	{ ink: 'T', path: 'M8 4 H32 L37 20 L32 36 H8 L3 20Z', name: 'tab', base: 27 },
	{ ink: 'W', path: 'M20 1 L25 14 H39 L28 23 L32 37 L20 28 L8 37 L12 23 L1 14 H15Z', name: 'star', base: 26 },
	{ ink: 'N', path: 'M13 2 H27 V13 H38 V27 H27 V38 H13 V27 H2 V13 H13Z', name: 'cross', base: 27 },
	{ ink: 'R', path: 'M2 8 Q11 0 20 8 T38 8 V34 Q29 40 20 33 T2 34Z', name: 'flag', base: 27 },
	{ ink: 'B', path: 'M20 2 C30 14 37 20 37 27 A17 12 0 0 1 3 27 C3 20 10 14 20 2Z', name: 'drop', base: 30 }
];
