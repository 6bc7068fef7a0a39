import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from './languages';
import { loadLessonWords } from './lessons';
import { dictionary, known, using } from './words.svelte';

vi.hoisted(() => vi.stubGlobal('document', { documentElement: {} }));

const steps = import.meta.glob<string>('../../../games/*/web/lesson/steps.toml', { eager: true, query: '?raw', import: 'default' });

describe('the first minute', () => {
	for (const [path, made] of Object.entries(steps)) {
		it.each(Object.keys(LANGUAGES))(`${path} has something to say at every step in %s`, async (language) => {
			const words = await loadLessonWords(/games\/(\w+)/.exec(path)![1], language as Language);
			expect(words.filter(({ say, then }) => say && then)).toHaveLength(made.match(/^\[\[step\]\]$/gm)?.length ?? 0);
		});
	}
});

describe('words that are read twice at once', () => {
	it('are those that were asked for last, also where the others come later', async () => {
		let come = (): void => {};
		const late = new Promise<void>((resolve) => (come = resolve));
		const first = dictionary.read('de', '', async () => late.then(() => ({ more: 'first' })));
		const second = dictionary.read('de', '', async () => ({ more: 'second' }));
		await second;
		come();
		await first;
		expect(known('more')).toBe('second');
	});
});

describe('words that are seldom needed', () => {
	it('come with the part of the page that needs them', async () => {
		await dictionary.read('de');
		expect(known('replay-title')).toBeUndefined();
		expect(await using('later', async () => 'page')()).toBe('page');
		expect(known('replay-title')).toBe('Wie es war');
	});
	it('stay when another language is chosen', async () => {
		await dictionary.read('fr');
		expect(known('replay-title')).toBe('Comment c’était');
	});
});
