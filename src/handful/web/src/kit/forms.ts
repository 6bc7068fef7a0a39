/** Moves, events and the people at the table, as every game's screens see them. */

export type FieldValue = string | number | boolean | readonly (string | number)[];

/** A structured move: its verb under `move`, then its fields. */
export type Form = { readonly move: string } & { readonly [field: string]: FieldValue };

/** One event as this screen was told it: its name under `event`, then what it may see. */
export type Told = { readonly event: string } & { readonly [field: string]: unknown };

export type View = object;

/** Who sits where, and how they are. */
export interface Sitter {
	readonly seat: number;
	readonly name: string;
	readonly bot: boolean;
	/** Gone for so long that nobody thinks they think. */
	readonly away: boolean;
	/** A bot sits in for them. */
	readonly pilot?: boolean;
	/** When a bot sits in by itself, in milliseconds of this device. */
	readonly botAt?: number | null;
}

/** Words that are found when they are drawn, so that they are said anew in another language. */
export type Sentence = () => string;

/** Why a move was not allowed: words for people, the clause for the rulebook. */
export interface Refusal {
	readonly code: string;
	/** What stands over the reason, where it is not that the move does not go. */
	readonly title?: Sentence;
	readonly reason: Sentence;
	readonly clause: string;
}

/** How a finished game ended; `places` gives each seat's rank from 1. */
export interface Outcome {
	readonly winners: readonly number[];
	readonly places: readonly number[];
	readonly scores: readonly number[];
	readonly reason: string;
	readonly together: boolean;
}

export function sameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
	if (Array.isArray(one) && Array.isArray(other)) {
		return one.length === other.length && one.every((item, index) => item === other[index]);
	}
	return one === other;
}

export function sameForm(one: Form, other: Form): boolean {
	const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
	return [...keys].every((key) => sameValue(one[key], other[key]));
}
