import { patient } from '$kit';

/** What no table begins with: each a file of its own. */
export const later = {
	flare: patient(() => import('./Flare.svelte')),
	fuse: patient(() => import('./Fuse.svelte')),
	pool: patient(() => import('./Pool.svelte')),
	sum: patient(() => import('./Sum.svelte'))
};
