import { listed, t, type Told } from '$kit';
import { earOf } from './ear.svelte';
import { capital, ending, points, type UltimaPlay } from './reading';
import { cardName, colorName } from './theory';
import type { Event, HandOver } from './types';

/** What the end tells of the game is gathered as it happens. */
export function note(told: Told, play: UltimaPlay): void {
	earOf(play).note(told as unknown as Event, play);
}

/** One line of the log in the language of the screen; null leaves it to the server. */
export function tell(told: Told, play: UltimaPlay): string | null {
	const event = told as unknown as Event;
	switch (event.event) {
		case 'hand_started':
			return `${capital(t('ultima.handNumber', { n: event.hand }))}: ${t('tell.begins', { who: play.name(event.starter) })}`;
		case 'dealt':
			return event.cards ? t('tell.dealt', { cards: t('cards', { n: event.count }) }) : null;
		case 'played':
			return tellPlay(event, play.name(event.seat));
		case 'direction':
			return `${t(event.direction > 0 ? 'ultima.clockwise' : 'ultima.counter')}.`;
		case 'flipped':
		case 'uncovered':
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
		case 'reshuffled':
			return t('tell.shuffled');
		case 'pending':
			return t('ultima.tritone.draw2.pending', { name: play.name(event.target), n: event.count });
		case 'short':
			return ''; // how many were drawn has been told
		case 'passed':
			return `${play.name(event.seat)}: ${t('ultima.pass')}`;
		case 'voted':
			return `${play.name(event.seat)}: ${t(`ultima.${event.vote}`)}`;
		case 'hand_over':
			return tellEnd(event, play);
		case 'eliminated':
			return `${play.name(event.seat)}: ${t('ultima.out', { points: points(play, event.total) })}`;
		case 'game_over':
			return t('end.won', { names: listed(event.winners.map((seat) => play.name(seat))) });
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

function tellEnd({ winner, gains }: HandOver, play: UltimaPlay): string {
	const gained = winner === null ? 0 : gains[winner];
	return ending(play, winner) + (gained ? ` +${gained}` : '');
}
