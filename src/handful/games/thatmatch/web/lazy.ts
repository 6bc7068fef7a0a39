import { retrying } from '$kit';

/** What no table begins with: each a file of its own. */
export const later = {
	answers: retrying(() => import('./screens/Answers.svelte')),
	chain: retrying(() => import('./screens/Chain.svelte')),
	stakes: retrying(() => import('./screens/Stakes.svelte')),
	strip: retrying(() => import('./screens/Strip.svelte')),
	scenes: retrying(() => import('./scenes'))
};
