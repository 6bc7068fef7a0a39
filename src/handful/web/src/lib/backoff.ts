/** How long to wait before the next try: twice as long each time, and never all screens at once. */

const FIRST = 200;
const LONGEST = 15_000;
/** A line that held this long was sound: the next loss starts over. */
const LASTING = 2000;

export class Backoff {
	#tries = 0;
	#since: number | null = null;

	/** The line is open, at this moment. */
	opened(now: number): void {
		this.#since = now;
	}

	/** Milliseconds to wait from now; `least` is what the server asks for, `lot` is from 0 to 1. */
	next(now: number, lot: number, least = 0): number {
		if (this.#since !== null && now - this.#since >= LASTING) this.#tries = 0;
		this.#since = null;
		const most = Math.min(FIRST * 2 ** this.#tries++, LONGEST);
		return (least + most / 2) * (1 + lot);
	}

	/** Begin anew: somebody tapped, or the device woke up. */
	reset(): void {
		this.#tries = 0;
	}
}
