import { isOver, type UltimatchPlay } from './selectors';

/** What this seat is asked now, as the legal moves tell it. */
export type Mode = 'donate' | 'answer' | 'trade' | 'match' | 'reward' | 'choice' | 'wait' | 'over';

const FIRST_MOVES: readonly (readonly [move: string, mode: Mode])[] = [
	['donate', 'donate'],
	['no_offer', 'answer'],
	['offer', 'answer'],
	['skip_trade', 'trade'],
	['match', 'match'],
	['pass', 'match'],
	['keep', 'reward'],
	['take_reward', 'choice']
];

export function modeOf(play: UltimatchPlay): Mode {
	if (isOver(play.view)) return 'over';
	return FIRST_MOVES.find(([move]) => play.choice.can({ move }))?.[1] ?? 'wait';
}
