import { settings } from '$lib/settings.svelte';
import type { Sentence, Told, View } from './forms';
import { sound, type Sound } from './sound';

/** No single scene may keep the table longer than this. */
const LONGEST = 1200;
/** With more updates than this waiting, the rest is drawn at once. */
const PATIENCE = 3;

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

/** What a game's scene may do while it plays one event. */
export interface Stage<V extends View = View> {
	/** The view as drawn now. */
	readonly view: V;
	/** This screen's seat, or null on a table. */
	readonly me: number | null;
	readonly sound: Sound;
	/** Whether movement is unwanted here. */
	readonly still: boolean;
	/** Draw a changed view already; the server's whole view follows at the end in any case. */
	patch(change: Partial<V>): void;
	/** Let a card travel between two anchors. */
	fly(flying: Flying): Promise<void>;
	/** Wait, or less when somebody taps on. */
	wait(ms: number): Promise<void>;
	/** Show words over an anchor for a moment. */
	shout(words: string, over: string): void;
	/** Say what is heard, for those who do not hear it. */
	caption(words: Sentence): void;
}

export type Scene<V extends View = View> = (
	event: Told,
	stage: Stage<V>
) => Promise<void> | void;

export interface Scenes<V extends View = View> {
	readonly [event: string]: Scene<V>;
}

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
}

/** Plays events in order, then draws the view; a tap, a hidden page or a long queue hurries it. */
export class Director<V extends View> {
	view = $state.raw<V>() as V;
	flights = $state.raw<readonly Flight[]>([]);
	shouts = $state.raw<readonly Shout[]>([]);
	captioned = $state.raw<Sentence | null>(null);
	/** The event on stage now, for a table that lights something up. */
	now = $state.raw<Told | null>(null);

	readonly #scenes: Scenes<V>;
	readonly #me: () => number | null;
	#queue: Playing<V>[] = [];
	#running = false;
	#hurry = false;
	#wake = new Set<() => void>();
	#ids = 0;

	constructor(view: V, me: () => number | null, scenes: Scenes<V>) {
		this.view = view;
		this.#me = me;
		this.#scenes = scenes;
	}

	/** Whether something is still being shown. */
	get busy(): boolean {
		return this.now !== null;
	}

	add(playing: Playing<V>): void {
		this.#queue.push(playing);
		if (this.#queue.length > PATIENCE || document.hidden) this.skip();
		if (!this.#running) void this.#run();
	}

	/** End what is on stage at once and draw what is true now. */
	skip(): void {
		if (!this.#running) return;
		this.#hurry = true;
		for (const wake of [...this.#wake]) wake();
		for (const flight of this.flights) flight.done();
	}

	async #run(): Promise<void> {
		this.#running = true;
		for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
			for (const [index, event] of next.events.entries()) {
				next.told(event, index);
				if (!next.quiet) await this.#play(event);
			}
			this.flights = [];
			this.view = next.view;
			next.drawn();
		}
		this.now = null;
		this.#running = false;
		this.#hurry = false;
	}

	async #play(event: Told): Promise<void> {
		const scene = this.#scenes[event.event];
		if (!scene || this.#hurry) return;
		this.now = event;
		try {
			await Promise.race([scene(event, this.#stage()), this.#wait(LONGEST)]);
		} catch (error) {
			console.error(`scene ${event.event}`, error);
		}
	}

	#stage(): Stage<V> {
		// eslint-disable-next-line @typescript-eslint/no-this-alias -- the getters below look at it
		const director = this;
		return {
			get view() {
				return director.view;
			},
			get me() {
				return director.#me();
			},
			sound,
			still: settings.still,
			patch: (change) => {
				if (!director.#hurry) director.view = { ...director.view, ...change };
			},
			fly: (flying) => director.#fly(flying),
			wait: (ms) => director.#wait(ms),
			shout: (words, over) => director.#shout(words, over),
			caption: (words) => (director.captioned = words)
		};
	}

	#wait(ms: number): Promise<void> {
		if (this.#hurry) return Promise.resolve();
		return new Promise((resolve) => {
			const end = (): void => {
				clearTimeout(timer);
				this.#wake.delete(end);
				resolve();
			};
			const timer = setTimeout(end, ms);
			this.#wake.add(end);
		});
	}

	#fly(flying: Flying): Promise<void> {
		const from = anchor(flying.from);
		const to = anchor(flying.to);
		if (!from || !to || this.#hurry || settings.still) return Promise.resolve();
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
					this.flights = this.flights.filter((one) => one.id !== id);
					resolve();
				}
			};
			this.flights = [...this.flights, flight];
		});
	}

	#shout(words: string, over: string): void {
		const at = anchor(over);
		if (!at || this.#hurry) return;
		const id = ++this.#ids;
		this.shouts = [...this.shouts, { id, words, at }];
		setTimeout(() => (this.shouts = this.shouts.filter((one) => one.id !== id)), 1400);
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
