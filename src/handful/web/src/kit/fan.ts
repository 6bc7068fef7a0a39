/** How a hand of cards is spread over the room there is. */

export interface Spread {
	/** Width of a card. */
	readonly width: number;
	/** From one card to the next. */
	readonly step: number;
	readonly rows: number;
	readonly perRow: number;
	/** From one row to the next. */
	readonly drop: number;
}

/** A slice this wide still shows value and sign, and can be hit with a thumb. */
export const SLICE = 34;
/** A card this wide can still be read from its index to its name. */
const LEGIBLE = 64;
/** What a slice may shrink to before another row is worth scrolling. */
const THINNEST = 20;
/** A chosen card rises by so much: the room above the fan. */
export const RISE = 30;
const TALL = 1.4;
/** From card to card, where there is room: this part of a card's width. */
const APART = 0.86;

/** The largest cards that fit; more rows only where slices would get too thin. In several rows at least the part `seen` of each card's width shows. */
export function spread(
	count: number,
	room: { width: number; height: number },
	most: number,
	rise = RISE,
	seen = 0,
	least = 84
): Spread {
	let best: Spread | null = null;
	for (let rows = 1; rows <= 3; rows++) {
		const found = inRows(count, rows, { width: room.width, height: room.height - rise }, most, seen);
		if (found.width >= least && slice(found, count) >= SLICE) return found;
		// A row that would be cut off shows less than thinner slices do.
		const isCut = rows > 1 && found.width * TALL + (rows - 1) * found.drop > room.height - rise;
		if (best && isCut && slice(best, count) >= THINNEST) return best;
		if (!best || slice(found, count) > slice(best, count) + 4) best = found;
		// They lie as far apart as they like: what is short is the height, and rows take more of it.
		if (found.step >= found.width * (seen || APART) - 1) return best;
	}
	return best as Spread;
}

function inRows(
	count: number,
	rows: number,
	room: { width: number; height: number },
	most: number,
	seen: number
): Spread {
	const perRow = Math.ceil(count / rows);
	// Rows behind show their upper half: index and picture.
	const height = (room.height - 12) / (1 + (rows - 1) * 0.62);
	let width = Math.max(40, Math.min(most, height / TALL, room.width * 0.6));
	if (perRow > 1) {
		// Thinner cards rather than slices too thin, as far as that helps.
		const thin = (room.width - SLICE * (perRow - 1)) * 1;
		width = Math.max(40, Math.min(width, Math.max(thin, 84)));
		if (rows > 1 && seen) width = Math.min(width, Math.max(room.width / (1 + (perRow - 1) * seen), LEGIBLE));
	}
	const step = perRow > 1 ? Math.min(width * APART, (room.width - width) / (perRow - 1)) : width;
	/** Where there is height to spare the rows lie apart. */
	const apart = rows > 1 ? (room.height - 12 - width * TALL) / (rows - 1) : 0;
	return { width, step, rows, perRow, drop: Math.max(width * TALL * 0.62, Math.min(apart, width * TALL + 6)) };
}

function slice(found: Spread, count: number): number {
	return count > 1 ? found.step : found.width;
}

/** Each card of a hand by its code and which copy of it it is: so it stays itself while others come and go. */
export function named(codes: readonly string[]): string[] {
	const copies = new Map<string, number>();
	return codes.map((code) => {
		const copy = copies.get(code) ?? 0;
		copies.set(code, copy + 1);
		return `${code} ${copy}`;
	});
}
