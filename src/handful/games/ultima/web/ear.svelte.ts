import type { Told } from '$kit';
import type { UltimaPlay } from './selectors';
import { OCTAVE, partner, semitones } from './theory';
import type { Event } from './generated/types';

/** One interval taken for another. */
export interface Mistake {
	readonly heard: string;
	readonly taken: string;
	readonly times: number;
}

/** Ear school: what this player, and nobody else, took for what. It lives as long as the page's tab. */
export class Ear {
	mistakes = $state.raw<readonly Mistake[]>([]);
	readonly #place: string | null;

	constructor(part: string | null = null) {
		this.#place = part && `handful.ear.${part}`;
		const kept = this.#place && sessionStorage.getItem(this.#place);
		if (kept) this.mistakes = JSON.parse(kept) as Mistake[];
	}

	/** A card was tried that does not fit: it would have filled the octave of another interval. */
	note(event: Event, play: UltimaPlay): void {
		if (event.event !== 'misheard' || event.seat !== play.me || play.retelling) return;
		const [low, high] = play.view.top.notes;
		const heard = partner(OCTAVE - (high - low));
		const taken = partner(semitones(event.card));
		if (heard !== taken) this.#add(heard, taken);
	}

	#add(heard: string, taken: string): void {
		const same = (one: Mistake): boolean => one.heard === heard && one.taken === taken;
		const times = (this.mistakes.find(same)?.times ?? 0) + 1;
		const rest = this.mistakes.filter((one) => !same(one));
		this.mistakes = [...rest, { heard, taken, times }].sort((a, b) => b.times - a.times);
		if (this.#place) sessionStorage.setItem(this.#place, JSON.stringify(this.mistakes));
	}
}

/** What the end tells of the game is gathered as it happens. */
export function note(told: Told, play: UltimaPlay): void {
	earOf(play).note(told as unknown as Event, play);
}

const ears = new WeakMap<UltimaPlay, Ear>();

export function earOf(play: UltimaPlay): Ear {
	const found = ears.get(play) ?? new Ear(play.part);
	ears.set(play, found);
	return found;
}

/** How many semitones an interval has, by its short name. */
export function width(interval: string): number {
	return semitones(`x-${interval}`);
}
