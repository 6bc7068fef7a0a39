import { afterEach, expect, test, vi } from 'vitest';
import { patient } from './patient';

afterEach(() => vi.useRealTimers());

test('what does not come at once comes later', async () => {
	vi.useFakeTimers();
	vi.stubGlobal('document', { querySelectorAll: () => [] });
	let tries = 0;
	const load = patient(async () => {
		if (++tries < 3) throw new Error('the server is away');
		return 'the part';
	});
	const part = load();
	await vi.advanceTimersByTimeAsync(2000);
	expect(await part).toBe('the part');
	expect(tries).toBe(3);
	vi.unstubAllGlobals();
});
