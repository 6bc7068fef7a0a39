import { moreApi } from './moreApi';
import { speak, type Argument, type Message, type Patterns } from './say';
import { lines, statements, type Line, type Statement } from './statements';
import type { RulesPage as Filled } from './types';
import { dictionary, load } from './words.svelte';

/** The rules on one page and what each card does; i18n/page.py says how they are written. */

export const SECTIONS = ['goal', 'turn', 'idea', 'cards', 'end', 'tips'] as const;
export type SectionKey = (typeof SECTIONS)[number];

export interface Section {
	readonly key: SectionKey;
	readonly title: string;
	readonly lines: readonly Line[];
	readonly caption: string;
}
export interface OnePage {
	/** How many may play and who starts. */
	readonly start: Line;
	readonly sections: readonly Section[];
	/** How the table plays, which the pictures follow. */
	readonly facts: Readonly<Record<string, unknown>>;
	/** What a card does. */
	help(code: string): Statement | null;
}
/** The table whose options the page follows; without seats nobody sits there yet. */
export interface AtTable {
	readonly options?: Readonly<Record<string, unknown>>;
	readonly seats?: number;
}

const files = import.meta.glob<{ default: Patterns }>('../../../games/*/locales/*.page.json');

/** The page of a game whose words are read, in the language of the screen; null where it has none. */
export async function onePage(game: string, at: AtTable = {}): Promise<OnePage | null> {
	const { language } = dictionary;
	const own = await load(files[`../../../games/${game}/locales/${language}.page.json`]);
	const filled = own && (await moreApi.page(game, at));
	return filled?.facts ? said({ ...dictionary.patterns, ...own }, language, filled) : null;
}

function said(patterns: Patterns, language: string, { facts, help }: Filled): OnePage {
	const to = { me: null, name: String };
	const say = (id: string): string => speak({ patterns, language, to }, { id, args: facts as Record<string, Argument> });
	return {
		facts: facts ?? {},
		start: lines(say('page-start'))[0],
		sections: SECTIONS.map((key) => ({
			key,
			title: say(`page-${key}.title` in patterns ? `page-${key}.title` : `page-title-${key}`),
			lines: lines(say(`page-${key}`)),
			caption: say(`page-${key}.picture`)
		})),
		help: (code) => (code in help ? statements(speak({ patterns, language, to }, help[code] as Message))[0] : null)
	};
}
