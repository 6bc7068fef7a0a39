import { range, who, type Play, type Told } from '$kit';
import { say } from './say';
import type { Affair, Event, Proposal, View } from './generated/types';

/** What the view says, as the questions the screens ask of it. */

export type UltimatumPlay = Play<View>;

/** An affair with a responder, a pool and proposals. */
export type Bargain = Required<Pick<Affair, 'responder' | 'pool' | 'proposals'>> & Affair;

export const FEW_CARDS = 3;

export function isBargain(affair: Affair | null): affair is Bargain {
	return affair?.proposals !== undefined;
}

export function isOver(view: View): boolean {
	return view.phase === 'round_over' || view.phase === 'game_over';
}

/** Whether this screen is asked, as the table is drawn: never ahead of what is still being shown. */
export function isAsked(play: UltimatumPlay): boolean {
	return play.isMyTurn && play.view.required === play.me;
}

/** What takes chips or cards from this seat, or stops what it had played. */
export function hits(told: Told, me: number, { affair, turn }: View): boolean {
	const event = told as unknown as Event;
	switch (event.event) {
		case 'chips_moved':
			return event.payer === me && event.count > 0 && turn !== me;
		case 'stacks_swapped':
		case 'hands_swapped':
			return turn !== me && [event.a, event.b].includes(me);
		case 'blocked':
			return event.seat !== me && affair?.actor === me;
		default:
			return false;
	}
}

/** All seats clockwise, from this one's left on. */
export function clockwiseAfter(view: View, seat: number): number[] {
	const count = view.chips.length;
	return range(count - 1).map((step) => (seat + 1 + step) % count);
}

export function signed(count: number): string {
	return count < 0 ? `−${-count}` : `+${count}`;
}

/** What a proposal moves, seat by seat: the responder first, the target last. */
export function gains(affair: Bargain, by: number, share: number): { seat: number; count: number }[] {
	const { responder, target, pool } = affair;
	if (by === target) return [{ seat: responder, count: share }, { seat: target, count: -share }];
	return [
		{ seat: responder, count: share },
		{ seat: by, count: pool - share },
		{ seat: target, count: -pool }
	];
}

/** "You get 6, Ada gets 7.": what a proposal brings. */
export function sharesInWords(play: UltimatumPlay, affair: Bargain, by: number, share: number): string {
	const shares = { responder: who(affair.responder), by: who(by), share, rest: affair.pool - share };
	return say(by === affair.target ? 'offer-keeps' : 'offer-gets', shares, play);
}

/** Whether somebody may still stop a proposal, in words. */
export function blockInWords(play: UltimatumPlay, affair: Bargain, proposal: Proposal): string {
	return proposal.blockable ? say('offer-may-block', { seat: who(affair.target) }, play) : say('offer-sure');
}

/** What a Swap or a Steal would do. */
export function threatInWords(play: UltimatumPlay, affair: Affair): string {
	const { chips, sizes } = play.view;
	const actor = who(affair.actor);
	const target = who(affair.target);
	if (affair.card === 'ST') return say('threat-steal', { actor, target, count: chips[affair.target] }, play);
	const held = affair.what === 'hands' ? sizes : chips;
	const what = affair.what ?? 'chips';
	return say('threat-swap', { actor, target, what, mine: held[affair.actor], yours: held[affair.target] }, play);
}

export type Asked = 'now' | 'waiting' | 'bid' | 'let' | 'empty';

/** The seats that are asked, in their order, and what became of each. */
export function askedInTurn(play: UltimatumPlay, affair: Affair): { seat: number; state: Asked; share?: number }[] {
	const { view } = play;
	const bargain = isBargain(affair) ? affair : null;
	let order: number[];
	if (bargain) {
		order = [...clockwiseAfter(view, affair.target).filter((seat) => seat !== bargain.responder), affair.target];
	} else {
		order = [affair.target];
		if (play.options['block_by'] === 'anyone') {
			order.push(...clockwiseAfter(view, affair.actor).filter((seat) => seat !== affair.target));
		}
	}
	const barred = bargain && play.options['initiator_may_counter'] === false ? affair.actor : null;
	return order
		.filter((seat) => seat !== barred)
		.map((seat) => {
			const bid = bargain?.proposals.find((one, number) => number > 0 && one.by === seat);
			if (bid) return { seat, state: 'bid', share: bid.share };
			const place = view.phase === 'counter' || view.phase === 'block' ? affair.queue.indexOf(seat) : -1;
			if (place === 0) return { seat, state: 'now' };
			if (place > 0) return { seat, state: 'waiting' };
			return { seat, state: view.sizes[seat] ? 'let' : 'empty' };
		});
}

/** The line under a name: how many cards, and a word when they run out. */
export function seatLine(play: UltimatumPlay, seat: number): string {
	const { view } = play;
	const count = view.sizes[seat];
	const few = !isOver(view) && count > 0 && count <= FEW_CARDS;
	return say(few ? 'cards-left' : 'cards', { count });
}

/** Whether rounds are added up, so that totals mean something beside the stacks. */
export function hasTotals(play: UltimatumPlay): boolean {
	return play.options['scoring'] !== 'quick' && play.options['chips_between_rounds'] !== 'carry_over';
}

/** "Round 2 of 5", "Round 2, to 50", or nothing where there is only one. */
export function roundInWords(play: UltimatumPlay): string {
	const { view, options } = play;
	const round = view.round_number;
	if (options['scoring'] === 'match') return say('round-of', { round, rounds: Number(options['match_rounds']) });
	if (options['scoring'] !== 'points') return '';
	const goal = options['point_target'] === 'auto' ? 5 * Number(options['starting_chips']) : Number(options['point_target']);
	return say('round-to', { round, goal });
}

/** Whether this screen can say something at this table now. */
export function canSpeak(play: UltimatumPlay): boolean {
	return play.options['table_talk'] !== 'off' && play.view.phase !== 'game_over' && play.canSay;
}
