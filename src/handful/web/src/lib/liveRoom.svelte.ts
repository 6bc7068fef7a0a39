import { Play, type Form, type GameScreens, type Hinted, type Refusal, type Sentence, type Sitter, type Weighed } from '$kit';
import { loadScreens } from './games';
import { Connection } from './connection.svelte';
import { hasWords, laterWords, nothing, sentence, type Says } from './sayings';
import { settings } from './settings.svelte';
import type { FromRoom, Hello, Prospect as Told, Refused, Room, Spoke, Table, Weighed as WeighedTold } from './types';
import { toUpdate } from './updates';
import { dictionary } from './words.svelte';

/** Missed more than this: it is told, not shown. */
const MOST_SHOWN = 10;

/** So long a bubble stays, and a sentence about who comes and goes. */
const SAID_MS = 5000;

/** How well a bot plays that sits in for a person. */
const PILOT = 'sharp';

export type Said = Spoke & { readonly id: number };
export type Screen = NonNullable<Hello['screen']>;
export type Ask = Parameters<Connection['ask']>[0];

/** A legal move, what it would do, and with which cards. */
export interface Prospect {
	readonly form: Form;
	readonly does: Sentence;
	readonly name: Sentence;
}

export interface Survey {
	readonly prospects: readonly Prospect[];
	/** How many moves there are beyond these. */
	readonly more: number;
	/** Why nothing could be asked. */
	readonly refused?: Sentence;
}

/** One seat (or one watching screen) of a live room: what the room says, and the game in it. */
export class LiveRoom {
	room = $state.raw<Room | null>(null);
	play = $state.raw<Play | null>(null);
	screens = $state.raw<GameScreens | null>(null);
	table = $state.raw<Table | null>(null);
	/** The last thing that was refused outside the game. */
	problem = $state.raw<Sentence>(nothing);
	/** Why the game cannot start yet. */
	unready = $state.raw<Sentence>(nothing);
	/** What people said just now, the latest last. */
	said = $state.raw<readonly Said[]>([]);
	/** Who has just come or gone: the latest, while it is news. */
	news = $state.raw<readonly { readonly seq: number; readonly words: Sentence }[]>([]);
	readonly link: Connection;
	#heard: number | null = null;
	#seen = 0;
	#number = 0;
	/** So much was said: two may speak in the same moment. */
	#saids = 0;
	#loading: Promise<void> = Promise.resolve();
	#sawLobby = false;
	readonly #shared: boolean;

	/** `device` is the same word for all who pass this device round. */
	constructor(key: { room: string; token?: string; watch?: string; device?: string }, screen: () => Screen) {
		this.#shared = key.device !== undefined;
		this.link = new Connection(
			() => ({
				room: key.room,
				...(key.token ? { token: key.token } : { watch: key.watch }),
				...(key.device && { device: key.device }),
				seen: this.#seen,
				screen: screen()
			}),
			(frame) => this.#hear(frame)
		);
		$effect.root(() => {
			$effect(() => {
				if (this.play) this.play.away = !this.link.open;
			});
		});
	}

	/** Tell the room something; false when it was refused, with the words in `problem`. */
	async tell(asked: Ask): Promise<boolean> {
		this.problem = nothing;
		const answer = await this.link.ask(asked);
		if (answer.type === 'refused') this.problem = await this.inWords(answer.says, answer.words);
		return answer.type !== 'refused';
	}

	/** Let a bot play for somebody, as well as it can. */
	takeover(seat: number): Promise<boolean> {
		return this.tell({ type: 'takeover', seat, level: PILOT });
	}

	stop(): void {
		this.play?.scenes.skip();
		this.link.stop();
	}

