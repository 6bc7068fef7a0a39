import { listed, t, type Told } from '$kit';
import { codeAt, gesture, spelled, type UltimatchPlay } from './selectors';
import { cardName } from './deck';
import type { Event, Offered } from './generated/types';

/** One line of the log in the language of the screen; null leaves it to the server. */
export function tell(told: Told, play: UltimatchPlay): string | null {
	const event = told as unknown as Event;
	const who = 'seat' in event ? play.name(event.seat) : '';
	switch (event.event) {
		case 'dealt':
			return event.cards ? t('tell.dealt', { cards: t('cards', { n: event.count }) }) : null;
		case 'donated':
			return t('ultimatch.tell.donated', { who });
		case 'alta_revealed':
			return t('ultimatch.tell.starts', { who: play.name(event.starter) });
		case 'offer_made': {
			const how = gesture({ seat: event.seat, ...(event.signal as Partial<Offered>) });
			return how ? t('ultimatch.tell.offer.how', { who, how }) : t('ultimatch.tell.offer', { who });
		}
		case 'offer_declined':
			return t('ultimatch.tell.declined', { who });
		case 'traded': {
			const partner = play.name(event.partner);
			if (!event.taken) return t('ultimatch.tell.traded', { who, partner });
			const taken = cardName(event.taken);
			if (!event.given) return t('ultimatch.tell.traded.free', { who, partner, taken });
			return t('ultimatch.tell.traded.seen', { who, partner, given: cardName(event.given), taken });
		}
		case 'gifted':
			return t('ultimatch.tell.gifted', { who, to: play.name(event.to) });
		case 'matched': {
			const target = cardName(event.card);
			const how = spelled(event.card, event.cards, event.ways).split(t('ultimatch.ultimatchToo'))[0];
			const cards = listed(event.cards.map(cardName));
			return t(event.ultimatch ? 'ultimatch.tell.ultimatch' : 'ultimatch.tell.matched', { who, target, cards, how });
		}
		case 'revealed':
			return t('ultimatch.tell.revealed', { cards: listed(event.cards.map(cardName)) });
		case 'passed':
			return t('ultimatch.tell.passed', { who, n: event.counter, count: play.view.sizes.length });
		case 'suggested': {
			const target = codeAt(play.view, event.target);
			return target ? t('ultimatch.tell.suggested', { who, cards: listed(event.cards.map(cardName)), target: cardName(target) }) : null;
		}
		case 'reward_split':
			return t('ultimatch.tell.reward', { who, card: cardName(event.alta) });
		case 'alta_added':
		case 'alta_removed':
			return `${t('ultimatch.alta')}: ${event.event === 'alta_added' ? '+' : '−'} ${cardName(event.card)}`;
		case 'drew':
		case 'reward_drawn':
			return t('tell.drew', { who, cards: event.cards ? listed(event.cards.map(cardName)) : t('cards', { n: event.count }) });
		case 'reshuffled':
			return t('tell.shuffled');
		case 'trade_skipped':
			return `${who}: ${t('ultimatch.noTrade')}`;
		case 'reward_declined':
			return `${who}: ${t('ultimatch.decline')}`;
		case 'game_over':
			return t(`ultimatch.title.${event.result.result === 'win' ? 'won' : 'lost'}`);
		default:
			return null;
	}
}
