import type { Scenes, Stage } from '$kit';
import { say } from './say';
import type { Event, Offered, View } from './generated/types';

/** How the events of Ultimatch play: things move from where they were to where they are. */

const MOVE = 240;
/** How long a play stands on the table, spelled out. */
const SHOWN = 640;

type On = Stage<View>;

export const scenes: Scenes<View, Event> = {
	async pyramid_laid(told, stage) {
		const { draw_count } = told;
		stage.sound.noise({ from: 2400, to: 1000, long: 0.3, loud: 0.4 });
		stage.patch({ draw_count });
		await stage.wait(260);
	},

	async dealt(told, stage) {
		const { seat, count } = told;
		stage.sound.flick();
		await stage.fly({ from: 'draw', to: homeOf(stage, seat), ms: 150 });
		stage.patch({ sizes: changed(stage.view.sizes, seat, count, true) });
	},

	async donated(told, stage) {
		const { seat, card } = told;
		const { view } = stage;
		stage.sound.flick();
		await stage.fly({ from: card ? [`card:${card}`, 'hand', `seat:${seat}`] : `seat:${seat}`, to: [`gift:${seat}`, 'alta'], ms: MOVE });
		stage.patch({
			donated: [...view.donated, seat],
			sizes: changed(view.sizes, seat, -1),
			...(card ? { hand: view.hand?.filter((one) => one !== card) } : {})
		});
	},

	async alta_revealed(told, stage) {
		const { cards, starter } = told;
		const { view } = stage;
		const dealer = Number(view.options['dealer_seat'] ?? 0);
		const order = cards.map((_, step) => cards[(dealer + 1 + step) % cards.length]);
		await stage.wait(300);
		stage.sound.noise({ from: 1800, to: 3200, long: 0.16, loud: 0.4 });
		stage.patch({ phase: 'trade', alta: order, turn: starter });
		await stage.wait(600);
	},

	async alta_added(told, stage) {
		const { card } = told;
		stage.sound.flick();
		await stage.fly({ from: 'draw', to: 'alta', code: card });
		stage.patch({ alta: [...stage.view.alta, card], draw_count: stage.view.draw_count - 1 });
	},

	async alta_removed(told, stage) {
		const { card } = told;
		stage.sound.knock();
		await stage.fly({ from: [`alta:${card}`, 'alta'], to: 'discard', code: card });
		stage.patch({ alta: stage.view.alta.filter((one) => one !== card), discard: [...stage.view.discard, card] });
	},

	turn_started(told, stage) {
		const { seat, number } = told;
		stage.patch({ turn: seat, turn_number: number });
	},

	async offer_made(told, stage) {
		const { seat, signal } = told;
		stage.sound.noise({ from: 1500, to: 700, long: 0.14, loud: 0.3 });
		const { view } = stage;
		stage.patch({
			offers: [...view.offers, { seat, ...(signal as Partial<Offered>) }],
			asked: view.asked.filter((one) => one !== seat)
		});
		await stage.wait(MOVE);
	},

	offer_declined(told, stage) {
		const { seat } = told;
		const { view } = stage;
		stage.patch({ declined: [...view.declined, seat], asked: view.asked.filter((one) => one !== seat) });
	},

	async traded(told, stage) {
		const { seat, partner, given, taken } = told;
		stage.sound.flick();
		const from = (one: number, card?: string | null): string[] => [`offer:${one}`, `card:${card ?? ''}`, ...homeOf(stage, one)];
		await Promise.all([
			stage.fly({ from: from(partner, taken), to: homeOf(stage, seat), ms: 420 }),
			...(given === null ? [] : [stage.fly({ from: from(seat, given), to: homeOf(stage, partner), ms: 420 })])
		]);
		// Only the two see what changed hands; to them it is turned over now.
		if (taken && seat === stage.me) await stage.fly({ from: `seat:${partner}`, to: 'hand', code: taken, ms: 200 });
		stage.patch({ offers: [] });
	},

	async gifted(told, stage) {
		const { seat, to, card } = told;
		stage.sound.flick();
		await stage.fly({ from: [`card:${card ?? ''}`, ...homeOf(stage, seat)], to: homeOf(stage, to), code: card ?? null, ms: 360 });
	},

	async matched(told, stage) {
		const { seat, target, card, cards, sources, ultimatch } = told;
		const { view } = stage;
		stage.sound.flick();
		await Promise.all(
			cards.map((code, index) =>
				stage.fly({
					from: sources[index] === 'alta' ? [`alta:${code}`, 'alta'] : [`card:${code}`, ...homeOf(stage, seat)],
					to: [`place:${target}`, 'pyramid'],
					code,
					turn: index ? 7 : -7,
					ms: MOVE
				})
			)
		);
		chime(stage, ultimatch);
		await stage.wait(SHOWN);
		const [, row, column] = /r(\d+)c(\d+)/.exec(target) ?? [];
		stage.patch({
			pyramid: view.pyramid.map((codes, down) => codes.map((code, across) => (down === Number(row) - 1 && across === Number(column) - 1 ? '' : code))),
			alta: view.alta.filter((code) => !cards.includes(code)),
			sizes: changed(view.sizes, seat, -sources.filter((source) => source === 'hand').length),
			discard: [...view.discard, ...cards, card],
			passes: 0,
			ultimatches: view.ultimatches + (ultimatch ? 1 : 0),
			...(view.hand ? { hand: view.hand.filter((code) => !cards.includes(code)) } : {})
		});
		await stage.fly({ from: [`place:${target}`, 'pyramid'], to: 'discard', code: card, ms: 200 });
	},

	async revealed(told, stage) {
		const { places, cards } = told;
		const found = new Map(places.map((place, index) => [place, cards[index]]));
		stage.sound.noise({ from: 1600, to: 2800, long: 0.12, loud: 0.35 });
		stage.patch({
			pyramid: stage.view.pyramid.map((codes, row) => codes.map((code, column) => found.get(`r${row + 1}c${column + 1}`) ?? code))
		});
		await stage.wait(380);
	},

	async passed(told, stage) {
		const { counter } = told;
		stage.patch({ passes: counter });
		stage.sound.notes({ midi: 43 - counter, timbre: 'mallet', long: 0.3, loud: 0.6 });
		stage.caption(() => say('caption-lamp'));
		await stage.wait(300);
	},

	async drew(told, stage) {
		const { seat, count, cards } = told;
		if (!count) return;
		stage.sound.flick();
		await stage.fly({ from: 'draw', to: homeOf(stage, seat), code: cards?.[0] ?? null, ms: MOVE });
		stage.patch({ sizes: changed(stage.view.sizes, seat, count), draw_count: Math.max(0, stage.view.draw_count - count) });
	},

	async reshuffled(told, stage) {
		const { count } = told;
		stage.sound.noise({ from: 2600, to: 1200, long: 0.35, loud: 0.5 });
		await stage.fly({ from: 'discard', to: 'draw', ms: 300 });
		stage.patch({ discard: [], draw_count: count });
	},

	async reward_drawn(told, stage) {
		const { seat, count, cards } = told;
		const flights = Array.from({ length: count }, (_, index) =>
			stage.fly({ from: 'draw', to: homeOf(stage, seat), code: cards?.[index] ?? null, ms: MOVE, delay: index * 120 })
		);
		stage.sound.flick();
		await Promise.all(flights);
		stage.patch({ draw_count: Math.max(0, stage.view.draw_count - count) });
	},

	async reward_split(told, stage) {
		const { seat, alta } = told;
		stage.sound.flick();
		await stage.fly({ from: [`card:${alta}`, ...homeOf(stage, seat)], to: 'alta', code: alta, ms: 320 });
		stage.patch({ alta: [...stage.view.alta, alta], sizes: changed(stage.view.sizes, seat, 1) });
	},

	async suggested(told, stage) {
		const { target, cards } = told;
		stage.sound.knock();
		await Promise.all(
			cards.map((code, index) => stage.fly({ from: [`alta:${code}`, 'alta'], to: [`place:${target}`, 'pyramid'], code, turn: index ? 10 : -10, ms: 520 }))
		);
		stage.shout('?', `place:${target}`);
		await stage.wait(450);
	},

	async game_over(told, stage) {
		const { result } = told;
		const won = result.result === 'win';
		const notes = won ? [60, 64, 67, 72, 76] : [52, 47];
		stage.sound.notes(...notes.map((midi, index) => ({ midi, timbre: won ? ('bell' as const) : ('piano' as const), at: index * (won ? 0.09 : 0.3), long: 0.9, loud: 0.4 })));
		stage.caption(() => say(won ? 'caption-win' : 'caption-loss'));
		await stage.wait(won ? 700 : 900);
	}
};

/** Where a seat's cards are on this screen. */
function homeOf(stage: On, seat: number): string[] {
	return seat === stage.me ? ['hand', `seat:${seat}`] : [`seat:${seat}`];
}

function changed(sizes: readonly number[], seat: number, by: number, whole = false): number[] {
	return sizes.map((size, one) => (one === seat ? (whole ? by : Math.max(0, size + by)) : size));
}

/** Two notes for a match, a bright chord for an Ultimatch. */
function chime(stage: On, ultimatch: boolean): void {
	const notes = ultimatch ? [67, 71, 74, 79, 83] : [72, 76];
	stage.sound.notes(...notes.map((midi, index) => ({ midi, timbre: 'bell' as const, at: index * (ultimatch ? 0.04 : 0.13), long: ultimatch ? 1 : 0.5, loud: 0.4 })));
	stage.caption(() => say(ultimatch ? 'caption-ultimatch' : 'caption-match'));
}
