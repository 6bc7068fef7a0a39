import type { UltimatumPlay } from './selectors';
import type { ChipsMoved, Event, Said, StacksSwapped } from './generated/types';

/** What a screen remembers of a round beyond the view: what was said, and who fed whom. */

export interface Message {
	readonly number: number;
	readonly seat: number;
	readonly message: Readonly<Record<string, unknown>>;
	/** After how many turns it was said. */
	readonly turn: number;
	/** Who agreed to it: only then it is a promise. */
	readonly agreed: number | null;
	/** What became of the promise, when the log shows it. */
	readonly fate: 'kept' | 'broken' | null;
}

export interface Flow {
	readonly from: number;
	readonly to: number;
	readonly count: number;
}

export interface Deed extends Flow {
	readonly card: string;
	readonly by: number;
}

/** A bubble stays over its speaker for so many turns. */
const FRESH_TURNS = 2;

export class Chronicle {
	said = $state.raw<readonly Message[]>([]);
	deeds = $state.raw<readonly Deed[]>([]);
	turns = $state(0);
	#card = '';
	#by = 0;
	#turn = 0;
	/** How many deeds there were when the turn began. */
	#before = 0;

	/** Take down one event. */
	note(event: Event): void {
		switch (event.event) {
			case 'round_started':
				this.deeds = [];
				this.#before = 0;
				this.said = this.said.map((one) => ({ ...one, turn: -FRESH_TURNS }));
				break;
			case 'turn_started':
				this.#settle();
				this.turns += 1;
				this.#turn = event.seat;
				this.#before = this.deeds.length;
				this.#card = '';
				break;
			case 'played':
				this.#card = event.card;
				this.#by = event.seat;
				break;
			case 'chips_moved':
				this.#moved(event);
				break;
			case 'stacks_swapped':
				this.#swapped(event);
				break;
			case 'said':
				this.#say(event);
				break;
		}
	}

	/** What somebody said lately and is still in the air. */
	latest(seat: number): Message | null {
		const found = this.said.findLast((one) => one.seat === seat);
		return found && this.turns - found.turn < FRESH_TURNS ? found : null;
	}

	/** Chips between each pair of seats in this round, the larger way only. */
	flows(): Flow[] {
		const found = new Map<string, Flow>();
		for (const { from, to, count } of this.deeds) {
			const [low, high] = from < to ? [from, to] : [to, from];
			const old = found.get(`${low} ${high}`)?.count ?? 0;
			found.set(`${low} ${high}`, { from: low, to: high, count: old + (from < to ? count : -count) });
		}
		return [...found.values()]
			.filter((flow) => flow.count)
			.map((flow) => (flow.count > 0 ? flow : { from: flow.to, to: flow.from, count: -flow.count }))
			.sort((a, b) => b.count - a.count);
	}

	/** The one payment that did most for somebody. */
	biggestGain(winner: number): Deed | null {
		const gains = this.deeds.filter((deed) => deed.to === winner);
		return gains.reduce<Deed | null>((best, deed) => (best && best.count >= deed.count ? best : deed), null);
	}

	#moved(event: ChipsMoved): void {
		if (!event.count) return;
		this.deeds = [...this.deeds, { from: event.payer, to: event.receiver, count: event.count, card: this.#card, by: this.#by }];
	}

	#swapped(event: StacksSwapped): void {
		const gained = event.after[0] - event.before[0];
		if (!gained) return;
		const [from, to] = gained > 0 ? [event.b, event.a] : [event.a, event.b];
		this.deeds = [...this.deeds, { from, to, count: Math.abs(gained), card: this.#card, by: this.#by }];
	}

	#say(event: Said): void {
		if (this.said.some((one) => one.number === event.number)) return;
		const { number, seat, message } = event;
		const before =
			message['kind'] === 'agree'
				? this.said.map((one) => (one.number === message['ref'] && one.seat !== seat ? { ...one, agreed: seat } : one))
				: this.said;
		this.said = [...before, { number, seat, message, turn: this.turns, agreed: null, fate: null }];
	}

	/** At the end of a turn: what its seat had promised is kept or broken by it. */
	#settle(): void {
		const card = this.#card;
		if (!card) return;
		const deeds = this.deeds.slice(this.#before);
		this.said = this.said.map((one) => {
			if (one.fate || promiser(one) !== this.#turn) return one;
			const kept = isKept(one.message['then'], deeds, card);
			return kept === null ? one : { ...one, fate: kept ? 'kept' : 'broken' };
		});
	}
}

/** Who is bound by what was said: by a deal its speaker, by a wish whoever agreed; else nobody. */
function promiser(one: Message): number | null {
	if (one.agreed === null) return null;
	if (one.message['kind'] === 'deal') return one.seat;
	return one.message['kind'] === 'ask' ? one.agreed : null;
}

/** Whether a turn keeps a promise to spare, hit, feed, end the round or play on; null says nothing. */
function isKept(then: unknown, deeds: readonly Deed[], card: string): boolean | null {
	if (then === 'end_round') return card === 'RO';
	if (then === 'play_on') return card !== 'RO';
	if (typeof then !== 'object' || then === null) return null;
	const [word, seat] = Object.entries(then)[0] ?? [];
	if (word === 'spare') return !deeds.some((deed) => deed.from === seat);
	if (word === 'hit') return deeds.some((deed) => deed.from === seat);
	if (word === 'feed') return deeds.some((deed) => deed.to === seat);
	return null;
}

const chronicles = new WeakMap<object, Chronicle>();

/** The one chronicle of a game on this screen. */
export function chronicleOf(play: UltimatumPlay): Chronicle {
	let found = chronicles.get(play);
	if (!found) {
		found = new Chronicle();
		chronicles.set(play, found);
	}
	return found;
}
