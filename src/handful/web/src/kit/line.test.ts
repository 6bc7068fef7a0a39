import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lineOf } from './line';
import { Play, type Update } from './play.svelte';
import type { Form, Refusal, Told } from './forms';
import type { Scenes } from './scenePlayer.svelte';

vi.mock('$lib/settings.svelte', () => ({ settings: { still: false } }));
vi.mock('$lib/words.svelte', () => ({
	say: (id: string) => id,
	listed: (names: string[]) => names.join(' & '),
	spoken: ({ id }: { id: string }) => id,
	stated: ({ id }: { id: string }) => `${id}.passes`
}));
vi.mock('./sound', () => ({ Sound: class {}, sound: {} }));

interface Seen {
	readonly turn: number;
	/** Whose play is answered. */
	readonly answers?: number;
	readonly at: number;
}
const SCENE = 500;
const scenes: Scenes<Seen> = { laid: (_, stage) => stage.wait(SCENE) };
const LET: Form = { move: 'decline' };
const BOLT: Form = { move: 'bolt' };
const LAY: Form = { move: 'lay' };
const ME = 0;
const NOBODY = -1;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});
const pass = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

/** What the server tells: whose turn, who is asked, what this seat may do, and what led to it. */
function told(seq: number, turn: number, awaited: number[], legal: Form[] = [], events: Told[] = [], more: Partial<Update<Seen>> = {}): Update<Seen> {
	return {
		seq,
		view: { turn, at: seq },
		legal,
		awaited,
		events,
		entries: events.map(() => seq),
		lines: events.map((event) => `${event.event} ${seq}`),
		prompt: `prompt ${seq}`,
		after: (turn + 1) % 3,
		silence: awaited.includes(ME) ? LET : null,
		clock: null,
		outcome: null,
		...more
	};
}
const laid: Told = { event: 'laid', seat: 1 };

interface Line {
	readonly play: Play<Seen>;
	readonly sent: Form[];
	readonly held: boolean[];
	readonly doubled: true[];
}
function table(first = told(1, 1, [1]), answers: Promise<Refusal>[] = [], shared = false, zero?: () => { id: string }, asides: string[] = []): Line {
	const sent: Form[] = [];
	const held: boolean[] = [];
	const doubled: true[] = [];
	const wire = {
		send: async (form: Form) => (sent.push(form), (await answers.shift()) ?? null),
		hold: (on: boolean) => void held.push(on),
		doubleClocks: () => void doubled.push(true)
	};
	const hits = (event: Told, me: number): boolean => event.event === 'snatched' && event['from'] === me;
	const sitters = ['Ada', 'Ben', 'Cleo'].map((name, seat) => ({ seat, name, bot: seat > 0, away: false }));
	const turn = (view: Seen): number | null => (view.turn === NOBODY ? null : view.turn);
	const whose = (view: Seen): number | null => view.answers ?? null;
	const play = new Play(first, { scenes, hits, turn, answers: whose, asides, ...(zero && { zero }) }, wire, { me: ME, sitters, options: {}, shared }, true);
	play.passes = true;
	play.pace = 2000;
	return { play, sent, held, doubled };
}

