import { defineGame } from '$kit';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import Table from './Table.svelte';

/** Plain screens for any game: the view in words and numbers, the moves as buttons. */
export default defineGame({
	Table,
	Hand,
	Face,
	scenes: {},
	mat: {
		light: ['#e8d9bf', '#dac7a4', '#241c2e', '#57492f'],
		dark: ['#2c2438', '#3a304a', '#fbf1df', '#c9bbd0']
	}
});
