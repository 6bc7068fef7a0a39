import { who, type Listener, type Message } from '$lib/say';
import { say, spoken } from '$lib/words.svelte';
import { Chooser } from './chooser.svelte';
import { Director, type Scenes } from './director.svelte';
import type { Form, Outcome, Refusal, Sentence, Sitter, Told, View } from './forms';

/** What the server tells this screen after every entry: the whole view, and what led to it. */
export interface Update<V extends View = View> {
	readonly seq: number;
	readonly view: V;
	readonly legal: readonly Form[];
	/** Whether there are more legal moves than were sent. */
	readonly cut?: boolean;
	/** The seats for whom the table waits. */
	readonly awaited: readonly number[];
	readonly events: readonly Told[];
	/** For each event the entry of the room's log that brought it, where there is one. */
	readonly entries?: readonly number[];
	/** For each event when it happened, in milliseconds of play, where that is known. */
	readonly times?: readonly number[];
	/** For each event its line of the log, or null. */
	readonly lines: readonly (Message | string | null)[];
	/** The question, as one sentence; empty where nothing is asked, as in a replay. */
	readonly prompt: Message | string;
	readonly clock: Clock | null;
	readonly outcome: Outcome | null;
}

/** A running clock, the same for everybody: `ends` and `from` in milliseconds of this device. */
export interface Clock {
	readonly from: number;
	readonly ends: number;
	/** Whose time it is; null is the table's own clock. */
	readonly seat: number | null;
}

export interface Line {
	readonly id: number;
	readonly seq: number;
	/** Found when it is drawn, in the language that the screen has then. */
	readonly words: string;
}

/** What the clock did for this seat: the entry of the room's log, and its lines. */
export interface Silence {
	readonly entry: number | undefined;
	readonly lines: readonly Line[];
}

export type Hinted = { readonly form: Form; readonly reason: Sentence };

/** Where moves, hints and questions go; the live room, the replay and the tutorial each have one. */
export interface Wire {
	send(form: Form): Promise<Refusal | null>;
	/** Why a move may not be made, or null where it may; asking changes nothing. */
	ask?(form: Form): Promise<Refusal | null>;
	hint?(): Promise<Hinted | null>;
	/** Structured table talk, where the game has it; null when it was heard. */
	say?(message: Readonly<Record<string, unknown>>): Promise<Refusal | null>;
	/** The legal moves that agree with some fields, where there are too many to send at once. */
	narrow?(match: Record<string, unknown>): Promise<readonly Form[]>;
}

/** How a game tells its events, by scenes and in words, and how it asks. */
export interface Telling<V extends View> {
	readonly scenes: Scenes<V>;
	readonly prompt?: (play: Play<V>) => string | null;
	readonly note?: (event: Told, play: Play<V>, at: number) => void;
	readonly tell?: (event: Told, play: Play<V>) => string | null;
}

/** Who is at the table, whose screen this is, and by which house rules they play. */
export interface Company {
	readonly me: number | null;
	readonly sitters: readonly Sitter[];
	readonly options: Readonly<Record<string, unknown>>;
	/** The name of this seat's part in this very game, for what its screen keeps across a reload. */
	readonly part?: string;
}

const KEPT_LINES = 200;

/** What the room tells in every game. */
const HOUSE_EVENTS = { taken_back: 'tell-taken_back', silent: 'tell-silent' } as const;

/** One game as one screen sees it: what is drawn, what may be done, and how to do it. */
export class Play<V extends View = View> implements Listener {
	sitters = $state.raw<readonly Sitter[]>([]);
	me = $state<number | null>(null);
	/** Several people at this device, one after the other. */
	hotseat = $state(false);
	legal = $state.raw<readonly Form[]>([]);
	/** Whether `legal` was cut short: `narrow` finds the rest. */
	cut = $state(false);
	awaited = $state.raw<readonly number[]>([]);
	clock = $state.raw<Clock | null>(null);
	outcome = $state.raw<Outcome | null>(null);
	log = $state.raw<readonly Line[]>([]);
	refusal = $state.raw<(Refusal & { form: Form }) | null>(null);
	hinted = $state.raw<Hinted | null>(null);
	/** What was done when this seat's time was up; until it moves again, or has read it. */
	silence = $state.raw<Silence | null>(null);
	/** Whether the coach is thinking. */
	hinting = $state(false);
	/** The house rules of this table. */
	options = $state.raw<Readonly<Record<string, unknown>>>({});
	/** Whether the server can be reached. */
	away = $state(false);
	/** Whether this table lets the coach be asked. */
	coached = $state(true);
	/** Whether a move is on its way. */
	sending = $state(false);
	/** Called when the game asks for a rule by its clause. */
	showRule: (clause: string) => void = () => {};

