import { sound } from '$kit';
import { TIMBRES, colorOf, noteName, root, semitones } from './theory';
import type { View } from './generated/types';

/** The hand as a piece: every card laid, its two notes on the circle of fifths. */

const BEAT = 0.34;
/** The cards of the hand as they lie, with the notes on which each was laid. */
function laidCards(view: View): { code: string; low: number; high: number }[] {
	const codes = [...view.covered, ...(view.top.card ? [view.top.card] : [])];
	const first = Math.max(0, view.laid - codes.length);
	return codes.map((code, index) => {
		const low = root(first + index);
		return { code, low, high: low + semitones(code) };
	});
}

export class Melody {
	playing = $state(false);
	at = $state(-1);
	notes = $state.raw<string[]>([]);
	#timer = 0;

	start(view: View): void {
		const cards = laidCards(view);
		this.notes = cards.map(({ low, high }) => `${noteName(low)}–${noteName(high)}`);
		this.playing = true;
		this.at = -1;
		const step = (): void => {
			this.at += 1;
			const card = cards[this.at];
			if (!card) {
				this.stop();
				return;
			}
			const timbre = TIMBRES[colorOf(card.code)];
			sound.notes(
				{ midi: card.low, timbre, long: BEAT * 1.4, loud: 0.45 },
				{ midi: card.high, timbre, at: BEAT / 2, long: BEAT * 1.2, loud: 0.45 }
			);
			this.#timer = window.setTimeout(step, BEAT * 1000);
		};
		void sound.wake().then(step);
	}

	stop(): void {
		clearTimeout(this.#timer);
		this.playing = false;
	}
}

/** The same as a MIDI file: one track, two notes to a beat. */
export function midi(view: View): Uint8Array<ArrayBuffer> {
	const TICKS = 48;
	const track: number[] = [];
	for (const { low, high } of laidCards(view)) {
		for (const note of [low, high]) {
			track.push(0, 0x90, note, 80);
			track.push(TICKS / 2, 0x80, note, 0);
		}
	}
	track.push(0, 0xff, 0x2f, 0);
	const word = (value: number, bytes: number): number[] =>
		Array.from({ length: bytes }, (_, index) => (value >> (8 * (bytes - 1 - index))) & 0xff);
	const text = (letters: string): number[] => [...letters].map((letter) => letter.charCodeAt(0));
	return Uint8Array.from([
		...text('MThd'),
		...word(6, 4),
		...word(0, 2),
		...word(1, 2),
		...word(TICKS, 2),
		...text('MTrk'),
		...word(track.length, 4),
		...track
	]);
}

export function keepMidi(view: View): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([midi(view)], { type: 'audio/midi' }));
	link.download = `ultima-${view.hand_number}.mid`;
	link.click();
	URL.revokeObjectURL(link.href);
}
