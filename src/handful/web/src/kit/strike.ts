import type { Told } from './forms';
import type { Line } from './play.svelte';

/** What has just happened to this seat: it stays until it is seen. */
export interface Hit {
	/** Whose doing it was, or null: the clock's. */
	readonly by: number | null;
	/** What led to it, where that was told just before. */
	readonly cause: Line | null;
	readonly lines: readonly Line[];
}

/** What of an update hits a seat: what takes its cards, chips, play or turn, and all that the clock did for it. */
export class Strike {
	readonly #lines: Line[] = [];
	#cause: Line | null = null;
	/** Who has done something last, and who had when it hit. */
	#doer: number | null = null;
	#by: number | null = null;
	#silent: number | null | undefined = null;

	constructor(
		readonly me: number | null,
		readonly hits: (event: Told) => boolean
	) {}

	/** Whether this event belongs to it. */
	hears(event: Told, entry: number | undefined): boolean {
		const doer = event['by'] ?? event['seat'];
		if (this.me === null) return false;
		if (event.event === 'silent') {
			if (doer === this.me) this.#silent = entry;
			return doer === this.me;
		}
		if (typeof doer === 'number' && doer !== this.me) this.#doer = doer;
		const hit = (this.#silent !== null && this.#silent === entry) || this.hits(event);
		if (hit) this.#by = this.#doer;
		return hit;
	}

	add(line: Line, before: Line | null): void {
		if (!this.#lines.length) this.#cause = before;
		this.#lines.push(line);
	}

	get hit(): Hit | null {
		return this.#lines.length ? { by: this.#silent === null ? this.#by : null, cause: this.#cause, lines: this.#lines } : null;
	}
}
