import { sameForm, type Form, type Play } from '$kit';
import { isFormula, isTimer, isWild, kindOf, numberOf } from './cards';
import { result } from './sums';
import type { Cell, View } from './generated/types';

export type BoomPlay = Play<View>;
export type Side = 0 | 1;

const SOON = 150;

interface Laid {
	readonly code: string;
	readonly side: Side;
}

/**
 * What one player is putting together and nobody else sees: two open numbers, the formula cards on
 * each in the order laid, TIMERs and WILDs set aside. Table and hand of one screen share it.
 */
export class Draft {
	/** The open places chosen in a window. */
	chosen = $state.raw<readonly string[]>([]);
	laid = $state.raw<readonly Laid[]>([]);
	/** TIMERs and WILDs that are lifted. */
	loose = $state.raw<readonly string[]>([]);
	/** The number on which the next card goes. */
	target = $state<Side>(0);
	/** Why nothing happened, where the server need not be asked. */
	note = $state<'' | 'hint-open'>('');
	/** A move that goes out as soon as it may: in a window fingers are quicker than the gap. */
	#waiting = $state.raw<Form | null>(null);
	readonly play: BoomPlay;

	constructor(play: BoomPlay) {
		this.play = play;
	}

	get view(): View {
		return this.play.view;
	}

	/** Whether this screen's seat may act in its turn. While a fuse burns nobody is waited for. */
	get isActive(): boolean {
		const { me, legal, outcome } = this.play;
		return me !== null && this.view.turn === me && legal.length > 0 && !outcome && this.view.phase !== 'stuck_vote';
	}

	get inWindow(): boolean {
		return this.view.phase === 'window';
	}

	/** The cards one may use: the own hand, or the pool once it is open. */
	get cards(): readonly string[] {
		return this.view.pool ?? this.view.hand ?? [];
	}

	get open(): Cell[] {
		return this.view.matchbox.filter((cell) => cell.up);
	}

	/** The two numbers to be made equal, or fewer. */
	get pair(): readonly string[] {
		if (!this.isActive) return [];
		const open = this.open.map((cell) => cell.place);
		if (this.view.phase === 'two_up') return open;
		return this.inWindow ? this.chosen.filter((place) => open.includes(place)) : [];
	}

	get isPair(): boolean {
		return this.pair.length === 2;
	}

	number(side: Side): number {
		const cell = this.view.matchbox.find((one) => one.place === this.pair[side]);
		return numberOf(cell?.card ?? '0');
	}

	/** The cards on one number, in the order laid. */
	on(side: Side): string[] {
		const laid = this.laid.filter((one) => one.side === side && this.cards.includes(one.code));
		return laid.map((one) => one.code);
	}

	kinds(side: Side): string[] {
		return this.on(side).map(kindOf);
	}

	result(side: Side): number | null {
		return result(this.number(side), this.kinds(side), this.play.options['division'] === 'fractions');
	}

	get used(): number {
		return this.on(0).length + this.on(1).length;
	}

	get isEqual(): boolean {
		return this.result(0) !== null && this.result(0) === this.result(1);
	}

	get timers(): string[] {
		return this.loose.filter((code) => isTimer(code) && this.cards.includes(code));
	}

	get wilds(): string[] {
		return this.loose.filter((code) => isWild(code) && this.cards.includes(code));
	}

	isLifted(code: string): boolean {
		return this.loose.includes(code) || this.laid.some((one) => one.code === code);
	}

	tapPlace(place: string): void {
		this.#fresh();
		const cell = this.view.matchbox.find((one) => one.place === place);
		if (!cell || !this.isActive) return;
		if (!cell.up) this.#flip(place);
		else if (this.view.phase === 'two_up') this.target = this.pair.indexOf(place) as Side;
		else if (this.inWindow) this.#choose(cell);
		else void this.play.ask({ move: 'flip', place });
	}

