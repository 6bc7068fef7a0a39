/** Sounds made on the spot with Web Audio: small, dry and close. Nothing is fetched. */

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

interface Voice {
	readonly partials: readonly [ratio: number, level: number, type: OscillatorType][];
	readonly attack: number;
	/** How much is left at the end: 1 is held, 0 is struck. */
	readonly held: number;
	readonly vibrato?: number;
}

const VOICES: Record<Timbre, Voice> = {
	bowed: {
		partials: [
			[1, 0.5, 'sawtooth'],
			[1.003, 0.35, 'sawtooth']
		],
		attack: 0.09,
		held: 0.7,
		vibrato: 5
	},
	piano: {
		partials: [
			[1, 0.8, 'triangle'],
			[2, 0.3, 'sine'],
			[3, 0.12, 'sine']
		],
		attack: 0.006,
		held: 0.05
	},
	flute: {
		partials: [
			[1, 0.9, 'sine'],
			[2, 0.12, 'sine']
		],
		attack: 0.06,
		held: 0.8,
		vibrato: 4
	},
	mallet: {
		partials: [
			[1, 0.9, 'sine'],
			[4, 0.25, 'sine'],
			[9.2, 0.06, 'sine']
		],
		attack: 0.003,
		held: 0
	},
	glass: {
		partials: [
			[1, 0.7, 'sine'],
			[2.76, 0.3, 'sine'],
			[5.4, 0.12, 'sine']
		],
		attack: 0.003,
		held: 0
	},
	bell: {
		partials: [
			[1, 0.6, 'sine'],
			[2, 0.4, 'sine'],
			[2.4, 0.3, 'sine'],
			[4.5, 0.1, 'sine']
		],
		attack: 0.004,
		held: 0.02
	}
};

export interface Noise {
	readonly at?: number;
	readonly long?: number;
	readonly loud?: number;
	/** Hertz around which the noise lies, at its beginning and at its end. */
	readonly from: number;
	readonly to?: number;
	readonly sharp?: number;
}

/** One pair of hands for all sounds of a screen. */
export class Sound {
	/** Whether anything may be heard; the shell sets it. */
	on = false;
	#context: AudioContext | null = null;
	#out: GainNode | null = null;
	#noise: AudioBuffer | null = null;

	/** Browsers let sound begin only inside a tap: the shell calls this on the first one. */
	wake(): void {
		if (!this.on || typeof AudioContext === 'undefined') return;
		if (!this.#context) {
			this.#context = new AudioContext();
			const soft = this.#context.createDynamicsCompressor();
			this.#out = this.#context.createGain();
			this.#out.gain.value = 0.5;
			this.#out.connect(soft).connect(this.#context.destination);
		}
		if (this.#context.state === 'suspended') void this.#context.resume();
	}

	/** Play notes; each says when, how long and how. */
	notes(...notes: Note[]): void {
		const ready = this.#ready();
		if (!ready) return;
		for (const note of notes) this.#note(ready.context, ready.out, note);
	}

	/** A breath of noise: paper, a scrape, a hiss, a boom. */
	noise(given: Noise): void {
		const ready = this.#ready();
		if (!ready) return;
		const { context, out } = ready;
		const start = context.currentTime + (given.at ?? 0);
		const long = given.long ?? 0.08;
		const source = context.createBufferSource();
		source.buffer = this.#grain(context);
		source.loop = true;
		const filter = context.createBiquadFilter();
		filter.type = 'bandpass';
		filter.Q.value = given.sharp ?? 0.8;
		filter.frequency.setValueAtTime(given.from, start);
		filter.frequency.exponentialRampToValueAtTime(given.to ?? given.from, start + long);
		const gain = context.createGain();
		gain.gain.setValueAtTime(given.loud ?? 0.4, start);
		gain.gain.exponentialRampToValueAtTime(0.001, start + long);
		source.connect(filter).connect(gain).connect(out);
		source.start(start);
		source.stop(start + long);
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

	#ready(): { context: AudioContext; out: GainNode } | null {
		if (!this.on || !this.#context || !this.#out || this.#context.state !== 'running') return null;
		return { context: this.#context, out: this.#out };
	}

	#note(context: AudioContext, out: GainNode, note: Note): void {
		const voice = VOICES[note.timbre ?? 'piano'];
		const start = context.currentTime + (note.at ?? 0);
		const long = note.long ?? 0.5;
		const loud = (note.loud ?? 0.5) * 0.5;
		const pitch = 440 * 2 ** ((note.midi - 69) / 12);
		const gain = context.createGain();
		gain.gain.setValueAtTime(0, start);
		gain.gain.linearRampToValueAtTime(loud, start + voice.attack);
		gain.gain.exponentialRampToValueAtTime(Math.max(0.001, loud * voice.held), start + long);
		gain.gain.linearRampToValueAtTime(0, start + long + 0.08);
		const tone = context.createBiquadFilter();
		tone.type = 'lowpass';
		tone.frequency.value = Math.min(9000, pitch * 5);
		gain.connect(tone).connect(out);
		for (const [ratio, level, type] of voice.partials) {
			const oscillator = context.createOscillator();
			oscillator.type = type;
			oscillator.frequency.value = pitch * ratio;
			if (voice.vibrato) this.#sway(context, oscillator, voice.vibrato, start, long);
			const share = context.createGain();
			share.gain.value = level;
			oscillator.connect(share).connect(gain);
			oscillator.start(start);
			oscillator.stop(start + long + 0.1);
		}
	}

	#sway(
		context: AudioContext,
		oscillator: OscillatorNode,
		cents: number,
		start: number,
		long: number
	): void {
		const sway = context.createOscillator();
		const depth = context.createGain();
		sway.frequency.value = 5.2;
		depth.gain.value = cents;
		sway.connect(depth).connect(oscillator.detune);
		sway.start(start);
		sway.stop(start + long + 0.1);
	}

	#grain(context: AudioContext): AudioBuffer {
		if (!this.#noise) {
			this.#noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
			const data = this.#noise.getChannelData(0);
			for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
		}
		return this.#noise;
	}
}

export const sound = new Sound();
