import type { Scenes, Stage } from '$kit';
import { COLOURS, counts, sum, type Colour } from './cards';
import { say } from './say';
import type { Event, Slot, View } from './generated/types';

/** How the events of That Match Game play: cards drop into lanes, bolts strike, stars fly. */

type TmStage = Stage<View>;
const APART = 70;

const hold = (stage: TmStage, seat: number): string[] =>
	seat === stage.me ? ['hand', `seat:${seat}`] : [`seat:${seat}`];
const source = (stage: TmStage, seat: number, code: string): string[] =>
	seat === stage.me ? [`card:${code}`, 'hand', `seat:${seat}`] : [`seat:${seat}`];

function fewer(stage: TmStage, seat: number, codes: readonly string[]): Partial<View> {
	const sizes = [...stage.view.sizes];
	sizes[seat] -= codes.length;
	if (seat !== stage.me || !stage.view.hand) return { sizes };
	const hand = [...stage.view.hand];
	for (const code of codes) {
		const place = hand.indexOf(code);
		if (place >= 0) hand.splice(place, 1);
	}
	return { sizes, hand };
}

async function drawn(stage: TmStage, seat: number, count: number, cards?: readonly string[]): Promise<void> {
	const flights = Array.from({ length: Math.min(count, 5) }, (_, index) => {
		stage.sound.flick();
		return stage.fly({ from: 'deck', to: hold(stage, seat), code: cards?.[index] ?? null, delay: index * APART });
	});
	await Promise.all(flights);
	const sizes = [...stage.view.sizes];
	sizes[seat] += count;
	stage.patch({ sizes, deck: Math.max(0, stage.view.deck - count) });
}

async function thrown(stage: TmStage, seat: number, cards: readonly string[]): Promise<void> {
	stage.sound.flick();
	await Promise.all(
		cards.map((code, index) => stage.fly({ from: source(stage, seat, code), to: ['discards', `seat:${seat}`], code, delay: index * APART }))
	);
	stage.patch({ ...fewer(stage, seat, cards), discard: [...stage.view.discard, ...cards] });
}

/** A lane that fills up rises by a note for each number. */
function rising(stage: TmStage, from: number, to: number): void {
	const scale = [60, 64, 67, 72, 76, 79, 84];
	for (let step = from; step <= to; step++) {
		stage.sound.notes({ midi: scale[Math.min(step, scale.length - 1)], at: (step - from) * 0.07, timbre: 'mallet', long: 0.4, loud: 0.4 });
	}
}

