import type { Form } from '$kit';
import { selectionOf } from './selection.svelte';
import type { UltimatchPlay } from './selectors';

/** What a move is made of, in the order of the taps: what a hint lights. */
function parts(form: Form, { view }: UltimatchPlay): readonly string[] {
	const held = (code: unknown): string => `${view.alta.includes(String(code)) ? 'alta' : 'card'}:${code}`;
	switch (form.move) {
		case 'match':
			return [...(form['cards'] as readonly string[]).map(held), `place:${form['target']}`];
		case 'accept':
			return [`offer:${form['seat']}`, ...(form['give'] ? [`card:${form['give']}`] : [])];
		case 'offer':
			return [`card:${form['card']}`, ...(form['nature'] ? [`nature:${form['nature']}`] : [])];
		case 'gift':
			return [`give:${form['seat']}`, `card:${form['card']}`];
		default:
			return form['card'] ? [`card:${form['card']}`] : [];
	}
}

/** What is chosen for another move: cards to lay down again, an offer to leave, a sheet to close. */
function astray(form: Form, play: UltimatchPlay): readonly string[] {
	const { cards, partner, offering } = selectionOf(play);
	if (form.move === 'offer') return offering !== null && offering !== form['card'] ? ['close'] : [];
	if (form.move === 'accept' || form.move === 'gift') return [];
	if (partner !== null) return [`offer:${partner}`];
	const wanted = (form['cards'] as readonly string[] | undefined) ?? [form['card']];
	return cards.filter((code) => !wanted.includes(code)).map((code) => `${play.view.alta.includes(code) ? 'alta' : 'card'}:${code}`);
}

export default { parts, astray };
