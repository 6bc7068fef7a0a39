import { printed } from './cards';

/** A running sum, shown while cards are laid on a number. The server judges; this only shows. */

/** What a number becomes, card after card; null once an odd number would have to be halved. */
export function result(start: number, kinds: readonly string[], fractions: boolean): number | null {
	let value = start;
	for (const kind of kinds) {
		const by = Number(kind.slice(1));
		if (kind[0] === '+') value += by;
		else if (kind[0] === '-') value -= by;
		else if (kind[0] === 'x') value *= by;
		else if (value % by && !fractions) return null;
		else value /= by;
	}
	return value;
}

/** The odd number that could not be halved. */
export function oddOne(start: number, kinds: readonly string[]): number {
	const upTo = kinds.findIndex((_, index) => result(start, kinds.slice(0, index + 1), false) === null);
	return result(start, kinds.slice(0, upTo), false) ?? start;
}

const PARTS: Record<string, string> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };

/** A number as people write it: −2, 3½. */
export function written(value: number | null): string {
	if (value === null) return '?';
	const sign = value < 0 ? '−' : '';
	const whole = Math.floor(Math.abs(value));
	const part = Math.abs(value) - whole;
	if (!part) return `${sign}${whole}`;
	return PARTS[part] ? `${sign}${whole || ''}${PARTS[part]}` : `${sign}${Math.abs(value)}`;
}

/** "5 + 2 × 2", card after card. */
export function spelled(start: number, kinds: readonly string[]): string {
	return [written(start), ...kinds.map((kind) => `${printed(kind[0])} ${kind.slice(1)}`)].join(' ');
}