export const scenes: Scenes<View, Event> = {
	async dealt(told, stage) {
		const { seat, count } = told;
		stage.sound.flick();
		await stage.fly({ from: 'deck', to: hold(stage, seat), ms: 160 });
		const sizes = [...stage.view.sizes];
		sizes[seat] = count;
		stage.patch({ sizes });
	},

	async drew(told, stage) {
		const { seat, count, cards } = told;
		await drawn(stage, seat, count, cards);
	},

	async hauled(told, stage) {
		const { seat, count, cards } = told;
		await drawn(stage, seat, count, cards);
	},

	async number_played(told, stage) {
		const { seat, card, slot, colour } = told;
		await stage.fly({ from: source(stage, seat, card), to: [`lane:${slot}:${colour}`, 'stack'], code: card, turn: -5 });
		stage.sound.flick();
		stage.caption(() => say('caption', { sound: 'tick' }));
		stage.patch(fewer(stage, seat, [card]));
	},

	async special_played(told, stage) {
		const { seat, card } = told;
		stage.sound.flick();
		await stage.fly({ from: source(stage, seat, card), to: ['stack', 'discards', `seat:${seat}`], code: card });
		stage.patch(fewer(stage, seat, [card]));
		await stage.wait(120);
	},

	async bolted(told, stage) {
		const { seat, cards } = told;
		stage.shout(say('shout-bolt', { sum: sum(cards, stage.view.window?.value ?? 0) }), `seat:${seat}`);
		stage.sound.noise({ from: 5200, to: 120, long: 0.45, loud: 0.7 });
		stage.caption(() => say('caption', { sound: 'crack' }));
		const slot = stage.view.window?.slot;
		const lane = `lane:${slot}:${stage.view.window?.colour}`;
		await Promise.all(
			cards.map((code, index) => stage.fly({ from: source(stage, seat, code), to: ['stack', lane], code, delay: index * APART, turn: 6 }))
		);
		stage.patch(fewer(stage, seat, cards));
	},

	async red_blocked(told, stage) {
		const { seat, card } = told;
		await stage.fly({ from: source(stage, seat, card), to: ['stack', 'discards'], code: card });
		stage.shout(say('shout-red'), `seat:${seat}`);
		stage.sound.knock();
		stage.caption(() => say('caption', { sound: 'clunk' }));
		stage.patch(fewer(stage, seat, [card]));
		await stage.wait(200);
	},

	async orange_blocked(told, stage) {
		const { seat, card } = told;
		await stage.fly({ from: source(stage, seat, card), to: ['stack', 'discards'], code: card });
		stage.shout(say('shout-orange'), `seat:${seat}`);
		stage.sound.notes({ midi: 88, timbre: 'glass', long: 0.8, loud: 0.5 });
		stage.caption(() => say('caption', { sound: 'ping' }));
		stage.patch(fewer(stage, seat, [card]));
		await stage.wait(200);
	},

	async rescue_called(told, stage) {
		const { seat, card } = told;
		await stage.fly({ from: source(stage, seat, card), to: ['stack', 'discards'], code: card });
		stage.shout(say('shout-rescue'), `seat:${seat}`);
		stage.sound.notes({ midi: 67, timbre: 'flute', long: 0.3, loud: 0.4 }, { midi: 74, at: 0.15, timbre: 'flute', long: 0.4, loud: 0.4 });
		stage.patch(fewer(stage, seat, [card]));
	},

	async settled(told, stage) {
		const { laid, returned } = told;
		const window = stage.view.window;
		const back = returned.flatMap((cards, seat) =>
			cards.map((code) => stage.fly({ from: ['stack', 'discards'], to: hold(stage, seat), code }))
		);
		const lies = window && window.slot !== null ? stage.view.market[window.slot] : null;
		if (window && window.slot !== null && lies && laid.length) {
			const lane = COLOURS.indexOf(window.colour as Colour);
			const gap = Math.max(0, lies.gaps[lane] - laid.reduce((total, code) => total + counts(code, lies.gaps[lane]), 0));
			rising(stage, lies.asks[lane] - lies.gaps[lane], lies.asks[lane] - gap);
			const full: Slot = {
				...lies,
				gaps: lies.gaps.map((one, index) => (index === lane ? gap : one)),
				lying: lies.lying.map((cards, index) => (index === lane ? [...cards, ...laid] : cards))
			};
			stage.patch({ window: null, market: stage.view.market.map((one, index) => (index === window.slot ? full : one)) });
			await stage.wait(160);
		} else stage.patch({ window: null });
		await Promise.all(back);
	},

	async colour_closed(told, stage) {
		const { slot, colour } = told;
		stage.shout(say('shout-full'), `lane:${slot}:${colour}`);
		stage.sound.notes({ midi: 79, timbre: 'bell', long: 0.4, loud: 0.3 });
		await stage.wait(220);
	},

	async point_taken(told, stage) {
		const { seat, slot, card, stars, total } = told;
		const lies = stage.view.market[slot];
		for (const [index, midi] of [67, 72, 76, 79, 84].slice(0, 2 + Math.min(3, stars)).entries()) {
			stage.sound.notes({ midi, at: index * 0.09, timbre: 'bell', long: 0.7, loud: 0.4 });
		}
		stage.caption(() => say('caption', { sound: 'fanfare' }));
		const flying = stage.fly({ from: `slot:${slot}`, to: [`seat:${seat}`], code: card, props: { slot: lies ?? undefined }, ms: 620, turn: 360 });
		stage.patch({ market: stage.view.market.map((one, index) => (index === slot ? null : one)) });
		await flying;
		const points = [...stage.view.points];
		points[seat] = total;
		stage.patch({ points });
		stage.shout(say('shout-taken', { count: stars }), `seat:${seat}`);
		await stage.wait(260);
	},

	async market_refilled(told, stage) {
		const { slot, card } = told;
		if (!card) return;
		stage.sound.flick();
		await stage.fly({ from: 'points', to: `slot:${slot}`, code: null, props: { red: true } });
	},

	async snatched(told, stage) {
		const { seat, source: from, count, card } = told;
		if (!count) return;
		stage.sound.flick();
		await stage.fly({ from: hold(stage, from), to: hold(stage, seat), code: card ?? null, ms: 320 });
	},

	async trimmed(told, stage) {
		const { seat, cards } = told;
		await thrown(stage, seat, cards);
	},

	async tossed(told, stage) {
		const { seat, cards } = told;
		await thrown(stage, seat, cards);
	},

	async reshuffled(_, stage) {
		stage.sound.noise({ from: 2600, to: 1200, long: 0.35, loud: 0.5 });
		await stage.fly({ from: 'discards', to: 'deck', ms: 320 });
	},

	async game_over(_, stage) {
		stage.sound.notes(
			{ midi: 60, timbre: 'bell', long: 0.9, loud: 0.35 },
			{ midi: 67, timbre: 'bell', at: 0.1, long: 0.9, loud: 0.35 },
			{ midi: 76, timbre: 'bell', at: 0.2, long: 1.1, loud: 0.4 }
		);
		await stage.wait(400);
	}
};
