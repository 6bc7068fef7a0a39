import type { Scenes, Stage } from '$kit';
import { say } from './say';
import * as hearing from './sounds';
import type { Cell, Event, View } from './generated/types';

/** How the events of Boom play. A face is drawn while its card lies open, and not a moment longer. */

type Boom = Stage<View>;

/** What is seen of a missed pair before it is turned down. */
const LAST_LOOK = 650;

export const scenes: Scenes<View, Event> = {
	async flipped(told, stage) {
		const { place, card } = told;
		if (!card) return; // it lay open while this screen was away
		hearing.turnOver();
		stage.caption(() => say('caption', { sound: 'flip' }));
		change(stage, [place], (cell) => ({ ...cell, up: true, seen: true, card }));
		await stage.wait(360);
		const open = stage.view.matchbox.filter((cell) => cell.up && cell.card);
		if (open.length === 2) hearing.fizz();
	},

	async matched(told, stage) {
		const { seat, places, cards, used } = told;
		hearing.strike();
		stage.caption(() => say('caption', { sound: 'strike' }));
		await stage.wait(520);
		const flights = [
			...places.map((place, index) => collect(stage, seat, `place:${place}`, cards[index], index)),
			...used.map((code, index) =>
				collect(stage, seat, seat === stage.me ? [`card:${code}`, 'pool', 'hand'] : ['pool', `seat:${seat}`], code, index + 2)
			)
		];
		gain(stage, seat, [...cards, ...used], places);
		spend(stage, seat, used);
		await Promise.all(flights);
	},

	async exploded(told, stage) {
		const { seat, place, places, cards } = told;
		hearing.boom();
		stage.caption(() => say('caption', { sound: 'boom' }));
		await stage.wait(stage.still ? 700 : 420);
		const around = [...places].sort((one, other) => turnOf(place, one) - turnOf(place, other));
		const flights = around.map((from, index) =>
			collect(stage, seat, `place:${from}`, cards[places.indexOf(from)] || null, index, 320)
		);
		gain(stage, seat, cards.filter(Boolean), places);
		await Promise.all(flights);
	},

	async turned_back(told, stage) {
		const { places } = told;
		await stage.wait(LAST_LOOK);
		hearing.turnOver();
		change(stage, places, ({ place, number }) => ({ place, number, up: false, seen: true }));
		await stage.wait(260);
	},

	refilled: (told, stage) => fill(stage, told),
	row_added: (told, stage) => fill(stage, told),

	async drew(told, stage) {
		const { seat, count, cards } = told;
		const mine = seat === stage.me;
		await Promise.all(
			Array.from({ length: count }, (_, index) => {
				stage.sound.flick();
				return stage.fly({
					from: 'ignitepile',
					to: mine ? ['hand', `seat:${seat}`] : `seat:${seat}`,
					code: cards?.[index] ?? null,
					props: { ignite: true },
					delay: index * 80
				});
			})
		);
		const sizes = [...stage.view.sizes];
		sizes[seat] += count;
		stage.patch({ sizes, ignite_pile: stage.view.ignite_pile - count });
	},

	async window_opened(told, stage) {
		const { seat, cards, until, stock } = told;
		hearing.lightFuse();
		stage.caption(() => say('caption', { sound: 'fuse' }));
		stage.shout(say('shout-fuse'), 'tray');
		spend(stage, seat, cards);
		stage.patch({ phase: 'window', window: { cards, wins: 0, until, stock, flips_from: 0 } });
		await stage.wait(240);
	},

	async time_added(told, stage) {
		const { seat, card, until, stock } = told;
		const { window } = stage.view;
		hearing.lightFuse();
		spend(stage, seat, [card]);
		if (window) stage.patch({ window: { ...window, cards: [...window.cards, card], until, stock } });
		await stage.wait(160);
	},

	async window_closed(told, stage) {
		const { seat, cards, scored, reason } = told;
		hearing.bell();
		stage.caption(() => say('caption', { sound: 'bell' }));
		stage.shout(say('shout-closed', { reason: reason === 'time' ? 'time' : 'stop' }), 'tray');
		await Promise.all(
			cards.map((code, index) =>
				stage.fly({ from: ['fuse', 'tray'], to: scored ? `score:${seat}` : ['burnt', 'tray'], code, delay: index * 60 })
			)
		);
		stage.patch({ window: null });
		if (scored) gain(stage, seat, cards, []);
		else stage.patch({ burnt: [...stage.view.burnt, ...cards] });
		await stage.wait(200);
	},

	async stuck_called(told, stage) {
		stage.sound.knock();
		stage.shout(say('stuck'), `seat:${told.seat}`);
		await stage.wait(500);
	},

	async stuck_answered(told, stage) {
		const { seat, answer } = told;
		stage.sound.knock();
		stage.shout(say('shout-answer', { answer }), `seat:${seat}`);
		await stage.wait(400);
	},

	async pool_opened(told, stage) {
		const { cards } = told;
		stage.sound.noise({ from: 2600, to: 1200, long: 0.35, loud: 0.5 });
		stage.patch({ pool: cards, sizes: stage.view.sizes.map(() => 0), ignite_pile: 0 });
		await stage.wait(500);
	},

	async game_ended(_, stage) {
		hearing.bell();
		await stage.wait(700);
	}
};

