/** Where the parts of two moves lie: the best one, and what was done. */

interface Part {
	part: string;
	best: boolean;
	made: boolean;
}

/** A part on the table, in percent of it. */
export interface Frame extends Part {
	left: number;
	top: number;
	width: number;
	height: number;
}

/** A card of the hand. */
export interface Held extends Part {
	code: string;
}

interface Moves {
	best: readonly string[];
	made: readonly string[];
}
interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

const IN_HAND = 'card:';

/** Each part of either move once, also what both have in common. */
function partsOf({ best, made }: Moves): Part[] {
	return [...new Set([...best, ...made])].map((part) => ({ part, best: best.includes(part), made: made.includes(part) }));
}

/** The cards of the hand that either move needs. */
export function heldIn(best: readonly string[], made: readonly string[]): Held[] {
	return partsOf({ best, made })
		.filter(({ part }) => part.startsWith(IN_HAND))
		.map((one) => ({ ...one, code: one.part.slice(IN_HAND.length) }));
}

/** What lies on the table, as far as it is drawn there. */
export function frames(moves: Moves, boxOf: (part: string) => Box | undefined, around: Box): Frame[] {
	return partsOf(moves).flatMap((one) => {
		const box = one.part.startsWith(IN_HAND) ? undefined : boxOf(one.part);
		if (!box || !around.width || !around.height) return [];
		const across = (value: number): number => (100 * value) / around.width;
		const down = (value: number): number => (100 * value) / around.height;
		return [{ ...one, left: across(box.left - around.left), top: down(box.top - around.top), width: across(box.width), height: down(box.height) }];
	});
}
