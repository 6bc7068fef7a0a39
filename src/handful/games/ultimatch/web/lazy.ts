import { retrying, worded } from '$kit';

/** What no table begins with: each a file of its own. */
export const later = {
	discards: retrying(() => import('./screens/Discards.svelte')),
	line: retrying(() => import('./screens/PlayLine.svelte')),
	offer: worded(() => import('./screens/OfferSheet.svelte')),
	offers: retrying(() => import('./screens/Offers.svelte')),
	show: retrying(() => import('./screens/Show.svelte')),
	strip: retrying(() => import('./screens/Strip.svelte')),
	scenes: retrying(() => import('./scenes'))
};
