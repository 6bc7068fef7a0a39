import { INK, STOCK } from '$kit/art';

/** Drawings that several cards and the table share. */

export const FLAME =
	'M0 -62 C10 -30 50 -14 50 24 C50 50 26 62 0 62 C-26 62 -50 50 -50 24 C-50 4 -32 -6 -26 -28 C-18 -18 -12 -14 -10 -4 C0 -20 4 -38 0 -62Z';
export const FUSE = 'M0 -58 C0 -92 26 -90 30 -108 C34 -128 58 -126 66 -142';
export const WOOD = '#f0cf9b';
export const NIGHT = '#2e2036';

export { INK, STOCK };

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
