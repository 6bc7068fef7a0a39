import { t, type Sentence } from '$kit';
import { cardName } from './cards';
import { called, type UltimatumPlay } from './selectors';

/** Structured talk as people would say it, and how a screen says something. */

export type Action = string | Readonly<Record<string, number>>;
export type Spoken = Readonly<Record<string, unknown>>;

/** What may be said of oneself or asked of others without naming a seat. */
export const PLAIN_ACTIONS = ['accept', 'reject', 'counter', 'block', 'let_pass', 'end_round', 'play_on'] as const;
export const SEAT_ACTIONS = ['spare', 'hit', 'feed'] as const;
export const EMOTES = ['laugh', 'groan', 'thanks', 'think'] as const;

/** "spare Ben", "offer at least 6" */
export function actionInWords(play: UltimatumPlay, action: unknown, to: unknown = null): string {
	if (typeof action !== 'object' || action === null) return t(`ultimatum.do.${String(action)}`);
	const [word, value] = Object.entries(action)[0] as [string, number];
	if (word === 'share_at_least') return t('ultimatum.do.share_at_least', { k: value });
	return t(`ultimatum.do.${word}`, { who: value === to ? t('ultimatum.you') : called(play, value) });
}

/** A message as it stands in a bubble. */
export function messageInWords(play: UltimatumPlay, message: Spoken): string {
	const { kind, to } = message;
	const name = to === 'all' ? '' : `${called(play, Number(to))}, `;
	const words = name + said(play, message, String(kind), to);
	return words.charAt(0).toUpperCase() + words.slice(1);
}

function said(play: UltimatumPlay, message: Spoken, kind: string, to: unknown): string {
	switch (kind) {
		case 'deal':
		case 'threat':
			return t(`ultimatum.say.${kind}`, {
				if: actionInWords(play, message['if'], play.me),
				then: actionInWords(play, message['then'], to)
			});
		case 'ask':
			return t('ultimatum.say.ask', { then: actionInWords(play, message['then'], to) });
		case 'claim': {
			const [word, code] = Object.entries(message['fact'] as Record<string, string>)[0];
			return t(`ultimatum.say.${word}`, { card: cardName(code) });
		}
		case 'emote':
			return t(`ultimatum.emote.${String(message['fact'])}`);
		default:
			return t(`ultimatum.say.${kind}`, { ref: Number(message['ref']) });
	}
}

/** What a screen that can speak has beside its moves. */
interface Speaking {
	readonly canSay?: boolean;
	say?(message: Spoken): Promise<{ reason: Sentence } | null>;
}

/** Whether this screen can say something at this table now. */
export function canSpeak(play: UltimatumPlay): boolean {
	return (
		play.me !== null &&
		play.options['table_talk'] !== 'off' &&
		play.view.phase !== 'game_over' &&
		(play as Speaking).canSay === true
	);
}

/** Say something; resolves to why not, in words, or to null. */
export async function speak(play: UltimatumPlay, message: Spoken): Promise<Sentence | null> {
	const refusal = await (play as Speaking).say?.(message);
	return refusal?.reason ?? null;
}
