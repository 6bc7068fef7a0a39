import { listed, t, type Told } from '$kit';
import type { BoomPlay } from './bench.svelte';
import { cardName, numberOf } from './cards';
import { finishOf } from './photoFinish.svelte';
import { spelled } from './sums';
import type { Event } from './generated/types';

/** What the end tells of the game is gathered as it happens. */
export function note(told: Told, play: BoomPlay, at: number): void {
	finishOf(play).note(told as unknown as Event, at);
}

/**
 * One line of the log in the language of the screen; null leaves it to the server.
 * A card that may be turned down again is told by its place alone: forgetting is the game.
 */
export function tell(told: Told, play: BoomPlay): string | null {
	const event = told as unknown as Event;
	switch (event.event) {
		case 'started':
			return t('tell.begins', { who: play.name(event.first) });
		case 'dealt':
			return event.cards ? t('tell.dealt', { cards: t('cards', { n: event.count }) }) : null;
		case 'flipped':
			return t('boom.tell.flipped', { who: play.name(event.seat), place: event.place });
		case 'matched':
			return tellMatch(event, play.name(event.seat));
		case 'exploded':
			return t('boom.tell.exploded', { who: play.name(event.seat), place: event.place, n: event.cards.length });
		case 'drew':
			return t('boom.tell.drew', { who: play.name(event.seat), n: event.count });
		case 'row_added':
			return t('boom.tell.row', { places: listed(event.places) });
		case 'window_opened':
			return t('boom.tell.window', { who: play.name(event.seat), cards: listed(event.cards.map(cardName)) });
		case 'time_added':
			return t('boom.tell.time', { who: play.name(event.seat), card: cardName(event.card) });
		case 'window_closed':
			return t(`boom.tell.closed.${event.scored ? 'scored' : 'burnt'}`, { why: t(`boom.tell.closed.${event.reason}`) });
		case 'stuck_called':
			return t('boom.tell.stuck', { who: play.name(event.seat) });
		case 'stuck_answered':
			return t(`boom.tell.${event.answer}`, { who: play.name(event.seat) });
		case 'stuck_step':
			return t(`boom.tell.door.${event.door}`);
		case 'pool_opened':
			return t('boom.tell.pool', { n: event.cards.length });
		case 'turn_ended':
			return event.reason === 'missed' ? t('boom.tell.missed', { who: play.name(event.seat) }) : null;
		case 'game_ended':
			return t('end.won', { names: listed(event.winners.map((seat) => play.name(seat))) });
		default:
			return null;
	}
}

function tellMatch(event: Extract<Event, { event: 'matched' }>, who: string): string {
	const [one, other] = event.cards;
	if (event.kind === 'found') return t('boom.tell.found', { who, one: cardName(one), other: cardName(other) });
	if (event.kind === 'wild') return t('boom.tell.wild', { who, one: cardName(one), other: cardName(other) });
	const sums = event.cards.map((code, side) => spelled(numberOf(code), event.laid[side])).join(' = ');
	return t('boom.tell.ignited', { who, sums: `${sums}${event.laid.every((laid) => laid.length) ? ` = ${event.result}` : ''}` });
}
