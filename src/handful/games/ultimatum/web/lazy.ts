import { retrying } from '$kit';

/** What no table begins with: each a file of its own. */
export const later = {
	air: retrying(() => import('./flights')),
	threat: retrying(() => import('./screens/Threat.svelte')),
	bargain: retrying(() => import('./screens/DealMat.svelte')),
	deals: retrying(() => import('./screens/DealList.svelte')),
	divide: retrying(() => import('./screens/Divide.svelte')),
	round: retrying(() => import('./screens/RoundEnd.svelte')),
	discards: retrying(() => import('./screens/DiscardSheet.svelte')),
	seat: retrying(() => import('./screens/SeatSheet.svelte')),
	choice: retrying(() => import('./screens/SeatChoice.svelte')),
	talk: retrying(() => import('./screens/TalkSheet.svelte'))
};
