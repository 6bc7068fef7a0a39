import type { Action } from 'svelte/action';
import type { Throwing } from './dragging';
import { retrying } from './retry';

/** Tables are played by taps: what drags a card comes a while after the first cards, or when one is touched. */
export const dragging = retrying(() => import('./dragging'));

/** Lets a card be dragged; tapping it goes on working, dragging is an extra. */
export const throwable: Action<HTMLElement, Throwing> = (node, given) => {
	let throwing: Throwing | null = given;
	let made: ReturnType<typeof import('./dragging').draggable> | null = null;

	async function reach(): Promise<void> {
		const { draggable } = await dragging();
		if (throwing) made ??= draggable(node, throwing);
	}
	node.addEventListener('pointerdown', reach, { once: true });
	return {
		update(next) {
			throwing = next;
			made?.update(next);
		},
		destroy() {
			throwing = null;
			made?.destroy();
		}
	};
};