	#hear(frame: FromRoom): void {
		if (frame.type === 'room') this.#enter(frame);
		else if (frame.type === 'spoke') this.#say(frame);
		else if (frame.type === 'table') {
			this.#seen = frame.seq;
			const table = frame;
			this.#then(() => (table.events.every(({ says }) => hasWords(says)) ? undefined : laterWords()));
			this.#then(() => this.#show(table));
		}
	}

	/** One thing after the other; what fails is reported and keeps nothing back that comes later. */
	#then(next: () => void | Promise<void>): void {
		this.#loading = this.#loading.then(next).catch(reportError);
	}

	/** One bubble a person: whoever speaks again replaces what they said. */
	#say(spoke: Spoke): void {
		const said = { ...spoke, id: ++this.#saids };
		this.said = [...this.said.filter((one) => one.person !== spoke.person), said];
		setTimeout(() => (this.said = this.said.filter((one) => one !== said)), SAID_MS);
	}

	#enter(room: Room): void {
		if (room.game !== this.room?.game) this.#then(() => this.#load(room.game));
		this.room = room;
		this.#tellNews(room);
		if (!room.problem) this.unready = nothing;
		else void this.inWords(room.problem_says, room.problem).then((words) => (this.unready = words));
		if (room.phase === 'lobby' || !mayWatch(room)) {
			this.#sawLobby = room.phase === 'lobby';
			this.play?.scenes.skip();
			this.play = null;
			this.table = null;
		}
		if (this.play) this.#seat(this.play, room);
	}

	/** What is new since the last frame; what was told before this screen came is no news. */
	#tellNews(room: Room): void {
		const heard = this.#heard ?? room.seq;
		this.#heard = room.seq;
		const latest = room.news.filter((one) => one.seq > heard).at(-1);
		if (!latest || room.dismissal) return; // who is asked to leave stands there as long as it lasts
		void this.inWords(latest.says, latest.words).then((words) => {
			const news = [{ seq: latest.seq, words }];
			this.news = news;
			setTimeout(() => (this.news = this.news === news ? [] : this.news), SAID_MS);
		});
	}

	async #load(game: string): Promise<void> {
		const [screens] = await Promise.all([loadScreens(game), dictionary.read(settings.language, game)]);
		this.screens = screens;
	}

	#show(table: Table): void {
		if (!this.screens || !this.room) return;
		this.table = table;
		const update = toUpdate(table);
		if (!this.play || table.number !== this.#number) {
			// Over the view it led to only a deal is played: what came after has changed that view already.
			const deal = new Set(table.events.map((one) => one.seq)).size <= 1;
			const fresh = deal && (this.#sawLobby || this.#number > 0);
			this.play?.scenes.skip();
			this.#number = table.number;
			const part = [this.room.id, table.number, table.seat].join('_');
			const company = { me: table.seat, sitters: sittersOf(this.room), options: this.room.options, part, shared: this.#shared };
			const play = new Play(update, this.screens, this, company, !fresh);
			play.passes = !settings.get('askAlways');
			this.#seat(play, this.room);
			this.play = play;
		} else {
			this.play.me = table.seat;
			this.play.receive(update, table.gap || table.events.length > MOST_SHOWN);
		}
		this.#pause(this.play, table, this.room);
		this.#sawLobby = false;
	}

	/** Who paused the table; and what this screen was shown before it was loaded anew holds nobody up. */
	#pause(play: Play, { clock, seat }: Table, room: Room): void {
		// In an evening all tables may be paused at once: by nobody here.
		if (clock.paused_by && room.evening?.stage === 'paused') play.paused = '';
		else play.paused = clock.paused_by ? (room.people.find((one) => one.id === clock.paused_by)?.name ?? '') : null;
		if (seat !== null && clock.held.includes(seat) && !play.hit && !play.scenes.busy) this.hold(false);
	}

	#seat(play: Play, room: Room): void {
		play.options = room.options;
		play.coached = room.settings.hints;
		play.pace = room.settings.bot_pace_ms;
		play.sitters = sittersOf(room);
	}

	/** What can be played now, and what it would do: one question, however many moves there are. */
	async survey(): Promise<Survey> {
		const answer = await this.link.ask({ type: 'survey' });
		if (answer.type === 'refused') return { prospects: [], more: 0, refused: await this.inWords(answer.says, answer.words) };
		if (answer.type !== 'surveyed') return { prospects: [], more: 0 };
		const prospects = await Promise.all(answer.moves.map((one) => this.#prospect(one)));
		return { prospects, more: answer.total - prospects.length };
	}

	async #prospect({ move, words, says, name, name_says }: Told): Promise<Prospect> {
		return { form: move as Form, name: await this.inWords(name_says, name), does: await this.inWords(says, words) };
	}

	inWords(says: Says | null, words: string): Promise<Sentence> {
		return sentence(says, words, this.room ? (seat) => this.room?.chairs[seat]?.name ?? '' : undefined, this.room?.you.seat);
	}

	async #refused({ code, says, words, clause }: Refused): Promise<Refusal> {
		return { code, reason: await this.inWords(says, words), clause };
	}

	// What a Play asks of its wire.

	async send(form: Form): Promise<Refusal | null> {
		const reaction = Math.round(performance.now() - (this.play?.drawnAt ?? 0));
		const answer = await this.link.ask({ type: 'move', move: form, seen: this.#seen, reaction });
		return answer.type === 'refused' ? this.#refused(answer) : null;
	}

	async ask(form: Form): Promise<Refusal | null> {
		const answer = await this.link.ask({ type: 'explain', move: form });
		return answer.type === 'refused' ? this.#refused(answer) : null;
	}

	async hint(chosen: Form | null): Promise<Hinted | null> {
		const answer = await this.link.ask({ type: 'hint', ...(chosen ? { move: chosen } : {}) });
		if (answer.type !== 'hinted') return null;
		const yours = answer.yours && (await this.#weighed(answer.yours));
		return { ...(await this.#weighed(answer.best)), yours: yours ?? null, agrees: answer.agrees };
	}

	async decide(): Promise<Sentence | null> {
		const answer = await this.link.ask({ type: 'decide' });
		return answer.type === 'decided' ? this.inWords(answer.says, answer.words) : null;
	}

	async #weighed({ move, name, name_says, words, says, won }: WeighedTold): Promise<Weighed> {
		return { form: move as Form | null, name: await this.inWords(name_says, name), reason: await this.inWords(says, words), won };
	}

	hold(on: boolean): void {
		void this.link.ask({ type: 'hold', on });
	}

	moreTime(): void {
		void this.link.ask({ type: 'more_time' });
	}

	doubleClocks(): void {
		void this.link.ask({ type: 'double_clocks' });
	}

	async say(message: Readonly<Record<string, unknown>>): Promise<Refusal | null> {
		const answer = await this.link.ask({ type: 'say', message });
		return answer.type === 'refused' ? this.#refused(answer) : null;
	}

	async narrow(match: Record<string, unknown>): Promise<readonly Form[]> {
		const answer = await this.link.ask({ type: 'narrow', match });
		return answer.type === 'legal' ? answer.moves.map((offer) => offer.move as Form) : [];
	}
}

/** Whether this screen is shown the table: without spectators only players, and the host's. */
export function mayWatch({ settings, you }: Room): boolean {
	return settings.spectators !== 'off' || you.seat !== null || you.host;
}

/** Whether other tables of an evening may still play these cards: nothing that tells of them is given. */
export function isSealed({ evening }: Room): boolean {
	return evening !== null && evening.stage !== 'open';
}

function sittersOf(room: Room, now = Date.now()): Sitter[] {
	return room.chairs.map((chair) => {
		const pilot = chair.kind === 'person' && chair.level !== null;
		return {
			seat: chair.seat,
			name: chair.name,
			bot: chair.kind === 'bot',
			away: chair.away && !pilot,
			pilot,
			botAt: chair.bot_ms === null ? null : now + chair.bot_ms
		};
	});
}
