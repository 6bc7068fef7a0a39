import { defineGame, retrying, worded, type Told } from '$kit';
import { cardName } from './cards';
import Face from './screens/Face.svelte';
import { chronicleOf } from './history.svelte';
import Far from './screens/Far.svelte';
import Hand from './screens/Hand.svelte';
import { later } from './lazy';
import Mat from './screens/Mat.svelte';
import { chosen } from './compose.svelte';
import Table from './screens/Table.svelte';
import { hits, type UltimatumPlay } from './selectors';
import type { Event, View } from './generated/types';

/** What the end tells of the game is gathered as it happens; what somebody says needs its words. */
function note(told: Told, play: UltimatumPlay): void {
	if (told.event === 'said') void later.bubble();
	chronicleOf(play).note(told as unknown as Event);
}

export default defineGame<View, Event>({
	Table,
	Hand,
	Face,
	Mat,
	Far,
	End: later.end,
	Figure: worded(() => import('./screens/Figure.svelte')),
	asides: ['scored', 'said'],
	strip: later.strip,
	later: Object.values(later),
	tips: retrying(() => import('./tips')),
	scenes: async () => (await later.scenes()).scenes,
	chosen,
	hintMarks: retrying(() => import('./moveParts')),
	note,
	hits,
	cardName,
	mat: {
		light: ['#5c2341', '#7a3656', '#fff0e2', '#efc7d3'],
		dark: ['#2c1220', '#46213a', '#fff0e2', '#e5bccb']
	}
});
