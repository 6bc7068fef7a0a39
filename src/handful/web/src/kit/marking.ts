/** Cards of the hand lie in a fan: their numbers stand above them, off the index and off the next card. */
const IN_HAND = 'card:';
/** A part that has been tapped. */
const DONE = "[aria-pressed='true'], :has([aria-pressed='true'], :checked)";
/** How much of a card is seen where not all of it has room. */
const TOP = 90;

/** On to a move, part by part, or back from what was chosen instead: then what is tapped already is tapped once more. */
type Way = 'on' | 'back';

interface Marking {
	/** Lead along these parts from now on. */
	lead: (parts: readonly string[], way: Way) => void;
	destroy: () => void;
}

/**
 * Lights what is to be tapped, wherever the game draws it: each part is named by its `data-anchor`, those that are
 * still to be tapped are numbered from 1 on, and it is found again when the game draws it anew.
 */
export function marking(node: HTMLElement): Marking {
	let parts: readonly string[] = [];
	let way: Way = 'on';
	/** What is to be tapped next, as long as it is. */
	let next: HTMLElement | null = null;
	const observer = new MutationObserver(mark);

	function mark(): void {
		observer.disconnect();
		const left = toTap(node, parts, way);
		for (const old of node.querySelectorAll<HTMLElement>('[data-hint]')) if (!left.has(old)) unmark(old);
		for (const [index, [element, part]] of [...left].entries()) if (element.dataset['hint'] !== `${index + 1}`) put(element, part, `${index + 1}`);
		const [first = null] = left.keys();
		if (first && first !== next) bringUp(first);
		next = first;
		if (parts.length) observer.observe(node, { childList: true, subtree: true, attributeFilter: ['aria-pressed', 'class', 'open'] });
	}

	function lead(to: readonly string[], on: Way): void {
		if (to.join() === parts.join() && on === way) return;
		[parts, way, next] = [to, on, null];
		mark();
	}

	return { lead, destroy: () => observer.disconnect() };
}

/** The parts that are still to be tapped, in their order; a sheet over the table comes first, and is closed if it has none. */
function toTap(node: HTMLElement, parts: readonly string[], way: Way): Map<HTMLElement, string> {
	const sheet = node.querySelector<HTMLElement>('dialog[open]');
	const left = new Map<HTMLElement, string>();
	for (const part of parts) {
		const element = drawn(sheet ?? node, part);
		if (element && (way === 'back' || !element.matches(DONE))) left.set(element, part);
	}
	const close = sheet && !left.size && parts.length ? drawn(sheet, 'close') : null;
	return close ? new Map([[close, 'close']]) : left;
}

/**
 * The part as it is drawn now: on a table with a drawer things may be drawn twice, and one of them hidden.
 * Where it is chosen elsewhere than it lies, that place has it as `data-pick`.
 */
export function drawn(node: HTMLElement, part: string): HTMLElement | null {
	const all = ['pick', 'anchor'].flatMap((name) => [...node.querySelectorAll<HTMLElement>(`[data-${name}="${CSS.escape(part)}"]`)]);
	return all.find((one) => one.checkVisibility() && one.clientWidth > 0) ?? null;
}

function put(element: HTMLElement, part: string, number: string): void {
	unmark(element);
	element.dataset['hintHeld'] = held(element, part);
	const badge = document.createElement('span');
	badge.className = part.startsWith(IN_HAND) ? 'hint-badge above' : 'hint-badge';
	badge.ariaHidden = 'true';
	badge.textContent = number;
	element.append(badge);
	element.dataset['hint'] = number;
	bringIntoSight(element);
}

function unmark(element: HTMLElement): void {
	delete element.dataset['hint'];
	delete element.dataset['hintHeld'];
	element.querySelector(':scope > .hint-badge')?.remove();
}

/**
 * What the number needs to stand by its part and over what comes next; cards of a hand keep their order.
 * No class: a button that changes its kind sets its classes anew.
 */
function held(element: HTMLElement, part: string): string {
	const { position, zIndex } = getComputedStyle(element);
	if (position === 'static') return 'placed raised';
	return zIndex === 'auto' && !part.startsWith(IN_HAND) ? 'raised' : '';
}

/** On a small phone the hand may lie below what is seen: whoever is told to tap a card finds it. */
function bringUp(element: HTMLElement): void {
	for (let box = element.parentElement; box; box = box.parentElement) {
		if (box.scrollHeight <= box.clientHeight || !/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
		const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
		const low = Math.min(inner.bottom, inner.top + TOP);
		if (low > outer.bottom) box.scrollTop += low - outer.bottom + 12;
		else if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + 12;
	}
}

/** Sideways only: what stands below must not move. */
function bringIntoSight(element: HTMLElement): void {
	for (let row = element.parentElement; row; row = row.parentElement) {
		if (row.scrollWidth <= row.clientWidth || getComputedStyle(row).overflowX === 'visible') continue;
		const [inner, outer] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
		if (inner.left < outer.left || inner.right > outer.right) row.scrollLeft += inner.left - outer.left - 20;
		return;
	}
}
