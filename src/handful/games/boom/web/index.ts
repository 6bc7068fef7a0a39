import { defineGame, retrying, worded } from '$kit';
import { cardName } from './cards';
import Face from './screens/Face.svelte';
import Far from './screens/Far.svelte';
import Hand from './screens/Hand.svelte';
import { later } from './lazy';
import Mat from './screens/Mat.svelte';
import { chosen } from './draft.svelte';
import Table from './screens/Table.svelte';
import { note } from './photoFinish.svelte';
import type { Event, View } from './generated/types';

export default defineGame<View, Event>({
	Table,
	Hand,
	Face,
	Mat,
	Far,
	End: worded(() => import('./screens/End.svelte')),
	Figure: worded(() => import('./screens/Figure.svelte')),
	later: Object.values(later),
	tips: retrying(() => import('./tips')),
	scenes: async () => (await later.scenes()).scenes,
	chosen,
	hintMarks: retrying(() => import('./moveParts')),
	note,
	cardName,
	mat: {
		light: ['#ddae78', '#cd9a60', '#241c2e', '#4a2f14'],
		dark: ['#35251b', '#4a3526', '#fff0dc', '#e0c3a2']
	}
});