function change(stage: Boom, places: readonly string[], to: (cell: Cell) => Cell): void {
	stage.patch({ matchbox: stage.view.matchbox.map((cell) => (places.includes(cell.place) ? to(cell) : cell)) });
}

function collect(stage: Boom, seat: number, from: string | string[], code: string | null, index: number, ms = 300): Promise<void> {
	return stage.fly({ from, to: [`score:${seat}`, `seat:${seat}`], code, delay: index * 40, ms });
}

/** Cards leave the matchbox for a score pile. */
function gain(stage: Boom, seat: number, cards: readonly string[], places: readonly string[]): void {
	const { won, scores, matchbox, window } = stage.view;
	stage.patch({
		matchbox: matchbox.filter((cell) => !places.includes(cell.place)),
		won: won.map((heap, at) => (at === seat ? [...heap, ...cards] : heap)),
		scores: scores.map((score, at) => (at === seat ? score + Math.max(cards.length, places.length) : score)),
		window: window && places.length ? { ...window, wins: window.wins + 1 } : window
	});
}

/** Cards leave a hand, or the pool. */
function spend(stage: Boom, seat: number, used: readonly string[]): void {
	const { pool, hand, sizes } = stage.view;
	if (pool) stage.patch({ pool: pool.filter((code) => !used.includes(code)) });
	else {
		stage.patch({ sizes: sizes.map((size, at) => (at === seat ? size - used.length : size)) });
		if (seat === stage.me && hand) stage.patch({ hand: hand.filter((code) => !used.includes(code)) });
	}
}

async function fill(stage: Boom, { places, match_pile }: { places: readonly string[]; match_pile: number }): Promise<void> {
	const { laid, matchbox } = stage.view;
	const flights = places.map((place, index) => {
		stage.sound.noise({ from: 3200, to: 900, long: 0.07, loud: 0.35, at: index * 0.06 });
		return stage.fly({ from: 'matchpile', to: [`place:${place}`, 'tray'], delay: index * 60, ms: 240 });
	});
	await Promise.all(flights);
	const fresh = places.map((place, index): Cell => ({ place, number: laid + index + 1, up: false, seen: false }));
	stage.patch({ match_pile, laid: laid + places.length, matchbox: [...matchbox, ...fresh] });
}

/** Where a place lies round the stick, so that its neighbours are swept in a ring. */
function turnOf(stick: string, place: string): number {
	if (stick === place) return -9;
	const x = place.charCodeAt(0) - stick.charCodeAt(0);
	const y = Number(place.slice(1)) - Number(stick.slice(1));
	return Math.atan2(x, -y);
}
