import { defineGame, retrying, worded } from '$kit';
import { cardName } from './cards';
import Face from './screens/Face.svelte';
import Far from './screens/Far.svelte';
import Hand from './screens/Hand.svelte';
import { later } from './lazy';
import Mat from './screens/Mat.svelte';
import { answers, hits, stamp } from './selectors';
import Table from './screens/Table.svelte';
import type { Event, View } from './generated/types';

export default defineGame<View, Event>({
	Table,
	Hand,
	Face,
	Mat,
	Far,
	End: retrying(() => import('./screens/End.svelte')),
	Figure: worded(() => import('./screens/Figure.svelte')),
	strip: later.strip,
	later: Object.values(later),
	tips: retrying(() => import('./tips')),
	scenes: async () => (await later.scenes()).scenes,
	hintMarks: retrying(() => import('./moveParts')),
	asides: ['turn_began', 'turn_ended', 'colour_closed', 'market_refilled', 'declined'],
	hits,
	answers,
	stamp,
	cardName,
	mat: {
		light: ['#bde0d8', '#a4d0c6', '#1f2a2e', '#3d5250'],
		dark: ['#173331', '#21443f', '#eef8f4', '#b4d2cb']
	}
});
