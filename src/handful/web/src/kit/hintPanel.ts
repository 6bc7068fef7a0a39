import { using } from '$lib/words.svelte';
import { retrying } from './retry';

/** What the coach says over the line: fetched once the table is there. */
export const hintPanel = retrying(() => import('./Hint.svelte'));
/** The clock of the line: most tables have none. */
export const lineClock = retrying(() => import('./LineClock.svelte'));
/** What helps somebody who is hurried. */
export const clockHelp = using('later', retrying(() => import('./ClockHelp.svelte')));
