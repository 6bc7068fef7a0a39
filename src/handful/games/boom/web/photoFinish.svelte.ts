import type { Told } from '$kit';
import type { BoomPlay } from './draft.svelte';
import type { Event } from './generated/types';

/** The photo finish: what happened in each window, second by second. It knows no faces. */

export type Mark = 'flip' | 'match' | 'boom' | 'time';

export interface Run {
	readonly seat: number;
	readonly from: number;
	readonly to: number;
	readonly marks: readonly { at: number; what: Mark }[];
}

const MARKS: Partial<Record<Event['event'], Mark>> = {
	flipped: 'flip',
	matched: 'match',
	exploded: 'boom',
	time_added: 'time'
};

class Finish {
	runs = $state.raw<readonly Run[]>([]);
	#open: Run | null = null;

	note(event: Event, at: number): void {
		if (event.event === 'window_opened') this.#open = { seat: event.seat, from: at, to: at, marks: [] };
		if (!this.#open) return;
		const what = MARKS[event.event];
		if (what) this.#open = { ...this.#open, marks: [...this.#open.marks, { at, what }] };
		if (event.event === 'window_closed') {
			this.runs = [...this.runs, { ...this.#open, to: at }];
			this.#open = null;
		}
	}
}

/** What the end tells of the game is gathered as it happens. */
export function note(told: Told, play: BoomPlay, at: number): void {
	finishOf(play).note(told as unknown as Event, at);
}

const kept = new WeakMap<BoomPlay, Finish>();

export function finishOf(play: BoomPlay): Finish {
	let found = kept.get(play);
	if (!found) kept.set(play, (found = new Finish()));
	return found;
}
