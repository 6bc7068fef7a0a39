import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Play, type Update } from './play.svelte';
import type { Scenes } from './scenePlayer.svelte';

vi.mock('$lib/settings.svelte', () => ({ settings: { still: false } }));
vi.mock('$lib/words.svelte', () => ({ say: (key: string) => key, listed: (names: string[]) => names.join(), spoken: (m: { id: string }) => m.id, stated: (m: { id: string }) => m.id }));
vi.mock('./sound', () => ({ Sound: class {}, sound: {} }));

interface Seen {
	readonly chips: number;
}
const scenes: Scenes<Seen> = {
	async paid(_, stage) {
		await stage.wait(1000);
		stage.patch({ chips: stage.view.chips - 3 });
		await stage.wait(100);
	}
};

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const told = (seq: number, chips: number, over = false): Update<Seen> => ({
	seq,
	view: { chips },
	legal: [],
	awaited: [],
	events: [{ event: 'paid' }],
	lines: [`${seq}`],
	prompt: '',
	clock: null,
	outcome: over ? { winners: [], places: [], scores: [], reason: '', together: false } : null
});
const game = (): Play<Seen> =>
	new Play(told(1, 10), { scenes }, { send: async () => null }, { me: null, sitters: [], options: {} }, true);
const turn = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

test('what comes late and is older is not shown', async () => {
	const play = game();
	play.receive(told(3, 4));
	play.receive(told(2, 7));
	await turn(60_000);
	expect(play.view).toEqual({ chips: 4 });
	expect(play.log.map((line) => line.words)).toEqual(['1', '3']);
});

test('a jump is drawn at once, whatever is on stage', async () => {
	const play = game();
	play.receive(told(2, 7));
	play.receive(told(3, 4, true));
	await turn(500);
	play.restart(told(1, 20));
	await turn(0);
	expect(play.view).toEqual({ chips: 20 });
	expect(play.outcome).toBeNull();
	await turn(60_000);
	expect(play.view).toEqual({ chips: 20 });
});

test('the end is told when it is seen', async () => {
	const play = game();
	play.receive(told(2, 7, true));
	await turn(1050);
	expect([play.view, play.outcome]).toEqual([{ chips: 7 }, null]);
	await turn(50);
	expect(play.outcome).not.toBeNull();
	expect(play.scenes.now).toBeNull();
});

const refusing = (): Play<Seen> => {
	const wire = { send: async () => null, ask: async () => ({ code: 'no', reason: () => 'no', clause: '' }) };
	return new Play(told(1, 10), { scenes }, wire, { me: null, sitters: [], options: {} }, true);
};

test('why a move may not be made is told of what is on its way to be drawn, and stays', async () => {
	const play = refusing();
	play.receive({ ...told(2, 7), legal: [{ move: 'pay' }] });
	await turn(500);
	await play.ask({ move: 'steal' });
	await turn(60_000);
	expect(play.refusal?.code).toBe('no');
});

test('an answer holds while what is asked of this seat does, whatever others do meanwhile', async () => {
	const play = refusing();
	const asked = play.ask({ move: 'steal' });
	play.receive(told(2, 7));
	await asked;
	expect(play.refusal?.code).toBe('no');
	const late = play.ask({ move: 'steal' });
	play.receive({ ...told(3, 7), legal: [{ move: 'pay' }] });
	await late;
	expect(play.refusal).toBeNull();
});
