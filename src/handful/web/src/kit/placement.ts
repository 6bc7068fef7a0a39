/** Finds a place for a note beside a thing, where it covers nothing that must stay in sight. */

export interface Box {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

export interface Size {
	readonly width: number;
	readonly height: number;
}

/** What is left free between a note and everything else. */
export const GAP = 6;
/** What a note may gain in width before it is worth being a pixel further away. */
const WIDER = 0.25;
/** So many pixels further away are better than to cover something that could stay in sight. */
const COVERS = 30;

export function overlaps(one: Box, other: Box, gap = 0): boolean {
	return one.left < other.right + gap && other.left < one.right + gap && one.top < other.bottom + gap && other.top < one.bottom + gap;
}

/** How far two boxes are apart; nothing where they touch. */
export function distance(one: Box, other: Box): number {
	const across = Math.max(0, one.left - other.right, other.left - one.right);
	const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
	return Math.hypot(across, down);
}

const middle = (one: Box): [number, number] => [(one.left + one.right) / 2, (one.top + one.bottom) / 2];

/**
 * The free place nearest to the thing for a note of one of these sizes, or null where there is none.
 * What is taken is never covered; what is only `spared` is where that can be.
 * The best place touches something, or is straight beside the thing: no other has to be tried.
 */
export function placeBeside(thing: Box, sizes: readonly Size[], taken: readonly Box[], area: Box, spared: readonly Box[] = []): Box | null {
	const edges = [thing, ...taken, ...spared];
	const [x, y] = middle(thing);
	let best: Box | null = null;
	let least = Infinity;
	for (const { width, height } of sizes) {
		const lefts = [x - width / 2, area.left, area.right - width, ...edges.flatMap((one) => [one.right + GAP, one.left - GAP - width])];
		const tops = [y - height / 2, area.top, area.bottom - height, ...edges.flatMap((one) => [one.bottom + GAP, one.top - GAP - height])];
		const inside = (from: number, long: number, low: number, high: number): boolean => from >= low && from + long <= high;
		const columns = lefts.filter((left) => inside(left, width, area.left, area.right));
		const rows = tops.filter((top) => inside(top, height, area.top, area.bottom));
		for (const left of columns) {
			for (const top of rows) {
				const box = { left, top, right: left + width, bottom: top + height };
				const [across, down] = middle(box);
				const near = distance(box, thing) + Math.hypot(across - x, down - y) / 20 - width * WIDER;
				if (near >= least || taken.some((one) => overlaps(box, one, GAP - 1))) continue;
				const cost = near + COVERS * spared.filter((one) => overlaps(box, one)).length;
				if (cost >= least) continue;
				[best, least] = [box, cost];
			}
		}
	}
	return best;
}

/** What is left free at the edges of the screen. */
const MARGIN = 8;

/**
 * Lay a note beside a thing, where it covers no word that can be read now, and nothing `kept`, nor `spared` where that can be.
 * Where there is no such place it lies over the thing's head, and false is returned.
 */
export function layBeside(note: HTMLElement, thing: DOMRect, kept: readonly Box[] = [], spared: readonly Box[] = [thing]): boolean {
	const size = { width: note.offsetWidth, height: note.offsetHeight };
	const area = { left: MARGIN, top: MARGIN, right: innerWidth - MARGIN, bottom: innerHeight - MARGIN };
	const found = placeBeside(thing, [size], [...wordBoxes(), ...kept], area, spared);
	const over = Math.min(Math.max(MARGIN, thing.x + (thing.width - size.width) / 2), area.right - size.width);
	note.style.left = `${found?.left ?? over}px`;
	note.style.top = `${found?.top ?? Math.max(MARGIN, thing.y - size.height)}px`;
	return found !== null;
}

/** The same as an action of a note that has nowhere else to lie. */
export function besideWords(note: HTMLElement, thing: DOMRect): void {
	layBeside(note, thing);
}

/** Where the things are that can be seen. */
export function boxesOf(selector: string): Box[] {
	const all = [...document.querySelectorAll(selector)];
	return all.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.getBoundingClientRect()).filter((one) => one.width > 0);
}

/** Where the words of the table and the buttons lie, as far as they are on the screen. */
export function wordBoxes(): Box[] {
	const boxes: Box[] = [];
	const range = document.createRange();
	for (const root of document.querySelectorAll('.surface, .line')) {
		const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		for (let text = walk.nextNode(); text; text = walk.nextNode()) {
			const holder = text.parentElement;
			if (!text.textContent?.trim() || !holder || holder.closest('.air, .unseen, aside')) continue;
			if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
			range.selectNodeContents(text);
			boxes.push(...[...range.getClientRects()].filter((box) => box.width > 0 && box.bottom > 0 && box.top < innerHeight));
		}
	}
	return boxes;
}
