import { retrying, worded } from '$kit';

/** What no table begins with: each a file of its own. */
export const later = {
	ashtray: retrying(() => import('./screens/Ashtray.svelte')),
	flare: retrying(() => import('./screens/Flare.svelte')),
	fuse: worded(() => import('./screens/Fuse.svelte')),
	panel: worded(() => import('./screens/Panel.svelte')),
	pool: worded(() => import('./screens/Pool.svelte')),
	sum: worded(() => import('./screens/Sum.svelte')),
	scenes: retrying(() => import('./scenes'))
};
