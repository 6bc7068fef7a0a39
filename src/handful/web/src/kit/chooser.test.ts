import { describe, expect, it } from 'vitest';
import { Chooser } from './chooser.svelte';
import type { Form } from './forms';

const legal: Form[] = [
	{ move: 'play', card: 'R-m3' },
	{ move: 'play', card: 'R-m3', loud: true },
	{ move: 'play', card: 'B-TT', action: 'reverse' },
	{ move: 'play', card: 'B-TT', action: 'wild', color: 'R' },
	{ move: 'play', card: 'B-TT', action: 'wild', color: 'G' },
	{ move: 'bolt', cards: ['R1', 'R2'] },
	{ move: 'bolt', cards: ['R1', 'R2', 'R2'] },
	{ move: 'draw' }
];

function chooser(): Chooser {
	return new Chooser(() => legal);
}

describe('the chooser', () => {
	it('is not ready before anything was picked', () => {
		expect(chooser().ready).toBeNull();
	});

	it('takes the plain move where more could be added', () => {
		const choice = chooser();
		choice.pick({ move: 'play', card: 'R-m3' });
		expect(choice.ready).toEqual(legal[0]);
		choice.pick({ loud: true });
		expect(choice.ready).toEqual(legal[1]);
		choice.pick({ loud: false });
		expect(choice.ready).toEqual(legal[0]);
	});

	it('asks on until one move is left', () => {
		const choice = chooser();
		choice.pick({ move: 'play', card: 'B-TT' });
		expect(choice.ready).toBeNull();
		expect(choice.values('action')).toEqual(['reverse', 'wild']);
		choice.pick({ action: 'wild' });
		expect(choice.ready).toBeNull();
		choice.pick({ color: 'G' });
		expect(choice.ready).toEqual(legal[4]);
	});

	it('starts anew where a pick does not go with the earlier ones', () => {
		const choice = chooser();
		choice.pick({ move: 'play', card: 'B-TT', action: 'wild' });
		choice.pick({ move: 'play', card: 'R-m3' });
		expect(choice.picks).toEqual({ move: 'play', card: 'R-m3' });
	});

	it('gathers the items of a list in any order', () => {
		const choice = chooser();
		choice.toggleItem('cards', 'R2', { move: 'bolt' });
		expect(choice.ready).toBeNull();
		choice.toggleItem('cards', 'R1');
		expect(choice.ready).toEqual(legal[5]);
		choice.toggleItem('cards', 'R1');
		expect(choice.ready).toBeNull();
	});

	it('puts a pick back when it is tapped again', () => {
		const choice = chooser();
		choice.toggle({ move: 'draw' });
		expect(choice.ready).toEqual({ move: 'draw' });
		choice.toggle({ move: 'draw' });
		expect(choice.started).toBe(false);
	});
});
