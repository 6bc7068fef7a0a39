import { describe, expect, it } from 'vitest';
import { Chronicle } from './history.svelte';
import type { Event } from './generated/types';

function told(...events: Event[]): Chronicle {
	const chronicle = new Chronicle();
	for (const event of events) chronicle.note(event);
	return chronicle;
}
const turn = (seat: number): Event => ({ event: 'turn_started', seat });
const plays = (seat: number, card: string): Event => ({ event: 'played', seat, card, parameters: {} });
const pays = (payer: number, receiver: number, count: number): Event => ({ event: 'chips_moved', payer, receiver, count, short: 0 });
const says = (number: number, seat: number, message: Record<string, string | number | Record<string, number>>): Event => ({ event: 'said', number, seat, message });

describe('the money trail', () => {
	it('adds up both ways between two seats', () => {
		const chronicle = told(turn(0), plays(0, 'T5'), pays(1, 0, 5), turn(1), plays(1, 'T2'), pays(0, 1, 2));
		expect(chronicle.flows()).toEqual([{ from: 1, to: 0, count: 3 }]);
	});
	it('takes a swap of stacks for a payment of the difference', () => {
		const chronicle = told(turn(0), plays(0, 'SW'), { event: 'stacks_swapped', a: 0, b: 2, before: [3, 18], after: [18, 3] });
		expect(chronicle.biggestGain(0)).toEqual({ from: 2, to: 0, count: 15, card: 'SW', by: 0 });
	});
	it('begins anew with a round', () => {
		const start: Event = { event: 'round_started', round: 2, dealer: 0, hand_size: 10, chips: [10, 10], pile_count: 8 };
		expect(told(turn(0), plays(0, 'T5'), pays(1, 0, 5), start).flows()).toEqual([]);
	});
});

describe('promises', () => {
	const deal = says(1, 0, { kind: 'deal', to: 1, if: 'accept', then: { spare: 1 } });
	const agree = says(2, 1, { kind: 'agree', to: 0, ref: 1 });

	it('count only when somebody agreed', () => {
		const chronicle = told(turn(0), deal, plays(0, 'T5'), pays(1, 0, 5), turn(1));
		expect(chronicle.said[0].fate).toBeNull();
	});
	it('are broken by the turn that breaks them', () => {
		const chronicle = told(turn(0), deal, agree, plays(0, 'T5'), pays(1, 0, 5), turn(1));
		expect(chronicle.said[0].fate).toBe('broken');
	});
	it('are kept by a turn that goes elsewhere', () => {
		const chronicle = told(turn(0), deal, agree, plays(0, 'T5'), pays(2, 0, 5), turn(1));
		expect(chronicle.said[0].fate).toBe('kept');
	});
	it('bind whoever agreed to a wish', () => {
		const wish = says(1, 0, { kind: 'ask', to: 1, then: { hit: 2 } });
		const chronicle = told(turn(0), wish, agree, plays(0, 'BL'), turn(1), plays(1, 'T1'), pays(2, 1, 1), turn(2));
		expect(chronicle.said[0].fate).toBe('kept');
	});
});

describe('what is in the air', () => {
	it('stays for two turns', () => {
		const laugh = says(1, 0, { kind: 'emote', to: 0, fact: 'laugh' });
		const chronicle = told(turn(0), laugh, turn(1));
		expect(chronicle.latest(0)?.number).toBe(1);
		chronicle.note(turn(2));
		expect(chronicle.latest(0)).toBeNull();
	});
});
