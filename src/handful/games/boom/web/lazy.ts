import { retrying } from '$kit';

/** What no table begins with: each a file of its own. */
export const later = {
	flare: retrying(() => import('./screens/Flare.svelte')),
	fuse: retrying(() => import('./screens/Fuse.svelte')),
	pool: retrying(() => import('./screens/Pool.svelte')),
	sum: retrying(() => import('./screens/Sum.svelte'))
};
