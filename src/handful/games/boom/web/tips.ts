import type { Tip } from '$kit';
import type { BoomPlay } from './draft.svelte';
import { isFormula, isTimer, isWild } from './cards';
import { openFaces, seconds } from './hints';
import type { View } from './generated/types';

/** What a first game of Boom explains, each when it first comes up. None tells whether there is a sum to be found. */

/** The first card of the hand of which this holds, while two cards lie open on one's own turn. */
function helper(play: BoomPlay, test: (code: string) => boolean): string | null {
	const found = isPair(play) ? play.view.hand?.find(test) : undefined;
	return found === undefined ? null : `card:${found}`;
}

const isPair = ({ view, isMyTurn }: BoomPlay): boolean => isMyTurn && view.phase === 'two_up' && openFaces(view).length === 2;

function pair({ view }: BoomPlay): { one: number; other: number } {
	const [one, other] = openFaces(view);
	return { one, other };
}

const tips: readonly Tip<View>[] = [
	{
		key: 'turn',
		about: ({ view, isMyTurn }) => (isMyTurn && view.phase === 'ready' ? 'tray' : null),
		says: () => ({ id: 'tip-turn' })
	},
	{
		key: 'wild',
		about: (play) => helper(play, isWild),
		says: () => ({ id: 'tip-wild' })
	},
	{
		key: 'sum',
		about: (play) => helper(play, isFormula),
		says: (play) => ({ id: 'tip-sum', args: pair(play) })
	},
	{
		key: 'remember',
		about: (play) => {
			if (!isPair(play) || play.view.hand?.some((code) => !isTimer(code))) return null;
			return `place:${play.view.matchbox.findLast((cell) => cell.up)?.place}`;
		},
		says: (play) => ({ id: 'tip-remember', args: pair(play) })
	},
	{
		key: 'timer',
		about: (play) => {
			const timer = play.isMyTurn && play.view.phase === 'ready' && play.choice.can({ move: 'timer' }) && play.view.hand?.find(isTimer);
			return timer ? `card:${timer}` : null;
		},
		says: (play) => ({ id: 'tip-timer', args: { count: seconds(play, 'timer_seconds') } })
	}
];

export default tips;
