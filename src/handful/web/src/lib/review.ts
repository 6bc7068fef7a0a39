/** Numbers of a review as they are shown: signs, scales, and labels that keep out of each other's way. */

/** A number with its sign: +49, −3, 0. */
export function signed(points: number): string {
	if (points > 0) return `+${points}`;
	return points < 0 ? `−${-points}` : '0';
}

/** A share as whole points of a hundred. */
export const points = (share: number): number => Math.round(100 * share);

/** A line through these places. */
export function line(places: readonly (readonly [number, number])[]): string {
	return places.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** The area between two lines. */
export function band(over: readonly (readonly [number, number])[], under: readonly (readonly [number, number])[]): string {
	return `${line(over)}${line([...under].reverse()).replace('M', 'L')}Z`;
}

/** Heights for labels that should stand at `wanted`, at least `gap` apart, between `top` and `bottom`. */
export function apart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
	const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
	const found = [...wanted];
	let free = top;
	for (const index of order) {
		found[index] = Math.max(free, wanted[index]!);
		free = found[index]! + gap;
	}
	let most = bottom;
	for (const index of order.reverse()) {
		found[index] = Math.min(most, found[index]!);
		most = found[index]! - gap;
	}
	return found;
}

/** A mark that belongs above (−1) or below (1) its place on a line. */
export interface Flag {
	x: number;
	y: number;
	way: 1 | -1;
}

/** Heights for marks `size` wide and high, such that none covers another: further from the line, else on its other side. */
export function stacked(flags: readonly Flag[], size: number, top: number, bottom: number): number[] {
	const placed: { x: number; y: number }[] = [];
	for (const { x, y, way } of flags) {
		const wanted = Math.min(bottom, Math.max(top, y + way * 20));
		const steps = Array.from({ length: 80 }, (_, step) => step * 6 * way);
		const isFree = (at: number): boolean => at >= top && at <= bottom && placed.every((one) => Math.abs(one.x - x) >= size || Math.abs(one.y - at) >= size);
		placed.push({ x, y: [...steps.map((step) => wanted + step), ...steps.map((step) => wanted - step)].find(isFree) ?? wanted });
	}
	return placed.map((one) => one.y);
}

/** Round steps for an axis of so many moves: about five of them. */
export function ticks(most: number): number[] {
	const raw = Math.max(1, most / 5);
	const ten = 10 ** Math.floor(Math.log10(raw));
	const step = [1, 2, 5, 10].map((one) => one * ten).find((one) => one >= raw) ?? raw;
	return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
