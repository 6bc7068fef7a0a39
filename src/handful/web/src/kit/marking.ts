/** Cards of the hand lie in a fan: their numbers stand above them, off the index and off the next card. */
const IN_HAND = 'card:';

/**
 * Lights what a hint is made of, wherever the game draws it: each part is named by its `data-anchor`,
 * gets its number, and is found again when the game draws it anew.
 */
export function marking(node: HTMLElement): { update: (parts: readonly string[]) => void; destroy: () => void } {
	let parts: readonly string[] = [];
	const observer = new MutationObserver(mark);

	function mark(): void {
		observer.disconnect();
		const found = new Map(parts.map((part, index) => [drawn(node, part), { part, number: `${index + 1}` }] as const));
		for (const old of node.querySelectorAll<HTMLElement>('[data-hint]')) if (!found.has(old)) unmark(old);
		for (const [element, { part, number }] of found) if (element && element.dataset['hint'] !== number) number && put(element, part, number);
		if (parts.length) observer.observe(node, { childList: true, subtree: true });
	}

	function update(next: readonly string[]): void {
		if (next.join() === parts.join()) return;
		parts = next;
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
	if (getComputedStyle(element).position === 'static') element.classList.add('hint-held');
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
	element.classList.remove('hint-held');
	element.querySelector(':scope > .hint-badge')?.remove();
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
