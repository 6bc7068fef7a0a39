import { patient } from '$kit';

/** What no table begins with: each a file of its own. */
export const later = {
	discards: patient(() => import('./Discards.svelte')),
	line: patient(() => import('./PlayLine.svelte')),
	offer: patient(() => import('./OfferSheet.svelte')),
	show: patient(() => import('./Show.svelte'))
};
