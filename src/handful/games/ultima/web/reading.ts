import { t, waiting, type Play } from '$kit';
import { TRITONE, cardName, colorName, colorOf, fillsOctave, intervalName, isTritone, partner, semitones } from './theory';
import type { View } from './types';

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

/** What is asked, of whom. */
export function prompt(play: UltimaPlay): string {
	const { view } = play;
	if (isOver(view)) return (!play.isMyTurn && waiting(play)) || ending(play);
	if (!play.isMyTurn) return t('ultima.title.wait', { name: play.name(view.turn) });
	if (view.phase === 'penalty') return t('ultima.title.penalty', { n: view.pending });
	if (view.phase === 'drawn' && view.drawn) return t('ultima.title.drawn', { card: cardName(view.drawn) });
	return wanted(view);
}

/** How the hand came to its end. */
export function ending(play: UltimaPlay, winner = play.view.last_winner): string {
	return winner === null ? t('ultima.title.stalemate') : t('ultima.title.over', { name: play.name(winner) });
}

/** What fits, in a few words: "Lay red, or a minor third". */
function wanted(view: View): string {
	const color = colorName(view.top.color);
	const count = topSemitones(view);
	if (count === null) return t('ultima.title.turnBlind', { color });
	if (count === TRITONE) return t('ultima.title.tritone', { color });
	return t('ultima.title.turn', { color, partner: intervalName(partner(count)) });
}

export function isOver(view: View): boolean {
	return view.phase === 'hand_over' || view.phase === 'game_over';
}

export function points(play: UltimaPlay, total: number): string {
	return play.options['scoring'] === 'simple'
		? t('ultima.wins', { n: total })
		: t('ultima.points', { n: total });
}

export function seatLine(play: UltimaPlay, seat: number): string {
	const { view } = play;
	const total = points(play, view.totals[seat]);
	if (!view.active.includes(seat)) return t('ultima.out', { points: total });
	return t('ultima.seat', { n: view.sizes[seat], points: total });
}

export function capital(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
