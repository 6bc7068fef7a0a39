import type { Clock, Form, Told, Update } from '$kit';
import type { Table } from './types';

/** The server's table frame as the kit takes it. */
export function toUpdate(table: Table, received = Date.now()): Update {
	return {
		seq: table.seq,
		view: table.view,
		legal: table.legal.map((offer) => offer.move as Form),
		cut: table.legal_total > table.legal.length,
		awaited: table.awaited,
		events: table.events.map((happening) => happening.event as Told),
		entries: table.events.map((happening) => happening.seq),
		times: table.events.map((happening) => happening.at),
		lines: table.events.map((happening) => happening.says ?? happening.words),
		prompt: table.prompt_says ?? table.prompt,
		after: table.after,
		silence: (table.silence?.move as Form | undefined) ?? null,
		clock: toClock(table, received),
		burning: table.clock.deadline !== null,
		doubles: table.clock.double,
		outcome: table.outcome
	};
}

/** What this device should count down to: what the game counts down to, else the room's limit. */
function toClock(table: Table, received: number): Clock | null {
	const { now, running, deadline, limit, more } = table.clock;
	const ends = deadline ?? limit;
	if (!running || ends === null) return null;
	const seat = table.awaited.length === 1 ? table.awaited[0] : null;
	return { from: received, ends: received + ends - now, seat, burning: deadline !== null, more: deadline === null ? more : 0 };
}
