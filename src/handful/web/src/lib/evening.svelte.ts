import { onDestroy } from 'svelte';
import type { Sentence } from '$kit';
import { ApiProblem, ask, post, troubleOf } from './api';
import { base } from './base';
import { keepKey } from './tokens';
import type { Evening, EveningTable, NewEvening, OpenedEvening, Reopened, RunEvening } from './types';

/** A class or club evening, as whoever has its key sees and runs it. */

/** An evening that was opened on this device. */
export interface KeptEvening {
	readonly key: string;
	readonly game: string;
	readonly when: number;
}

const KEPT = `handful.evenings${base}`;
const MOST = 6;
const EVERY = 2500;

export function keptEvenings(): KeptEvening[] {
	try {
		return (JSON.parse(localStorage.getItem(KEPT) ?? '[]') as KeptEvening[]).slice(0, MOST);
	} catch {
		return [];
	}
}

function keep(evenings: readonly KeptEvening[]): void {
	try {
		localStorage.setItem(KEPT, JSON.stringify(evenings.slice(0, MOST)));
	} catch {
		// The address of the page still has the key.
	}
}

/** Opens an evening and remembers its key. */
export async function openEvening(evening: NewEvening): Promise<string> {
	const { key } = await post<OpenedEvening>('/api/evenings', evening);
	keep([{ key, game: evening.game, when: Date.now() }, ...keptEvenings()]);
	return key;
}

/** What can be done with it, and what it shows, looked at again and again. */
export class Board {
	evening = $state.raw<Evening | null>(null);
	problem = $state.raw<Sentence | null>(null);
	/** Nobody has this evening any more. */
	lost = $state(false);
	busy = $state(false);
	#timer = 0;

	constructor(readonly key: string) {
		const again = (): void => {
			this.#timer = window.setTimeout(() => void look(), EVERY);
		};
		const look = async (): Promise<void> => {
			if (!document.hidden || !this.evening) await this.#take(() => this.#ask('GET'));
			if (!this.lost) again();
		};
		void look();
		onDestroy(() => clearTimeout(this.#timer));
	}

	run(act: RunEvening['act'], table: number | null = null): Promise<void> {
		return this.#do(() => post<Evening>('/api/evening', { act, table }, this.key));
	}

	add(): Promise<void> {
		return this.#do(() => this.#ask('POST', '/tables'));
	}

	/** Delete it, here and on the server. */
	async remove(): Promise<boolean> {
		await this.#do(async () => {
			await ask('/api/evening', { method: 'DELETE', headers: this.#headers });
			keep(keptEvenings().filter(({ key }) => key !== this.key));
			this.lost = true;
			clearTimeout(this.#timer);
			return this.evening;
		});
		return this.lost;
	}

	/** A key to the room of a table, for this device: to look at it, or at its games. */
	async visit({ room, code }: EveningTable): Promise<void> {
		const { token } = await post<Reopened>(`/api/rooms/${room}/host`, {}, this.key);
		keepKey({ room, code, tokens: [token], game: this.evening?.game ?? '' });
	}

	get #headers(): Record<string, string> {
		return { authorization: `Bearer ${this.key}` };
	}

	#ask(method: string, path = ''): Promise<Evening> {
		return ask<Evening>(`/api/evening${path}`, { method, headers: this.#headers });
	}

	async #do(act: () => Promise<Evening | null>): Promise<void> {
		if (this.busy) return;
		this.busy = true;
		await this.#take(act);
		this.busy = false;
	}

	async #take(act: () => Promise<Evening | null>): Promise<void> {
		try {
			this.evening = await act();
			this.problem = null;
		} catch (error) {
			this.problem = troubleOf(error);
			this.lost ||= error instanceof ApiProblem && error.code === 'no_evening';
		}
	}
}

/** Whether a table has begun and finished, or given up, all its games. */
export function isDone({ left, phase, deal, stage }: EveningTable): boolean {
	return stage !== 'gone' && deal > 0 && !left && phase !== 'playing';
}

/** The tables that still take part. */
export function taking(evening: Evening): EveningTable[] {
	return evening.tables.filter(({ stage }) => stage !== 'gone');
}

/** Whether nobody has anything left to play. */
export function allDone(evening: Evening): boolean {
	const tables = taking(evening);
	return tables.length > 0 && tables.every(isDone);
}
