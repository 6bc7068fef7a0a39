/** Where tokens stand on the track to the goal. */

export interface Runner {
	readonly seat: number;
	readonly total: number;
	/** From 0 to 1. */
	readonly at: number;
}

const MOST = 5;

/**
 * The tokens on the track, each at its share of the goal, pushed apart so that none hides another.
 * Where there is no room for all, those nearest the goal are shown, and always `me`.
 */
export function runners(totals: readonly number[], goal: number, me: number | null, apart: number): Runner[] {
	const best = totals.map((total, seat) => ({ seat, total })).sort((a, b) => b.total - a.total || a.seat - b.seat);
	const most = Math.min(MOST, 1 + Math.floor(1 / apart));
	const shown = best.slice(0, most);
	const own = best.find(({ seat }) => seat === me);
	if (own && !shown.includes(own)) shown[most - 1] = own;
	const places = shown.map(({ total }) => Math.min(1, Math.max(0, total / goal)));
	let limit = 1;
	shown.forEach((_, index) => {
		places[index] = Math.max(Math.min(places[index], limit), apart * (shown.length - 1 - index));
		limit = places[index] - apart;
	});
	return shown.map((one, index) => ({ ...one, at: places[index] })).reverse();
}
