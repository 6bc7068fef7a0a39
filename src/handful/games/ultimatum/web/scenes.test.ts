import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScenePlayer } from '$kit/scenePlayer.svelte';
import type { Scenes, Stage, Told } from '$kit';
import { scenes } from './scenes';
import type { Event, View } from './generated/types';

/** The file with what flies: it comes when the test lets it, and its flights last as long as it says. */
const air = vi.hoisted(() => ({ comes: (): void => undefined, lasts: 0 }));
vi.hoisted(() => {
	vi.stubGlobal('document', { documentElement: {} });
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
vi.mock('./lazy', () => ({
	later: {
		air: () =>
			new Promise((found) => {
				air.comes = () => found({ flyChips: (stage: Stage<View>) => stage.wait(air.lasts) });
			})
	}
}));

const LONGEST = 1200;
const TELEVISION = null;
const rest = [2, 3, 4, 5, 6, 7].map(() => 10);
const pays: Event = { event: 'chips_moved', payer: 0, receiver: 1, count: 3, short: 0 };
const swap: Event = { event: 'stacks_swapped', a: 0, b: 1, before: [15, 1], after: [1, 15] };

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('document', { hidden: false, querySelectorAll: () => [] });
	vi.stubGlobal('CSS', { escape: (name: string) => name });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const table = (...chips: number[]): View => ({ chips: [...chips, ...rest], affair: null }) as unknown as View;
const wind = async (ms = 0): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

/** Eight at a table at which the first two have 15 chips and 1, and then this happens. */
function watch(me: number | null, event: Event, after: View): ScenePlayer<View> {
	const player = new ScenePlayer<View>(table(15, 1), () => me, scenes as unknown as Scenes<View>);
	const told = event as unknown as Told;
	player.add({ events: [told], view: after, quiet: false, told: () => undefined, drawn: () => undefined });
	return player;
}

test('chips leave one heap and come down on the other', async () => {
	air.lasts = 400;
	const player = watch(TELEVISION, pays, table(12, 4));
	await wind();
	air.comes();
	await wind();
	expect(player.view).toEqual(table(12, 1));
	await wind(400);
	expect(player.view).toEqual(table(12, 4));
});

test.each([
	{ happens: pays, after: table(12, 4) },
	{ happens: swap, after: table(1, 15) }
])('$happens.event is not paid twice when its scene is cut short', async ({ happens, after }) => {
	for (const me of [TELEVISION, 0, 1, 7]) {
		for (const [comes, lasts] of [
			[LONGEST + 1, 0],
			[0, LONGEST * 4]
		]) {
			air.lasts = lasts;
			const player = watch(me, happens, after);
			setTimeout(() => air.comes(), comes);
			await wind(LONGEST);
			expect(player.view).toEqual(after);
			await wind(60_000);
			expect(player.view).toEqual(after);
		}
	}
});
