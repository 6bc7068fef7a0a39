import { who, type Play } from '$kit';
import { say } from './say';
import { colorOf, fillsOctave, isTritone, semitones } from './theory';
import type { View } from './generated/types';

/** What the view says, as the questions the screens ask of it. */

export type UltimaPlay = Play<View>;

/** The seat that would be next in a direction. */
export function nextSeat(view: View, from: number, direction = view.direction): number {
	const seats = view.sizes.length;
	for (let step = 1; step <= seats; step++) {
		const seat = (from + direction * step + seats * step) % seats;
		if (view.active.includes(seat)) return seat;
	}
	return from;
}

export function topSemitones(view: View): number | null {
	return view.top.card ? semitones(view.top.card) : null;
}

export function isByEar(play: UltimaPlay): boolean {
	return play.options['ear_mode'] === 'blind';
}

/**
 * Whether a card that may be played is sure to fit, by what its owner may know (UL-12, UL-14, UL-60).
 * By ear any card may be tried, so what is legal says nothing about the hidden interval (UL-64).
 */
export function isSure(play: UltimaPlay, code: string): boolean {
	const { phase, top } = play.view;
	if (!isByEar(play) || phase === 'penalty' || colorOf(code) === top.color) return true;
	if (isTritone(code) && play.options['tritone_wild']) return true;
	return !!top.card && fillsOctave(code, top.card);
}

/** Nobody has called for this seat's last card, so anybody may try to catch it (UL-36). */
export function isCatchable(play: UltimaPlay, seat: number): boolean {
	const { view } = play;
	if (play.me === null || seat === play.me || isOver(view) || play.options['ultima_mode'] === 'auto') return false;
	return view.sizes[seat] === 1 && !view.called.includes(seat);
}

/** How the hand came to its end. */
export function ending(play: UltimaPlay, winner = play.view.last_winner): string {
	return winner === null ? say('hand-undecided') : say('hand-won', { seat: who(winner) }, play);
}

export function isOver(view: View): boolean {
	return view.phase === 'hand_over' || view.phase === 'game_over';
}

export function points(play: UltimaPlay, count: number): string {
	return play.options['scoring'] === 'simple' ? say('wins', { count }) : say('points', { count });
}

export function seatLine(play: UltimaPlay, seat: number): string {
	const { view } = play;
	const total = points(play, view.totals[seat]);
	if (!view.active.includes(seat)) return say('seat-out', { total });
	return say('seat-line', { count: view.sizes[seat], total });
}
