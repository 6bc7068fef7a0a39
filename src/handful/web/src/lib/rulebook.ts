import { api } from './api';
import type { ClauseForm, ExampleForm } from './types';
import { dictionary, type Words } from './words.svelte';

/** Rulebooks are written in English, in Markdown: other languages have each of its sentences. */
const files = import.meta.glob<Words>('../../../games/*/web/rules/*.json', { import: 'default' });

/** Says a sentence of a rulebook in the language of the screen. */
export async function ruleWords(game: string): Promise<(english: string) => string> {
	const words = (await files[`../../../games/${game}/web/rules/${dictionary.language}.json`]?.()) ?? {};
	return (english) => words[english] ?? english;
}

/** The clauses of a rulebook, and the examples that show them. */
export async function rulebook(game: string): Promise<{ clauses: ClauseForm[]; examples: ExampleForm[] }> {
	const [{ clauses, examples }, said] = await Promise.all([api.rules(game), ruleWords(game)]);
	return {
		clauses: clauses.map((one) => ({ ...one, section: said(one.section), text: said(one.text) })),
		examples: examples.map((one) => ({ ...one, shows: said(one.shows) }))
	};
}
