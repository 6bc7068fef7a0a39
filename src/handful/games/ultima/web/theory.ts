import type { InkName, Message, Timbre } from '$kit';
import { say } from './say';

/** What the screens draw of a card: its interval on a clock of twelve semitones, its colour. */

export type Color = 'R' | 'B' | 'G' | 'Y';

export const OCTAVE = 12;
export const TRITONE = 6;
export const COLORS: readonly Color[] = ['R', 'B', 'G', 'Y'];
export const INTERVALS = ['P1', 'm2', 'M2', 'm3', 'M3', 'P4', 'TT', 'P5', 'm6', 'M6', 'm7', 'M7', 'P8'];

const LOWEST_ROOT = 53;
const FIFTH = 7;

export const TIMBRES: Record<Color, Timbre> = { R: 'bowed', B: 'piano', G: 'flute', Y: 'mallet' };

export function colorOf(code: string): Color {
	return code[0] as Color;
}

export function inkOf(code: string): InkName {
	return code[0] as InkName;
}

export function intervalOf(code: string): string {
	return code.slice(2);
}

export function semitones(code: string): number {
	return INTERVALS.indexOf(intervalOf(code));
}

export function isTritone(code: string): boolean {
	return semitones(code) === TRITONE;
}

/** The interval that fills the octave with this many semitones. */
export function partner(count: number): string {
	return INTERVALS[OCTAVE - count];
}

export function fillsOctave(one: string, other: string): boolean {
	return semitones(one) + semitones(other) === OCTAVE;
}

/** An interval, a colour and a card, as parts of a sentence. */
export const intervalNamed = (interval: string): Message => ({ id: 'interval', args: { interval } });
export const colorNamed = (color: string): Message => ({ id: 'color', args: { color } });
export const cardNamed = (code: string): Message => ({ id: 'card', args: { color: code[0], interval: intervalOf(code) } });

export function intervalName(interval: string): string {
	return say('interval', { interval });
}

/** A colour by itself, with a capital letter. */
export function colorTitle(color: string): string {
	return say('color-title', { color: colorNamed(color) });
}

export function cardName(code: string): string {
	return say('card', { color: code[0], interval: intervalOf(code) });
}

/** The root of the card laid after so many others: roots climb by fifths (UL-65). */
export function root(laid: number): number {
	return LOWEST_ROOT + ((FIFTH * laid) % OCTAVE);
}

const NAMES = ['C', 'C♯', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B'];

export function noteName(midi: number): string {
	return `${NAMES[midi % 12]}${Math.floor(midi / 12) - 1}`;
}
