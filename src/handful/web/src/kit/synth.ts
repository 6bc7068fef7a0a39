/** How a sound is made; fetched with the first tap that may sound. */

import type { Noise, Note, Timbre } from './sound';

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

let grain: AudioBuffer | null = null;

/** One note, from its attack to its end. */
export function playNote(context: AudioContext, out: GainNode, note: Note): void {
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
		if (voice.vibrato) sway(context, oscillator, voice.vibrato, start, long);
		const share = context.createGain();
		share.gain.value = level;
		oscillator.connect(share).connect(gain);
		oscillator.start(start);
		oscillator.stop(start + long + 0.1);
	}
}

function sway(
	context: AudioContext,
	oscillator: OscillatorNode,
	cents: number,
	start: number,
	long: number
): void {
	const wave = context.createOscillator();
	const depth = context.createGain();
	wave.frequency.value = 5.2;
	depth.gain.value = cents;
	wave.connect(depth).connect(oscillator.detune);
	wave.start(start);
	wave.stop(start + long + 0.1);
}

/** A breath of noise that slides from one pitch to another. */
export function playNoise(context: AudioContext, out: GainNode, given: Noise): void {
	const start = context.currentTime + (given.at ?? 0);
	const long = given.long ?? 0.08;
	const source = context.createBufferSource();
	source.buffer = grain ??= makeGrain(context);
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

function makeGrain(context: AudioContext): AudioBuffer {
	const made = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
	const data = made.getChannelData(0);
	for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
	return made;
}
