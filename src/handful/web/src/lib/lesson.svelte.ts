import { Play, type Form, type GameScreens, type HintMarks, type Refusal, type Update } from '$kit';
import { refusalOf } from './api';
import { moreApi } from './moreApi';
import type { LessonWords } from './lessonWords';
import type { Learned, LessonBot, Table } from './types';
import { toUpdate } from './updates';
import { whoIsHere } from './who';
import { say } from './words.svelte';

/** How long what others do stands before the next of it, in milliseconds. */
const PACE = 1300;
/** Where a tab keeps how far the pupil is, for when its page is loaded anew. */
const KEY = 'handful.lesson.';
/** After so many tries somebody is offered help. */
const TRIES = 3;

/** A move of the others that is still to be shown: the step that it comes before, and which of its moves it is, from 1. */
interface Coming {
	readonly table: Table;
	readonly step: number;
	readonly place: number;
}

/** A step asks something: nobody lets it pass, nor all that is asked until their turn. */
const shownTo = (table: Table): Update => ({ ...toUpdate(table), silence: null });

/**
 * A lesson on this screen: the game, the pupil's moves so far, and what others do meanwhile.
 * The server judges; it is asked with all moves, and keeps nothing.
 */
export class Lesson {
	play = $state.raw<Play | null>(null);
	bots = $state.raw<readonly LessonBot[]>([]);
	made = $state.raw<readonly Form[]>([]);
	/** Whether the pupil is told what the last step taught; the next one waits. */
	reading = $state(false);
	/** The moves that are right now: any of them will do; none at the end. */
	#asked = $state.raw<readonly Form[]>([]);
	// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a view is the game's own affair
	#marks = $state.raw<HintMarks<any> | null>(null);
	#total = $state(0);
	#finds = $state(false);
	#missed = $state(0);
	/** What is still to be shown, and what the others do when the next step begins. */
	#coming = $state.raw<readonly Coming[]>([]);
	#before: readonly Coming[] = [];
	#shown = $state(0);
	/** The last move of the others of which something is said, and whether it stands until that is read. */
	#told = $state.raw<Coming | null>(null);
	#stands = $state(false);

	constructor(
		readonly game: string,
		readonly words: () => LessonWords
	) {}

