/** How long a move of a bot stands, in milliseconds: the tempi of a table. */
export const PACES = [
	{ value: 4000, name: 'slow' },
	{ value: 2000, name: 'normal' },
	{ value: 800, name: 'fast' }
] as const;

/** The tempo that comes closest. */
export function paceOf(ms: number): number {
	return PACES.reduce((best, { value }) => (Math.abs(value - ms) < Math.abs(best - ms) ? value : best), PACES[1].value as number);
}
