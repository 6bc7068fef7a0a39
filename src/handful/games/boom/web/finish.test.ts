import { expect, test } from 'vitest';
import type { BoomPlay } from './bench.svelte';
import { finishOf } from './finish.svelte';
import { note } from './tell';

test('the photo finish takes its times from the game, whenever it is told', () => {
	const play = {} as BoomPlay;
	note({ event: 'window_opened', seat: 1, cards: [], until: null, stock: null }, play, 4000);
	note({ event: 'flipped', seat: 1, place: 'A1' }, play, 5200);
	note({ event: 'window_closed', seat: 1, reason: 'time', cards: [], scored: false }, play, 9000);
	expect(finishOf(play).runs).toEqual([{ seat: 1, from: 4000, to: 9000, marks: [{ at: 5200, what: 'flip' }] }]);
});
