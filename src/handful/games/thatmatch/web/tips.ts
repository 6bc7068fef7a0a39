import type { Form, Tip } from '$kit';
import { printed } from './cards';
import { lifted, type TmPlay } from './selectors';
import type { View } from './generated/types';

/** What a first game of That Match explains, each when it first comes up. */

/** An answer of this kind that the seat may give now. */
const answer = ({ isMyTurn, view, legal }: TmPlay, move: string): Form | undefined =>
	isMyTurn && view.window ? legal.find((form) => form.move === move) : undefined;

/** The first card of the hand that may be laid and of which this holds. */
function layable(play: TmPlay, test: (code: string) => boolean): string | null {
	if (!play.isMyTurn || play.view.phase !== 'play') return null;
	const found = play.view.hand?.find((card) => test(card) && play.choice.can({ move: 'play_number', card }));
	return found === undefined ? null : `card:${found}`;
}

const isExclamation = (code: string): boolean => printed(code) === '!';

const tips: readonly Tip<View>[] = [
	{
		key: 'bolts',
		about: (play) => {
			const [first] = (answer(play, 'bolt')?.['cards'] as readonly string[] | undefined) ?? [];
			return first === undefined ? null : `card:${first}`;
		},
		says: ({ view }) => ({ id: 'tip-bolts', args: { value: view.window?.value ?? 0 } })
	},
	{
		key: 'block',
		about: (play) => (answer(play, 'red_block') ? 'card:KR' : null),
		says: () => ({ id: 'tip-block' })
	},
	{
		key: 'stars',
		about: ({ isMyTurn, view }) => (isMyTurn && !view.window ? `slot:${view.market.findIndex(Boolean)}` : null),
		says: () => ({ id: 'tip-stars' })
	},
	{
		key: 'exclamation',
		about: (play) => layable(play, isExclamation),
		says: () => ({ id: 'tip-exclamation' })
	},
	{
		key: 'lay',
		about: (play) => (lifted(play) ? null : layable(play, () => true)),
		says: () => ({ id: 'tip-lay' })
	}
];

export default tips;