	/** Deal, or go on where the pupil was when the page was loaded anew. */
	async begin(screens: GameScreens): Promise<void> {
		const learned = (await this.#resumed()) ?? (await moreApi.learn(this.game, []));
		const deal = learned.shown[learned.shown.length - 1];
		void screens.hintMarks?.().then(({ default: marks }) => (this.#marks = marks));
		this.bots = learned.bots;
		this.#total = learned.total;
		const wire = { send: (form: Form) => this.#try(form), ask: (form: Form) => this.#try(form, true) };
		const names = [whoIsHere()?.name ?? say('learn-you'), ...learned.bots.map(({ name }) => name)];
		const sitters = names.map((name, seat) => ({ seat, name, bot: seat > 0, away: false }));
		this.play = new Play(shownTo(deal), screens, wire, { me: deal.seat, sitters, options: learned.options }, true);
		this.#shown = deal.seq;
		this.#await(learned);
		this.goOn();
	}

	/** The pupil leaves: next time the lesson begins at its beginning. */
	leave(): void {
		sessionStorage.removeItem(KEY + this.game);
	}

	/** What follows the moves that this tab has kept; null where there are none, or where they lead nowhere any more. */
	async #resumed(): Promise<Learned | null> {
		try {
			const kept = JSON.parse(sessionStorage.getItem(KEY + this.game) ?? '[]') as readonly Form[];
			const learned = kept.length ? await moreApi.learn(this.game, kept) : null;
			if (!learned?.right || !learned.asked.length) return null;
			this.made = kept;
			return learned;
		} catch {
			return null;
		}
	}

	/** Which step it is, from 1. */
	get step(): number {
		return this.reading || this.made.length === this.#total ? this.made.length : this.made.length + 1;
	}

	/** Whether what was shown last is on the screen, and seen. */
	get #drawn(): boolean {
		return this.play !== null && this.play.drawn >= this.#shown && !this.play.hit;
	}

	/** Whether everything that happened is on the screen, and seen. */
	get settled(): boolean {
		return !this.#coming.length && this.#drawn && !this.#stands && !this.play!.sending;
	}

	/** Whether there is something to read before it goes on. */
	get waits(): boolean {
		return (this.#stands && this.#drawn) || (this.reading && this.settled);
	}

	/** A move that is right now, and the nearest to what is chosen; null at the end. */
	get asked(): Form | null {
		return this.#asked.find((form) => !this.#astray(form)) ?? this.#asked[0] ?? null;
	}

	/** Whether the pupil is to do something now. */
	get asks(): boolean {
		return this.settled && !this.reading && this.#asked.length > 0;
	}

	get over(): boolean {
		return this.settled && this.#total > 0 && this.made.length === this.#total;
	}

	/** The move whose parts are lit: what is asked for, unless the pupil is to find it. */
	get marked(): Form | null {
		return this.asks && (!this.#finds || this.#missed > 0) ? this.asked : null;
	}

	/** Whether help is due: tried often enough. */
	get stuck(): boolean {
		return this.#missed >= TRIES;
	}

	/** Whether something else is chosen than what is lit. */
	#astray(form: Form): boolean {
		return this.play !== null && (this.#marks?.astray?.(form, this.play) ?? []).length > 0;
	}

	/** What the strip says now. */
	get says(): string {
		const words = this.words();
		if (this.play?.hit) return say('learn-hit', { button: say('line-go-on') });
		if (this.reading) return this.settled ? words.learned(this.step) : words.ask(this.step);
		if (this.marked && this.#astray(this.marked)) return say('learn-astray');
		if (!this.#stands && (this.settled || !this.#coming.length)) return words.ask(this.step);
		return (this.#told && words.move(this.#told.step, this.#told.place)) || words.of(this.step, 'before') || say('learn-watch');
	}

	/** The pupil has read what is said, of a move of the others or of the last step; what was refused until then is past. */
	goOn(): void {
		if (this.#stands) {
			this.#stands = false;
			return;
		}
		this.reading = false;
		this.#told = null;
		if (this.play) this.play.refusal = null;
		this.#coming = [...this.#coming, ...this.#before];
		this.#before = [];
	}

	/** Make the move that is asked for. */
	async doIt(): Promise<void> {
		if (this.asked) await this.play?.send(this.asked);
	}

	/** Show what others do, one move after the other, each when the one before was seen. */
	showNext(): (() => void) | void {
		if (!this.#coming.length || !this.#drawn || this.#stands) return;
		const timer = setTimeout(() => this.#show(), PACE);
		return () => clearTimeout(timer);
	}

	#show(): void {
		const [next, ...rest] = this.#coming;
		this.#shown = next.table.seq;
		this.#coming = rest;
		this.#stands = this.words().move(next.step, next.place) !== '';
		if (this.#stands) this.#told = next;
		this.play?.receive(shownTo(next.table));
	}

	/** Do what is asked; anything else is refused, by the rules or because it is not what is asked. */
	async #try(form: Form, asking = false): Promise<Refusal | null> {
		const step = this.made.length + 1;
		try {
			const learned = await moreApi.learn(this.game, [...this.made, form]);
			if (asking || step !== this.made.length + 1) return null;
			if (learned.right) this.#take(form, learned);
			else this.#missed++;
			return learned.right ? null : this.#answer(step, learned.answer);
		} catch (error) {
			const refusal = await refusalOf(error, (seat) => this.play?.name(seat) ?? '');
			this.#missed++;
			return refusal;
		}
	}

	#answer(step: number, answer: string): Refusal {
		const reason = (): string => this.words().of(step, answer) || this.words().ask(step);
		return { code: 'other', title: () => say('learn-other'), reason, clause: '' };
	}

	#take(form: Form, learned: Learned): void {
		const waiting = [...this.#coming, ...this.#before];
		this.made = [...this.made, form];
		sessionStorage.setItem(KEY + this.game, JSON.stringify(this.made));
		this.#missed = 0;
		this.#stands = false;
		this.#coming = [...waiting, ...learned.shown.map((table) => ({ table, step: 0, place: 0 }))];
		if (!waiting.length) this.#show();
		this.#await(learned);
		this.reading = this.words().learned(this.made.length) !== '';
		if (!this.reading) this.goOn();
	}

	#await({ before, asked, finds }: Learned): void {
		this.#finds = finds;
		this.#before = before.map((table, index) => ({ table, step: this.made.length + 1, place: index + 1 }));
		this.#asked = asked as unknown as readonly Form[];
	}
}
