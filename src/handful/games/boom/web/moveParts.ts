import type { Form } from '$kit';
import { draftOf, type BoomPlay, type Side } from './draft.svelte';
import { kindOf } from './cards';

/** What a move is made of, in the order of the taps: what a hint lights. */
function parts(form: Form, play: BoomPlay): readonly string[] {
	const draft = draftOf(play);
	const place = (field: string): string[] => (form[field] === undefined ? [] : [`place:${form[field]}`]);
	const rest = [...draft.cards];
	const cards = (kinds: readonly string[]): string[] =>
		kinds.flatMap((kind) => {
			const at = rest.findIndex((code) => kindOf(code) === kind);
			return at < 0 ? [] : rest.splice(at, 1).map((code) => `card:${code}`);
		});
	const laid = (field: string): string[] => cards(kindsIn(form, field));
	const [onA, onB] = [laid('on_a'), laid('on_b')];
	// Where the pair stands one taps only the numbers that are to change.
	const side = (field: string, on: readonly string[]): string[] => (on.length ? [...place(field), ...on] : []);
	const sum = draft.isPair && form.move === 'ignite' ? [...side('a', onA), ...side('b', onB)] : [...place('a'), ...place('b'), ...onA, ...onB];
	return [...place('place'), ...sum, ...laid('timers'), ...laid('wilds'), ...cards(own(form))];
}

/** What lies on the draft for another move: cards to take off again, and open numbers to let go. */
function astray(form: Form, play: BoomPlay): readonly string[] {
	const draft = draftOf(play);
	if (!draft.isActive) return [];
	const wanted = [form['a'], form['b']].filter((place) => place !== undefined);
	const strangers = draft.inWindow && wanted.length ? draft.pair.filter((place) => !wanted.includes(place)) : [];
	// A single number is let go with another tap; instead of a pair any third one is chosen.
	const other = draft.isPair ? wanted.find((place) => !draft.pair.includes(String(place))) : strangers[0];
	if (strangers.length) return [`place:${other}`];
	const loose = wrongOf(draft.loose.filter((code) => draft.cards.includes(code)), [...kindsIn(form, 'timers'), ...kindsIn(form, 'wilds'), ...own(form)]);
	const laid = draft.pair.flatMap((place, side) => {
		const on = draft.on(side as Side);
		const field = place === form['a'] ? 'on_a' : place === form['b'] ? 'on_b' : '';
		const right = kindsIn(form, field);
		const good = on.findIndex((code, at) => kindOf(code) !== right[at]);
		return good < 0 ? [] : on.slice(good);
	});
	return [...loose.map((code) => `card:${code}`), ...laid.map((code) => `laid:${code}`)];
}

const kindsIn = (form: Form, field: string): readonly string[] => (form[field] as readonly string[] | undefined) ?? [];

/** The cards beyond those of these kinds. */
function wrongOf(codes: readonly string[], kinds: readonly string[]): string[] {
	const rest = [...kinds];
	return codes.filter((code) => {
		const at = rest.indexOf(kindOf(code));
		if (at >= 0) rest.splice(at, 1);
		return at < 0;
	});
}

/** The one card that a move lays without naming it. */
function own(form: Form): string[] {
	return { wild: ['W'], add_wild: ['W'], add_timer: ['T'] }[form.move] ?? [];
}

export default { parts, astray };
