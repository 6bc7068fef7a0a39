import { retrying } from '$kit';

/** What no table begins with: each a file of its own. */
export const later = {
	ashtray: retrying(() => import('./screens/Ashtray.svelte')),
	flare: retrying(() => import('./screens/Flare.svelte')),
	fuse: retrying(() => import('./screens/Fuse.svelte')),
	panel: retrying(() => import('./screens/Panel.svelte')),
	pool: retrying(() => import('./screens/Pool.svelte')),
	sum: retrying(() => import('./screens/Sum.svelte')),
	scenes: retrying(() => import('./scenes'))
};