describe('the line, the lit seats, the buttons and the view', () => {
	test('change in one frame, after the scene that led to them', async () => {
		const { play } = table();
		play.receive(told(2, 0, [0], [LAY], [laid]));
		const before = [lineOf(play).sentence, lineOf(play).lit, play.legal, play.view.at];
		await pass(SCENE - 1);
		expect([lineOf(play).sentence, lineOf(play).lit, play.legal, play.view.at]).toEqual(before);
		expect(before).toEqual(['prompt 1', [1], [], 1]);
		await pass(1);
		expect([lineOf(play).sentence, lineOf(play).lit, play.legal, play.view.at]).toEqual(['prompt 2', [0], [LAY], 2]);
		expect(lineOf(play).stand).toBe('you');
	});

	test('say nothing of what is still on its way', async () => {
		const { play } = table(told(1, 1, [1], [], [laid]));
		const before = lineOf(play);
		expect(before.why).toBe('laid 1');
		play.receive(told(2, 2, [2], [], [laid, laid]));
		await pass(SCENE + 1);
		expect([play.log.at(-1)?.words, lineOf(play)]).toEqual(['laid 2', before]);
		await pass(SCENE);
		expect(lineOf(play).why).toBe('laid 2');
	});

	test('a tap in between answers nothing that was not read', async () => {
		const { play, sent } = table(told(1, 1, [0, 2], [LET, BOLT]));
		expect(lineOf(play).stand).toBe('ask');
		play.receive(told(2, 1, [0, 2], [LET], [laid]));
		expect(play.asleep).toBe(true);
		expect(await play.send(BOLT)).toBe(false);
		expect(sent).toEqual([]);
		await pass(0);
		expect([play.asleep, play.view.at]).toEqual([false, 2]); // it only ended the scene
	});

	test('a tap counts while others answer the same question', async () => {
		const { play, sent } = table(told(1, 1, [0, 2], [LET, BOLT]));
		play.receive(told(2, 1, [0], [LET, BOLT], [laid]));
		expect(play.asleep).toBe(false);
		expect(await play.send(BOLT)).toBe(true);
		expect(sent).toEqual([BOLT]);
	});

	test('a quick hand may go on with its own turn', async () => {
		const { play, sent } = table(told(1, 0, [0], [LAY]));
		play.receive(told(2, 0, [0], [LAY, LET], [{ event: 'laid', seat: 0 }]));
		expect(play.asleep).toBe(false);
		expect(await play.send(LAY)).toBe(true);
		expect(sent).toEqual([LAY]);
	});
});

describe('what is said', () => {
	const stands: [string, (line: Line) => void, string][] = [
		['my turn', ({ play }) => play.receive(told(2, 0, [0], [LAY])), 'you'],
		['a question that can be answered', ({ play }) => play.receive(told(2, 1, [0], [LET, BOLT])), 'ask'],
		['a question that cannot', ({ play }) => play.receive(told(2, 1, [0], [LET])), 'pass'],
		['another’s answer on my own turn', ({ play }) => play.receive(told(2, 0, [0], [LET, BOLT], [], { view: { turn: 0, at: 2, answers: 1 } })), 'ask'],
		['what all are asked on nobody’s turn', ({ play }) => play.receive(told(2, NOBODY, [0, 1, 2], [LET])), 'you'],
		['the others', ({ play }) => play.receive(told(2, 1, [2])), 'wait'],
		['the end', ({ play }) => play.receive(told(2, 1, [], [], [], { outcome: { winners: [1], places: [], scores: [], reason: '', together: false } })), 'over'],
		['a pause', ({ play }) => (play.receive(told(2, 0, [0], [LAY])), (play.paused = 'Ben')), 'paused']
	];
	test.each(stands)('%s', async (_, happens, stand) => {
		const line = table();
		happens(line);
		await pass(0);
		expect(lineOf(line.play).stand).toBe(stand);
		expect(lineOf(line.play).sentence).not.toBe('');
	});
});

describe('what comes next', () => {
	test('is the next turn, where the table waits for whoever is on turn', () => {
		expect(lineOf(table(told(1, 1, [1])).play).next).toBe('line-then');
	});
	test('is what the hand says of it, where its move ends the round', () => {
		const { play } = table(told(1, 0, [0], [LAY]));
		play.asking = { title: 'end it?', next: '' };
		expect(lineOf(play).next).toBe('');
	});
	test('is the rest of a turn that others answer', () => {
		expect(lineOf(table(told(1, 1, [0, 2], [LET, BOLT])).play).next).toBe('line-still line-then');
		expect(lineOf(table(told(1, 0, [1, 2])).play).next).toBe('line-still line-then');
	});
});

