import { Play, type Form, type GameScreens, type Refusal, type Sentence, type Update } from '$kit';
import { refusalOf } from './api';
import { entryOf, record, type Entry } from './book';
import { moreApi } from './moreApi';
import { sentence } from './sayings';
import type { Answered, Puzzle, Spoken, Table } from './types';
import { toUpdate } from './updates';

/** One bar: a move and what it is worth. */
export interface Worth {
	/** What it is called; null where that is still to be found out. */
	readonly name: Sentence | null;
	readonly value: number;
	readonly error: number;
}

/** Once it is solved nothing can be done on the board. */
const still = (table: Table): Update => ({ ...toUpdate(table), legal: [], awaited: [], silence: null });

/** A puzzle on this screen: its position, the hints that are open, and what the last try came to. */
export class Puzzling {
	puzzle = $state.raw<Puzzle | null>(null);
	play = $state.raw<Play | null>(null);
	answer = $state.raw<Answered | null>(null);
	worths = $state.raw<readonly Worth[]>([]);
	hints = $state.raw<readonly Sentence[]>([]);
	recalled = $state.raw<readonly Sentence[]>([]);
	why = $state.raw<Sentence | null>(null);
	/** So many hints are open. */
	open = $state(0);
	/** Whether the solution was asked for. */
	shown = $state(false);
	waits = $state(false);
	/** The line of the book about it, if there is one. */
	kept = $state.raw<Entry | undefined>(undefined);
	#tried = false;

	constructor(
		readonly game: string,
		readonly number: number
	) {}

	async begin(screens: GameScreens): Promise<void> {
		const found = await moreApi.puzzle(this.game, this.number);
		[this.hints, this.recalled] = await Promise.all([this.#said(found.hints), this.#said(found.recalled)]);
		const sitters = found.players.map((name, seat) => ({ seat, name, bot: false, away: false }));
		const wire = { send: (form: Form) => this.#try(form) };
		this.play = new Play(toUpdate(found.table), screens, wire, { me: found.seat, sitters, options: found.options }, true);
		this.puzzle = found;
		this.kept = entryOf('puzzle', this.game, found.brief.id);
	}

	/** Whether the best move is on the board. */
	get over(): boolean {
		return this.answer?.right === true;
	}

	/** Open the next hint; the last one lights the move. */
	hint(): void {
		this.open = Math.min(this.open + 1, this.hints.length);
		this.answer = null;
		if (this.play && this.open === this.hints.length) this.play.marked = (this.puzzle?.best as Form | undefined) ?? null;
	}

	/** Show the solution. */
	async show(): Promise<void> {
		this.shown = true;
		await this.#take(await moreApi.tryPuzzle(this.game, this.number, null));
	}

	async #try(form: Form): Promise<Refusal | null> {
		if (this.over) return null;
		this.waits = true;
		try {
			const answer = await moreApi.tryPuzzle(this.game, this.number, form);
			await this.#take(answer);
			return null;
		} catch (error) {
			return refusalOf(error, this.#name);
		} finally {
			this.waits = false;
		}
	}

	/** Put what was found out on the screen, and the result into the book. */
	async #take(answer: Answered): Promise<void> {
		const names = await Promise.all(answer.chances.map((one) => (one.words ? sentence(one.says, one.words, this.#name, this.puzzle?.seat) : null)));
		this.worths = answer.chances.map(({ value, error }, index) => ({ name: names[index] ?? null, value, error }));
		this.why = answer.right ? await sentence(answer.why.says, answer.why.words, this.#name, this.puzzle?.seat) : null;
		this.answer = answer;
		if (!answer.right) {
			this.#tried = true;
			this.play?.restart(toUpdate(answer.table));
			return;
		}
		if (this.play) this.play.marked = null;
		this.play?.receive(still(answer.table));
		this.#keep(this.shown ? 'missed' : this.open || this.#tried ? 'hint' : 'alone');
	}

	#keep(result: Entry['result']): void {
		if (!this.puzzle) return;
		record({ kind: 'puzzle', game: this.game, at: Date.now(), result, of: this.puzzle.brief.id });
		this.kept = entryOf('puzzle', this.game, this.puzzle.brief.id);
	}

	#said(many: readonly Spoken[]): Promise<Sentence[]> {
		return Promise.all(many.map((one) => sentence(one.says, one.words, this.#name, this.puzzle?.seat)));
	}

	readonly #name = (seat: number): string => this.puzzle?.players[seat] ?? '';
}