	/** Whether what is told now happened earlier: the view is not the one it happened in. */
	retelling = false;
	/** The name of this seat's part in this very game; null where nothing lasts beyond the page. */
	readonly part: string | null;
	readonly choice: Chooser;
	readonly director: Director<V>;
	#wire: Wire;
	#told: Telling<V>;
	/** The server's sentence. */
	#asked = $state.raw<Message | string>('');
	/** The view in which something happened, while it is told again. */
	#past: V | null = null;
	#seq = -1;
	#lines = 0;

	/** `quiet` tells what led to the first view in the log without playing it. */
	constructor(first: Update<V>, told: Telling<V>, wire: Wire, company: Company, quiet = false) {
		this.choice = new Chooser(() => this.legal);
		this.director = new Director<V>(first.view, () => this.me, told.scenes);
		this.#wire = wire;
		this.#told = told;
		this.me = company.me;
		this.sitters = company.sitters;
		this.options = company.options;
		this.part = company.part ?? null;
		this.receive(first, quiet);
	}

	/** The view as drawn: it follows the truth by one animation at most. */
	get view(): V {
		return this.#past ?? this.director.view;
	}

	/** The question in one sentence: the game's own words, else the server's. */
	get prompt(): string {
		return this.#asked && (this.#told.prompt?.(this) ?? this.#said(this.#asked));
	}

