import type { Message } from '$lib/say';
import type { View } from './forms';
import type { AnyPlay, Play } from './play.svelte';

/** One sentence for somebody who meets a situation for the first time: a game declares at most five. */
export interface Tip<V extends View = View> {
	/** The name by which this device remembers that it was told. */
	readonly key: string;
	/** The anchor of the thing that it is about; null while its situation is not there. */
	readonly about: (play: Play<V>) => string | null;
	readonly says: (play: Play<V>) => Message;
}

/** How long the line stands before a tip comes up beside it. */
export const TIP_AFTER = 800;
/** How long a tip must be in sight to count as read, where nobody says so. */
export const READ_AFTER = 3000;

/** Whether the table has something else to say: then no tip does. */
export function isBusy(play: AnyPlay): boolean {
	if (play.me === null || play.paused !== null || play.hit || play.outcome || play.asleep || play.isPassing) return true;
	return play.hinting || play.hinted !== null || play.refusal !== null || play.scenes.now !== null;
}

/** The first tip whose situation is there and that was not told yet. */
export function dueTip<V extends View>(tips: readonly Tip<V>[], play: Play<V>, isTold: (tip: Tip<V>) => boolean): Tip<V> | null {
	if (isBusy(play)) return null;
	return tips.find((tip) => !isTold(tip) && tip.about(play) !== null) ?? null;
}
