import { defineGame, retrying } from '$kit';
import { cardName } from './cards';
import Face from './screens/Face.svelte';
import Hand from './screens/Hand.svelte';
import { later } from './lazy';
import Mat from './screens/Mat.svelte';
import { prompt } from './prompt';
import { scenes } from './scenes';
import Table from './screens/Table.svelte';
import { note, tell } from './tell';
import type { Event, View } from './generated/types';

export default defineGame<View, Event>({
	Table,
	Hand,
	Face,
	Mat,
	End: retrying(() => import('./screens/End.svelte')),
	later: Object.values(later),
	scenes,
	note,
	tell,
	prompt,
	cardName,
	mat: {
		light: ['#5c2341', '#7a3656', '#fff0e2', '#efc7d3'],
		dark: ['#2c1220', '#46213a', '#fff0e2', '#e5bccb']
	}
});
