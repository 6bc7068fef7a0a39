import type { Listener, Message } from '$lib/say';
import { spoken, stated } from '$lib/words.svelte';
import { Chooser } from './chooser.svelte';
import { ScenePlayer, type SceneBook } from './scenePlayer.svelte';
import { Strike, type Hit } from './strike';
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
	/** Whose turn comes after the one that is played, as far as can be told. */
	readonly after?: number | null;
	/** What is taken to be this seat's move if it lets its time pass. */
	readonly silence?: Form | null;
	readonly clock: Clock | null;
	/** Whether the game's own clock runs: then nothing stands longer than its scene. */
	readonly burning?: boolean;
	/** Whether this seat can make all clocks twice as long. */
	readonly doubles?: boolean;
	readonly outcome: Outcome | null;
}

/** A running clock, the same for everybody: `ends` and `from` in milliseconds of this device. */
export interface Clock {
	readonly from: number;
	readonly ends: number;
	/** Whose time it is; null where it is nobody's alone. */
	readonly seat: number | null;
	/** Whether it is the game's own clock: what happens at 0 is a rule of the game. */
	readonly burning?: boolean;
	/** So many milliseconds this seat can still add to it. */
	readonly more?: number;
}

export interface Line {
	readonly id: number;
	/** The kind of event it tells of. */
	readonly event: string;
	readonly seq: number;
	/** Found when it is drawn, in the language that the screen has then. */
	readonly words: string;
	/** Whether it touched this seat: it took its cards, chips, play or turn. */
	readonly touched: boolean;
}

/** What the hand puts together: heads the line instead of the prompt, and says how. */
export interface Asking {
	/** Whose turn it is, where it is nobody's. */
	readonly tag?: string | undefined;
	readonly title?: string | undefined;
	readonly hint?: string | undefined;
	/** What comes after it, where that is not the next turn. */
	readonly next?: string | undefined;
	/** Heads a refusal: "That fifth does not fit." */
	readonly refused?: string | undefined;
}

/** A move as the coach sees it; no form: let it go by. */
export interface Weighed {
	readonly form: Form | null;
	/** What it is called. */
	readonly name: Sentence;
	/** What is to be said of it. */
	readonly reason: Sentence;
	/** Of a hundred games from here it wins so many, where it was tried. */
	readonly won: number | null;
}

/** What the coach suggests, and beside it what this seat had chosen. */
export interface Hinted extends Weighed {
	readonly yours: Weighed | null;
	/** Whether it is what this seat had chosen. */
	readonly agrees: boolean;
}

/** Where moves, hints and questions go; the live room, the replay and the tutorial each have one. */
export interface Wire {
	send(form: Form): Promise<Refusal | null>;
	/** Why a move may not be made, or null where it may; asking changes nothing. */
	ask?(form: Form): Promise<Refusal | null>;
	hint?(chosen: Form | null): Promise<Hinted | null>;
	/** What decided a lost solitaire, as far as that can be found out. */
	decide?(): Promise<Sentence | null>;
	/** Structured table talk, where the game has it; null when it was heard. */
	say?(message: Readonly<Record<string, unknown>>): Promise<Refusal | null>;
	/** Something has just hit this seat, or it has seen it: bots wait in between. */
	hold?(on: boolean): void;
	/** Add to this seat's own time, once a decision. */
	moreTime?(): void;
	/** Make all clocks twice as long. */
	doubleClocks?(): void;
	/** The legal moves that agree with some fields, where there are too many to send at once. */
	narrow?(match: Record<string, unknown>): Promise<readonly Form[]>;
}

/** How a game plays its events, and what it makes of them. */
export interface Telling<V extends View> {
	readonly scenes: SceneBook<V>;
	readonly note?: (event: Told, play: Play<V>, at: number) => void;
	readonly hits?: (event: Told, me: number, view: V) => boolean;
	readonly turn?: (view: V) => number | null;
	readonly answers?: (view: V) => number | null;
	readonly zero?: (view: V) => Message;
	readonly asides?: readonly string[];
	readonly stamp?: (form: Form, view: V) => Form;
	readonly chosen?: (play: Play<V>) => Form | null;
}

/** Who is at the table, whose screen this is, and by which house rules they play. */
export interface Company {
	readonly me: number | null;
	readonly sitters: readonly Sitter[];
	readonly options: Readonly<Record<string, unknown>>;
	/** The name of this seat's part in this very game, for what its screen keeps across a reload. */
	readonly part?: string;
	/** Several people at this device, one after the other. */
	readonly shared?: boolean;
}

const KEPT_LINES = 200;
/** Milliseconds until what the room did not take is sent again. */
const AGAIN = 250;

