/** What no table begins with: each a file of its own. */
export const later = {
	threat: () => import('./Threat.svelte'),
	bargain: () => import('./DealMat.svelte'),
	deals: () => import('./DealList.svelte'),
	divide: () => import('./Divide.svelte'),
	round: () => import('./RoundEnd.svelte'),
	discards: () => import('./DiscardSheet.svelte'),
	seat: () => import('./SeatSheet.svelte'),
	talk: () => import('./TalkSheet.svelte')
};
