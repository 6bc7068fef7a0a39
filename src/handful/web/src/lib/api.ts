import type { Form, Refusal, Sentence } from '$kit/forms';
import type { ClaimAnswer, Claimed, Found, GameForm, House, Joined, Learned, Made, NewRoom, Opened, Problem, Replay, Rules, RulesPage, Server, Tried, Verdict } from './types';
import { base } from './base';
import type { AtTable } from './rulesPage';
import type { Shape } from './who';
import { sentence, nothing, type Says } from './sayings';
import { say } from './words.svelte';

/** The HTTP side of the protocol; an answer that is a problem is thrown with its words. */

export class ApiProblem extends Error {
	constructor(
		readonly code: string,
		/** Empty where nobody answered. */
		readonly said: Sentence,
		readonly clause = '',
		readonly says: Says | null = null
	) {
		super(code);
	}
}

/** What went wrong, in words. */
export function troubleOf(error: unknown): Sentence {
	return () => (error instanceof ApiProblem && error.said()) || say('start-trouble');
}

/** Why a move was not made, for the screen that made it. */
export async function refusalOf(error: unknown, name: (seat: number) => string): Promise<Refusal> {
	if (!(error instanceof ApiProblem)) throw error;
	const { code, says, clause } = error;
	return { code, reason: says === null ? troubleOf(error) : await sentence(says, '', name), clause };
}

/** The answer as text; one that is a problem is thrown. */
export async function askText(path: string, init: RequestInit = {}): Promise<string> {
	let response: Response;
	try {
		response = await fetch(base + path, init);
	} catch {
		throw new ApiProblem('unreachable', nothing);
	}
	const text = await response.text();
	if (response.ok) return text;
	let problem: Partial<Problem> = {};
	try {
		problem = JSON.parse(text) as Problem;
	} catch {
		// Not ours: the status has to say it.
	}
	const { code = 'broken', says = null, words = response.statusText, clause } = problem;
	throw new ApiProblem(code, await sentence(says, words), clause, says);
}

export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
	return JSON.parse(await askText(path, init)) as T;
}

export function post<T>(path: string, body: unknown, bearer?: string): Promise<T> {
	const headers: Record<string, string> = { 'content-type': 'application/json' };
	if (bearer) headers['authorization'] = `Bearer ${bearer}`;
	return ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Answers that hold as long as the page; a question that failed is asked again. */
const kept = new Map<string, Promise<unknown>>();

export function askOnce<T>(path: string): Promise<T> {
	const found = kept.get(path) as Promise<T> | undefined;
	if (found) return found;
	const asked = ask<T>(path).catch((problem: unknown) => {
		kept.delete(path);
		throw problem;
	});
	kept.set(path, asked);
	return asked;
}

/** The server puts it into the page; Vite's own server does not. */
const inPage = document.getElementById('house')?.textContent;
const house = inPage ? Promise.resolve(JSON.parse(inPage) as House) : null;

export const api = {
	/** All games in brief, the levels of bots, the small signs. */
	house: () => house ?? askOnce<House>('/api/games'),
	/** One game in brief. */
	cover: async (key: string) => (await api.house()).games.find((game) => game.key === key),
	/** Everything about one game. */
	game: (key: string) => askOnce<GameForm>(`/api/games/${key}?words=off`),
	/** Its presets, for whoever looks at no details. */
	presets: async (key: string) => (await askOnce<GameForm>(`/api/games/${key}?words=off&details=off`)).presets,
	open: (room: NewRoom, hostKey?: string) => post<Opened>('/api/rooms', room, hostKey),
	join: (code: string, name: string, shape: Shape | null = null) => post<Joined>(`/api/codes/${code.toUpperCase()}/people`, { name, shape })
};
