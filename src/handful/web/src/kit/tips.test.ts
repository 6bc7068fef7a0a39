import { describe, expect, it } from 'vitest';
import type { AnyPlay } from './play.svelte';
import { dueTip, type Tip } from './tips';

const quiet = { me: 0, paused: null, hit: null, outcome: null, asleep: false, isPassing: false, hinting: false, hinted: null, refusal: null, scenes: { now: null } };
const play = (more: object = {}): AnyPlay => ({ ...quiet, ...more }) as unknown as AnyPlay;
const tip = (key: string, about: string | null): Tip => ({ key, about: () => about, says: () => ({ id: key }) });
const tips = [tip('later', null), tip('first', 'pile'), tip('second', 'hand')];
const none = (): boolean => false;

describe('the tip that is due', () => {
	it('is the first whose situation is there', () => {
		expect(dueTip(tips, play(), none)?.key).toBe('first');
	});
	it('is never one that was told', () => {
		expect(dueTip(tips, play(), ({ key }) => key === 'first')?.key).toBe('second');
		expect(dueTip(tips, play(), () => true)).toBeNull();
	});
	it.each([
		['nobody sits here', { me: null }],
		['the table is paused', { paused: 'Ada' }],
		['something hit this seat', { hit: {} }],
		['the game is over', { outcome: {} }],
		['another question is on its way', { asleep: true }],
		['the question passes by itself', { isPassing: true }],
		['the coach speaks', { hinted: {} }],
		['the coach thinks', { hinting: true }],
		['a move was refused', { refusal: {} }],
		['something moves', { scenes: { now: {} } }]
	])('is none while %s', (_, more) => {
		expect(dueTip(tips, play(more), none)).toBeNull();
	});
});
