import { listed, t, type Told } from '$kit';
import { capital, cardName, colourName, starsOf, sum } from './cards';
import type { TmPlay } from './reading';
import type { Event } from './types';

/** One line of the log in the language of the screen; null leaves it to the server. */
export function tell(told: Told, play: TmPlay): string | null {
	const event = told as unknown as Event;
	switch (event.event) {
		case 'first_seat':
			return t('thatmatch.tell.first', { who: play.name(event.seat) });
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
				? t('thatmatch.tell.drew', { who: play.name(event.seat), cards: t('cards', { n: event.count }) })
				: null;
		case 'trimmed':
		case 'tossed':
			return t('thatmatch.tell.discarded', { who: play.name(event.seat), cards: listed(event.cards.map(cardName)) });
		case 'declined':
			return t('thatmatch.tell.declined', { who: play.name(event.seat) });
		case 'market_laid':
			return '';
		case 'market_refilled':
			return event.card ? t('thatmatch.tell.new', { point: t('thatmatch.point', { n: starsOf(event.card) }) }) : null;
		case 'special_cancelled':
			return t('thatmatch.tell.cancelled', { card: capital(cardName(event.card)) });
		case 'reshuffled':
			return t('thatmatch.tell.reshuffled');
		default:
			return null;
	}
}
