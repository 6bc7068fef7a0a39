import { who, type Form, type Message, type Play, type Told } from '$kit';
import { COLOURS, cardNamed, colourNamed, counts, isBolt, isNumber, sum, type Colour } from './cards';
import { say } from './say';
import type { Entry, Event, Slot, View, Window } from './generated/types';

/** What the view says, as the questions the screens ask of it. */

export type TmPlay = Play<View>;

/** The card that is lifted to be laid, if it is one. */
export function lifted(play: TmPlay): string | null {
	const { move, card } = play.choice.picks;
	return move === 'play_number' && typeof card === 'string' ? card : null;
}

/** For each lane of a slot what would be left after the lifted card, or null where it does not fit. */
export function lanes(play: TmPlay, slot: number): (number | null)[] {
	const card = lifted(play);
	const lies = play.view.market[slot];
	return COLOURS.map((colour, index) => {
		if (!card || !lies || !play.choice.can({ move: 'play_number', card, slot, colour })) return null;
		return lies.gaps[index] - counts(card, lies.gaps[index]);
	});
}

/** Lay the lifted card on a lane; where it does not fit the server says why. */
export function layOn(play: TmPlay, slot: number, colour: Colour, card = lifted(play)): Promise<boolean> {
	if (!card) return Promise.resolve(false);
	return play.send({ move: 'play_number', card, slot, colour });
}

/** A lane that is not lit was tapped: say why nothing goes there now. */
export function explainLane(play: TmPlay, slot: number, colour: Colour): void {
	const { hand, phase, window } = play.view;
	if (!play.isMyTurn || window || !hand?.length) return;
	if (lifted(play)) void layOn(play, slot, colour);
	else if (phase === 'play') play.refusal = { code: 'no_card', title: () => say('lane-first'), reason: () => say('hint-play'), clause: '', form: { move: 'play_number', slot, colour } };
	else void play.ask({ move: 'play_number', card: hand[0], slot, colour });
}

export function isOver(view: View): boolean {
	return view.phase === 'over';
}

/** How many cards the player on turn holds beyond the limit. */
export function excess(view: View): number {
	return view.sizes[view.turn] - view.hand_limit;
}

/** A window that deserves the whole table: something is at stake, or somebody answered. */
export function isGreat(window: Window): boolean {
	return window.takes || window.entries.length > 1 || window.slot === null;
}

export type Fate = 'force' | 'replaced' | 'cancelled' | 'standing';

export function fate(window: Window, index: number): Fate {
	const entry = window.entries[index];
	if (!entry.live) return 'cancelled';
	if (entry.sort !== 'claim') return 'standing';
	return window.standing === index ? 'force' : 'replaced';
}

/** What somebody did, in a few words. */
export function deed(play: TmPlay, window: Window, entry: Entry, index: number): string {
	const [first] = entry.cards;
	switch (entry.sort) {
		case 'claim':
			if (index === 0) return say('deed-laid', { card: cardNamed(first) });
			return say('deed-bolts', { count: entry.cards.length, sum: sum(entry.cards, window.value) });
		case 'red_block':
			return say('deed-red', { card: cardNamed(entry.named) });
		case 'orange_block':
			return say('deed-orange', { card: cardNamed(window.entries[entry.target ?? 0].cards[0]) });
		case 'special':
			return entry.target === null ? say('deed-haul') : say('deed-snatch', { seat: who(entry.target) }, play);
		default:
			return say('deed-rescue');
	}
}

/** An answer says how many entries it answers: one to an older stack is refused, not misread. */
export function stamp(form: Form, { window }: View): Form {
	return window ? { ...form, at: window.entries.length } : form;
}

/** In a window one answers what was laid last, whoever's turn it is. */
export function answers({ window }: View): number | null {
	return window?.entries.at(-1)?.seat ?? null;
}

/** What takes a card from this seat, or what it had laid. */
export function hits(told: Told, me: number, { window }: View): boolean {
	const event = told as unknown as Event;
	switch (event.event) {
		case 'snatched':
			return event.source === me && event.count > 0;
		case 'special_cancelled':
			return event.seat === me;
		case 'bolted':
		case 'red_blocked':
		case 'orange_blocked':
			return event.seat !== me && window?.in_force === me && event.in_force !== me;
		default:
			return false;
	}
}

/** A point card in words, lane by lane. */
export function pointName(slot: Slot): string {
	const spots = COLOURS.map((colour, index): Message => {
		const gap = slot.gaps[index];
		if (!gap) return { id: 'spot-full', args: { colour: colourNamed(colour) } };
		return { id: 'spot-open', args: { colour: colourNamed(colour), gap, asks: slot.asks[index] } };
	});
	return say('point-spots', { count: slot.stars, spots });
}

export function seatLine(play: TmPlay, seat: number): string {
	const { view } = play;
	const window = view.window;
	if (window?.in_force === seat && window.takes && window.slot !== null) {
		return say('seat-takes', { count: view.market[window.slot]?.stars ?? 0 });
	}
	if (window?.in_force === seat) return say('crown');
	if (window?.declined.includes(seat)) return say('seat-declined');
	if (window && play.awaited.includes(seat)) return say('seat-thinking');
	return say('cards', { count: view.sizes[seat] });
}

/** Why a card does nothing now: the server words the sharpest reason. */
export function askWhy(play: TmPlay, card: string): Promise<void> {
	return play.ask(likeliest(play.view, card));
}

/** What somebody who taps a card would do with it. */
function likeliest(view: View, card: string): Form {
	const window = view.window;
	if (window) {
		if (isNumber(card)) return { move: 'bolt', cards: [card] };
		if (card === 'KR') return { move: 'red_block', target_card: window.entries[window.standing ?? 0].cards[0] };
		if (card === 'KO') return { move: 'orange_block', target_entry: window.entries.length - 1 };
		if (card === 'RESCUE') return { move: 'rescue' };
	}
	if (!isNumber(card)) return { move: 'play_special', card };
	const colour = card[0] === 'M' ? 'R' : (card[0] as Colour);
	const lane = COLOURS.indexOf(colour);
	// Where most is missing: what is too much there is too much everywhere.
	const gaps = view.market.map((one) => one?.gaps[lane] ?? 0);
	return { move: 'play_number', card, slot: gaps.indexOf(Math.max(...gaps)), colour };
}

export { isBolt };
