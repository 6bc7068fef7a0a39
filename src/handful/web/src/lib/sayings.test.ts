import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from './languages';
import { sentence } from './sayings';
import { dictionary } from './words.svelte';

vi.hoisted(() => vi.stubGlobal('document', { documentElement: {} }));

describe('what the server said', () => {
	const code = { id: 'deny-code' };
	const taken = { id: 'tell-taken_back', args: { seat: { seat: 2 } } };

	it('is said anew when another language is chosen', async () => {
		const said = await sentence(code, 'English');
		const heard = new Set<string>();
		for (const language of Object.keys(LANGUAGES) as Language[]) {
			await dictionary.read(language);
			heard.add(said());
		}
		expect(heard.size).toBe(Object.keys(LANGUAGES).length);
		expect(heard).not.toContain(code.id);
		expect(heard).not.toContain('English');
	});
	it('calls a seat by its number where nobody is known to sit there', async () => {
		await dictionary.read('en');
		expect((await sentence(taken, ''))()).toBe('seat 3 takes the last move back.');
	});
	it('is said to whom it is about', async () => {
		expect((await sentence(taken, '', String, 2))()).toBe('You take your last move back.');
	});
	it('stays as it is where it is no message', async () => {
		expect((await sentence('Zoë', 'Something new.'))()).toBe('Zoë');
		expect((await sentence(null, 'Something new.'))()).toBe('Something new.');
	});
	it('waits for words that a first screen does without, in the middle of others, too', async () => {
		vi.resetModules();
		const { dictionary } = await import('./words.svelte');
		const { hasWords, laterWords } = await import('./sayings');
		await dictionary.read('en', 'ultimatum');
		const laughs = { id: 'log-played', args: { words: { id: 'say-laugh' } } };
		expect([hasWords({ id: 'log-played' }), hasWords(laughs), hasWords(null), hasWords('Zoë')]).toEqual([true, false, true, true]);
		await laterWords();
		expect(hasWords({ id: 'log-said' })).toBe(true);
	});
});
