import { defineGame, patient } from '$kit';
import { prompt } from './asking';
import { cardName } from './cards';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import { later } from './later';
import Mat from './Mat.svelte';
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
		light: ['#ddae78', '#cd9a60', '#241c2e', '#4a2f14'],
		dark: ['#35251b', '#4a3526', '#fff0dc', '#e0c3a2']
	}
});
