import { defineGame, patient } from '$kit';
import { note } from './ear.svelte';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import Mat from './Mat.svelte';
import { scenes } from './scenes';
import Settings from './Settings.svelte';
import Table from './Table.svelte';
import { cardName } from './theory';
import type { View } from './types';

export default defineGame<View>({
	Table,
	Hand,
	Face,
	Mat,
	End: patient(() => import('./End.svelte')),
	Settings,
	scenes,
	note,
	cardName,
	mat: {
		light: ['#2b3467', '#3a4580', '#fff4df', '#c9d0f2'],
		dark: ['#181d3d', '#272e59', '#fff4df', '#b9c1ea']
	}
});
