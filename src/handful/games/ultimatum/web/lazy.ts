import { retrying, worded } from '$kit';

/** What no table begins with: each a file of its own. */
export const later = {
	air: retrying(() => import('./flights')),
	bubble: worded(() => import('./screens/Bubble.svelte')),
	composing: worded(() => import('./composing')),
	threat: worded(() => import('./screens/Threat.svelte')),
	bargain: worded(() => import('./screens/DealMat.svelte')),
	deals: worded(() => import('./screens/DealList.svelte')),
	divide: worded(() => import('./screens/Divide.svelte')),
	round: worded(() => import('./screens/RoundEnd.svelte')),
	end: worded(() => import('./screens/End.svelte')),
	discards: worded(() => import('./screens/DiscardSheet.svelte')),
	seat: worded(() => import('./screens/SeatSheet.svelte')),
	choice: worded(() => import('./screens/SeatChoice.svelte')),
	strip: retrying(() => import('./screens/Strip.svelte')),
	talk: worded(() => import('./screens/TalkSheet.svelte')),
	scenes: retrying(() => import('./scenes'))
};
