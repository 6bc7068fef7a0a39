import { settings, type Message, type Play } from '$kit';
import { say } from './say';
import type { Matched, Offered, View } from './generated/types';

/** What the view says, as the questions the screens ask of it. */

export type UltimatchPlay = Play<View>;
export const DOWN = '?';
/** The switch for outlines and ticks: what could be matched, shown on the own screen only. */
export const AID = 'ultimatch.aid';
export const isAided = (): boolean => settings.switch(AID, true);

export interface Spot {
	readonly place: string;
	readonly row: number;
	readonly column: number;
	/** A card's code, `?` face down, or empty where the card is gone. */
	readonly code: string;
}

/** The pyramid place by place from the top; after the end all that is left of it lies open. */
export function spots(view: View): Spot[] {
	const rows = view.revealed?.pyramid ?? view.pyramid;
	return rows.flatMap((codes, row) =>
		codes.map((code, column) => ({ place: `r${row + 1}c${column + 1}`, row, column, code }))
	);
}

/** The cards of the pyramid that lie open, from left to right on the table. */
export function open(view: View): Spot[] {
	const across = (spot: Spot): number => spot.column - spot.row / 2;
	return spots({ ...view, revealed: undefined })
		.filter((spot) => spot.code && spot.code !== DOWN)
		.sort((a, b) => across(a) - across(b));
}

export const left = (view: View): number => spots(view).filter((spot) => spot.code).length;

export function codeAt(view: View, place: string | null): string | null {
	return open(view).find((spot) => spot.place === place)?.code ?? null;
}

export const isAlone = (view: View): boolean => view.sizes.length === 1;
export const isOver = (view: View): boolean => view.phase === 'over';
export const isLastPass = (view: View): boolean =>
	view.sizes.length > 1 && view.passes + 1 === view.sizes.length;
export const primaryUltimatch = (view: View): boolean => view.options['primary_ultimatch'] !== false;

/** The match that is being shown just now. */
export function onStage(play: UltimatchPlay): Matched | null {
	const { now } = play.scenes;
	return now?.event === 'matched' ? (now as unknown as Matched) : null;
}

/** The other seats, clockwise from a seat on. */
export function others(view: View, me: number | null): number[] {
	const count = view.sizes.length;
	const seats = Array.from({ length: count }, (_, step) => ((me ?? -1) + 1 + step) % count);
	return me === null ? seats : seats.slice(0, -1);
}

export function offerOf(view: View, seat: number): Offered | null {
	return view.phase === 'trade' ? (view.offers.find((offer) => offer.seat === seat) ?? null) : null;
}

export function seatLine({ view }: UltimatchPlay, seat: number): string {
	return say('seat-line', { doing: doing(view, seat), count: view.sizes[seat] });
}

/** What a seat has done or is asked to do. */
function doing(view: View, seat: number): string {
	if (view.phase === 'donate') return view.donated.includes(seat) ? 'given' : 'giving';
	if (view.phase === 'trade' && seat !== view.turn) {
		if (offerOf(view, seat)) return 'offers';
		if (view.declined.includes(seat)) return 'declined';
		return view.asked.includes(seat) ? 'asked' : 'waits';
	}
	if (seat !== view.turn || isOver(view)) return 'waits';
	if (view.phase === 'trade') return 'trades';
	return view.phase === 'match' ? 'matches' : 'rewarded';
}

/** What goes with an offer, as a part of a sentence: "fits, colour"; null where nothing does. */
export function gesture({ strength, nature }: Pick<Offered, 'strength' | 'nature'>): Message | null {
	if (!strength) return null;
	return nature && nature !== 'none' ? { id: 'gesture', args: { strength, nature } } : { id: 'strength', args: { strength } };
}
