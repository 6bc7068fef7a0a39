/** How the rules on one page are written, line by line; i18n/page.py reads them the same way. */

/** A run of words: `card` names the card they are about, `here` says that this table's options put them there. */
export interface Piece {
	readonly text: string;
	readonly card?: string;
	readonly here?: boolean;
}
export interface Statement {
	readonly pieces: readonly Piece[];
	readonly clauses: readonly string[];
}
export interface Line {
	readonly kind: 'text' | 'point' | 'step';
	readonly statements: readonly Statement[];
}

export function lines(text: string): Line[] {
	const rows = text.split('\n').map((row) => row.trim());
	return rows.filter(Boolean).map((row) => {
		const mark = /^(-|\d+\.) +/.exec(row)?.[0] ?? '';
		return { kind: !mark ? 'text' : mark.startsWith('-') ? 'point' : 'step', statements: statements(row.slice(mark.length)) };
	});
}

export function statements(text: string): Statement[] {
	return [...text.matchAll(/(.*?\S)\s*(?:\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\]|$)\s*/g)].map(([, words, clauses]) => ({
		pieces: pieces(words),
		clauses: clauses?.split(', ') ?? []
	}));
}

function pieces(words: string): Piece[] {
	return words.split(/(<[^|>]+\|[^>]+>|\*[^*]+\*)/).filter(Boolean).map((run) => {
		const card = /^<([^|]+)\|(.+)>$/.exec(run);
		if (card) return { text: card[2], card: card[1] };
		return run.startsWith('*') ? { text: run.slice(1, -1), here: true } : { text: run };
	});
}
