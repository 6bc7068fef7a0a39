import { patient } from '$kit';

/** What no table begins with: each a file of its own. */
export const later = {
	answers: patient(() => import('./Answers.svelte')),
	chain: patient(() => import('./Chain.svelte')),
	stakes: patient(() => import('./Stakes.svelte'))
};
