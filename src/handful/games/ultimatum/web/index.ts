import { defineGame, patient } from '$kit';
import { cardName } from './cards';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import { later } from './later';
import Mat from './Mat.svelte';
import { prompt } from './question';
import { scenes } from './scenes';
import Table from './Table.svelte';
import { note, tell } from './tell';
import type { View } from './types';

export default defineGame<View>({
	Table,
	Hand,
	Face,
	Mat,
	End: patient(() => import('./End.svelte')),
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