describe('what hits me', () => {
	const snatched: Told = { event: 'snatched', seat: 1, from: ME };

	test('stays until I have seen it, bots wait, and nothing is sent', async () => {
		const { play, sent, held } = table();
		play.receive(told(2, 1, [0], [LET], [snatched]));
		play.receive(told(3, 0, [0], [LAY], [laid]));
		await pass(60_000);
		expect([lineOf(play).stand, lineOf(play).sentence, lineOf(play).seat]).toEqual(['hit', 'snatched 2', 1]);
		expect([play.view.at, sent, held]).toEqual([2, [], [true]]);
		play.goOn();
		await pass(60_000);
		expect([play.view.at, lineOf(play).stand, held]).toEqual([3, 'you', [true, false]]);
	});

	test('what the clock did for me is told to its end', async () => {
		const { play } = table(told(1, 0, [0], [LAY]));
		play.receive(told(2, 1, [1], [], [{ event: 'silent', seat: ME }, { event: 'drew', seat: ME }]));
		await pass(0);
		expect([lineOf(play).stand, lineOf(play).tag, lineOf(play).sentence]).toEqual(['hit', 'line-silent', 'drew 2']);
	});

	test('whose time ran out can have longer clocks, and has seen it then', async () => {
		const { play, held, doubled } = table(told(1, 0, [0], [LAY]));
		const silent: Told[] = [{ event: 'silent', seat: ME }, { event: 'drew', seat: ME }];
		play.receive(told(2, 1, [1], [], silent, { doubles: true }));
		await pass(0);
		expect([play.wasHurried, doubled]).toEqual([true, []]);
		play.doubleClocks();
		expect([play.hit, play.wasHurried, held, doubled.length]).toEqual([null, false, [true, false], 1]);
	});

	test('clocks are not made longer for what others did, nor beyond their bound', async () => {
		const { play } = table(told(1, 0, [0], [LAY]));
		play.receive(told(2, 1, [1], [], [snatched], { doubles: true }));
		await pass(0);
		expect([lineOf(play).stand, play.wasHurried]).toEqual(['hit', false]);
		play.goOn();
		play.receive(told(3, 1, [1], [], [{ event: 'silent', seat: ME }], { doubles: false }));
		await pass(0);
		expect([lineOf(play).stand, play.wasHurried]).toEqual(['hit', false]);
	});

	test('is not shown again when the page is loaded anew', async () => {
		const { play, held } = table();
		play.receive(told(2, 1, [1], [], [snatched]), true);
		await pass(0);
		expect([play.hit, held]).toEqual([null, []]);
	});
});

describe('a question that cannot be answered', () => {
	test('passes by itself, as late as for everybody', async () => {
		const { play, sent } = table();
		play.receive(told(2, 1, [0], [LET]));
		await pass(1999);
		expect(sent).toEqual([]);
		await pass(1);
		expect(sent).toEqual([LET]);
	});

	test('passes at the next try where somebody answered meanwhile', async () => {
		const stale: Refusal = { code: 'stale', reason: () => 'Somebody has answered meanwhile.', clause: '' };
		const slow = new Promise<Refusal>((resolve) => setTimeout(() => resolve(stale), 6000));
		const { play, sent } = table(told(1, 1, [1]), [slow]);
		play.receive(told(2, 1, [0], [LET]));
		await pass(2000);
		play.receive(told(3, 1, [0], [LET], [laid]));
		await pass(60_000);
		expect([sent.length, play.refusal]).toEqual([2, null]);
	});

	test('has no clock that runs for much longer, and none to add to', () => {
		const clock = { from: 0, ends: 12_000, seat: null, more: 20_000 };
		expect(lineOf(table(told(1, 1, [0], [LET], [], { clock })).play).clock).toBeNull();
		expect(lineOf(table(told(1, 1, [0], [LET, BOLT], [], { clock })).play).clock).toEqual(clock);
	});
	test('is told, not asked', () => {
		const asked = { id: 'prompt-answer' };
		expect(lineOf(table(told(1, 1, [0], [LET], [], { prompt: asked })).play).sentence).toBe('prompt-answer.passes');
		expect(lineOf(table(told(1, 1, [0], [LET, BOLT], [], { prompt: asked })).play).sentence).toBe('prompt-answer');
	});

	test('passes when the table goes on after a pause', async () => {
		const { play, sent } = table();
		play.receive(told(2, 1, [0], [LET]));
		play.paused = 'Ben';
		await pass(60_000);
		play.paused = null;
		await pass(2000);
		expect(sent).toEqual([LET]);
	});

	test('is asked of those who want to be asked always', async () => {
		const { play, sent } = table();
		play.receive(told(2, 1, [0], [LET]));
		await pass(0);
		play.askAgain();
		await pass(60_000);
		expect([sent, lineOf(play).stand]).toEqual([[], 'ask']);
	});

	test('is asked of everybody who passes a device round', async () => {
		const { play, sent } = table(told(1, 1, [1]), [], true);
		play.receive(told(2, 1, [0], [LET]));
		await pass(60_000);
		expect([sent, lineOf(play).stand]).toEqual([[], 'ask']);
	});

	test('does not pass while the table is paused', async () => {
		const { play, sent } = table();
		play.receive(told(2, 1, [0], [LET]));
		await pass(0);
		play.paused = 'Ben';
		await pass(60_000);
		expect(sent).toEqual([]);
	});

	test('everything is let be until it is my turn', async () => {
		const { play, sent } = table(told(1, 1, [0], [LET, BOLT]));
		play.letAllBe();
		await pass(0);
		expect(sent).toEqual([LET]);
		play.receive(told(2, 2, [0], [LET, BOLT]));
		await pass(2000);
		expect(sent).toEqual([LET, LET]);
		play.receive(told(3, 0, [0], [LAY]));
		play.receive(told(4, 1, [0], [LET, BOLT]));
		await pass(60_000);
		expect([sent.length, lineOf(play).stand]).toEqual([2, 'ask']);
	});
});

