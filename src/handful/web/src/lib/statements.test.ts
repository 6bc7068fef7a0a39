import { expect, test } from 'vitest';
import { lines } from './statements';

test('a section is read line by line, statement by statement', () => {
	const [first, second, third] = lines('Nine cards. [BD-4, BD-5] You hold *3*. [BD-5]\n\n1. <W.R|WILD>: any pair. [BD-27]\n- last');
	expect(first).toEqual({
		kind: 'text',
		statements: [
			{ pieces: [{ text: 'Nine cards.' }], clauses: ['BD-4', 'BD-5'] },
			{ pieces: [{ text: 'You hold ' }, { text: '3', here: true }, { text: '.' }], clauses: ['BD-5'] }
		]
	});
	expect(second.kind).toBe('step');
	expect(second.statements[0].pieces[0]).toEqual({ text: 'WILD', card: 'W.R' });
	expect(third).toEqual({ kind: 'point', statements: [{ pieces: [{ text: 'last' }], clauses: [] }] });
});
