import { who, type Tip } from '$kit';
import { isByEar, isCatchable, type UltimaPlay } from './selectors';
import { OCTAVE, fillsOctave, isTritone, semitones } from './theory';
import type { View } from './generated/types';

/** What a first game of Ultima explains, each when it first comes up. */

const isOnTurn = (play: UltimaPlay): boolean => play.isMyTurn && play.view.phase === 'turn';

/** The first card of the hand of which this holds. */
function held(play: UltimaPlay, test: (code: string) => boolean): string | null {
	const found = isOnTurn(play) ? play.view.hand?.find(test) : undefined;
	return found === undefined ? null : `card:${found}`;
}

const tips: readonly Tip<View>[] = [
	{
		key: 'catch',
		about: (play) => (play.view.exposed !== null && isCatchable(play, play.view.exposed) ? `seat:${play.view.exposed}` : null),
		says: ({ view }) => ({ id: 'tip-catch', args: { seat: who(view.exposed ?? 0) } })
	},
	{
		key: 'last',
		about: (play) => (play.view.hand?.length === 2 ? held(play, (card) => play.choice.can({ move: 'play', card, ultima: true })) : null),
		says: () => ({ id: 'tip-last' })
	},
	{
		key: 'twelve',
		about: (play) => {
			const { card } = play.view.top;
			if (!isOnTurn(play) || (card && isTritone(card))) return null;
			return (card && held(play, (code) => fillsOctave(code, card))) || 'pile';
		},
		says: (play) => {
			const a = semitones(play.view.top.card ?? '');
			return isByEar(play) ? { id: 'tip-ear' } : { id: 'tip-twelve', args: { a, b: OCTAVE - a } };
		}
	},
	{
		key: 'tritone',
		about: (play) => (play.options['scoring'] === 'simple' ? null : held(play, isTritone)),
		says: () => ({ id: 'tip-tritone' })
	},
	{
		key: 'draw',
		about: (play) => (isOnTurn(play) && play.choice.can({ move: 'draw' }) && !play.choice.can({ move: 'play' }) ? 'act:draw' : null),
		says: () => ({ id: 'tip-draw' })
	}
];

export default tips;
