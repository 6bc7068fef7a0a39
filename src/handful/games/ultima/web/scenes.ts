import type { Scenes } from '$kit';
import { soundInterval, soundOctave } from './sounds';
import { say } from './say';
import { intervalNamed, intervalOf, isTritone, noteName, semitones, type Color } from './theory';
import type { Event, View } from './generated/types';

/** How the events of Ultima play: things move from where they were to where they are. */

const MOVE = 260;
const APART = 70;

export const scenes: Scenes<View, Event> = {
	async dealt(told, stage) {
		const { seat, count } = told;
		const mine = seat === stage.me;
		stage.sound.flick();
		await stage.fly({ from: 'draw', to: mine ? ['hand', `seat:${seat}`] : `seat:${seat}`, ms: 160 });
		const sizes = [...stage.view.sizes];
		sizes[seat] = count;
		stage.patch({ sizes });
	},

	async flipped(told, stage) {
		const { card, color, notes } = told;
		await stage.fly({ from: 'draw', to: 'pile', code: card || null, props: { hidden: color as Color } });
		soundInterval(notes[0], notes[1], color as Color);
	},

	async played(told, stage) {
		const { seat, shown, card, action, color, match, notes, left } = told;
		const code = card || shown;
		const before = stage.view;
		stage.sound.flick();
		await stage.fly({
			from: seat === stage.me ? [`card:${code}`, 'hand', `seat:${seat}`] : `seat:${seat}`,
			to: 'pile',
			code: shown || null,
			props: { hidden: color as Color },
			turn: 2
		});
		const sizes = [...before.sizes];
		sizes[seat] = left;
		stage.patch({
			top: { color, declared: action === 'wild', by: seat, notes, ...(shown ? { card: shown } : {}) },
			covered: before.top.card ? [...before.covered, before.top.card] : before.covered,
			laid: before.laid + 1,
			sizes,
			...(seat === stage.me && before.hand ? { hand: without(before.hand, code) } : {})
		});
		const full = match.includes('complement') && shown && before.top.card && !isTritone(shown);
		if (full && before.top.card) {
			soundOctave(before.top.notes[0], before.top.notes[0] + semitones(before.top.card), color as Color);
		} else soundInterval(notes[0], notes[1], color as Color);
		stage.caption(() =>
			say('caption', {
				interval: shown ? intervalNamed(intervalOf(shown)) : '?',
				low: noteName(notes[0]),
				high: noteName(notes[1])
			})
		);
		await stage.wait(full ? 700 : 260);
	},

	async drew(told, stage) {
		const { seat, count, cards } = told;
		const mine = seat === stage.me;
		const flights = Array.from({ length: Math.min(count, 6) }, (_, index) => {
			stage.sound.flick();
			return stage.fly({
				from: 'draw',
				to: mine ? ['hand', `seat:${seat}`] : `seat:${seat}`,
				code: cards?.[index] ?? null,
				ms: MOVE,
				delay: index * APART
			});
		});
		await Promise.all(flights);
		const sizes = [...stage.view.sizes];
		sizes[seat] += count;
		stage.patch({ sizes, draw_count: Math.max(0, stage.view.draw_count - count) });
	},

	async direction(_, stage) {
		stage.patch({ direction: -stage.view.direction });
		stage.sound.noise({ from: 300, to: 1400, long: 0.3, loud: 0.3 });
		await stage.wait(400);
	},

	async pending(_, stage) {
		stage.sound.knock();
		await stage.wait(200);
	},

	async called(told, stage) {
		const { seat } = told;
		stage.shout(say('shout'), `seat:${seat}`);
		stage.sound.notes(
			{ midi: 72, timbre: 'bell', long: 0.5, loud: 0.4 },
			{ midi: 79, timbre: 'bell', at: 0.12, long: 0.7, loud: 0.4 }
		);
		await stage.wait(350);
	},

	async caught(told, stage) {
		const { target } = told;
		stage.shout(say('caught'), `seat:${target}`);
		stage.sound.knock();
		await stage.wait(450);
	},

	async misheard(told, stage) {
		const { seat, card } = told;
		await stage.fly({ from: `seat:${seat}`, to: 'pile', code: card });
		await stage.fly({ from: 'pile', to: seat === stage.me ? ['hand', `seat:${seat}`] : `seat:${seat}`, code: card });
	},

	async reshuffled(_, stage) {
		stage.sound.noise({ from: 2600, to: 1200, long: 0.35, loud: 0.5 });
		await stage.fly({ from: 'pile', to: 'draw', ms: 320 });
	},

	async hand_over(_, stage) {
		stage.sound.notes(
			{ midi: 60, timbre: 'piano', long: 0.9, loud: 0.4 },
			{ midi: 64, timbre: 'piano', at: 0.08, long: 0.9, loud: 0.4 },
			{ midi: 67, timbre: 'piano', at: 0.16, long: 0.9, loud: 0.4 },
			{ midi: 72, timbre: 'piano', at: 0.24, long: 1.1, loud: 0.45 }
		);
		await stage.wait(500);
	}
};

function without(hand: readonly string[], code: string): string[] {
	const rest = [...hand];
	const place = rest.indexOf(code);
	if (place >= 0) rest.splice(place, 1);
	return rest;
}
