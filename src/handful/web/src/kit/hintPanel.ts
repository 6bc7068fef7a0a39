import { retrying } from './retry';

/** What the coach says over the line: fetched once the table is there. */
export const hintPanel = retrying(() => import('./Hint.svelte'));
