import { moreApi } from './moreApi';
import type { Patterns } from './say';
import type { ClauseForm, ExampleForm } from './types';
import { dictionary } from './words.svelte';

/** Rulebooks are written in English, in Markdown; other languages say each of their clauses by its id. */
const messages = import.meta.glob<Patterns>('../../../games/*/locales/*.rules.json', { import: 'default' });

/** Says what has an id in a rulebook, in the language of the screen. */
export type RuleWords = (id: string, english: string) => string;

export async function ruleWords(game: string): Promise<RuleWords> {
	const { language } = dictionary;
	const patterns = (await messages[`../../../games/${game}/locales/${language}.rules.json`]?.()) ?? {};
	return (id, english) => (patterns[id] as string | undefined) ?? english;
}

/** The id of a section is its English heading, in small letters. */
function sectionId(heading: string): string {
	return `section-${heading.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** Where a clause comes from, as core/rulebook.py leaves it out too: “(sheet: Play; R-5)”. */
const SOURCE = /\s*\((?:[^()]*\bR-\d+[^()]*|(?:sheet|Blatt|hoja|feuille)\b[^()]*)\)$/;

/** The clauses of a rulebook, and the examples that show them. */
export async function rulebook(game: string): Promise<{ clauses: ClauseForm[]; examples: ExampleForm[] }> {
	const [{ clauses, examples }, said] = await Promise.all([moreApi.rules(game), ruleWords(game)]);
	return {
		clauses: clauses.map((one) => ({ ...one, section: said(sectionId(one.section), one.section), text: said(one.id, one.text).replace(SOURCE, '') })),
		examples: examples.map((one) => ({ ...one, shows: said(`example-${one.id}`, one.shows) }))
	};
}