/** One game as one screen sees it: what is drawn, what may be done, and how to do it. */
export class Play<V extends View = View> implements Listener {
	sitters = $state.raw<readonly Sitter[]>([]);
	me = $state<number | null>(null);
	legal = $state.raw<readonly Form[]>([]);
	/** Whether `legal` was cut short: `narrow` finds the rest. */
	cut = $state(false);
	awaited = $state.raw<readonly number[]>([]);
	clock = $state.raw<Clock | null>(null);
	outcome = $state.raw<Outcome | null>(null);
	log = $state.raw<readonly Line[]>([]);
	/** What has led to what is drawn; the log itself may be a scene ahead. */
	latest = $state.raw<Line | null>(null);
	refusal = $state.raw<(Refusal & { form: Form }) | null>(null);
	hinted = $state.raw<Hinted | null>(null);
	/** A move whose parts are lit, as long as it is asked for: a lesson's. */
	marked = $state.raw<Form | null>(null);
	/** Whether a coach over the table says why a move was refused. */
	taught = $state(false);
	/** What has just hit this seat; until it has seen it. */
	hit = $state.raw<Hit | null>(null);
	/** Whether this seat can make all clocks twice as long. */
	doubles = $state(false);
	/** Whose turn comes after the one that is played. */
	after = $state<number | null>(null);
	/** What letting it be means now, where the table waits for this seat. */
	silence = $state.raw<Form | null>(null);
	/** What the hand puts together. */
	asking = $state.raw<Asking>({});
	/** Whether another question is on its way: a tap now would answer one that nobody has read. */
	asleep = $state(false);
	/** How long a move of the others stands, in milliseconds: the tempo of the table. */
	pace = $state(0);
	/** Whether questions that cannot be answered with anything pass by themselves here. */
	passes = $state(false);
	/** Whether everything is let be until it is this seat's turn. */
	letting = $state(false);
	/** Which entry of the room's log is drawn, and since when by the page's own clock. */
	drawn = $state(0);
	drawnAt = 0;
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
	/** Several people at this device, one after the other: each is asked, so that passing it on tells nothing. */
	readonly shared: boolean;
	readonly choice: Chooser;
	readonly scenes: ScenePlayer<V>;
	#wire: Wire;
	#told: Telling<V>;
	/** The server's sentence. */
	#asked = $state.raw<Message | string>('');
	/** What was received last; what is drawn follows it. */
	#latest: Update<V>;
	#turn = $state<unknown>(null);
	#answered = $state<number | null>(null);
	/** The last line of the log when this seat made its last move. */
	#moved = $state(0);
	#sent = false;
	/** The update of which this seat last asked why not: it may still be on its way to be drawn. */
	#askedOf = -1;
	#paused = $state<string | null>(null);
	#passing: ReturnType<typeof setTimeout> | undefined;
	#seen: () => void = () => {};
	#seq = -1;
	#lines = 0;

	/** `quiet` tells what led to the first view in the log without playing it. */
	constructor(first: Update<V>, told: Telling<V>, wire: Wire, company: Company, quiet = false) {
		this.choice = new Chooser(() => this.legal);
		this.scenes = new ScenePlayer<V>(first.view, () => this.me, told.scenes);
		this.#wire = wire;
		this.#told = told;
		this.me = company.me;
		this.sitters = company.sitters;
		this.options = company.options;
		this.part = company.part ?? null;
		this.shared = company.shared ?? false;
		this.#latest = first;
		this.receive(first, quiet);
	}

	/** The move whose parts are lit: the coach's, else a lesson's. */
	get lit(): Form | null {
		return this.hinted ? this.hinted.form : this.marked;
	}

	/** The view as drawn: it follows the truth by one animation at most. */
	get view(): V {
		return this.scenes.view;
	}

	/** The question in one sentence. */
	get prompt(): string {
		return this.#said(this.#asked);
	}

