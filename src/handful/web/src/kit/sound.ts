/** Sounds made on the spot with Web Audio: small, dry and close. No recording is fetched. */

export type Timbre = 'bowed' | 'piano' | 'flute' | 'mallet' | 'glass' | 'bell';

export interface Note {
	readonly midi: number;
	/** Seconds from now. */
	readonly at?: number;
	/** Seconds. */
	readonly long?: number;
	readonly timbre?: Timbre;
	/** 0 to 1. */
	readonly loud?: number;
}

export interface Noise {
	readonly at?: number;
	readonly long?: number;
	readonly loud?: number;
	/** Hertz around which the noise lies, at its beginning and at its end. */
	readonly from: number;
	readonly to?: number;
	readonly sharp?: number;
}

type Synth = typeof import('./synth');

/** One pair of hands for all sounds of a screen. */
export class Sound {
	/** Whether anything may be heard; the shell sets it. */
	on = false;
	#context: AudioContext | null = null;
	#out: GainNode | null = null;
	#synth: Synth | null = null;

	/** Browsers let sound begin only inside a tap: the shell calls this on every one. */
	async wake(): Promise<void> {
		if (!this.on || typeof AudioContext === 'undefined') return;
		this.#context ??= this.#open(new AudioContext());
		// Without a synth the table is silent and plays on; the next tap tries again.
		const synth = this.#synth ?? import('./synth').catch(() => null);
		[this.#synth] = await Promise.all([synth, this.#context.resume()]);
	}

	/** Sound what somebody at this screen asks to hear, even if the screen is quiet otherwise. */
	async asked(play: () => void): Promise<void> {
		const before = this.on;
		this.on = true;
		await this.wake();
		play();
		this.on = before;
	}

	#open(context: AudioContext): AudioContext {
		const soft = context.createDynamicsCompressor();
		this.#out = context.createGain();
		this.#out.gain.value = 0.5;
		this.#out.connect(soft).connect(context.destination);
		return context;
	}

	/** Play notes; each says when, how long and how. */
	notes(...notes: Note[]): void {
		this.#play((synth, context, out) => notes.forEach((note) => synth.playNote(context, out, note)));
	}

	/** A breath of noise: paper, a scrape, a hiss, a boom. */
	noise(given: Noise): void {
		this.#play((synth, context, out) => synth.playNoise(context, out, given));
	}

	/** A card laid down. */
	flick(): void {
		this.noise({ from: 3200, to: 900, long: 0.07, loud: 0.5 });
	}

	/** A knock on wood. */
	knock(): void {
		this.noise({ from: 420, to: 160, long: 0.09, loud: 0.9, sharp: 3 });
	}

	/** Something small that asks to be noticed: it is your turn. */
	nudge(): void {
		this.notes(
			{ midi: 76, timbre: 'mallet', long: 0.25, loud: 0.3 },
			{ midi: 83, timbre: 'mallet', at: 0.11, long: 0.35, loud: 0.3 }
		);
	}

	#play(how: (synth: Synth, context: AudioContext, out: GainNode) => void): void {
		if (!this.on || !this.#synth || !this.#out || this.#context?.state !== 'running') return;
		how(this.#synth, this.#context, this.#out);
	}
}

export const sound = new Sound();
