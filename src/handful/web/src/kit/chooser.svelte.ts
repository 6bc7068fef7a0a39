import { sameValue, type FieldValue, type Form } from './forms';

type Picks = { readonly [field: string]: FieldValue };

/**
 * Narrows the server's list of legal moves, one tap at a time, until one is left.
 *
 * A tap picks a value for a field (`pick({ move: 'play', card: 'R-m3' })`); what remains possible is
 * in `left`, and `ready` is the move that a button may send: the only one left, or the one that
 * needs nothing beyond what was picked. For a field that holds a list, picks are gathered in any order.
 */
export class Chooser {
	picks = $state.raw<Picks>({});
	readonly #legal: () => readonly Form[];

	constructor(legal: () => readonly Form[]) {
		this.#legal = legal;
	}

	/** The legal moves that fit everything picked so far. */
	get left(): Form[] {
		return this.#legal().filter((form) => fits(form, this.picks));
	}

	/** The move that could be made now, or null while something is still to be chosen. */
	get ready(): Form | null {
		if (!this.started) return null;
		const left = this.left;
		if (left.length === 1) return left[0];
		return left.find((form) => isWhole(form, this.picks)) ?? null;
	}

	/** Whether anything has been picked. */
	get started(): boolean {
		return Object.keys(this.picks).length > 0;
	}

	/** The legal moves, picked or not, that have these values. */
	with(wanted: Picks): Form[] {
		return this.#legal().filter((form) => fits(form, wanted));
	}

	/** Whether some legal move has these values: what is legal is visible. */
	can(wanted: Picks): boolean {
		return this.#legal().some((form) => fits(form, wanted));
	}

	/** Whether these values could be added to what is picked. */
	canAdd(wanted: Picks): boolean {
		return this.left.some((form) => fits(form, merged(this.picks, wanted)));
	}

	/** The different values a field may still take. */
	values(field: string): FieldValue[] {
		const found: FieldValue[] = [];
		for (const form of this.left) {
			const value = form[field];
			if (value !== undefined && !found.some((one) => sameValue(one, value))) found.push(value);
		}
		return found;
	}

	/** Whether a value is picked now. */
	has(field: string, value: FieldValue): boolean {
		const picked = this.picks[field];
		if (Array.isArray(picked) && !Array.isArray(value)) return picked.includes(value as never);
		return sameValue(picked, value);
	}

	/** Pick values; where they do not go with the earlier ones, the choice starts anew with them. */
	pick(wanted: Picks): void {
		const both = merged(this.picks, wanted);
		if (this.#legal().some((form) => fits(form, both))) this.picks = both;
		else this.picks = wanted;
	}

	/** Pick values, or put them back when they are picked already. */
	toggle(wanted: Picks): void {
		if (fits(this.picks as Form, wanted) && this.started) this.drop(...Object.keys(wanted));
		else this.pick(wanted);
	}

	/** Add one item to a field that holds a list, or take it out again. */
	toggleItem(field: string, item: string | number, also: Picks = {}): void {
		const picked = this.picks[field];
		const items = Array.isArray(picked) ? [...picked] : [];
		const place = items.indexOf(item);
		if (place >= 0) items.splice(place, 1);
		else items.push(item);
		const { [field]: _, ...rest } = this.picks;
		this.picks = items.length ? { ...rest, ...also, [field]: items } : rest;
	}

	/** Put fields back; without names, all of them. */
	drop(...fields: string[]): void {
		if (!fields.length) {
			this.picks = {};
			return;
		}
		this.picks = Object.fromEntries(
			Object.entries(this.picks).filter(([field]) => !fields.includes(field))
		);
	}
}

function merged(picks: Picks, wanted: Picks): Picks {
	return { ...picks, ...wanted };
}

/** Whether a move has all these values; of a list it must have at least these items. */
export function fits(form: Form | Picks, wanted: Picks): boolean {
	return Object.entries(wanted).every(([field, value]) => {
		const held = form[field];
		if (Array.isArray(held) && Array.isArray(value)) return contains(held, value);
		if (value === false) return held === undefined || held === false;
		return sameValue(held, value);
	});
}

function contains(held: readonly unknown[], wanted: readonly unknown[]): boolean {
	const rest = [...held];
	return wanted.every((item) => {
		const place = rest.indexOf(item);
		if (place < 0) return false;
		rest.splice(place, 1);
		return true;
	});
}

/** Whether a move needs nothing beyond what was picked. */
function isWhole(form: Form, picks: Picks): boolean {
	return Object.entries(form).every(([field, value]) => {
		const picked = picks[field];
		if (Array.isArray(value)) {
			const length = Array.isArray(picked) ? picked.length : 0;
			return value.length === length;
		}
		return picked !== undefined || field === 'move';
	});
}
