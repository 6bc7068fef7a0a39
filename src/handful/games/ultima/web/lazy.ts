import { retrying } from '$kit';

/** What no table begins with: each a file of its own. */
export const later = {
	showdown: retrying(() => import('./screens/Showdown.svelte')),
	strip: retrying(() => import('./screens/Strip.svelte')),
	tritone: retrying(() => import('./screens/TritoneSheet.svelte')),
	scenes: retrying(() => import('./scenes'))
};