	tapCard(code: string): void {
		this.#fresh();
		if (this.isLifted(code)) this.take(code);
		else if (!isFormula(code)) {
			if (this.isPair) this.laid = [];
			this.loose = [...this.loose, code];
		} else if (this.isPair) this.lay(code, this.target);
		else this.note = this.isActive ? 'hint-open' : '';
	}

	/** A card let go over an open number lies on that number. */
	drop(code: string, over: string | null): void {
		this.#fresh();
		const side = this.pair.indexOf(over?.split(':')[1] ?? '');
		if (side >= 0 && isFormula(code)) this.lay(code, side as Side);
		else if (!this.isLifted(code)) this.tapCard(code);
	}

	lay(code: string, side: Side): void {
		this.loose = [];
		this.target = side;
		this.laid = [...this.laid.filter((one) => one.code !== code), { code, side }];
	}

	take(code: string): void {
		this.play.refusal = null;
		this.laid = this.laid.filter((one) => one.code !== code);
		this.loose = this.loose.filter((one) => one !== code);
	}

	clear(): void {
		this.laid = [];
		this.loose = [];
		this.chosen = [];
		this.target = 0;
		this.note = '';
	}

	ignition(): Form {
		const [a, b] = this.pair;
		return { move: 'ignite', a, on_a: this.kinds(0), b, on_b: this.kinds(1) };
	}

	/** Lay out an ignition that the house rules show. */
	unfold(form: Form): void {
		const rest = [...this.cards];
		const laid: Laid[] = [];
		for (const [side, field] of (['on_a', 'on_b'] as const).entries()) {
			for (const kind of form[field] as readonly string[]) {
				const at = rest.findIndex((code) => kindOf(code) === kind);
				if (at >= 0) laid.push({ code: rest.splice(at, 1)[0], side: side as Side });
			}
		}
		this.clear();
		this.chosen = [String(form['a']), String(form['b'])];
		this.laid = laid;
	}

	async send(form: Form): Promise<void> {
		if (this.play.sending) {
			this.#waiting = form;
			return;
		}
		if (await this.play.send(form)) {
			if (form.move !== 'flip') this.clear();
		} else if (this.play.refusal?.code === 'too_fast') {
			// Fingers are quicker than the gap between two cards: the tap counts a moment later.
			this.play.refusal = null;
			setTimeout(() => (this.#waiting ??= form), SOON);
		}
	}

	/** Send what waits, once it may go. */
	flush(): void {
		const form = this.#waiting;
		if (!form || this.play.sending) return;
		if (!this.isActive) this.#waiting = null;
		else if (form.move !== 'flip' || this.play.legal.some((one) => sameForm(one, form))) {
			this.#waiting = null;
			void this.send(form);
		}
	}

	get waiting(): Form | null {
		return this.#waiting;
	}

	#flip(place: string): void {
		const form: Form = { move: 'flip', place };
		const may = this.play.choice.can(form);
		if (this.inWindow && (!may || this.play.sending)) this.#waiting = form;
		else if (may) void this.send(form);
		else void this.play.ask(form);
	}

	#choose(cell: Cell): void {
		const { place } = cell;
		const [first, second] = this.pair;
		if (second !== undefined && this.pair.includes(place)) this.target = this.pair.indexOf(place) as Side;
		else if (first === place) this.chosen = [];
		else if (first === undefined || second !== undefined) {
			this.clear();
			this.chosen = [place];
		} else {
			this.chosen = [first, place];
			if (this.number(0) === this.number(1)) void this.send({ move: 'claim', a: first, b: place });
		}
	}

	#fresh(): void {
		this.play.refusal = null;
		this.note = '';
	}
}

const drafts = new WeakMap<BoomPlay, Draft>();

/** The one draft of a screen. */
export function draftOf(play: BoomPlay): Draft {
	let found = drafts.get(play);
	if (!found) drafts.set(play, (found = new Draft(play)));
	return found;
}

/** The sum that lies on the draft. */
export function chosen(play: BoomPlay): Form | null {
	const draft = draftOf(play);
	return draft.isPair && draft.used ? draft.ignition() : null;
}
