export interface Throwing {
	readonly enabled: boolean;
	readonly onthrow: (over: string | null) => void;
}

/** So far a finger may slip before a tap becomes a drag. */
const SLIP = 14;
/** So far a card must be carried to count as thrown. */
const FAR = 70;

/** Lets a card be dragged, from now on. */
export function draggable(node: HTMLElement, given: Throwing): { update: (next: Throwing) => void; destroy: () => void } {
	let throwing = given;
	let start: { x: number; y: number; id: number } | null = null;
	let dragged = false;

	function down(event: PointerEvent): void {
		if (!throwing.enabled || event.button !== 0) return;
		start = { x: event.clientX, y: event.clientY, id: event.pointerId };
		dragged = false;
	}

	function move(event: PointerEvent): void {
		if (!start || event.pointerId !== start.id) return;
		if (!event.buttons) return rest(); // it was let go elsewhere: the card had moved away under it
		const dx = event.clientX - start.x;
		const dy = event.clientY - start.y;
		if (!dragged) {
			if (Math.hypot(dx, dy) < SLIP) return;
			dragged = true;
			node.setPointerCapture(start.id);
		}
		node.style.transition = 'none';
		node.style.translate = `${dx}px ${dy}px`;
		node.style.zIndex = '9';
	}

	/** Back to its place. */
	function rest(): void {
		start = null;
		node.style.transition = '';
		node.style.translate = '';
		node.style.zIndex = '';
	}

	function up(event: PointerEvent): void {
		if (!start || event.pointerId !== start.id) return;
		const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) >= FAR;
		rest();
		if (!dragged || event.type === 'pointercancel') return;
		if (far) throwing.onthrow(dropUnder(event.clientX, event.clientY, node));
	}

	/** The click that ends a drag is not a tap. */
	function click(event: MouseEvent): void {
		if (!dragged) return;
		event.stopImmediatePropagation();
		event.preventDefault();
		dragged = false;
	}

	node.addEventListener('pointerdown', down);
	node.addEventListener('pointermove', move);
	node.addEventListener('pointerup', up);
	node.addEventListener('pointercancel', up);
	node.addEventListener('click', click, true);
	return {
		update(next) {
			throwing = next;
		},
		destroy() {
			node.removeEventListener('click', click, true);
		}
	};
}

function dropUnder(x: number, y: number, carried: Element): string | null {
	for (const under of document.elementsFromPoint(x, y)) {
		if (carried.contains(under)) continue;
		const drop = under.closest<HTMLElement>('[data-drop]');
		if (drop) return drop.dataset['drop'] ?? null;
	}
	return null;
}
