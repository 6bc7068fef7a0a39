import type { Form } from '$kit';
import { composerOf, type Field } from './compose.svelte';
import type { UltimatumPlay } from './selectors';

const SEATS: readonly Field[] = ['from', 'to', 'with', 'target', 'responder'];

/** What a move is made of, in the order of the taps: what a hint lights. */
function parts(form: Form, play: UltimatumPlay): readonly string[] {
	const { active, picks } = composerOf(play);
	const left = SEATS.filter((field) => form[field] !== undefined && !(active && picks[field] === form[field]));
	const seats = left.map((field) => `seat:${form[field]}`);
	const deal = form.move === 'accept' ? [`deal:${form['proposal']}`] : [];
	const what = form['what'] ? [`what:${form['what']}`] : [];
	return [...(form['card'] ? [`card:${form['card']}`] : []), ...seats, ...what, ...deal];
}

/** What is put together for another move: it is put back, or its chips are split otherwise. */
function astray(form: Form, play: UltimatumPlay): readonly string[] {
	const composer = composerOf(play);
	const split = (share: number): string[] => (share === form['share'] ? [] : [share > Number(form['share']) ? 'split:mine' : 'split:other']);
	if (form.move === 'counter') return split(composer.counters);
	if (!composer.active) return [];
	const { card, picks, steps } = composer;
	const others = steps.filter((field) => field !== 'share' && picks[field] !== undefined && picks[field] !== form[field]);
	if (card !== form['card'] || others.length) return ['do:back'];
	return picks.share === undefined ? [] : split(Number(picks.share));
}

export default { parts, astray };
