import { waiting } from '$kit';
import type { Draft, BoomPlay } from './draft.svelte';
import { COLUMNS, DYNAMITE, numberOf } from './cards';
import { say } from './say';
import type { View } from './generated/types';

/** The words under the question on a hand. */

export function seconds(play: BoomPlay, what: 'timer_seconds' | 'wild_seconds'): number {
	return Number(play.options[what] ?? (what === 'timer_seconds' ? 10 : 5));
}

/** How long the lifted TIMERs and WILDs would burn. */
export function burning(draft: Draft): number {
	const { play } = draft;
	return draft.timers.length * seconds(play, 'timer_seconds') + draft.wilds.length * seconds(play, 'wild_seconds');
}

/** The numbers that lie open; a stick of dynamite is none. */
export function openFaces(view: View): number[] {
	const faces = view.matchbox.filter((cell) => cell.up).map((cell) => cell.card ?? DYNAMITE);
	return faces.filter((code) => code !== DYNAMITE).map(numberOf);
}

/** How many cards the next stuck step lays out: a row while there are cards for one, else the common pool (BD-70). */
export const nextStep = (view: View): number => Math.min(COLUMNS.length, view.match_pile);

export function hint(draft: Draft): string {
	const { play, view } = draft;
	if (draft.note) return say(draft.note);
	if (view.phase === 'over') return '';
	if (view.phase === 'stuck_vote') {
		return play.isMyTurn ? say('hint-vote', { count: nextStep(view) }) : waiting(play);
	}
	if (!draft.isActive) return say('hint-watch');
	if (draft.timers.length && view.phase === 'ready') return say('hint-fuse');
	if (draft.wilds.length && view.phase === 'ready') return say('hint-wild');
	if (view.phase === 'window') return say('hint-take');
	if (view.phase === 'two_up') return say('hint-two', { count: Math.abs(draft.number(0) - draft.number(1)) });
	if (view.phase === 'one_up') return say('hint-second');
	return play.choice.can({ move: 'timer' }) ? say('hint-timer', { count: seconds(play, 'timer_seconds') }) : say('hint-turn');
}
