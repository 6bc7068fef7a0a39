import type { Form } from '$kit';
import { codeAt, type UltimatchPlay } from './selectors';

/** Cards a match may use at most. */
const MOST = 2;

/**
 * A play being put together on this screen: shared by the table and the hand below it, told nobody.
 * It holds fitting and unfitting choices alike, since the line under it says why something does not fit.
 */
export class Selection {
	/** A place of the pyramid. */
	target = $state<string | null>(null);
	/** Cards of the hand and of everyone's hand, in the order of the taps. */
	cards = $state.raw<readonly string[]>([]);
	/** Whose offer is to be taken, or who shall be given a card. */
	partner = $state<number | null>(null);
	/** What is given for it. */
	give = $state<string | null>(null);
	/** The card whose signal is being chosen. */
	offering = $state<string | null>(null);
	readonly #play: UltimatchPlay;

	constructor(play: UltimatchPlay) {
		this.#play = play;
	}

	/** The target as long as it lies open. */
	get aim(): string | null {
		return codeAt(this.#play.view, this.target);
	}

	/** The cards as long as they are there. */
	get held(): readonly string[] {
		const { hand = [], alta } = this.#play.view;
		return this.cards.filter((code) => hand.includes(code) || alta.includes(code));
	}

	get started(): boolean {
		return this.aim !== null || this.held.length > 0;
	}

	aimAt(place: string): void {
		this.#play.refusal = null;
		this.target = this.target === place ? null : place;
	}

	toggle(code: string): void {
		this.#play.refusal = null;
		const held = this.held;
		this.cards = held.includes(code) ? held.filter((one) => one !== code) : [...held, code].slice(-MOST);
	}

	/** One card only: a donation, a reward. */
	only(code: string): void {
		this.#play.refusal = null;
		this.cards = this.cards.includes(code) ? [] : [code];
	}

	deal(partner: number | null): void {
		this.#play.refusal = null;
		this.partner = this.partner === partner ? null : partner;
		this.give = null;
	}

	clear(): void {
		this.target = null;
		this.cards = [];
		this.partner = null;
		this.give = null;
	}
}

const kept = new WeakMap<object, Selection>();

export function selectionOf(play: UltimatchPlay): Selection {
	const found = kept.get(play) ?? new Selection(play);
	kept.set(play, found);
	return found;
}

/** What is put together so far, as far as it goes. */
export function chosen(play: UltimatchPlay): Form | null {
	const { aim, target, held, partner, give } = selectionOf(play);
	if (partner !== null) {
		const gift = play.view.sizes[partner] === 0;
		return { move: gift ? 'gift' : 'accept', seat: partner, ...(give ? { [gift ? 'card' : 'give']: give } : {}) };
	}
	if (play.view.phase === 'donate') return held.length ? { move: 'donate', card: held[0] } : null;
	if (aim === null && !held.length) return null;
	return { move: 'match', ...(aim === null ? {} : { target: target! }), ...(held.length ? { cards: [...held] } : {}) };
}
