import { who } from '$kit';
import { cardNamed, familyOf, valueOf } from './cards';
import type { Composer, Field } from './compose.svelte';
import type { Asking } from './prompt';
import { say } from './say';
import type { UltimatumPlay } from './selectors';

/** A card being put together, in words. */

/** What is to be chosen next, or the whole play. */
export function composing(play: UltimatumPlay, composer: Composer): Asking {
	const { card, step, steps } = composer;
	if (card === null) return { title: '', hint: '' };
	if (step) {
		const before = seat(composer, steps[steps.indexOf(step) - 1] ?? step);
		const asked = { step: `${familyOf(card)}-${step}`, card: cardNamed(card), seat: before, count: valueOf(card) };
		return { title: say('ask', asked, play), hint: '' };
	}
	if (composer.movesNothing) return { title: say('nothing-moves'), hint: readyInWords(play, composer, card) };
	const whole = { title: readyInWords(play, composer, card), hint: notes(play, composer, card) };
	return endsRound(play, composer, card) ? { ...whole, next: '' } : whole;
}

function seat(composer: Composer, field: Field): { seat: number } {
	return who(Number(composer.picks[field] ?? 0));
}

/** The whole play, spelled out. */
function readyInWords(play: UltimatumPlay, composer: Composer, card: string): string {
	const { chips, sizes } = play.view;
	const me = play.me ?? 0;
	const from = Number(composer.picks.from);
	const payer = who(from);
	const value = valueOf(card);
	if (value) {
		const to = who(composer.picks.to === undefined ? me : Number(composer.picks.to));
		const count = Math.min(value, chips[from]);
		return count ? say('paid', { seat: to, payer, count }, play) : say('paid-nothing', { seat: to, payer }, play);
	}
	switch (card) {
		case 'ST':
			return say('ready-steal', { seat: payer, count: chips[from] }, play);
		case 'SW': {
			const other = Number(composer.picks.with);
			const what = String(composer.picks.what);
			const [mine, yours] = what === 'chips' ? [chips[me], chips[other]] : [sizes[me] - 1, sizes[other]];
			return say('ready-swap', { seat: who(other), what, mine, yours }, play);
		}
		case 'UL':
			return say('ready-split', { seat: seat(composer, 'target'), count: composer.pool }, play);
		case 'DR':
			return say('ready-draw', { seat: seat(composer, 'to') }, play);
		case 'RO':
			return say('ready-round');
		default:
			return say('ready-throw', { card: cardNamed(card) });
	}
}

/** What one should know before playing it. */
function notes(play: UltimatumPlay, composer: Composer, card: string): string {
	const { view } = play;
	const said: string[] = [];
	if (valueOf(card)) {
		const count = view.chips[Number(composer.picks.from)];
		said.push(count < valueOf(card) ? say('note-short', { count }) : say('note-free'));
	} else if (card === 'ST' || card === 'SW') {
		const victim = seat(composer, card === 'ST' ? 'from' : 'with');
		said.push(play.options['block_by'] === 'anyone' ? say('note-anyone') : say('note-block', { seat: victim }, play));
	} else if (card === 'UL') said.push(say('note-bargain', { seat: seat(composer, 'target') }, play));
	else if (card === 'BL') said.push(say('note-throw-block'));
	else if (card === 'CO') said.push(say('note-throw-counter'));
	else if (card === 'RO') said.push(say('note-round', { count: view.chips[play.me ?? 0] }));
	if (card !== 'RO' && endsRound(play, composer, card)) said.push(say('note-last'));
	return said.join(' ');
}

/** Whether nobody plays after this card. */
function endsRound(play: UltimatumPlay, composer: Composer, card: string): boolean {
	return card === 'RO' || (play.view.hand?.length === 1 && !(card === 'DR' && composer.picks.to === play.me));
}
