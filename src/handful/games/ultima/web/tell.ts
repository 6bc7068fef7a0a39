import { t, type Told } from '$kit';
import { earOf } from './ear.svelte';
import type { UltimaPlay } from './reading';
import { cardName, colorName } from './theory';
import type { Event } from './types';

/** One line of the log in the language of the screen; null leaves it to the server. */
export function tell(told: Told, play: UltimaPlay): string | null {
	const event = told as unknown as Event;
	earOf(play).note(event, play);
	switch (event.event) {
		case 'played':
			return tellPlay(event, play.name(event.seat));
		case 'flipped':
			return event.card ? t('ultima.tell.flipped', { card: cardName(event.card) }) : null;
		case 'drew':
			return t('ultima.tell.drew', { who: play.name(event.seat), n: event.count });
		case 'called':
			return t('ultima.tell.called', { who: play.name(event.seat) });
		case 'caught':
			return t('ultima.tell.caught', { by: play.name(event.by), who: play.name(event.target) });
		case 'skipped':
			return t('ultima.tell.skipped', { who: play.name(event.seat) });
		case 'kept':
			return t('ultima.tell.kept', { who: play.name(event.seat) });
		case 'misheard':
			return t('ultima.tell.misheard', { who: play.name(event.seat), card: cardName(event.card) });
		default:
			return null;
	}
}

function tellPlay(event: Extract<Event, { event: 'played' }>, who: string): string {
	const code = event.card || event.shown;
	const color = colorName(event.color);
	if (!code) return t('ultima.tell.something', { who, color });
	const card = cardName(code);
	if (event.action) return t(`ultima.tell.${event.action}`, { who, card, color });
	const full = event.match.includes('complement');
	return t(full ? 'ultima.tell.complement' : 'ultima.tell.played', { who, card });
}
