import { retrying } from './retry';

/** What the coach says over the line: fetched once the table is there. */
export const hintPanel = retrying(() => import('./Hint.svelte'));
/** The clock of the line: most tables have none. */
export const lineClock = retrying(() => import('./LineClock.svelte'));
