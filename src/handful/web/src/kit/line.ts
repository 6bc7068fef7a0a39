import { who } from '$lib/say';
import { listed, say } from '$lib/words.svelte';
import type { AnyPlay, Clock } from './play.svelte';

/** Which of its sentences a page says: the first that holds, from the top. */
export type Stand = 'paused' | 'hit' | 'over' | 'pass' | 'ask' | 'you' | 'wait';

/** The one line of a screen: who, in which state, does what, why, and what comes next. */
export interface TableLine {
	readonly stand: Stand;
	/** Whose token heads it; null is nobody's. */
	readonly seat: number | null;
	readonly tag: string;
	readonly sentence: string;
	readonly why: string;
	readonly next: string;
	/** The seats for which the table waits. */
	readonly lit: readonly number[];
	/** Time that runs for this screen, or for those it waits for. */
	readonly clock: Clock | null;
}

/** What the page says now. One for all games: line, lit seats and clock come from the same drawn moment. */
export function lineOf(play: AnyPlay): TableLine {
	const stand = standOf(play);
	return { stand, clock: play.isRace ? null : play.clock, ...WORDS[stand](play), lit: play.outcome ? [] : play.awaited };
}

function standOf(play: AnyPlay): Stand {
	if (play.paused !== null) return 'paused';
	if (play.hit) return 'hit';
	if (play.outcome) return 'over';
	if (play.isPassing) return 'pass';
	if (play.isAsked) return 'ask';
	return play.isMyTurn || (play.isRace && play.turn === play.me) ? 'you' : 'wait';
}

type Words = Pick<TableLine, 'seat' | 'tag' | 'sentence' | 'why' | 'next'> & Partial<Pick<TableLine, 'clock'>>;

/** Until a bot sits in for somebody who is away: what the ring shows at most. */
const GRACE = 60_000;

const WORDS: Readonly<Record<Stand, (play: AnyPlay) => Words>> = {
	paused: (play) => ({
		seat: null,
		tag: say('line-paused'),
		sentence: play.paused ? say('line-paused-by', { name: play.paused }) : say('line-paused-all'),
		why: say('line-paused-why'),
		next: play.paused ? say('line-paused-next') : ''
	}),
	hit: (play) => {
		const told = play.hit?.lines.map((line) => line.words) ?? [];
		// That time ran out stands in the tag already: what was done instead is the sentence.
		const [sentence = '', ...more] = play.hit?.by === null && told.length > 1 ? told.slice(1) : told;
		return {
			seat: play.hit?.by ?? play.me,
			tag: say(play.hit?.by === null ? 'line-silent' : 'line-hit'),
			sentence,
			why: [play.hit?.cause?.words ?? '', ...more].join(' ').trim(),
			next: say('line-hit-next')
		};
	},
	over: (play) => ({
		seat: play.outcome?.winners.length === 1 ? play.outcome.winners[0] : null,
		tag: say('line-over'),
		sentence: play.prompt || say('line-over'),
		why: '',
		next: ''
	}),
	pass: (play) => ({
		seat: play.answered,
		tag: say('line-pass'),
		sentence: play.statement,
		why: play.letting ? say('line-letting') : say('line-pass-why'),
		next: say('line-pass-next'),
		clock: null // it goes on long before
	}),
	ask: (play) => ({
		seat: play.answered,
		tag: say('line-ask', { name: play.name(play.answered ?? 0) }),
		sentence: play.asking.title ?? play.prompt,
		why: play.asking.hint ?? '',
		next: play.asking.next ?? then(play)
	}),
	you: (play) => ({
		seat: play.me,
		tag: play.asking.tag ?? say('line-you'),
		sentence: play.asking.title ?? play.prompt,
		why: play.asking.hint ?? '',
		next: play.asking.next ?? then(play)
	}),
	wait: (play) => {
		if (play.awaited.length && play.awaited.every((seat) => play.sitters[seat]?.away)) return absent(play);
		const names = play.awaited.map((seat) => play.name(seat));
		const latest = play.latest?.words ?? '';
		return {
			seat: play.awaited[0] ?? play.turn,
			tag: names.length ? say('line-wait', { count: names.length, names: listed(names) }) : play.clock?.burning ? say('line-moment') : '',
			sentence: play.prompt || latest || say('line-dealing'),
			why: play.prompt ? latest : '',
			next: play.asking.next ?? then(play)
		};
	}
};

/** All for whom the table waits are away: nobody thinks. */
function absent(play: AnyPlay): Words {
	const names = listed(play.awaited.map((seat) => play.name(seat)));
	const [seat] = play.awaited;
	const ends = play.sitters[seat]?.botAt ?? null;
	return {
		seat,
		tag: say('line-away', { count: play.awaited.length, names }),
		sentence: say('line-away-waits', { names }),
		why: play.latest?.words ?? '',
		next: ends === null ? '' : say('line-away-bot', { name: play.name(seat) }),
		clock: ends === null ? null : { from: ends - GRACE, ends, seat }
	};
}

/** What happens when the time is out, else who plays after this; while others answer, the turn that they answer is not over. */
function then(play: AnyPlay): string {
	const { turn, after, clock } = play;
	if (clock && !clock.burning) {
		if (play.isMyTurn) return say('line-zero', { whose: play.isAsked ? 'answer' : 'turn' });
		if (clock.seat !== null) return say('line-zero-other', { name: play.name(clock.seat) });
	}
	if (play.zero) return play.zero;
	if (after === null || after === turn) return '';
	const next = say('line-then', { seat: who(after) }, play);
	if (turn === null || play.isRace || play.awaited.includes(turn)) return next;
	return `${say('line-still', { seat: who(turn) }, play)} ${next}`;
}
