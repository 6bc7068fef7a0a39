import { defineGame, retrying, worded } from '$kit';
import Face from './screens/Face.svelte';
import Hand from './screens/Hand.svelte';
import { notice } from './lastMatch';
import { later } from './lazy';
import Mat from './screens/Mat.svelte';
import { chosen } from './selection.svelte';
import Settings from './screens/Settings.svelte';
import Table from './screens/Table.svelte';
import { cardName } from './deck';
import type { Event, View } from './generated/types';

export default defineGame<View, Event>({
	Table,
	Hand,
	Face,
	Mat,
	End: worded(() => import('./screens/End.svelte')),
	Figure: worded(() => import('./screens/Figure.svelte')),
	strip: later.strip,
	later: Object.values(later),
	Settings,
	tips: retrying(() => import('./tips')),
	scenes: async () => (await later.scenes()).scenes,
	chosen,
	hintMarks: retrying(() => import('./moveParts')),
	note: notice,
	turn: (view) => (view.phase === 'donate' || view.phase === 'over' ? null : view.turn),
	cardName,
	mat: {
		light: ['#e8d9bf', '#dac7a4', '#241c2e', '#57492f'],
		dark: ['#2c2438', '#3a304a', '#fbf1df', '#c9bbd0']
	}
});
