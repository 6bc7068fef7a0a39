import { who, type Tip } from '$kit';
import { composerOf } from './compose.svelte';
import { isAsked, type UltimatumPlay } from './selectors';
import type { View } from './generated/types';

/** What a first game of Ultimatum explains, each when it first comes up. */

const may = (play: UltimatumPlay, move: string): boolean => isAsked(play) && play.choice.can({ move });
/** Once a card is lifted, something else is asked. */
const isOnTurn = (play: UltimatumPlay): boolean => isAsked(play) && play.view.phase === 'turn' && !composerOf(play).active;

const tips: readonly Tip<View>[] = [
	{
		key: 'choose',
		about: (play) => (isAsked(play) && play.view.phase === 'choose' ? 'deal:0' : null),
		says: () => ({ id: 'tip-choose' })
	},
	{
		key: 'counter',
		about: (play) => (may(play, 'counter') ? 'card:CO' : null),
		says: ({ view }) => ({ id: 'tip-counter', args: { seat: who(view.affair?.responder ?? 0) } })
	},
	{
		key: 'block',
		about: (play) => (may(play, 'block') ? 'card:BL' : null),
		says: () => ({ id: 'tip-block' })
	},
	{
		key: 'chips',
		about: (play) => (isOnTurn(play) ? `heap:${play.me}` : null),
		says: () => ({ id: 'tip-chips' })
	},
	{
		key: 'ultimatum',
		about: (play) => (isOnTurn(play) && play.view.hand?.includes('UL') ? 'card:UL' : null),
		says: () => ({ id: 'tip-ultimatum' })
	}
];

export default tips;
