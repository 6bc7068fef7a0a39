import { defineGame, patient } from '$kit';
import { cardName } from './cards';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import { later } from './later';
import Mat from './Mat.svelte';
import { prompt } from './reading';
import { scenes } from './scenes';
import Settings from './Settings.svelte';
import Table from './Table.svelte';
import { tell } from './tell';
import type { View } from './types';

export default defineGame<View>({
	Table,
	Hand,
	Face,
	Mat,
	End: patient(() => import('./End.svelte')),
	later: Object.values(later),
	Settings,
	scenes,
	tell,
	prompt,
	cardName,
	mat: {
		light: ['#bde0d8', '#a4d0c6', '#1f2a2e', '#3d5250'],
		dark: ['#173331', '#21443f', '#eef8f4', '#b4d2cb']
	}
});
