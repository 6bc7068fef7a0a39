import { named, type FieldValue, type Form } from '$kit';
import { familyOf, valueOf, type Family } from './cards';
import { later } from './lazy';
import type { Asking } from './prompt';
import type { UltimatumPlay } from './selectors';

/**
 * A card being put together, tap by tap: card, then seats, then what or how much.
 *
 * The order is the one in which people think; what may be chosen next comes from the server's list
 * of legal moves, which is asked for more where it was cut short. Table and hand of one screen share it.
 */

export type Field = 'from' | 'to' | 'with' | 'what' | 'target' | 'responder' | 'share';

const STEPS: Record<Family, readonly Field[]> = {
	G: ['from', 'to'],
	T: ['from'],
	SW: ['with', 'what'],
	ST: ['from'],
	BL: [],
	UL: ['target', 'responder', 'share'],
	CO: [],
	DR: ['to'],
	RO: []
};

export class Composer {
	card = $state<string | null>(null);
	/** The name in the hand of the card that is lifted: equal copies are told apart. */
	lifted = $state<string | null>(null);
	picks = $state.raw<Partial<Record<Field, FieldValue>>>({});
	/** A counter-offer begins one above the best; it is its window's own. */
	bid = $state.raw<{ readonly window: number; readonly share: number } | null>(null);
	/** The legal moves with this card, where that is known; of shares only the first. */
	forms = $state.raw<readonly Form[]>([]);
	/** Says what is put together, once that has come. */
	#words = $state.raw<((play: UltimatumPlay, composer: Composer) => Asking) | null>(null);
	readonly #play: UltimatumPlay;

	constructor(play: UltimatumPlay) {
		this.#play = play;
	}

	/** Whether a card is being put together and everything said so far still holds. */
	get active(): boolean {
		const { isMyTurn, me, view } = this.#play;
		if (this.lifted === null || !isMyTurn) return false;
		return view.phase === 'turn' && view.turn === me && named(view.hand ?? []).includes(this.lifted);
	}

	get steps(): readonly Field[] {
		return this.card === null ? [] : STEPS[familyOf(this.card)];
	}

	/** What is to be chosen next; null when nothing is. */
	get step(): Field | null {
		if (!this.active) return null;
		return this.steps.find((field) => this.picks[field] === undefined) ?? null;
	}

	/** Whether a seat is to be chosen next. */
	get asksSeat(): boolean {
		return this.#words !== null && this.step !== null && this.step !== 'what' && this.step !== 'share';
	}

	/** What is put together, as a question; null where nothing is, or as long as there are no words for it. */
	inWords(): Asking | null {
		return this.active ? (this.#words?.(this.#play, this) ?? null) : null;
	}

	/** The move, once nothing is missing. */
	get ready(): Form | null {
		if (!this.active || this.step !== null || this.card === null) return null;
		return { move: 'play', card: this.card, ...(this.picks as Record<string, FieldValue>) };
	}

	/** What a Counter would offer now. */
	get counters(): number {
		const { affair, window } = this.#play.view;
		if (this.bid?.window === window) return this.bid.share;
		const best = Math.max(0, ...(affair?.proposals ?? []).map((one) => one.share));
		return Math.min(affair?.pool ?? 0, best + 1);
	}

	/** How many chips are divided, in an Ultimatum. */
	get pool(): number {
		return this.#play.view.chips[Number(this.picks.target ?? 0)] ?? 0;
	}

	/** Whether the move is allowed but moves nothing. */
	get movesNothing(): boolean {
		if (!this.ready || this.card === null) return false;
		const { chips } = this.#play.view;
		if (valueOf(this.card) || this.card === 'ST') return chips[Number(this.picks.from)] === 0;
		if (this.card === 'UL') return this.pool === 0;
		return this.card === 'SW' && this.picks.what === 'chips' && chips[Number(this.picks.with)] === chips[this.#play.me ?? 0];
	}

	/** Lift a card; the same again puts it back. */
	async lift(card: string, name: string): Promise<void> {
		this.#play.refusal = null;
		const again = this.lifted === name && this.active;
		this.drop();
		if (again) return;
		this.card = card;
		this.lifted = name;
		void later.composing().then(({ composing }) => (this.#words = composing));
		const asked = { move: 'play', card };
		// Share 0 is allowed with every pair of seats: one move stands for each pair.
		const wanted = card === 'UL' ? { ...asked, share: 0 } : asked;
		this.forms = this.#play.choice.with(wanted);
		const forms = await this.#play.narrow(wanted);
		if (this.lifted !== name) return;
		this.forms = forms;
		this.#fill();
	}

	/** The legal moves that go with what is chosen. */
	get left(): readonly Form[] {
		return this.forms.filter((form) =>
			Object.entries(this.picks).every(([field, value]) => field === 'share' || form[field] === value)
		);
	}

	canSeat(seat: number): boolean {
		const step = this.step;
		return step !== null && this.asksSeat && this.left.some((form) => form[step] === seat);
	}

	/** Which part a seat plays in what is put together. */
	roleOf(seat: number): Field | null {
		if (!this.active) return null;
		return this.steps.find((field) => field !== 'share' && field !== 'what' && this.picks[field] === seat) ?? null;
	}

	/** A seat was tapped: choose it, or take it back. */
	seat(seat: number): void {
		const role = this.roleOf(seat);
		if (role) return this.back(role);
		const step = this.step;
		if (step && this.canSeat(seat)) this.choose(step, seat);
	}

	choose(field: Field, value: FieldValue): void {
		this.#play.refusal = null;
		this.picks = { ...this.picks, [field]: value };
		this.#fill();
	}

	/** Go back to a field: it and what comes after it are asked again. */
	back(field: Field): void {
		const kept = this.steps.slice(0, this.steps.indexOf(field));
		this.picks = Object.fromEntries(Object.entries(this.picks).filter(([name]) => kept.includes(name as Field)));
	}

	drop(): void {
		this.card = null;
		this.lifted = null;
		this.picks = {};
		this.forms = [];
	}

	async send(): Promise<void> {
		const form = this.ready;
		if (form && (await this.#play.send(form))) this.drop();
	}

	/** Where only one value is left there is nothing to ask; a share begins in the middle. */
	#fill(): void {
		for (let step = this.step; step; step = this.step) {
			if (step === 'share') {
				this.picks = { ...this.picks, share: Math.ceil(this.pool / 2) };
				return;
			}
			const values = new Set(this.left.map((form) => form[step]));
			const [only] = values;
			if (values.size !== 1 || only === undefined || Object.keys(this.picks).length === 0) return;
			this.picks = { ...this.picks, [step]: only };
		}
	}
}

const composers = new WeakMap<object, Composer>();

/** The one composer of a game on this screen. */
export function composerOf(play: UltimatumPlay): Composer {
	let found = composers.get(play);
	if (!found) {
		found = new Composer(play);
		composers.set(play, found);
	}
	return found;
}

/** What is put together so far, as far as it goes. */
export function chosen(play: UltimatumPlay): Form | null {
	const { active, card, picks } = composerOf(play);
	return active && card ? ({ move: 'play', card, ...picks } as Form) : null;
}
