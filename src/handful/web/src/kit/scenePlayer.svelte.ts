import { settings } from '$lib/settings.svelte';
import type { Sentence, Told, View } from './forms';
import { painted } from './painted';
import { Sound, sound } from './sound';

/** No single scene may keep the table longer than this. */
const LONGEST = 1200;
/** With more updates than this waiting, the rest is drawn at once. */
const PATIENCE = 3;
/** What came waits for what stands no longer than this, or screens of one table would drift apart. */
const LATE = 2000;
/** Whatever waited longer than this is drawn without its scenes. */
const TOO_LATE = 2500;
/** So long words over an anchor stay, and so long a caption. */
const SHOUTED = 1400;
const CAPTIONED = 4000;
/** What a scene hears that has ended: it is never switched on. */
const silence = new Sound();

export interface Flight {
	readonly id: number;
	readonly from: DOMRect;
	readonly to: DOMRect;
	/** The card's code, or null for its back; what else the game's `Face` takes is in `props`. */
	readonly code: string | null;
	readonly props: Record<string, unknown>;
	readonly ms: number;
	readonly delay: number;
	readonly turn: number;
	readonly done: () => void;
}

export interface Flying {
	/** Names of anchors (`data-anchor`), the first that is on the screen counts. */
	readonly from: string | readonly string[];
	readonly to: string | readonly string[];
	readonly code?: string | null;
	readonly props?: Record<string, unknown>;
	readonly ms?: number;
	readonly delay?: number;
	/** Degrees by which it lies turned at the end. */
	readonly turn?: number;
}

/**
 * What a game's scene may do while it plays one event.
 *
 * A scene ends when it returns, fails, takes too long or somebody taps on; from then on its stage
 * does nothing, and what it waits for never comes. So its code stops where it stands and is forgotten
 * with it: an exception would do the same, but every promise that nobody awaits yet would have to
 * be caught. Who must tidy up listens to `ended`.
 */
export interface Stage<V extends View = View> {
	/** The view as drawn now. */
	readonly view: V;
	/** This screen's seat, or null on a table. */
	readonly me: number | null;
	readonly sound: Sound;
	/** Whether movement is unwanted here. */
	readonly still: boolean;
	/** Aborted when the scene ends, in whatever way. */
	readonly ended: AbortSignal;
	/** Draw a changed view already; the server's whole view follows at the end in any case. */
	patch(change: Partial<V>): void;
	/** Let a card travel between two anchors. */
	fly(flying: Flying): Promise<void>;
	wait(ms: number): Promise<void>;
	/** Show words over an anchor for a moment. */
	shout(words: string, over: string): void;
	/** Say what is heard, for those who do not hear it. */
	caption(words: Sentence): void;
}

export type Scene<V extends View = View, E = Told> = (event: E, stage: Stage<V>) => Promise<void> | void;

/** How each event of a game plays, by its name; each scene is given just its own event. */
export type Scenes<V extends View = View, E extends { readonly event: string } = Told> = {
	readonly [K in E['event']]?: Scene<V, Extract<E, { readonly event: K }>>;
};

/** A game's scenes, or how they are fetched: the first view needs none. */
export type SceneBook<V extends View = View, E extends { readonly event: string } = Told> = Scenes<V, E> | (() => Promise<Scenes<V, E>>);

/** The books that have come, by what fetches them: only the first table of a game waits. */
const books = new WeakMap<object, Scenes>();

interface Shout {
	readonly id: number;
	readonly words: string;
	readonly at: DOMRect;
}

interface Playing<V extends View> {
	readonly events: readonly Told[];
	readonly view: V;
	/** Told, not shown. */
	readonly quiet: boolean;
	readonly told: (event: Told, index: number) => void;
	readonly drawn: () => void;
	/** How long it stands before the next, in milliseconds; a tap goes on. */
	readonly stands?: number;
	/** What it waits for besides, however long that takes: somebody has to see it. */
	readonly until?: () => Promise<void> | null;
}

/** Plays events in order, then draws the view; a tap, a hidden page or a long queue hurries it. */
export class ScenePlayer<V extends View> {
	view = $state.raw<V>() as V;
	flights = $state.raw<readonly Flight[]>([]);
	shouts = $state.raw<readonly Shout[]>([]);
	captioned = $state.raw<Sentence | null>(null);
	/** The event on stage now, for a table that lights something up. */
	now = $state.raw<Told | null>(null);

	#scenes: SceneBook<V>;
	readonly #me: () => number | null;
	#queue: (Playing<V> & { readonly came: number })[] = [];
	#fetching: Promise<void> | null = null;
	#running = false;
	#hurry = false;
	/** Ends the scene that is on stage. */
	#end: () => void = () => {};
	/** Until when what was drawn last stands, by this device's clock. */
	#standsUntil = 0;
	#ids = 0;
	#captions: ReturnType<typeof setTimeout> | undefined;

	constructor(view: V, me: () => number | null, scenes: SceneBook<V>) {
		this.view = view;
		this.#me = me;
		this.#scenes = (books.get(scenes) as Scenes<V> | undefined) ?? scenes;
	}

	/** Whether something is still being shown. */
	get busy(): boolean {
		return this.now !== null;
	}

