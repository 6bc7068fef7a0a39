import { LANGUAGES, type Language } from '$lib/languages';
import type { Table } from '$lib/types';
import { toUpdate } from '$lib/updates';
import { dictionary } from '$lib/words.svelte';
import { describe, expect, it, vi } from 'vitest';
import type { GameScreens } from './game';
import { Play } from './play.svelte';

/** What the screens ask of a browser when they are loaded. */
vi.hoisted(() => {
	vi.stubGlobal('document', { documentElement: {} });
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

interface Preview {
	game: string;
	players: string[];
	options: Record<string, unknown>;
	moments: { name: string; hand: Table; table: Table }[];
}
const previews = import.meta.glob<Preview>('../../../games/*/web/preview.json', { eager: true, import: 'default' });
const games = import.meta.glob<GameScreens>('../../../games/*/web/index.ts', { eager: true, import: 'default' });
const wire = { send: async () => null };

function screensOf({ game }: Preview): GameScreens {
	return games[`../../../games/${game}/web/index.ts`];
}

function playOf(table: Table, { players, options }: Preview, screens: Pick<GameScreens, 'scenes'>): Play {
	const sitters = players.map((name, seat) => ({ seat, name, bot: false, away: false }));
	return new Play({ ...toUpdate(table), events: [], lines: [] }, screens, wire, { me: table.seat, sitters, options });
}

/** What every screen of every moment is asked, by the moment and the screen. */
async function asked(preview: Preview, language: Language): Promise<Record<string, string>> {
	const screens = screensOf(preview);
	await dictionary.read(language, preview.game);
	const found = preview.moments.flatMap(({ name, hand, table }) => [
		[`${name} hand`, playOf(hand, preview, screens).prompt],
		[`${name} table`, playOf(table, preview, screens).prompt]
	]);
	return Object.fromEntries(found);
}

describe('the question in the language of the screen', () => {
	const foreign = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');
	for (const preview of Object.values(previews)) {
		it.each(foreign)(`${preview.game} asks in every phase in %s`, async (language) => {
			const english = await asked(preview, 'en');
			const own = await asked(preview, language);
			for (const [screen, words] of Object.entries(own)) {
				expect(words, screen).toBeTruthy();
				expect(words, screen).not.toBe(english[screen]);
				expect(words, `${screen} lacks a word or a name`).not.toMatch(/\w\.title\.|[{}]|undefined|^[\w.-]+$/);
			}
		});
	}
});

describe('the log in the language of the screen', () => {
	it.each(Object.values(previews).map((preview) => [preview.game, preview] as const))('%s leaves no line to the server', (_, preview) => {
		const events = preview.moments.flatMap(({ hand, table }) => [...hand.events, ...table.events]);
		expect(events.filter(({ words, says }) => words && !says).map(({ words }) => words)).toEqual([]);
	});
});

describe('the server’s sentence', () => {
	const [preview] = Object.values(previews);
	const { hand } = preview.moments[0];
	it('stands where the game has no words of its own', () => {
		expect(playOf({ ...hand, prompt_says: null }, preview, { scenes: {} }).prompt).toBe(hand.prompt);
	});
	it('is empty where nothing is asked', () => {
		expect(playOf({ ...hand, prompt: '', prompt_says: null }, preview, { scenes: {} }).prompt).toBe('');
	});
});
