import { defineGame, patient } from '$kit';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import { notice } from './latest';
import { later } from './later';
import Mat from './Mat.svelte';
import { prompt } from './mode';
import { scenes } from './scenes';
import Settings from './Settings.svelte';
import Table from './Table.svelte';
import { tell } from './tell';
import { cardName } from './theory';
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
	tell: (event, play) => {
		notice(event, play);
		return tell(event, play);
	},
	prompt,
	cardName,
	mat: {
		light: ['#e8d9bf', '#dac7a4', '#241c2e', '#57492f'],
		dark: ['#2c2438', '#3a304a', '#fbf1df', '#c9bbd0']
	}
});
