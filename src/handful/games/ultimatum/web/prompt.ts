import { t } from '$kit';
import { cardName, familyOf, valueOf } from './cards';
import type { Composer } from './compose.svelte';
import { gainsInWords, isAsked, isBargain, threatInWords, type UltimatumPlay } from './selectors';

/** What the table wants to know of this screen, as a title and a hint under it. */
export interface Asking {
	readonly title: string;
	readonly hint: string;
}

/** What is asked, of whom. */
export function prompt(play: UltimatumPlay): string {
	return asking(play).title;
}

/** The same with what is being put together. */
export function asking(play: UltimatumPlay, composer?: Composer): Asking {
	const { view } = play;
	if (view.phase === 'game_over' || view.required === null) return { title: t('ultimatum.title.over'), hint: '' };
	if (!isAsked(play)) return waiting(play, view.required);
	if (view.phase === 'turn') return composer?.active ? composing(play, composer) : choosing(play);
	return answering(play);
}

function waiting(play: UltimatumPlay, required: number): Asking {
	const { view } = play;
	const title = t(`ultimatum.title.wait.${view.phase}`, { name: play.name(required) });
	if (play.choice.can({ move: 'decline' })) return { title, hint: t('ultimatum.hint.later') };
	if (view.affair && !isBargain(view.affair)) return { title, hint: `${threatInWords(play, view.affair)}.` };
	return { title, hint: play.log.at(-1)?.words ?? '' };
}

function choosing(play: UltimatumPlay): Asking {
	const early = play.view.turns_taken.every((count) => count <= 1);
	return { title: t('ultimatum.title.turn'), hint: t(early ? 'ultimatum.hint.first' : 'ultimatum.hint.turn') };
}

function composing(play: UltimatumPlay, composer: Composer): Asking {
	const card = composer.card ?? '';
	const family = familyOf(card);
	const names = named(play, composer);
	const step = composer.step;
	if (step) return { title: t(`ultimatum.ask.${family}.${step}`, { ...names, card: cardName(card), k: valueOf(card) }), hint: '' };
	if (composer.movesNothing) return { title: t('ultimatum.nothing'), hint: readyInWords(play, composer) };
	return { title: readyInWords(play, composer), hint: notes(play, composer) };
}

/** The seats chosen so far, by the part they play. */
function named(play: UltimatumPlay, composer: Composer): Record<string, string> {
	const found: Record<string, string> = {};
	for (const [field, value] of Object.entries(composer.picks)) {
		if (field !== 'share' && field !== 'what') found[field] = play.name(Number(value));
	}
	return found;
}

/** The whole play, spelled out. */
export function readyInWords(play: UltimatumPlay, composer: Composer): string {
	const card = composer.card ?? '';
	const family = familyOf(card);
	const { chips, sizes } = play.view;
	const me = play.me ?? 0;
	const names = named(play, composer);
	const from = Number(composer.picks.from);
	switch (family) {
		case 'G':
		case 'T':
			return t(`ultimatum.ready.${family}`, { ...names, n: Math.min(valueOf(card), chips[from]) });
		case 'ST':
			return t('ultimatum.ready.ST', { ...names, n: chips[from] });
		case 'SW': {
			const other = Number(composer.picks.with);
			const [mine, yours] = composer.picks.what === 'chips' ? [chips[me], chips[other]] : [sizes[me] - 1, sizes[other]];
			return t(`ultimatum.ready.SW.${String(composer.picks.what)}`, { ...names, mine, yours });
		}
		case 'UL':
			return t('ultimatum.ready.UL', { ...names, pool: composer.pool });
		case 'DR':
			return t(composer.picks.to === me ? 'ultimatum.ready.DR.you' : 'ultimatum.ready.DR', names);
		default:
			return t(`ultimatum.ready.${family}`);
	}
}

/** What one should know before playing it. */
function notes(play: UltimatumPlay, composer: Composer): string {
	const { view } = play;
	const card = composer.card ?? '';
	const said: string[] = [];
	const victim = composer.picks.from ?? composer.picks.with;
	const name = victim === undefined ? '' : play.name(Number(victim));
	if (valueOf(card)) {
		const has = view.chips[Number(composer.picks.from)];
		said.push(has < valueOf(card) ? t('ultimatum.note.short', { n: has }) : t('ultimatum.note.free'));
	} else if (card === 'ST' || card === 'SW') {
		said.push(play.options['block_by'] === 'anyone' ? t('ultimatum.note.anyone') : t('ultimatum.note.block', { name }));
	} else if (card === 'UL') said.push(t('ultimatum.note.bargain', { name: play.name(Number(composer.picks.target)) }));
	else if (card === 'BL') said.push(t('ultimatum.note.discard'));
	else if (card === 'CO') said.push(t('ultimatum.note.counter'));
	else if (card === 'RO') said.push(t('ultimatum.note.round', { n: view.chips[play.me ?? 0] }));
	if (view.hand?.length === 1 && card !== 'RO' && !(card === 'DR' && composer.picks.to === play.me)) said.push(t('ultimatum.note.last'));
	return said.join(' ');
}

function answering(play: UltimatumPlay): Asking {
	const { view } = play;
	const { affair } = view;
	if (!affair) return { title: t('ultimatum.title.deal'), hint: '' };
	if (!isBargain(affair)) return { title: `${threatInWords(play, affair)}.`, hint: '' };
	const names = { target: play.name(affair.target), responder: play.name(affair.responder), pool: affair.pool };
	if (view.phase === 'counter') {
		const best = Math.max(...affair.proposals.map((one) => one.share));
		const title = t(affair.target === play.me ? 'ultimatum.counter.title.you' : 'ultimatum.counter.title', names);
		return { title, hint: t('ultimatum.counter.best', { ...names, best }) };
	}
	if (view.phase === 'choose') return { title: t('ultimatum.choose.title', names), hint: '' };
	const taken = affair.proposals[affair.accepted ?? 0];
	return {
		title: t('ultimatum.accepted.title', { ...names, by: play.name(taken.by) }),
		hint: `${gainsInWords(play, affair, taken.by, taken.share)}.`
	};
}
