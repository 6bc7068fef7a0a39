import { who, type Tip } from '$kit';
import { selectionOf } from './selection.svelte';
import { open, type UltimatchPlay } from './selectors';
import type { View } from './generated/types';

/** What a first game of Ultimatch explains, each when it first comes up. */

/** Once something is chosen, the line says what it is good for, and needs the room. */
function isChoosing(play: UltimatchPlay): boolean {
	const { started, partner } = selectionOf(play);
	return started || partner !== null;
}

const tips: readonly Tip<View>[] = [
	{
		key: 'give',
		about: ({ isMyTurn, view }) => (isMyTurn && view.phase === 'donate' ? 'hand' : null),
		says: () => ({ id: 'tip-give' })
	},
	{
		key: 'offer',
		about: ({ isAsked, view }) => (isAsked && view.phase === 'trade' ? 'hand' : null),
		says: ({ view }) => ({ id: 'tip-offer', args: { seat: who(view.turn) } })
	},
	{
		key: 'trade',
		about: (play) => {
			const { isMyTurn, isAsked, view } = play;
			if (!isMyTurn || isAsked || view.phase !== 'trade' || isChoosing(play)) return null;
			return view.offers.length ? `offer:${view.offers[0].seat}` : null;
		},
		says: ({ view }) => ({ id: 'tip-trade', args: { seat: who(view.offers[0].seat) } })
	},
	{
		key: 'match',
		about: (play) => {
			const { isMyTurn, view, choice } = play;
			if (!isMyTurn || view.phase !== 'match' || isChoosing(play)) return null;
			return choice.can({ move: 'match' }) ? `place:${open(view)[0]?.place}` : null;
		},
		says: () => ({ id: 'tip-match' })
	},
	{
		key: 'pass',
		about: ({ isMyTurn, view, choice }) => (isMyTurn && view.phase === 'match' && choice.can({ move: 'pass' }) && !choice.can({ move: 'match' }) ? 'lamps' : null),
		says: ({ view }) => ({ id: 'tip-pass', args: { count: view.sizes.length } })
	}
];

export default tips;