	add(playing: Playing<V>): void {
		this.#queue.push({ ...playing, came: Date.now() });
		if (this.#queue.length > PATIENCE || document.hidden) this.skip();
		if (!this.#running) void this.#run();
	}

	/** End what is on stage at once and draw what is true now. */
	skip(): void {
		if (!this.#running) return;
		this.#hurry = true;
		this.#end();
	}

	async #run(): Promise<void> {
		this.#running = true;
		for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
			const { events, view, quiet, told, drawn, stands = 0, until, came } = next;
			const shows = !quiet && events.length > 0;
			if (shows) await this.#stand(Math.min(this.#standsUntil, came + LATE));
			const late = Date.now() - came > TOO_LATE;
			for (const [index, event] of events.entries()) {
				attempt(`tell ${event.event}`, () => told(event, index));
				if (!quiet && !late) await this.#play(event);
			}
			this.now = null;
			this.view = view;
			attempt('draw', drawn);
			const seen = until?.();
			if (seen) await seen;
			if (quiet) this.#standsUntil = 0;
			else if (shows) this.#standsUntil = Date.now() + stands;
		}
		this.#running = false;
		this.#hurry = false;
	}

	/** Let what was drawn be seen, unless somebody is in a hurry. */
	async #stand(until: number): Promise<void> {
		if (this.#hurry || document.hidden || Date.now() >= until) return;
		const { signal, ended } = this.#ending();
		await Promise.race([wait(until - Date.now(), signal), ended]);
	}

	/** From now on `#end` ends what begins here. */
	#ending(): { signal: AbortSignal; ended: Promise<void> } {
		const ending = new AbortController();
		this.#end = () => ending.abort();
		return { signal: ending.signal, ended: new Promise<void>((resolve) => (ending.signal.onabort = () => resolve())) };
	}

	/** Fetch the scenes once the first view is painted; what happens meanwhile waits for them, though not for long. */
	async #fetch(load: () => Promise<Scenes<V>>): Promise<void> {
		if (this.#hurry || document.hidden) return;
		const { signal, ended } = this.#ending();
		this.#fetching ??= painted().then(load).then((scenes) => {
			books.set(load, scenes as Scenes);
			this.#scenes = scenes;
		});
		await Promise.race([this.#fetching, wait(LONGEST, signal), ended]);
		this.#end();
	}

	async #play(event: Told): Promise<void> {
		if (typeof this.#scenes === 'function') await this.#fetch(this.#scenes);
		const scene = this.#hurry || document.hidden || typeof this.#scenes === 'function' ? undefined : this.#scenes[event.event];
		this.now = scene ? event : null;
		if (!scene) return;
		const { signal, ended } = this.#ending();
		const limit = setTimeout(this.#end, LONGEST);
		try {
			await Promise.race([scene(event, this.#stage(signal)), ended]);
		} catch (error) {
			console.error(`scene ${event.event}`, error);
		}
		clearTimeout(limit);
		this.#end();
		this.flights = [];
	}

	#stage(ended: AbortSignal): Stage<V> {
		// eslint-disable-next-line @typescript-eslint/no-this-alias -- the getters below look at it
		const player = this;
		return {
			get view() {
				return player.view;
			},
			get me() {
				return player.#me();
			},
			get sound() {
				return ended.aborted ? silence : sound;
			},
			still: settings.still,
			ended,
			patch: (change) => {
				if (!ended.aborted) player.view = { ...player.view, ...change };
			},
			fly: (flying) => player.#fly(flying, ended),
			wait: (ms) => wait(ms, ended),
			shout: (words, over) => {
				if (!ended.aborted) player.#shout(words, over);
			},
			caption: (words) => {
				if (!ended.aborted) player.#tell(words);
			}
		};
	}

	#fly(flying: Flying, ended: AbortSignal): Promise<void> {
		if (ended.aborted) return never();
		const from = anchor(flying.from);
		const to = anchor(flying.to);
		if (!from || !to || settings.still) return Promise.resolve();
		return new Promise((resolve) => {
			const id = ++this.#ids;
			const flight: Flight = {
				id,
				from,
				to,
				code: flying.code ?? null,
				props: flying.props ?? {},
				ms: flying.ms ?? 260,
				delay: flying.delay ?? 0,
				turn: flying.turn ?? 0,
				done: () => {
					if (ended.aborted) return;
					this.flights = this.flights.filter((one) => one.id !== id);
					resolve();
				}
			};
			this.flights = [...this.flights, flight];
		});
	}

	#shout(words: string, over: string): void {
		const at = anchor(over);
		if (!at) return;
		const id = ++this.#ids;
		this.shouts = [...this.shouts, { id, words, at }];
		setTimeout(() => (this.shouts = this.shouts.filter((one) => one.id !== id)), SHOUTED);
	}

	#tell(words: Sentence): void {
		this.captioned = words;
		clearTimeout(this.#captions);
		this.#captions = setTimeout(() => (this.captioned = null), CAPTIONED);
	}
}

/** Each one its own: what waits for it is held by nobody else. */
const never = (): Promise<never> => new Promise(() => undefined);

function wait(ms: number, ended: AbortSignal): Promise<void> {
	if (ended.aborted) return never();
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, ms);
		ended.addEventListener('abort', () => clearTimeout(timer));
	});
}

/** What a game says of its events may fail; the table goes on all the same. */
function attempt(what: string, how: () => void): void {
	try {
		how();
	} catch (error) {
		console.error(what, error);
	}
}

/** Where an anchor lies on the screen; of several the first that can be seen. */
export function anchor(names: string | readonly string[]): DOMRect | null {
	for (const name of typeof names === 'string' ? [names] : names) {
		for (const found of document.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)) {
			const rect = found.getBoundingClientRect();
			if (rect.width && rect.height) return rect;
		}
	}
	return null;
}