	/** The same where it cannot be answered: what happens, and no question. */
	get statement(): string {
		return typeof this.#asked === 'string' ? this.#asked : stated(this.#asked, this);
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

	/** Whether this screen is only asked for its answer to what another does: mostly it is the other's turn. */
	get isAsked(): boolean {
		return this.isMyTurn && this.answered !== null && this.answered !== this.me;
	}

	/** What happens when the game's own clock, which holds everybody up, is out; empty where none does. */
	get zero(): string {
		return this.clock?.burning && this.#told.zero ? spoken(this.#told.zero(this.view), this) : '';
	}

	/** Whether the game's own clock runs against whoever is on turn: then the table waits for nobody. */
	get isRace(): boolean {
		return (this.clock?.burning ?? false) && !this.#told.zero;
	}

	/** Whose play is answered now: whoever the game says, else whoever is on turn; nobody answers themselves. */
	get answered(): number | null {
		return this.#answered === this.me ? this.turn : (this.#answered ?? this.turn);
	}

	/** Who has paused the table, by name, or "" where nobody at it may let it go on; what passes by itself has its time again when it goes on. */
	get paused(): string | null {
		return this.#paused;
	}
	set paused(name: string | null) {
		const goesOn = name === null && this.#paused !== null;
		this.#paused = name;
		if (goesOn) this.#letPass();
	}

	/** Whose turn it is, where the game has turns. */
	get turn(): number | null {
		return typeof this.#turn === 'number' ? this.#turn : null;
	}

	/** Whether the table waits for a seat, as it is drawn: those are lit. */
	isLit(seat: number): boolean {
		return !this.outcome && this.awaited.includes(seat);
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

	/** Whether this screen is asked something that it cannot answer with anything. */
	get isPassing(): boolean {
		return this.passes && !this.shared && this.isAsked && this.silence !== null && (this.letting || (this.legal.length === 1 && !this.cut));
	}

	/** Whether this screen has made a move: before, nothing happened since. */
	get hasMoved(): boolean {
		return this.#moved > 0;
	}

	/** What others have done since this seat made its last move. */
	get since(): readonly Line[] {
		return this.log.filter((line) => line.id > this.#moved);
	}

	/**
	 * Take what the server told; `quiet` tells it in the log without playing it.
	 * What is asked, of whom, and what may be done changes in the frame in which the view does.
	 */
	receive(update: Update<V>, quiet = false): void {
		if (update.seq < this.#seq) return;
		this.#seq = update.seq;
		this.#latest = update;
		this.asleep = this.#isAnother(update);
		const strike = new Strike(this.me, (event) => this.#told.hits?.(event, this.me!, this.scenes.view) ?? false);
		this.scenes.add({
			events: update.events,
			view: update.view,
			quiet,
			told: (event, index) => {
				this.retelling = quiet;
				this.#told.note?.(event, this, update.times?.[index] ?? 0);
				const strikes = !quiet && strike.hears(event, update.entries?.[index]);
				const before = this.log.at(-1);
				const line = this.#tell(update.seq, event.event, update.lines[index] ?? null, strikes);
				if (strikes && line) strike.add(line, before?.seq === update.seq ? before : null);
			},
			drawn: () => this.#draw(update, strike.hit),
			stands: this.isMyTurn || update.burning ? 0 : this.pace,
			until: () => (this.hit ? new Promise<void>((resolve) => (this.#seen = resolve)) : null)
		});
	}

	/** Whose turn a view says it is. */
	#turnOf(view: V): unknown {
		return this.#told.turn ? this.#told.turn(view) : (view as { turn?: unknown }).turn;
	}

	/** Whether an update asks something else than what is drawn, and nobody on turn goes on with it. */
	#isAnother(update: Update<V>): boolean {
		if (sameForms(update.legal, this.legal)) return false;
		const mine = this.isMyTurn && !this.isAsked;
		return !(mine && this.#turnOf(update.view) === this.me && update.awaited.includes(this.me!));
	}

	#draw(update: Update<V>, hit: Hit | null): void {
		/** Others may act while this seat is asked: what it was told of its own question still holds. */
		if (!sameForms(update.legal, this.legal)) {
			this.hinted = null;
			if (update.seq > this.#askedOf) this.refusal = null;
		}
		this.legal = update.legal;
		this.cut = update.cut ?? false;
		this.awaited = update.awaited;
		this.after = update.after ?? null;
		this.silence = update.silence ?? null;
		this.#asked = update.prompt;
		this.#turn = this.#turnOf(update.view);
		this.#answered = this.#told.answers?.(update.view) ?? null;
		this.clock = steady(this.clock, update.clock);
		this.doubles = update.doubles ?? false;
		this.outcome = update.outcome;
		if (update.outcome) this.scenes.shouts = [];
		this.latest = this.log.findLast((line) => !this.#told.asides?.includes(line.event)) ?? null;
		this.drawn = update.seq;
		this.drawnAt = performance.now();
		if (!this.choice.left.length) this.choice.drop();
		if (this.#sent) this.#moved = this.#lines;
		this.#sent = false;
		this.asleep = this.#isAnother(this.#latest);
		if (this.isMyTurn && !this.isAsked) this.letting = false;
		if (hit && !update.outcome) this.#strike(hit);
		this.#letPass();
	}

	#strike(hit: Hit): void {
		this.hit = hit;
		this.#wire.hold?.(true);
	}

	/** This seat has seen what hit it. */
	goOn(): void {
		if (!this.hit) return;
		this.hit = null;
		this.#wire.hold?.(false);
		this.#seen();
		this.#letPass();
	}

	/** Whether the clock made a move for this seat, which can have longer clocks from now on. */
	get wasHurried(): boolean {
		return this.hit?.by === null && this.doubles;
	}

	/** Take longer for this decision. */
	moreTime(): void {
		this.#wire.moreTime?.();
	}

	/** All clocks are to be twice as long; that this seat's time ran out has been seen. */
	doubleClocks(): void {
		this.#wire.doubleClocks?.();
		this.goOn();
	}

	/** Let be whatever is asked until it is this seat's turn. */
	letAllBe(): void {
		this.letting = true;
		if (this.silence) void this.send(this.silence);
	}

	/** Be asked again: after everything was let be, or else from now on always. */
	askAgain(): void {
		clearTimeout(this.#passing);
		if (this.letting) this.letting = false;
		else this.passes = false;
	}

	/** A question that passes by itself takes as long for everybody, whatever they hold. */
	#letPass(ms = this.pace): void {
		clearTimeout(this.#passing);
		if (!this.isPassing || this.hit) return;
		this.#passing = setTimeout(() => void this.#pass(), ms);
	}

	/** Somebody may have answered meanwhile: then it is another question, and the same again. */
	async #pass(): Promise<void> {
		if (!this.isPassing || !this.silence || this.paused !== null) return;
		if (await this.send(this.silence)) return;
		this.refusal = null;
		this.#letPass(Math.max(this.pace, AGAIN));
	}

	/** Make a move; where it is refused, `refusal` says why and the choice stays. */
	async send(form: Form): Promise<boolean> {
		const asleep = this.asleep;
		this.scenes.skip();
		if (this.sending || asleep || this.hit || this.paused !== null) return false;
		this.sending = this.#sent = true;
		this.refusal = null;
		clearTimeout(this.#passing);
		try {
			const refusal = await this.#wire.send(this.#told.stamp?.(form, this.view) ?? form);
			if (refusal) this.refusal = { ...refusal, form };
			else this.choice.drop();
			if (refusal) this.#sent = false;
			return !refusal;
		} finally {
			this.sending = false;
		}
	}

	/** Ask why a move may not be made: `refusal` says it. A question is never a move. */
	async ask(form: Form): Promise<void> {
		this.scenes.skip();
		this.refusal = null;
		const { legal, seq } = this.#latest;
		this.#askedOf = seq;
		const refusal = (await this.#wire.ask?.(form)) ?? null;
		if (refusal && sameForms(legal, this.#latest.legal)) this.refusal = { ...refusal, form };
	}

	/** Send what the chooser has ready. */
	async sendChoice(): Promise<boolean> {
		const form = this.choice.ready;
		return form ? this.send(form) : false;
	}

	/** What this seat has chosen so far, whole or in part. */
	get chosen(): Form | null {
		const { picks, started } = this.choice;
		return this.#told.chosen?.(this) ?? (started ? (picks as Form) : null);
	}

	/** Ask the coach for a move and its reason; advice that comes when it is too late is not shown. */
	async askHint(): Promise<void> {
		if (this.hinting) return;
		this.hinting = true;
		this.hinted = null;
		const asked = this.legal;
		try {
			const hinted = (await this.#wire.hint?.(this.chosen)) ?? null;
			if (this.isMyTurn && sameForms(asked, this.legal)) this.hinted = hinted;
		} finally {
			this.hinting = false;
		}
	}

	/** What decided a lost solitaire; null where nobody can say. */
	async askWhatDecided(): Promise<Sentence | null> {
		return (await this.#wire.decide?.()) ?? null;
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
		this.scenes.skip();
		this.#seq = update.seq - 1;
		this.receive(update, true);
	}

	/** Add a line to the log, unless there is nothing to say of it. */
	#tell(seq: number, event: string, told: Message | string | null, touched: boolean): Line | null {
		const words = (): string => this.#said(told ?? '');
		if (!words()) return null;
		const line = {
			id: ++this.#lines,
			event,
			seq,
			touched,
			get words() {
				return words();
			}
		};
		this.log = [...this.log.slice(-KEPT_LINES), line];
		return line;
	}
}

function sameForms(some: readonly Form[], others: readonly Form[]): boolean {
	return JSON.stringify(some) === JSON.stringify(others);
}

/** The same clock told again keeps its beginning, so that its ring does not jump. */
function steady(old: Clock | null, now: Clock | null): Clock | null {
	if (old && now && Math.abs(old.ends - now.ends) < 800) return { ...now, from: old.from };
	return now;
}

/** A game of any kind, for what the kit and the shell draw of all of them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a view is the game's own affair
export type AnyPlay = Play<any>;
