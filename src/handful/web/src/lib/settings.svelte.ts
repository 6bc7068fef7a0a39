import type { Language } from './languages';
import { preferred } from './words.svelte';

/** What this device prefers; kept in its storage, never sent. */
interface Kept {
	theme: 'auto' | 'light' | 'dark';
	sound: boolean | null;
	captions: boolean;
	/** Be asked even where there is nothing to answer with. */
	askAlways: boolean;
	language: Language | null;
	/** How strong the bots were that were last asked for here; a device begins with the house's gentle ones. */
	level: string;
	/** Whether tips come up in somebody's first game, and which were told: `GAME.tip`. */
	tips: boolean;
	told: readonly string[];
	/** What this device calls whoever plays on it, and the shape that they picked. */
	name: string;
	token: string;
	/** Switches of the games' own, by name: `GAME.what`. */
	switches: Record<string, boolean>;
}

const KEY = 'handful';
const FRESH: Kept = {
	theme: 'auto',
	sound: null,
	captions: false,
	askAlways: false,
	language: null,
	level: '',
	tips: true,
	told: [],
	name: '',
	token: '',
	switches: {}
};

function read(): Kept {
	try {
		return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
	} catch {
		return { ...FRESH };
	}
}

class Settings {
	#kept = $state<Kept>(read());
	#dark = $state(matchMedia('(prefers-color-scheme: dark)').matches);
	#still = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

	constructor() {
		matchMedia('(prefers-color-scheme: dark)').onchange = (change) => (this.#dark = change.matches);
		matchMedia('(prefers-reduced-motion: reduce)').onchange = (change) =>
			(this.#still = change.matches);
	}

	get<K extends keyof Kept>(key: K): Kept[K] {
		return this.#kept[key];
	}

	set<K extends keyof Kept>(key: K, value: Kept[K]): void {
		this.#kept[key] = value;
		try {
			localStorage.setItem(KEY, JSON.stringify(this.#kept));
		} catch {
			// A browser that keeps nothing still plays.
		}
	}

	/** A game's own switch on this device. */
	switch(name: string, otherwise: boolean): boolean {
		return this.#kept.switches[name] ?? otherwise;
	}

	setSwitch(name: string, on: boolean): void {
		this.set('switches', { ...this.#kept.switches, [name]: on });
	}

	/** The theme in force. */
	get theme(): 'light' | 'dark' {
		const chosen = this.#kept.theme;
		return chosen === 'auto' ? (this.#dark ? 'dark' : 'light') : chosen;
	}

	/** Whether this device asks for no movement. */
	get still(): boolean {
		return this.#still;
	}

	get language(): Language {
		return this.#kept.language ?? preferred();
	}
}

export const settings = new Settings();
