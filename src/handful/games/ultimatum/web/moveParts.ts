import type { Form } from '$kit';
import { composerOf, type Field } from './compose.svelte';
import type { View } from './generated/types';
import type { UltimatumPlay } from './selectors';

const SEATS: readonly Field[] = ['from', 'to', 'with', 'target', 'responder'];
const ANSWERS: Readonly<Record<string, string>> = { block: 'BL', counter: 'CO' };

/** What a move is made of, in the order of the taps: what a hint lights. */
export function parts(form: Form, _view: View): readonly string[] {
	const card = form['card'] ?? ANSWERS[form.move];
	const seats = SEATS.filter((field) => form[field] !== undefined).map((field) => `seat:${form[field]}`);
	const deal = form.move === 'accept' ? [`deal:${form['proposal']}`] : [];
	return [...(card ? [`card:${card}`] : []), ...seats, ...deal];
}

/** What is put together so far, as far as it goes. */
export function chosen(play: UltimatumPlay): Form | null {
	const { active, card, picks } = composerOf(play);
	return active && card ? ({ move: 'play', card, ...picks } as Form) : null;
}
