import { expect, test } from 'vitest';
import type { BoomPlay } from './draft.svelte';
import { finishOf } from './photoFinish.svelte';

test('the photo finish takes its times from the game, whenever it is told', () => {
	const finish = finishOf({} as BoomPlay);
	finish.note({ event: 'window_opened', seat: 1, cards: [], until: null, stock: null }, 4000);
	finish.note({ event: 'flipped', seat: 1, place: 'A1' }, 5200);
	finish.note({ event: 'window_closed', seat: 1, reason: 'time', cards: [], scored: false }, 9000);
	expect(finish.runs).toEqual([{ seat: 1, from: 4000, to: 9000, marks: [{ at: 5200, what: 'flip' }] }]);
});
