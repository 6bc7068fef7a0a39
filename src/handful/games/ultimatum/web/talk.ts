import { who, type Message, type Sentence } from '$kit';
import { cardNamed } from './cards';
import { say } from './say';
import type { UltimatumPlay } from './selectors';

/** Structured talk as people would say it: word for word, so everybody is called by name. */

export type Action = string | Readonly<Record<string, number>>;
export type Spoken = Readonly<Record<string, unknown>>;

/** What may be said of oneself or asked of others without naming a seat. */
export const PLAIN_ACTIONS = ['accept', 'reject', 'counter', 'block', 'let_pass', 'end_round', 'play_on'] as const;
export const SEAT_ACTIONS = ['spare', 'hit', 'feed'] as const;
export const EMOTES = ['laugh', 'groan', 'thanks', 'think'] as const;

/** A message as it stands in a bubble over its speaker. */
export function messageInWords(play: UltimatumPlay, message: Spoken, speaker: number): string {
	const words = said(message, speaker);
	const { to } = message;
	return typeof to === 'number' ? say('speech-to', { to: who(to), words }, play) : say('speech', { words }, play);
}

function said(message: Spoken, speaker: number): Message {
	const { kind, fact, to } = message;
	const deed = (name: string): Message => named(message[name] as Action, to, speaker);
	switch (kind) {
		case 'deal':
		case 'threat':
			return { id: `say-${kind}`, args: { when: deed('if'), then: deed('then') } };
		case 'ask':
			return { id: 'say-ask', args: { then: deed('then') } };
		case 'claim': {
			const [word, code] = Object.entries(fact as Record<string, string>)[0];
			return { id: 'say-claim', args: { word, card: cardNamed(code) } };
		}
		case 'emote':
			return { id: 'say-emote', args: { word: String(fact) } };
		default:
			return { id: 'say-answer', args: { answer: String(kind) } };
	}
}

/** What somebody is to do or will do. */
function named(action: Action, to: unknown, speaker: number): Message {
	if (typeof action === 'string') return { id: 'deed', args: { deed: action } };
	const [deed, value] = Object.entries(action)[0];
	if (deed === 'share_at_least') return { id: 'deed-share', args: { count: value } };
	const whom = value === speaker ? 'me' : value === to ? 'you' : 'other';
	return { id: 'deed-to', args: { deed, whom, seat: who(value) } };
}

/** Say something; resolves to why not, in words, or to null. */
export async function speak(play: UltimatumPlay, message: Spoken): Promise<Sentence | null> {
	return (await play.say(message))?.reason ?? null;
}
