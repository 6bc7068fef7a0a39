import { sound } from '$kit';
import { TIMBRES, colorOf, semitones, type Color } from './theory';
import type { View } from './generated/types';

/** How intervals sound: first the two notes in turn, then together; colour is timbre. */

const STEP = 0.26;

export function soundInterval(low: number, high: number, color: Color): void {
	const timbre = TIMBRES[color];
	sound.notes(
		{ midi: low, timbre, long: 0.3, loud: 0.45 },
		{ midi: high, timbre, at: STEP, long: 0.3, loud: 0.45 },
		{ midi: low, timbre, at: 2 * STEP, long: 0.6, loud: 0.35 },
		{ midi: high, timbre, at: 2 * STEP, long: 0.6, loud: 0.35 }
	);
}

/** Two intervals that fill the octave: root, middle, octave. */
export function soundOctave(root: number, middle: number, color: Color): void {
	const timbre = TIMBRES[color];
	sound.notes(
		{ midi: root, timbre, long: 0.28, loud: 0.45 },
		{ midi: middle, timbre, at: 0.2, long: 0.28, loud: 0.45 },
		{ midi: root + 12, timbre, at: 0.4, long: 0.8, loud: 0.5 },
		{ midi: root, timbre, at: 0.4, long: 0.8, loud: 0.35 }
	);
}

/** The pile once more, because somebody asks for it. */
export function hearPile({ top }: View): void {
	const [low, high] = top.notes;
	void sound.asked(() => soundInterval(low, high, top.color as Color));
}

/** A card in the hand, heard before it is played: from middle C. */
export function soundCard(code: string): void {
	soundInterval(60, 60 + semitones(code), colorOf(code));
}

/** Two notes in one way: one after the other, upwards or down, or both at once. */
export function soundAs(low: number, high: number, manner: 'rising' | 'together' | 'falling'): void {
	const [first, second] = manner === 'falling' ? [high, low] : [low, high];
	const at = manner === 'together' ? 0 : 0.6;
	const long = manner === 'together' ? 1.4 : 0.8;
	sound.notes({ midi: first, timbre: 'piano', long, loud: 0.45 }, { midi: second, timbre: 'piano', at, long, loud: 0.45 });
}
