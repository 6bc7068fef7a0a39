import { getContext, setContext } from 'svelte';
import { TOKENS } from './art';

/** How a seat is marked: by the shape of whoever sits there, and a bot by its face as well. */
export interface Mark {
	readonly shape: string;
	readonly character: string | null;
}

const KEY = 'seating';

/** Tell everything inside this component how the seats are marked. */
export function markSeats(marks: () => readonly Mark[] | undefined): void {
	setContext(KEY, (seat: number) => marks()?.[seat]);
}

/** How a seat is marked, for a component that draws it; where nobody says so, by its number. */
export function marks(): (seat: number) => Mark {
	const found = getContext<((seat: number) => Mark | undefined) | undefined>(KEY);
	return (seat) => found?.(seat) ?? { shape: TOKENS[seat % TOKENS.length].name, character: null };
}

/** The drawing of a shape. */
export function tokenOf(shape: string): (typeof TOKENS)[number] {
	return TOKENS.find(({ name }) => name === shape) ?? TOKENS[0];
}
