import { describe, expect, it } from 'vitest';
import { runners } from './race';

describe('the track to the goal', () => {
	it('puts everybody at their share', () => {
		expect(runners([15, 75, 150], 150, 0, 0.05).map(({ seat, at }) => [seat, at])).toEqual([
			[0, 0.1],
			[1, 0.5],
			[2, 1]
		]);
	});

	it('keeps tokens apart, at the start and at the end', () => {
		for (const totals of [[0, 0, 0, 0], [150, 149, 148, 147], [0, 1, 75, 150]]) {
			const at = runners(totals, 150, 0, 0.14).map((one) => one.at);
			for (let next = 1; next < at.length; next++) expect(at[next] - at[next - 1]).toBeGreaterThan(0.139);
			expect(Math.min(...at)).toBeGreaterThanOrEqual(0);
			expect(Math.max(...at)).toBeLessThanOrEqual(1);
		}
	});

	it('shows fewer on a short track', () => {
		expect(runners([0, 0, 0, 0], 150, 0, 0.4)).toHaveLength(3);
	});

	it('always shows oneself', () => {
		const shown = runners([0, 9, 9, 9, 9, 9, 9], 150, 0, 0.14);
		expect(shown).toHaveLength(5);
		expect(shown.map(({ seat }) => seat)).toContain(0);
	});
});
