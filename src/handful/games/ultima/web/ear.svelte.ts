import type { Told } from '$kit';
import { EarRecord, today } from './record.svelte';
import type { UltimaPlay } from './selectors';
import { OCTAVE, isTritone, partner, semitones } from './theory';
import { registerOf } from './training';
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

/** What the end tells of the game is gathered as it happens; what this player heard also goes into the record of this device. */
export function note(told: Told, play: UltimaPlay): void {
	const event = told as unknown as Event;
	earOf(play).note(event, play);
	const taken = takenFor(event, play);
	if (taken === null || play.retelling) return;
	const [low, high] = play.view.top.notes;
	new EarRecord().note({ heard: partner(OCTAVE - (high - low)), taken, manner: 'rising', register: registerOf(low), day: today() });
}

/** What this player took the top card for, by ear; a card that fits by its colour, or by sight, says nothing about that. */
function takenFor(event: Event, play: UltimaPlay): string | null {
	if ((event.event !== 'misheard' && event.event !== 'played') || event.seat !== play.me || play.options['ear_mode'] !== 'blind') return null;
	const card = event.event === 'played' ? event.card || event.shown : event.card;
	if (isTritone(card) || play.view.top.card) return null;
	if (event.event === 'played' && (event.match.length !== 1 || event.match[0] !== 'complement')) return null;
	return partner(semitones(card));
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
