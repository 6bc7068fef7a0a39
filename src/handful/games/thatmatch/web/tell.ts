import { listed, t, type Told } from '$kit';
import { capital, cardName, colourName, starsOf, sum } from './cards';
import type { TmPlay } from './selectors';
import type { Event, Settled } from './generated/types';

/** One line of the log in the language of the screen; null leaves it to the server. */
export function tell(told: Told, play: TmPlay): string | null {
	const event = told as unknown as Event;
	switch (event.event) {
		case 'stars_drawn':
			return event.seats.map((seat, place) => `${play.name(seat)} ${'★'.repeat(starsOf(event.cards[place]))}`).join(', ');
		case 'first_seat':
			return t('tell.begins', { who: play.name(event.seat) });
		case 'dealt':
			return event.cards ? t('tell.dealt', { cards: t('cards', { n: event.count }) }) : null;
		case 'number_played': {
			const words = { who: play.name(event.seat), card: cardName(event.card) };
			const stars = play.view.market[event.slot]?.stars ?? 0;
			return event.takes
				? t('thatmatch.tell.takes', { ...words, stars: t('thatmatch.stars', { n: stars }) })
				: t('thatmatch.tell.laid', words);
		}
		case 'special_played':
			return event.target === null
				? t('thatmatch.tell.haul', { who: play.name(event.seat) })
				: t('thatmatch.tell.snatch', { who: play.name(event.seat), target: play.name(event.target) });
		case 'bolted':
			return t('thatmatch.tell.bolted', { who: play.name(event.seat), sum: sum(event.cards, play.view.window?.value ?? 0) });
		case 'red_blocked':
			return t('thatmatch.tell.red', { who: play.name(event.seat), card: cardName(event.target_card) });
		case 'orange_blocked':
			return t('thatmatch.tell.orange', { who: play.name(event.seat) });
		case 'rescue_called':
			return t('thatmatch.tell.rescue', { who: play.name(event.seat) });
		case 'colour_closed':
			return t('thatmatch.tell.closed', { colour: capital(colourName(event.colour)) });
		case 'point_taken':
			return t('thatmatch.tell.taken', {
				who: play.name(event.seat),
				stars: t('thatmatch.stars', { n: event.stars }),
				total: event.total
			});
		case 'drew':
		case 'hauled':
			return event.count
				? t('tell.drew', { who: play.name(event.seat), cards: t('cards', { n: event.count }) })
				: null;
		case 'trimmed':
		case 'tossed':
			return t('thatmatch.tell.discarded', { who: play.name(event.seat), cards: listed(event.cards.map(cardName)) });
		case 'declined':
			return t('thatmatch.tell.declined', { who: play.name(event.seat) });
		case 'market_laid':
			return '';
		case 'market_refilled':
			return event.card ? t('thatmatch.tell.new', { point: t('thatmatch.point', { n: starsOf(event.card) }) }) : '';
		case 'special_cancelled':
			return t('thatmatch.tell.cancelled', { card: capital(cardName(event.card)) });
		case 'reshuffled':
			return t('tell.shuffled');
		case 'settled':
			return tellSettled(event, play);
		case 'snatched':
			return t('thatmatch.tell.snatched', {
				who: play.name(event.seat),
				cards: event.card ? cardName(event.card) : t('cards', { n: event.count }),
				source: play.name(event.source)
			});
		case 'game_over':
			return t('end.won', { names: listed(event.winners.map((seat) => play.name(seat))) });
		default:
			return null;
	}
}

/** Told only where the outcome is not plain from what was played. */
function tellSettled(event: Settled, play: TmPlay): string {
	const back = event.returned.map((cards, seat) =>
		cards.length ? t('thatmatch.tell.back', { who: play.name(seat), cards: listed(cards.map(cardName)) }) : ''
	);
	const nothing = event.seat === null && !event.laid.length ? `${t('thatmatch.window.nothing')}.` : '';
	return [nothing, ...back].filter(Boolean).join(' ');
}
