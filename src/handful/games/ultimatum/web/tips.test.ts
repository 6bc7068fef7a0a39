import { expect, it, vi } from 'vitest';
import { composerOf } from './compose.svelte';
import type { UltimatumPlay } from './selectors';
import tips from './tips';

vi.hoisted(() => {
	vi.stubGlobal('document', { documentElement: {} });
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

it('a tip for the turn goes when a lifted card asks something else', () => {
	const view = { phase: 'turn', turn: 0, required: 0, hand: ['UL', 'BL'] };
	const play = { isMyTurn: true, me: 0, view } as unknown as UltimatumPlay;
	const onTurn = tips.filter(({ key }) => ['chips', 'ultimatum'].includes(key));
	expect(onTurn.map((tip) => tip.about(play))).toEqual(['heap:0', 'card:UL']);
	composerOf(play).lifted = 'BL 0';
	expect(onTurn.map((tip) => tip.about(play))).toEqual([null, null]);
});
