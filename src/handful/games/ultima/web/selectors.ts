import { who, type Play, type Told } from '$kit';
import { say } from './say';
import { colorOf, fillsOctave, isTritone, semitones } from './theory';
import type { Event, View } from './generated/types';

/** What the view says, as the questions the screens ask of it. */

export type UltimaPlay = Play<View>;

/** What gives this seat cards it did not ask for, or takes its turn. */
export function hits(told: Told, me: number, { turn }: View): boolean {
	const event = told as unknown as Event;
	switch (event.event) {
		case 'drew':
			return event.seat === me && (event.reason === 'uncalled' || (event.reason === 'draw2' && turn !== me));
		case 'caught':
			return event.target === me;
		case 'skipped':
			return event.seat === me;
		default:
			return false;
	}
}

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

/** This seat has one card and has not called it: until the next move anybody may catch it (UL-36). */
export function isCatchable(play: UltimaPlay, seat: number): boolean {
	return play.me !== null && seat !== play.me && play.view.exposed === seat && play.choice.can({ move: 'catch', target: seat });
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

/** How many points or hands end the game; null where the players agree on it (UL-52, UL-53). */
export function goal({ options }: UltimaPlay): number | null {
	if (options['match_end'] === 'agreement') return null;
	const usual = { simple: 5, elimination: 100 }[String(options['scoring'])] ?? 150;
	return Number(options['target']) || usual;
}

/** What that goal counts. */
export function unit({ options }: UltimaPlay): 'hands' | 'points' {
	return options['scoring'] === 'simple' ? 'hands' : 'points';
}

export function seatLine({ view }: UltimaPlay, seat: number): string {
	return view.active.includes(seat) ? say('cards', { count: view.sizes[seat] }) : say('seat-out');
}

/** Whether a card and the top of the pile make an octave. */
export function fillsTop({ top }: View, code: string): boolean {
	return !!top.card && fillsOctave(code, top.card);
}

/** Why a card fits, in as few words as a flag has room for. */
export function reason(play: UltimaPlay, code: string): string {
	const { top } = play.view;
	if (top.card && fillsTop(play.view, code)) return say('fills', { a: semitones(top.card), b: semitones(code) });
	return colorOf(code) === top.color ? say('color', { color: top.color }) : say('fits');
}
