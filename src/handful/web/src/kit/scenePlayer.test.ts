import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScenePlayer, type Scene, type SceneBook, type Scenes, type Stage } from './scenePlayer.svelte';
import type { Told } from './forms';

const heard = vi.hoisted(() => [] as string[]);
vi.mock('$lib/settings.svelte', () => ({ settings: { still: false } }));
vi.mock('./sound', () => {
	class Sound {
		on = false;
		knock(): void {
			if (this.on) heard.push('knock');
		}
	}
	return { Sound, sound: Object.assign(new Sound(), { on: true }) };
});

/** A view that counts what was done to it. */
interface Seen {
	readonly from: string;
	readonly chips: number;
}
const LONGEST = 1200;
const server = (from: string): Seen => ({ from, chips: 10 });
const page = { hidden: false, querySelectorAll: () => [{ getBoundingClientRect: () => ({ width: 9, height: 9 }) }] };

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('document', page);
	vi.stubGlobal('CSS', { escape: (name: string) => name });
	page.hidden = false;
	heard.length = 0;
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** A table that plays each kind of event by one of these scenes. */
function table(scenes: SceneBook<Seen>): { player: ScenePlayer<Seen>; told: string[]; tell: (from: string, ...events: string[]) => void } {
	const player = new ScenePlayer<Seen>(server('first'), () => null, scenes);
	const told: string[] = [];
	const tell = (from: string, ...events: string[]): void =>
		player.add({
			events: events.map((event): Told => ({ event })),
			view: server(from),
			quiet: false,
			told: (event) => void told.push(event.event),
			drawn: () => void told.push(from)
		});
	return { player, told, tell };
}

/** Something a scene waits for that is none of the stage's. */
function part(): { came: Promise<void>; come: () => Promise<void> } {
	let resolve = (): void => undefined;
	const came = new Promise<void>((done) => (resolve = done));
	return { came, come: () => (resolve(), turn()) };
}
const turn = async (ms = 0): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));
const pay = (stage: Stage<Seen>): void => stage.patch({ chips: stage.view.chips - 3 });

/** Everything a stage can do, and what comes after each wait. */
async function everything(stage: Stage<Seen>): Promise<void> {
	pay(stage);
	stage.shout('Boom!', 'seat:0');
	stage.caption(() => 'a boom');
	stage.sound.knock();
	void stage.fly({ from: 'seat:0', to: 'pile' });
	await stage.wait(10);
	pay(stage);
	stage.sound.knock();
}

function expectRest(player: ScenePlayer<Seen>, from: string): void {
	expect(player.view).toEqual(server(from));
	expect(player.now).toBeNull();
	expect(player.busy).toBe(false);
	expect(player.flights).toEqual([]);
}

test('a scene plays, and then the view is the server’s', async () => {
	const { player, told, tell } = table({
		async paid(_, stage) {
			await stage.wait(300);
			pay(stage);
			await stage.wait(300);
		}
	});
	tell('second', 'paid');
	await turn(400);
	expect(player.now).toEqual({ event: 'paid' });
	expect(player.view).toEqual({ from: 'first', chips: 7 });
	await turn(200);
	expectRest(player, 'second');
	expect(told).toEqual(['paid', 'second']);
});

test('a scene that waits longer than it may does not go on', async () => {
	const { player, tell } = table({
		async paid(_, stage) {
			await stage.wait(5000);
			pay(stage);
		}
	});
	tell('second', 'paid');
	await turn(LONGEST);
	expectRest(player, 'second');
	expect(vi.getTimerCount()).toBe(0);
	await turn(60_000);
	expectRest(player, 'second');
});

test('a card that lands too late moves nothing', async () => {
	const { player, tell } = table({
		async paid(_, stage) {
			await stage.fly({ from: 'seat:0', to: 'pile' });
			pay(stage);
		}
	});
	tell('second', 'paid');
	await turn();
	const [flight] = player.flights;
	await turn(LONGEST);
	flight.done();
	await turn();
	expectRest(player, 'second');
});

test('whatever a scene waits for, it does nothing once it has ended', async () => {
	const { came, come } = part();
	const { player, tell } = table({
		async paid(_, stage) {
			await came;
			await everything(stage);
		}
	});
	tell('second', 'paid');
	await turn(LONGEST);
	await come();
	expectRest(player, 'second');
	expect([player.shouts, player.captioned, heard]).toEqual([[], null, []]);
	expect(vi.getTimerCount()).toBe(0);
});

test('a scene is not in the next one’s way', async () => {
	const { came, come } = part();
	const { player, tell } = table({
		async paid(_, stage) {
			await came;
			await everything(stage);
		},
		async dealt(_, stage) {
			await stage.wait(1000);
		}
	});
	tell('second', 'paid', 'dealt');
	await turn(LONGEST);
	expect(player.now).toEqual({ event: 'dealt' });
	await come();
	expect(player.view).toEqual(server('first'));
	expect(player.flights).toEqual([]);
	await turn(1000);
	expectRest(player, 'second');
});

test('a scene that has come to its end leaves nothing behind', async () => {
	const { player, tell } = table({ paid: (_, stage) => void everything(stage) });
	tell('second', 'paid');
	await turn();
	expectRest(player, 'second');
	expect(heard).toEqual(['knock']);
	await turn(60_000);
	expectRest(player, 'second');
	expect(heard).toEqual(['knock']);
	expect([player.shouts, player.captioned]).toEqual([[], null]);
});

