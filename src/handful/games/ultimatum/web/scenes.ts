import { anchor, type Scenes, type Stage } from '$kit';
import { later } from './lazy';
import { say } from './say';
import { isBargain } from './selectors';
import type { Event, View } from './generated/types';

/** How the events of Ultimatum play: things move from where they were to where they are. */

const LAST = 1;

/** Where a seat's chips lie: in a bargain the target's are on the mat. */
function heap(stage: Stage<View>, seat: number): string[] {
	const { affair } = stage.view;
	const onMat = isBargain(affair) && affair.target === seat ? ['mat'] : [];
	return [...onMat, `heap:${seat}`, `seat:${seat}`];
}

function hand(stage: Stage<View>, seat: number): string[] {
	return seat === stage.me ? ['hand', `seat:${seat}`] : [`backs:${seat}`, `seat:${seat}`];
}

function changed(numbers: readonly number[], seat: number, by: number): number[] {
	return numbers.map((one, index) => (index === seat ? one + by : one));
}

function without(cards: readonly string[], code: string): string[] {
	const place = cards.indexOf(code);
	return cards.filter((_, index) => index !== place);
}

/** Over a seat's place; on a phone over the middle of the strip, where there is room for words. */
function shout(stage: Stage<View>, words: string, seat: number): void {
	stage.shout(words, anchor('strip') ? 'strip' : `seat:${seat}`);
}

function gavel(stage: Stage<View>): void {
	stage.sound.noise({ from: 700, to: 180, long: 0.1, loud: 1, sharp: 4 });
	stage.sound.noise({ from: 520, to: 140, long: 0.12, loud: 0.8, sharp: 4, at: 0.17 });
	stage.caption(() => say('caption', { sound: 'gavel' }));
}

/** A card leaves a hand for the pile of discards. */
async function lay(stage: Stage<View>, seat: number, code: string, to: string[] = ['discard']): Promise<void> {
	stage.sound.flick();
	stage.caption(() => say('caption', { sound: 'card' }));
	const own = seat === stage.me ? [`card:${code}`] : [];
	await stage.fly({ from: [...own, ...hand(stage, seat)], to: [...to, 'discard', 'strip'], code, turn: 2 });
	const { view } = stage;
	stage.patch({
		discard: [...view.discard, code],
		sizes: changed(view.sizes, seat, -1),
		...(seat === stage.me && view.hand ? { hand: without(view.hand, code) } : {})
	});
}

