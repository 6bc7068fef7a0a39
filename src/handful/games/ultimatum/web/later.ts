import { patient } from '$kit';

/** What no table begins with: each a file of its own. */
export const later = {
	air: patient(() => import('./air')),
	threat: patient(() => import('./Threat.svelte')),
	bargain: patient(() => import('./DealMat.svelte')),
	deals: patient(() => import('./DealList.svelte')),
	divide: patient(() => import('./Divide.svelte')),
	round: patient(() => import('./RoundEnd.svelte')),
	discards: patient(() => import('./DiscardSheet.svelte')),
	seat: patient(() => import('./SeatSheet.svelte')),
	choice: patient(() => import('./SeatChoice.svelte')),
	talk: patient(() => import('./TalkSheet.svelte'))
};
