import { defineGame, retrying, who, worded } from '$kit';
import { note } from './ear.svelte';
import Face from './screens/Face.svelte';
import Hand from './screens/Hand.svelte';
import Mat from './screens/Mat.svelte';
import { later } from './lazy';
import { hits, isOver } from './selectors';
import Settings from './screens/Settings.svelte';
import Table from './screens/Table.svelte';
import { cardName } from './theory';
import type { Event, View } from './generated/types';

export default defineGame<View, Event>({
	Table,
	Hand,
	Face,
	Mat,
	strip: later.strip,
	End: retrying(() => import('./screens/End.svelte')),
	Figure: worded(() => import('./screens/Figure.svelte')),
	later: Object.values(later),
	Settings,
	tips: retrying(() => import('./tips')),
	scenes: async () => (await later.scenes()).scenes,
	hintMarks: retrying(() => import('./moveParts')),
	note,
	asides: ['direction'],
	hits,
	zero: (view) => ({ id: 'zero-guard', args: { seat: who(view.turn) } }),
	turn: (view) => (isOver(view) ? null : view.turn),
	cardName,
	mat: {
		light: ['#2b3467', '#3a4580', '#fff4df', '#c9d0f2'],
		dark: ['#181d3d', '#272e59', '#fff4df', '#b9c1ea']
	}
});