test('who opened something for a scene hears when it ends', async () => {
	const closed: string[] = [];
	const { player, tell } = table({
		async paid(_, stage) {
			stage.ended.addEventListener('abort', () => closed.push('air'));
			await stage.wait(5000);
		}
	});
	tell('second', 'paid');
	await turn();
	expect(closed).toEqual([]);
	player.skip();
	await turn();
	expect(closed).toEqual(['air']);
});

test('a tap ends everything that is to be shown, and later scenes play again', async () => {
	const { came, come } = part();
	const { player, told, tell } = table({
		async paid(_, stage) {
			pay(stage);
			await came;
			pay(stage);
		},
		dealt: (_, stage) => stage.wait(100)
	});
	tell('second', 'paid', 'paid');
	tell('third', 'paid');
	await turn();
	player.skip();
	await turn();
	expectRest(player, 'third');
	expect(told).toEqual(['paid', 'paid', 'second', 'paid', 'third']);
	tell('fourth', 'dealt');
	await come();
	expect(player.view).toEqual(server('third'));
	await turn(100);
	expectRest(player, 'fourth');
});

test('a page nobody sees begins no scene', async () => {
	const played: string[] = [];
	const { player, tell } = table({ paid: () => void played.push('paid') });
	page.hidden = true;
	tell('second', 'paid');
	await turn();
	expect(played).toEqual([]);
	expectRest(player, 'second');
});

test.each(['at once', 'later', 'after its end'])('a scene that fails %s does not stop the table', async (when) => {
	const complaints = vi.spyOn(console, 'error').mockReturnValue();
	const { came, come } = part();
	const { player, tell } = table({
		paid(_, stage) {
			pay(stage);
			if (when === 'at once') throw new Error('it fails');
			return (when === 'later' ? stage.wait(10) : came).then(() => {
				throw new Error('it fails');
			});
		}
	});
	tell('second', 'paid');
	tell('third');
	await turn(LONGEST);
	await come();
	expectRest(player, 'third');
	expect(complaints).toHaveBeenCalledTimes(when === 'after its end' ? 0 : 1);
});

test('an event that cannot be told does not stop the table', async () => {
	const complaints = vi.spyOn(console, 'error').mockReturnValue();
	const { player, tell } = table({});
	const fail = (): never => {
		throw new Error('it fails');
	};
	player.add({ events: [{ event: 'paid' }], view: server('second'), quiet: false, told: fail, drawn: fail });
	await turn();
	expectRest(player, 'second');
	tell('third');
	await turn();
	expectRest(player, 'third');
	expect(complaints).toHaveBeenCalledTimes(2);
});

test('many updates at once come to the last one', async () => {
	const { player, tell } = table({
		async paid(_, stage) {
			await stage.wait(1000);
			pay(stage);
		}
	});
	for (const from of ['a', 'b', 'c', 'd', 'e', 'f']) tell(from, 'paid', 'paid');
	await turn();
	expectRest(player, 'f');
	await turn(60_000);
	expectRest(player, 'f');
});

test('what is told without an event, as a clock that starts, waits for nothing that stands', async () => {
	const { player, told } = table({});
	const tell = (from: string, ...events: string[]): void =>
		player.add({
			events: events.map((event): Told => ({ event })),
			view: server(from),
			quiet: false,
			told: () => undefined,
			drawn: () => void told.push(from),
			stands: 2000
		});
	tell('second', 'paid');
	tell('third');
	await turn();
	expect(told).toEqual(['second', 'third']);
	tell('fourth', 'paid');
	await turn(1999);
	expect(player.view).toEqual(server('third'));
	await turn(1);
	expectRest(player, 'fourth');
});

test('a screen that stands long at each move stays near the others', async () => {
	const { player, told } = table({ paid: (_, stage) => stage.wait(1000) });
	const SLOW = 4000;
	const lags: number[] = [];
	const tell = (from: string): void => {
		const came = Date.now();
		player.add({
			events: [{ event: 'paid' }],
			view: server(from),
			quiet: false,
			told: () => undefined,
			drawn: () => (told.push(from), void lags.push(Date.now() - came)),
			stands: SLOW
		});
	};
	for (const from of 'abcdefgh') (tell(from), await turn(1000));
	await turn(60_000);
	expect(told.join('')).toBe('abcdefgh');
	expect(Math.max(...lags)).toBeLessThanOrEqual(4000);
	expectRest(player, 'h');
});

test('what happens before the scenes are there waits for them', async () => {
	vi.stubGlobal('requestAnimationFrame', (next: () => void) => setTimeout(next, 16));
	const { came, come } = part();
	const paid: Scene<Seen> = (_, stage) => void heard.push(`paid at ${stage.view.from}`);
	const book = async (): Promise<Scenes<Seen>> => (await came, { paid });
	const { told, tell } = table(book);
	tell('then', 'paid');
	await turn(100);
	expect(told).toEqual(['paid']);
	await come();
	await turn();
	expect(heard).toEqual(['paid at first']);
	expect(told).toEqual(['paid', 'then']);
	const next = table(book);
	next.tell('at once', 'paid');
	await turn();
	expect(next.told).toEqual(['paid', 'at once']);
	expect(heard).toHaveLength(2);
});

test('scenes that do not come keep nobody', async () => {
	vi.stubGlobal('requestAnimationFrame', (next: () => void) => setTimeout(next, 16));
	const { player, told, tell } = table(() => new Promise(() => undefined));
	tell('then', 'paid');
	await turn(LONGEST - 1);
	expect(told).toEqual(['paid']);
	await turn(1);
	expect(told).toEqual(['paid', 'then']);
	tell('last', 'paid');
	await turn();
	player.skip();
	await turn();
	expect(told.at(-1)).toBe('last');
});