export const scenes: Scenes<View, Event> = {
	async round_started(told, stage) {
		const { chips, pile_count, round } = told;
		stage.patch({ chips, pile_count, round_number: round, discard: [], affair: null, phase: 'turn', ended: '' });
		stage.sound.noise({ from: 2600, to: 1300, long: 0.3, loud: 0.5 });
		await stage.wait(200);
	},

	async dealt(told, stage) {
		const { kinds, seat } = told;
		if (seat !== stage.me || !kinds) return;
		const flights = kinds.slice(0, 10).map((code, index) => {
			if (index % 3 === 0) stage.sound.flick();
			return stage.fly({ from: ['draw', 'strip'], to: 'hand', code, ms: 240, delay: index * 50 });
		});
		await Promise.all(flights);
		stage.patch({ hand: kinds });
	},

	turn_started(told, stage) {
		const { seat } = told;
		stage.patch({ turn: seat, required: seat, phase: 'turn', affair: null });
		const last = stage.view.sizes.filter((count) => count === LAST).length;
		if (!last) return;
		for (const beat of [0, 0.28, 0.56]) {
			stage.sound.noise({ from: 2400, to: 1800, long: 0.03, loud: 0.2 + 0.15 * last, sharp: 8, at: beat });
		}
		stage.caption(() => say('caption', { sound: 'tick' }));
	},

	async played(told, stage) {
		const { seat, card } = told;
		await lay(stage, seat, card);
		if (card === 'UL') {
			gavel(stage);
			shout(stage, say('shout', { what: 'ultimatum' }), seat);
			await stage.wait(500);
		} else if (card === 'RO') {
			shout(stage, say('shout', { what: 'round' }), seat);
			await stage.wait(300);
		} else await stage.wait(160);
	},

	async window_opened(told, stage) {
		const { phase } = told;
		// A beat of silence with the shield in question.
		if (phase === 'ultimatum_block') await stage.wait(350);
	},

	async declined(told, stage) {
		const { seat } = told;
		const { affair } = stage.view;
		if (affair) stage.patch({ affair: { ...affair, queue: affair.queue.filter((one) => one !== seat) } });
		await stage.wait(140);
	},

	async countered(told, stage) {
		const { seat, share } = told;
		await lay(stage, seat, 'CO', ['deals']);
		const { affair } = stage.view;
		if (isBargain(affair)) {
			const queue = affair.queue.filter((one) => one !== seat);
			const proposals = [...affair.proposals, { by: seat, share, blockable: seat !== affair.target }];
			stage.patch({ affair: { ...affair, queue, proposals } });
		}
		stage.sound.knock();
		await stage.wait(300);
	},

	async accepted(told, stage) {
		const { proposal } = told;
		const { affair } = stage.view;
		if (affair) stage.patch({ affair: { ...affair, accepted: proposal } });
		gavel(stage);
		await stage.wait(450);
	},

	async rejected(told, stage) {
		const { seat } = told;
		shout(stage, say('shout', { what: 'none' }), seat);
		stage.sound.noise({ from: 900, to: 300, long: 0.35, loud: 0.6 });
		await stage.wait(600);
	},

	async blocked(told, stage) {
		const { seat } = told;
		const { affair } = stage.view;
		await stage.wait(250);
		await lay(stage, seat, 'BL');
		stage.caption(() => say('caption', { sound: 'shield' }));
		const { dropShield } = await later.air();
		await dropShield(stage, affair ? [...heap(stage, affair.target), `seat:${seat}`] : `seat:${seat}`);
	},

	async chips_moved(told, stage) {
		const { payer, receiver, count } = told;
		if (!count) {
			shout(stage, say('shout', { what: 'nothing' }), payer);
			return stage.wait(300);
		}
		const from = heap(stage, payer);
		const { flyChips } = await later.air();
		const flight = flyChips(stage, from, heap(stage, receiver), count);
		stage.patch({ chips: changed(stage.view.chips, payer, -count) });
		stage.caption(() => say('caption', { sound: 'clink' }));
		await flight;
		stage.patch({ chips: changed(stage.view.chips, receiver, count) });
		await stage.wait(180);
	},

	async stacks_swapped(told, stage) {
		const { a, b, before, after } = told;
		stage.caption(() => say('caption', { sound: 'clink' }));
		const { flyChips } = await later.air();
		const flights = [flyChips(stage, heap(stage, a), heap(stage, b), before[0]), flyChips(stage, heap(stage, b), heap(stage, a), before[1])];
		stage.patch({ chips: changed(changed(stage.view.chips, a, -before[0]), b, -before[1]) });
		await Promise.all(flights);
		stage.patch({ chips: changed(changed(stage.view.chips, a, after[0]), b, after[1]) });
		await stage.wait(200);
	},

	async hands_swapped(told, stage) {
		const { a, b, counts } = told;
		stage.sound.noise({ from: 2200, to: 900, long: 0.4, loud: 0.5 });
		const flights = [0, 1, 2].flatMap((index) => [
			stage.fly({ from: hand(stage, a), to: hand(stage, b), ms: 420, delay: index * 60 }),
			stage.fly({ from: hand(stage, b), to: hand(stage, a), ms: 420, delay: index * 60 })
		]);
		await Promise.all(flights);
		const sizes = stage.view.sizes.map((one, seat) => (seat === a ? counts[0] : seat === b ? counts[1] : one));
		stage.patch({ sizes });
	},

	async drew(told, stage) {
		const { seat, count } = told;
		stage.sound.flick();
		await Promise.all(
			Array.from({ length: count }, (_, index) =>
				stage.fly({ from: ['draw', 'strip'], to: hand(stage, seat), ms: 300, delay: index * 110 })
			)
		);
		stage.patch({ sizes: changed(stage.view.sizes, seat, count), pile_count: Math.max(0, stage.view.pile_count - count) });
	},

	async round_ended(told, stage) {
		const { reason } = told;
		if (reason === 'round_card') {
			stage.sound.notes(
				{ midi: 91, timbre: 'bell', long: 0.9, loud: 0.5 },
				{ midi: 91, timbre: 'bell', at: 0.22, long: 0.9, loud: 0.4 }
			);
			stage.caption(() => say('caption', { sound: 'bell' }));
		} else gavel(stage);
		await stage.wait(500);
	},

	said(_, stage) {
		stage.sound.notes({ midi: 79, timbre: 'mallet', long: 0.12, loud: 0.2 });
	}
};
