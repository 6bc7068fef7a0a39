import { expect, test, vi } from 'vitest';
import { draggable } from './dragging';

/** As much of a card as a finger meets. */
class Card extends EventTarget {
	readonly style = { transition: '', translate: '', zIndex: '' };
	setPointerCapture = vi.fn();

	meets(type: string, x: number, buttons: number): void {
		this.dispatchEvent(Object.assign(new Event(type), { clientX: x, clientY: 0, pointerId: 1, button: 0, buttons }));
	}
}

function held(): Card {
	const card = new Card();
	draggable(card as unknown as HTMLElement, { enabled: true, onthrow: () => {} });
	card.meets('pointerdown', 0, 1);
	return card;
}

test('a card follows the finger that holds it', () => {
	const card = held();
	card.meets('pointermove', 40, 1);
	expect(card.style.translate).toBe('40px 0px');
});

test('a card that was let go elsewhere does not stick to the mouse', () => {
	const card = held();
	card.meets('pointermove', 40, 0);
	card.meets('pointermove', 60, 1);
	expect(card.style.translate).toBe('');
});
