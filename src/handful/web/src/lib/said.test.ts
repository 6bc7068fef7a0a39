import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from './languages';
import { fill, type Says, type Speaker } from './said';
import { sentence } from './sayings';
import { dictionary, say } from './words.svelte';

vi.hoisted(() => vi.stubGlobal('document', { documentElement: {} }));

const german: Speaker = {
	me: null,
	words: {
		'You do not hold {card}.': 'Du hast diese Karte nicht: {card}.',
		'{who} draws {n}': '{n} zieht {who}',
		'{what} and that is {many}': 'es gibt {many}: {what}',
		'{n} points': '{n} Punkte'
	},
	name: (seat) => ['Nora', 'Ben'][seat] ?? '',
	card: (code) => `Karte ${code}`
};

beforeEach(async () => dictionary.read('de'));

describe('a sentence is put together again', () => {
	const forms: Record<string, [Says, string]> = {
		'a string as it is': ['Zoë', 'Zoë'],
		'a number as it is': [7, '7'],
		'a seat by its name': [{ seat: 1 }, 'Ben'],
		'a card by its name': [{ card: 'R7' }, 'Karte R7'],
		'a word of the pages': [{ word: 'back' }, 'Zurück'],
		'a list': [{ list: [{ seat: 0 }, 'Zoë', { card: 'R7' }] }, 'Nora, Zoë und Karte R7'],
		'a template in another order': [{ say: '{who} draws {n}', with: { who: { seat: 0 }, n: 2 } }, '2 zieht Nora'],
		'templates in templates': [
			{ say: '{what} and that is {many}', with: { what: { say: '{who} draws {n}', with: { who: 'Zoë', n: 3 } }, many: { say: '{n} points', with: { n: 5 } } } },
			'es gibt 5 Punkte: 3 zieht Zoë'
		],
		'a template nobody translated, in English': [{ say: 'It is the turn of {who}.', with: { who: { seat: 1 } } }, 'It is the turn of Ben.'],
		'clauses as one sentence': [{ sentence: ['über Ben', { say: '{n} points', with: { n: 5 } }] }, 'Über Ben; 5 Punkte.'],
		'sentences one after the other': [{ paragraph: [{ say: 'You do not hold {card}.', with: { card: { card: 'R7' } } }, 'Schade.'] }, 'Du hast diese Karte nicht: Karte R7. Schade.'],
		'a single clause': [{ sentence: [{ say: '{who} draws {n}', with: { who: 'Zoë', n: 'eine' } }] }, 'Eine zieht Zoë.']
	};
	it.each(Object.entries(forms))('%s', (_, [says, words]) => expect(fill(says, german)).toBe(words));

	it.each([
		['en', '+1.5', '-2.0'],
		['de', '+1,5', '-2,0'],
		['es', '+1,5', '-2,0'],
		['fr', '+1,5', '-2,0']
	] as const)('a change with its sign and the decimal sign of %s', async (language, more, less) => {
		await dictionary.read(language);
		expect(fill({ change: 1.5 }, german)).toBe(more);
		expect(fill({ change: -2 }, german)).toBe(less);
	});

	it('with a space before the semicolon where the language has one', async () => {
		await dictionary.read('fr');
		expect(fill({ sentence: ['un', 'deux'] }, german)).toMatch(/^Un\s; deux\.$/);
	});
});

describe('what the server said', () => {
	const code = { id: 'deny-code' };
	const foreign = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');
	it.each(foreign)('is in %s', async (language) => {
		await dictionary.read(language);
		const words = (await sentence(code, 'English'))();
		expect(words).toBeTruthy();
		expect(words).not.toBe('English');
		expect(words).not.toBe(code.id);
	});
	it('is said anew when another language is chosen', async () => {
		const said = await sentence(code, 'English');
		const heard = new Set<string>();
		for (const language of Object.keys(LANGUAGES) as Language[]) {
			await dictionary.read(language);
			heard.add(said());
		}
		expect(heard.size).toBe(Object.keys(LANGUAGES).length);
	});
	it('calls a seat by its number where nobody is known to sit there', async () => {
		expect((await sentence({ seat: 2 }, 'seat 2'))()).toBe(say('seat', { number: 3 }));
	});
	it('stays in English where nothing is known of it', async () => {
		expect((await sentence(null, 'Something new.'))()).toBe('Something new.');
	});
});
