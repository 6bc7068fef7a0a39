import { retrying } from '$kit';

/** What no table begins with: each a file of its own. */
export const later = {
	discards: retrying(() => import('./screens/Discards.svelte')),
	line: retrying(() => import('./screens/PlayLine.svelte')),
	offer: retrying(() => import('./screens/OfferSheet.svelte')),
	show: retrying(() => import('./screens/Show.svelte'))
};
