import { who, type Tip } from '$kit';
import { selectionOf } from './selection.svelte';
import { open } from './selectors';
import type { View } from './generated/types';

/** What a first game of Ultimatch explains, each when it first comes up. */

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
		about: ({ isMyTurn, isAsked, view }) => (isMyTurn && !isAsked && view.phase === 'trade' && view.offers.length ? `offer:${view.offers[0].seat}` : null),
		says: ({ view }) => ({ id: 'tip-trade', args: { seat: who(view.offers[0].seat) } })
	},
	{
		key: 'match',
		about: (play) => {
			const { isMyTurn, view, choice } = play;
			// Once something is chosen, the line says how it matches, and needs the room.
			if (!isMyTurn || view.phase !== 'match' || selectionOf(play).started) return null;
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
