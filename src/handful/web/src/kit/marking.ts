/** Cards of the hand lie in a fan: their numbers stand above them, off the index and off the next card. */
const IN_HAND = 'card:';
/** A part that has been tapped. */
const DONE = "[aria-pressed='true'], :has([aria-pressed='true'])";
/** How much of a card is seen where not all of it has room. */
const TOP = 90;

/**
 * Lights what a hint is made of, wherever the game draws it: each part is named by its `data-anchor`,
 * gets its number, and is found again when the game draws it anew.
 */
export function marking(node: HTMLElement): { update: (parts: readonly string[]) => void; destroy: () => void } {
	let parts: readonly string[] = [];
	/** What is to be tapped next, as long as it is. */
	let next: HTMLElement | null = null;
	const observer = new MutationObserver(mark);

	function mark(): void {
		observer.disconnect();
		const found = new Map(parts.map((part, index) => [drawn(node, part), { part, number: `${index + 1}` }] as const));
		for (const old of node.querySelectorAll<HTMLElement>('[data-hint]')) if (!found.has(old)) unmark(old);
		for (const [element, { part, number }] of found) if (element && element.dataset['hint'] !== number) number && put(element, part, number);
		const first = [...found.keys()].find((one) => one && !one.matches(DONE)) ?? null;
		if (first && first !== next) bringUp(first);
		next = first;
		if (parts.length) observer.observe(node, { childList: true, subtree: true, attributeFilter: ['aria-pressed'] });
	}

	function update(changed: readonly string[]): void {
		if (changed.join() === parts.join()) return;
		parts = changed;
		next = null;
		mark();
	}

	return { update, destroy: () => observer.disconnect() };
}

/**
 * The part as it is drawn now: on a table with a drawer things may be drawn twice, and one of them hidden.
 * Where it is chosen elsewhere than it lies, that place has it as `data-pick`.
 */
function drawn(node: HTMLElement, part: string): HTMLElement | null {
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