	/** Messages are said to whoever sits at this screen. */
	#said(line: Message | string): string {
		return typeof line === 'string' ? line : spoken(line, this);
	}

	get names(): readonly string[] {
		return this.sitters.map((sitter) => sitter.name);
	}

	/** Whether the table waits for this screen. */
	get isMyTurn(): boolean {
		return this.me !== null && this.awaited.includes(this.me) && !this.outcome;
	}

	/** Whether it is another's turn and this screen is only asked for its answer. */
	get isAsked(): boolean {
		const turn = (this.view as { turn?: unknown }).turn;
		return this.isMyTurn && typeof turn === 'number' && turn !== this.me;
	}

	get canAct(): boolean {
		return this.legal.length > 0 && !this.sending && !this.away;
	}

	/** Whether the coach can be asked here. */
	get hasCoach(): boolean {
		return this.coached && this.#wire.hint !== undefined;
	}

	/** Whether something can be said from this screen. */
	get canSay(): boolean {
		return this.me !== null && this.#wire.say !== undefined;
	}

	name(seat: number): string {
		return this.sitters[seat]?.name ?? `${seat + 1}`;
	}

	/** Whether a seat is taken by a bot. */
	isBot(seat: number): boolean {
		return this.sitters[seat]?.bot ?? false;
	}

	/** Take what the server told; `quiet` tells it in the log without playing it. */
	receive(update: Update<V>, quiet = false): void {
		if (update.seq < this.#seq) return;
		const fresh = update.seq > this.#seq;
		/** Others may act while this seat is asked: what it was told of its own question still holds. */
		const same = JSON.stringify(update.legal) === JSON.stringify(this.legal);
		this.#seq = update.seq;
		this.legal = update.legal;
		this.cut = update.cut ?? false;
		this.awaited = update.awaited;
		this.#asked = update.prompt;
		this.clock = steady(this.clock, update.clock);
		if (fresh) {
			if (!same) this.refusal = this.hinted = null;
			if (!this.choice.left.length) this.choice.drop();
		}
		this.director.add({
			events: update.events,
			view: update.view,
			quiet,
			told: (event, index) => {
				this.retelling = quiet;
				this.#told.note?.(event, this, update.times?.[index] ?? 0);
				const line = this.#tell(update.seq, event, update.lines[index] ?? null);
				if (!quiet) this.#excuse(event, update.entries?.[index], line);
			},
			drawn: () => (this.outcome = update.outcome)
		});
	}

	/** Make a move; where it is refused, `refusal` says why and the choice stays. */
	async send(form: Form): Promise<boolean> {
		if (this.sending) return false;
		this.director.skip();
		this.sending = true;
		this.refusal = this.silence = null;
		try {
			const refusal = await this.#wire.send(form);
			if (refusal) this.refusal = { ...refusal, form };
			else this.choice.drop();
			return !refusal;
		} finally {
			this.sending = false;
		}
	}

	/** Ask why a move may not be made: `refusal` says it. A question is never a move. */
	async ask(form: Form): Promise<void> {
		this.refusal = null;
		const asked = this.#seq;
		const refusal = (await this.#wire.ask?.(form)) ?? null;
		if (refusal && asked === this.#seq) this.refusal = { ...refusal, form };
	}

	/** Send what the chooser has ready. */
	async sendChoice(): Promise<boolean> {
		const form = this.choice.ready;
		return form ? this.send(form) : false;
	}

	/** Ask the coach for a move and its reason; advice that comes when it is too late is not shown. */
	async askHint(): Promise<void> {
		if (this.hinting) return;
		this.hinting = true;
		try {
			const hinted = (await this.#wire.hint?.()) ?? null;
			if (this.isMyTurn) this.hinted = hinted;
		} finally {
			this.hinting = false;
		}
	}

	/** The legal moves that agree with these fields, from the whole list. */
	async narrow(match: Record<string, unknown>): Promise<readonly Form[]> {
		if (!this.cut || !this.#wire.narrow) return this.choice.with(match as Form);
		return this.#wire.narrow(match);
	}

	/** Say something at the table; resolves to why not, or to null. */
	async say(message: Readonly<Record<string, unknown>>): Promise<Refusal | null> {
		return (await this.#wire.say?.(message)) ?? null;
	}

	/** Begin again from a whole view, without playing what led to it: a reload, a jump in a replay. */
	restart(update: Update<V>): void {
		this.director.skip();
		this.#seq = update.seq - 1;
		this.receive(update, true);
	}

	/** An event in words of the screen; what the room itself tells is the same in every game. */
	#line(event: Told): string | null {
		const house = HOUSE_EVENTS[event.event as keyof typeof HOUSE_EVENTS];
		if (house) return say(house, { seat: who(Number(event['seat'])) }, this);
		return this.#told.tell?.(event, this) ?? null;
	}

	/** Whoever was silent for too long reads what was done instead. */
	#excuse(event: Told, entry: number | undefined, line: Line | null): void {
		if (event.event === 'silent' && event['seat'] === this.me) this.silence = { entry, lines: [] };
		else if (this.silence && this.silence.entry === entry && line) this.silence = { entry, lines: [...this.silence.lines, line] };
	}

	/** Add a line to the log, unless there is nothing to say of it. */
	#tell(seq: number, event: Told, otherwise: Message | string | null): Line | null {
		const view = this.director.view;
		const words = (): string => this.#backThen(view, () => this.#line(event)) ?? this.#said(otherwise ?? '');
		if (!words()) return null;
		const line = {
			id: ++this.#lines,
			seq,
			get words() {
				return words();
			}
		};
		this.log = [...this.log.slice(-KEPT_LINES), line];
		return line;
	}

	/** Look at something in the view as it was. */
	#backThen<T>(view: V, look: () => T): T {
		this.#past = view;
		try {
			return look();
		} finally {
			this.#past = null;
		}
	}
}

/** The same clock told again keeps its beginning, so that its ring does not jump. */
function steady(old: Clock | null, now: Clock | null): Clock | null {
	if (old && now && Math.abs(old.ends - now.ends) < 800) return { ...now, from: old.from };
	return now;
}

/** A game of any kind, for what the kit and the shell draw of all of them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a view is the game's own affair
export type AnyPlay = Play<any>;
