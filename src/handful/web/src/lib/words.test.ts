import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from './languages';
import { loadLessonWords } from './lessons';
import { dictionary, known, t, using } from './words.svelte';

vi.hoisted(() => vi.stubGlobal('document', { documentElement: {} }));

const shell = import.meta.glob<{ default: Record<string, string> }>('../messages/*.ts', { eager: true });
const games = import.meta.glob<{ default: Record<string, string> }>('../../../games/*/web/words/*.ts', { eager: true });

function holes(words: string): string[] {
	return [...words.matchAll(/\{(\w+)\}/g)].map((one) => one[1]).sort();
}

const steps = import.meta.glob<string>('../../../games/*/web/lesson/steps.toml', { eager: true, query: '?raw', import: 'default' });

describe('the first minute', () => {
	for (const [path, made] of Object.entries(steps)) {
		it.each(Object.keys(LANGUAGES))(`${path} has something to say at every step in %s`, async (language) => {
			const words = await loadLessonWords(/games\/(\w+)/.exec(path)![1], language as Language);
			expect(words.filter(({ say, then }) => say && then)).toHaveLength(made.match(/^\[\[step\]\]$/gm)?.length ?? 0);
		});
	}
});

describe('every language', () => {
	for (const [path, { default: words }] of Object.entries({ ...shell, ...games })) {
		const folder = path.slice(0, path.lastIndexOf('/'));
		const english = (shell[`${folder}/en.ts`] ?? games[`${folder}/en.ts`]).default;
		it(`${path} has the words of the English file and their places for names`, () => {
			const missing = Object.keys(english).filter((key) => !(key in words));
			expect(missing).toEqual([]);
			for (const [key, said] of Object.entries(words)) {
				expect(english, key).toHaveProperty([key]);
				expect(holes(said), key).toEqual(holes(english[key]));
			}
		});
	}
});

describe('words that are read twice at once', () => {
	it('are those that were asked for last, also where the others come later', async () => {
		let come = (): void => {};
		const late = new Promise<void>((resolve) => (come = resolve));
		const first = dictionary.read('de', '', async () => late.then(() => ({ words: { more: 'first' }, patterns: {} })));
		const second = dictionary.read('de', '', async () => ({ words: { more: 'second' }, patterns: {} }));
		await second;
		come();
		await first;
		expect(t('more')).toBe('second');
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
