import { expect, it, vi } from 'vitest';
import { selectionOf } from './selection.svelte';
import type { UltimatchPlay } from './selectors';
import tips from './tips';

vi.hoisted(() => {
	vi.stubGlobal('document', { documentElement: {} });
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const view = { phase: 'trade', offers: [{ seat: 1 }], alta: ['R3'], hand: ['B2'], pyramid: [['G5']], sizes: [1, 1], options: {} };
const trade = tips.find(({ key }) => key === 'trade')!;

it('the tip about a trade makes way for the cards once something is chosen', () => {
	const play = { isMyTurn: true, isAsked: false, refusal: null, view } as unknown as UltimatchPlay;
	const chosen = selectionOf(play);
	expect(trade.about(play)).toBe('offer:1');
	chosen.toggle('R3');
	expect(trade.about(play)).toBeNull();
	chosen.clear();
	chosen.deal(1);
	expect(trade.about(play)).toBeNull();
});
