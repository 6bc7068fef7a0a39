import { pageReload } from '$lib/pageReload.svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retrying } from './retry';

const PAGE = '<!doctype html><script type="module" src="./assets/house-1.js"></script>';
const NEWER = PAGE.replace('house-1', 'house-2');

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('document', {
		querySelector: (asked: string) => (asked === 'script[src$="/house-1.js"]' ? {} : null)
	});
	vi.stubGlobal('addEventListener', () => undefined);
	vi.stubGlobal('location', { reload: vi.fn() });
	vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	pageReload.due = false;
});

const answer = (page: string): void => void vi.stubGlobal('fetch', async () => ({ ok: true, text: async () => page }));

/** A part that does not come the first few times. */
function part(failures: number): { load: () => Promise<string>; tries: () => number } {
	let tries = 0;
	const load = retrying(async () => {
		if (++tries <= failures) throw new Error('it does not come');
		return 'the part';
	});
	return { load, tries: () => tries };
}

test('what does not come at once comes later', async () => {
	vi.stubGlobal('fetch', async () => {
		throw new Error('the server is away');
	});
	const { load, tries } = part(2);
	const found = load();
	await vi.advanceTimersByTimeAsync(2000);
	expect(await found).toBe('the part');
	expect(tries()).toBe(3);
	expect(pageReload.due).toBe(false);
});

test('a server of the same version is only asked again', async () => {
	answer(PAGE);
	const { load } = part(1);
	const found = load();
	await vi.advanceTimersByTimeAsync(1000);
	expect(await found).toBe('the part');
	expect(pageReload.due).toBe(false);
});

test('a newer server no longer has the part: the page is loaded anew, once', async () => {
	answer(NEWER);
	const { load, tries } = part(Infinity);
	void load();
	void load();
	await vi.advanceTimersByTimeAsync(0);
	expect(pageReload.due).toBe(true);
	expect(location.reload).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(location.reload).toHaveBeenCalled();
	expect(tries()).toBe(2);
});

test('a page that was loaded anew in vain only goes on asking', async () => {
	answer(NEWER);
	vi.stubGlobal('sessionStorage', { getItem: () => String(Date.now()), setItem: () => undefined });
	const { load, tries } = part(5);
	void load();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(location.reload).not.toHaveBeenCalled();
	expect(tries()).toBe(6);
});

test('a browser that holds on to a failed fetch gets the page anew', async () => {
	answer(PAGE);
	const { load } = part(Infinity);
	void load();
	await vi.advanceTimersByTimeAsync(1900);
	expect(pageReload.due).toBe(false);
	await vi.advanceTimersByTimeAsync(200);
	expect(pageReload.due).toBe(true);
});
