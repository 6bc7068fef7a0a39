import { INK, STOCK } from '$kit/art';

/** Drawings that several cards and the table share. */

export const FLAME =
	'M0 -62 C10 -30 50 -14 50 24 C50 50 26 62 0 62 C-26 62 -50 50 -50 24 C-50 4 -32 -6 -26 -28 C-18 -18 -12 -14 -10 -4 C0 -20 4 -38 0 -62Z';
export const FUSE = 'M0 -58 C0 -92 26 -90 30 -108 C34 -128 58 -126 66 -142';
export const WOOD = '#f0cf9b';
export const NIGHT = '#2e2036';
export const BOARD = '#f4e3c4';
export const FLOOR = '#e4cba0';
export const STRIP = '#5b3b2c';

export { INK, STOCK };

const ROUND = 26;
const MARGIN = 8;

/** The way of a fuse round a box, clockwise from the middle of its top. */
export function fusePath(width: number, height: number): string {
	const [m, r, x, y] = [MARGIN, ROUND, width - MARGIN, height - MARGIN];
	return (
		`M${width / 2} ${m} H${x - r} Q${x} ${m} ${x} ${m + r} V${y - r} Q${x} ${y} ${x - r} ${y} ` +
		`H${m + r} Q${m} ${y} ${m} ${y - r} V${m + r} Q${m} ${m} ${m + r} ${m} Z`
	);
}

/** The point of that way after a share of it. */
export function fusePoint(width: number, height: number, share: number): { x: number; y: number } {
	const [m, r, x, y] = [MARGIN, ROUND, width - MARGIN, height - MARGIN];
	const stops: [number, number][] = [
		[width / 2, m], [x - r, m], [x, m + r], [x, y - r], [x - r, y], [m + r, y], [m, y - r], [m, m + r], [m + r, m], [width / 2, m]
	];
	const long = (index: number): number =>
		Math.hypot(stops[index + 1][0] - stops[index][0], stops[index + 1][1] - stops[index][1]);
	const lengths = stops.slice(1).map((_, index) => long(index));
	let left = share * lengths.reduce((sum, one) => sum + one, 0);
	for (const [index, length] of lengths.entries()) {
		if (left <= length) {
			const part = length ? left / length : 0;
			const [from, to] = [stops[index], stops[index + 1]];
			return { x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part };
		}
		left -= length;
	}
	return { x: width / 2, y: m };
}

/** The bars and dots of a sign, around a middle, as wide as `size`. */
export interface Sign {
	readonly bars: readonly { x: number; y: number; width: number; height: number; turn: number }[];
	readonly dots: readonly { x: number; y: number; r: number }[];
}

export function sign(of: string, x: number, y: number, size: number): Sign {
	const thick = size * 0.2;
	const turn = of === 'x' ? 45 : 0;
	const flat = { x: x - size / 2, y: y - thick / 2, width: size, height: thick, turn };
	const upright = { x: x - thick / 2, y: y - size / 2, width: thick, height: size, turn };
	return {
		bars: of === '+' || of === 'x' ? [flat, upright] : [flat],
		dots: of === '/' ? [-0.34, 0.34].map((at) => ({ x, y: y + size * at, r: thick * 0.62 })) : []
	};
}
