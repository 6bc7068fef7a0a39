import type { Form } from '$kit';
import { draftOf, type BoomPlay } from './draft.svelte';
import { kindOf } from './cards';
import type { View } from './generated/types';

/** What a move is made of, in the order of the taps: what a hint lights. */
export function parts(form: Form, view: View): readonly string[] {
	const place = (field: string): string[] => (form[field] === undefined ? [] : [`place:${form[field]}`]);
	const rest = [...(view.hand ?? [])];
	const cards = (kinds: readonly string[]): string[] =>
		kinds.flatMap((kind) => {
			const at = rest.findIndex((code) => kindOf(code) === kind);
			return at < 0 ? [] : rest.splice(at, 1).map((code) => `card:${code}`);
		});
	const laid = (field: string): string[] => cards((form[field] as readonly string[] | undefined) ?? []);
	const [onA, onB] = [laid('on_a'), laid('on_b')];
	// Two open numbers are the pair already: one taps only those that are to change.
	const side = (field: string, on: readonly string[]): string[] => (on.length ? [...place(field), ...on] : []);
	const sum = view.phase === 'two_up' && form.move === 'ignite' ? [...side('a', onA), ...side('b', onB)] : [...place('a'), ...place('b'), ...onA, ...onB];
	return [...place('place'), ...sum, ...laid('timers'), ...laid('wilds'), ...cards(own(form))];
}

/** The one card that a move lays without naming it. */
function own(form: Form): string[] {
	return { wild: ['W'], add_wild: ['W'], add_timer: ['T'] }[form.move] ?? [];
}

/** The sum that lies on the draft. */
export function chosen(play: BoomPlay): Form | null {
	const draft = draftOf(play);
	return draft.isPair && draft.used ? draft.ignition() : null;
}