describe('tempo', () => {
	test('a move of the others stands before the next is shown', async () => {
		const { play } = table();
		play.receive(told(2, 2, [2], [], [laid]));
		play.receive(told(3, 0, [0], [LAY], [laid]));
		await pass(SCENE + 1999);
		expect(play.view.at).toBe(2);
		await pass(1 + SCENE);
		expect(play.view.at).toBe(3);
	});

	test('a tap goes on', async () => {
		const { play } = table();
		play.receive(told(2, 2, [2], [], [laid]));
		play.receive(told(3, 0, [0], [LAY], [laid]));
		await pass(SCENE + 10);
		play.scenes.skip();
		await pass(0);
		expect(play.view.at).toBe(3);
	});

	test('nothing stands while a fuse burns', async () => {
		const { play } = table();
		play.receive(told(2, 2, [2], [], [laid], { burning: true }));
		play.receive(told(3, 2, [2], [], [laid], { burning: true }));
		await pass(2 * SCENE);
		expect(play.view.at).toBe(3);
	});
});

test('what touched me is marked in what happened since my turn', async () => {
	const { play } = table();
	play.receive(told(2, 1, [1], [], [laid, { event: 'snatched', seat: 1, from: ME }]));
	await pass(10 * SCENE);
	expect(lineOf(play).why).toBe('laid 2'); // what led to it
	play.goOn();
	expect(play.since.map((line) => line.touched)).toEqual([false, true]);
});

test('where a clock runs, the line says what happens at 0', () => {
	const clock = { from: 0, ends: 10_000, seat: 0 };
	expect(lineOf(table(told(1, 0, [0], [LAY], [], { clock })).play).next).toContain('line-zero');
	expect(lineOf(table(told(1, 1, [1], [], [], { clock: { ...clock, seat: 1 } })).play).next).toContain('line-zero-other');
	expect(lineOf(table(told(1, 0, [0], [LAY], [], { clock: { ...clock, burning: true } })).play).next).not.toContain('line-zero');
});

test('where the game holds everybody up for a moment, the line says so, and who plays after it', () => {
	const clock = { from: 0, ends: 1500, seat: null, burning: true };
	const line = lineOf(table(told(1, 1, [], [], [], { clock }), [], false, () => ({ id: 'zero' })).play);
	expect([line.stand, line.tag, line.next, line.clock]).toEqual(['wait', 'line-moment', 'zero', clock]);
});

test('what led to it is a play, not what was said or counted beside it', async () => {
	const { play } = table(told(1, 1, [1]), [], false, undefined, ['counted']);
	play.receive(told(2, 2, [2], [], [laid, { event: 'counted' }]));
	await pass(SCENE);
	expect(lineOf(play).why).toBe('laid 2');
});

test('who plays against the clock of the game is on turn, and its table draws that clock', () => {
	const clock = { from: 0, ends: 10_000, seat: null, burning: true };
	const lines = [ME, 1].map((turn) => lineOf(table(told(1, turn, [], turn === ME ? [LAY] : [], [], { clock })).play));
	expect(lines.map((line) => [line.stand, line.clock, line.next])).toEqual([['you', null, 'line-then'], ['wait', null, 'line-then']]);
});

test('what happened since my turn begins after my own move', async () => {
	const { play } = table(told(1, 0, [0], [LAY]));
	expect(play.hasMoved).toBe(false);
	const sending = play.send(LAY);
	play.receive(told(2, 1, [1], [], [{ event: 'laid', seat: ME }]));
	await sending;
	await pass(SCENE);
	expect(play.hasMoved).toBe(true);
	expect(play.since).toEqual([]);
	play.receive(told(3, 2, [2], [], [laid]));
	await pass(60_000);
	expect(play.since.map((line) => line.words)).toEqual(['laid 3']);
});
