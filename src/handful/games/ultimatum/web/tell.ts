import { listed, t, type Told } from '$kit';
import { cardName } from './cards';
import { chronicleOf } from './history.svelte';
import type { UltimatumPlay } from './selectors';
import { messageInWords } from './talk';
import type { Event, Played } from './generated/types';

/** What the end tells of the game is gathered as it happens. */
export function note(told: Told, play: UltimatumPlay): void {
	chronicleOf(play).note(told as unknown as Event);
}

/** One line of the log in the language of the screen; null leaves it to the server. */
export function tell(told: Told, play: UltimatumPlay): string | null {
	const event = told as unknown as Event;
	const name = (seat: number): string => play.name(seat);
	switch (event.event) {
		case 'played':
			return tellPlay(event, name);
		case 'declined':
			return t('ultimatum.tell.declined', { who: name(event.seat) });
		case 'blocked':
			return t('ultimatum.tell.blocked', { who: name(event.seat), card: cardName(event.card) });
		case 'countered':
			return t('ultimatum.tell.countered', { who: name(event.seat), n: event.share });
		case 'accepted': {
			const by = chronicleOf(play).takenFrom(event);
			return t('ultimatum.tell.accepted', { who: name(event.seat), by: by === undefined ? '' : name(by) });
		}
		case 'rejected':
			return t('ultimatum.tell.rejected', { who: name(event.seat) });
		case 'chips_moved':
			return event.count
				? t('ultimatum.tell.paid', { who: name(event.payer), to: name(event.receiver), n: event.count })
				: t('ultimatum.tell.paidNothing', { who: name(event.payer), to: name(event.receiver) });
		case 'stacks_swapped':
			return t('ultimatum.tell.stacks', { a: name(event.a), b: name(event.b), x: event.after[0], y: event.after[1] });
		case 'hands_swapped':
			return t('ultimatum.tell.hands', { a: name(event.a), b: name(event.b) });
		case 'drew':
			return t('ultimatum.tell.drew', { who: name(event.seat), n: event.count });
		case 'round_started':
			return t('ultimatum.tell.started', { round: event.round, who: name(event.dealer) });
		case 'dealt':
			return t('tell.dealt', { cards: t('cards', { n: event.kinds?.length ?? 0 }) });
		case 'drawn':
			return t('ultimatum.tell.drawn', { cards: listed((event.kinds ?? []).map(cardName)) });
		case 'hand_received':
			return t('ultimatum.tell.received', { cards: listed((event.kinds ?? []).map(cardName)) });
		case 'scored':
			return event.chips.map((chips, seat) => `${name(seat)} ${chips}`).join(', ');
		case 'round_ended':
			return t(`ultimatum.tell.${event.reason}`, { who: listed(event.seats.map(name)) });
		case 'said':
			return t('ultimatum.tell.said', { who: name(event.seat), words: messageInWords(play, event.message) });
		case 'game_over':
			return t('end.won', { names: listed(event.winners.map(name)) });
		default:
			return null;
	}
}

function tellPlay(event: Played, name: (seat: number) => string): string {
	const seat = (key: string): string => name(Number(event.parameters[key]));
	const who = name(event.seat);
	const card = cardName(event.card);
	switch (event.card) {
		case 'UL':
			return t('ultimatum.tell.ultimatum', {
				who,
				share: Number(event.parameters['share']),
				target: seat('target'),
				responder: seat('responder')
			});
		case 'SW':
			return t(`ultimatum.tell.swap.${String(event.parameters['what'])}`, { who, other: seat('with') });
		case 'ST':
			return t('ultimatum.tell.steal', { who, other: seat('from') });
		case 'DR':
			return t('ultimatum.tell.draw', { who, other: seat('to') });
		case 'RO':
			return t('ultimatum.tell.round', { who });
		case 'BL':
		case 'CO':
			return t('ultimatum.tell.discard', { who, card });
		default:
			return t('ultimatum.tell.played', { who, card });
	}
}
