import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from './languages';
import { lessonWords } from './lessonWords';
import { dictionary, known, using } from './words.svelte';

vi.hoisted(() => vi.stubGlobal('document', { documentElement: {} }));

const lessons = import.meta.glob<string>('../../../games/*/web/lesson/lesson.toml', { eager: true, query: '?raw', import: 'default' });

describe('a lesson', () => {
	for (const [path, made] of Object.entries(lessons)) {
		it.each(Object.keys(LANGUAGES))(`${path} says the goal, what to do at every step, and how it ended, in %s`, async (language) => {
			const words = await lessonWords(/games\/(\w+)/.exec(path)![1], language as Language);
			const steps = made.match(/^\[\[step\]\]/gm)?.length ?? 0;
			expect(words.goal).not.toBe('');
			expect(words.ask(1)).not.toBe('');
			expect(words.learned(steps)).not.toBe('');
			expect(words.place(steps)).toBe(words.total);
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
		expect(known('replay-title')).toBe('Comment ça s’est passé');
	});
});
