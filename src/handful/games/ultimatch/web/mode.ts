import { t, waiting } from '$kit';
import { isOver, type UltimatchPlay } from './selectors';
import { cardName } from './deck';

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

/** What is asked, of whom. */
export function prompt(play: UltimatchPlay): string {
	const { view } = play;
	const { phase, offered } = view;
	const mode = modeOf(play);
	const name = play.name(view.turn);
	if (mode === 'over') return t(`ultimatch.title.${view.result?.result === 'win' ? 'won' : 'lost'}`);
	if (mode !== 'wait') return t(`ultimatch.title.${mode}`, { name });
	if (phase === 'donate') return waiting(play);
	if (offered) return t('ultimatch.title.offered', { card: cardName(offered), name });
	return t(`ultimatch.title.wait.${phase === 'reward_choice' ? 'reward' : phase}`, { name });
}
