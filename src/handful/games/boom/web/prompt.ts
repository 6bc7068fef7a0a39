import { listed, t, waiting } from '$kit';
import { benchOf, type Bench, type BoomPlay } from './bench.svelte';
import { COLUMNS, DYNAMITE, numberOf } from './cards';
import { written } from './sums';
import type { View } from './generated/types';

/** The question on a hand, and the words under it. */

export function seconds(play: BoomPlay, what: 'timer_seconds' | 'wild_seconds'): number {
	return Number(play.options[what] ?? (what === 'timer_seconds' ? 10 : 5));
}

/** How long the lifted TIMERs and WILDs would burn. */
export function burning(bench: Bench): number {
	const { play } = bench;
	return bench.timers.length * seconds(play, 'timer_seconds') + bench.wilds.length * seconds(play, 'wild_seconds');
}

/** The numbers that lie open; a stick of dynamite is none. */
export function openFaces(view: View): number[] {
	const faces = view.matchbox.filter((cell) => cell.up).map((cell) => cell.card ?? DYNAMITE);
	return faces.filter((code) => code !== DYNAMITE).map(numberOf);
}

function openNumbers(play: BoomPlay): string {
	return listed(openFaces(play.view).map(written));
}

export function prompt(play: BoomPlay): string {
	const { view } = play;
	const { isActive } = benchOf(play);
	const name = play.name(view.turn);
	if (view.phase === 'over') return t('boom.title.over');
	if (view.phase === 'stuck_vote') {
		return view.turn === play.me ? t('boom.title.asked') : t('boom.title.voteShort', { name });
	}
	if (!isActive && view.turn === play.me) return t('boom.title.done');
	if (!isActive) return t(view.phase === 'window' ? 'boom.title.burns' : 'boom.title.wait', { name });
	if (view.phase === 'one_up' && openFaces(view).length < 2) return t('boom.title.second', { number: openNumbers(play) });
	if (view.phase === 'one_up' || view.phase === 'two_up') return t('boom.title.two', { numbers: openNumbers(play) });
	if (view.phase === 'window') return t('boom.title.window');
	return t(view.had_success ? 'boom.title.again' : 'boom.title.turn');
}

/** What follows when all agree: a row while there are cards for one, else the common pool (BD-70). */
function voteHint({ match_pile }: View): string {
	return match_pile ? t('boom.hint.vote.row', { n: Math.min(COLUMNS.length, match_pile) }) : t('boom.hint.vote.pool');
}

export function hint(bench: Bench): string {
	const { play, view } = bench;
	if (bench.note) return t(bench.note);
	if (view.phase === 'over') return '';
	if (view.phase === 'stuck_vote') return play.isMyTurn ? voteHint(view) : waiting(play);
	if (!bench.isActive) return t('boom.hint.watch');
	if (bench.timers.length && view.phase === 'ready') return t('boom.hint.fuse');
	if (bench.wilds.length && view.phase === 'ready') return t('boom.hint.wild');
	if (view.phase === 'window') return t('boom.hint.window');
	if (view.phase === 'one_up') return t('boom.hint.second');
	return play.choice.can({ move: 'timer' }) ? t('boom.hint.timer') : t('boom.hint.turn');
}
