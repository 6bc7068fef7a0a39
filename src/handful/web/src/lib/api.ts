import type { Form, Refusal, Sentence } from '$kit/forms';
import type { ClaimAnswer, Claimed, Found, GameForm, House, Joined, Learned, Made, NewRoom, Opened, Problem, Replay, Retried, ReviewProgress, Rules, RulesPage, Server, Tried, Verdict } from './types';
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
async function askText(path: string, init: RequestInit = {}): Promise<string> {
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

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
	return JSON.parse(await askText(path, init)) as T;
}

function post<T>(path: string, body: unknown, bearer?: string): Promise<T> {
	const headers: Record<string, string> = { 'content-type': 'application/json' };
	if (bearer) headers['authorization'] = `Bearer ${bearer}`;
	return ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Answers that hold as long as the page; a question that failed is asked again. */
const kept = new Map<string, Promise<unknown>>();

function askOnce<T>(path: string): Promise<T> {
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
	server: () => ask<Server>('/api/server'),
	rules: (key: string) => askOnce<Rules>(`/api/games/${key}/rules`),
	/** What the rules on one page fill in, as a table plays. */
	page: (key: string, { options = {}, seats = 0 }: AtTable) =>
		askOnce<RulesPage>(`/api/games/${key}/page?seats=${seats}&options=${encodeURIComponent(JSON.stringify(options))}`),
	/** An example of the rulebook after these moves; one that may not be made is thrown with its reason. */
	tryOut: (key: string, example: string, made: readonly Made[]) => post<Tried>(`/api/games/${key}/examples/${example}`, { made }),
	/** A game's lesson after the pupil's moves; a last one against the rules is thrown with its reason. */
	learn: (key: string, made: readonly Form[]) => post<Learned>(`/api/games/${key}/lesson`, { made }),
	open: (room: NewRoom, hostKey?: string) => post<Opened>('/api/rooms', room, hostKey),
	look: (code: string) => ask<Found>(`/api/codes/${code.toUpperCase()}`),
	join: (code: string, name: string, shape: Shape | null = null) => post<Joined>(`/api/codes/${code.toUpperCase()}/people`, { name, shape }),
	/** Say that this device belongs to somebody of that name: those who sit there are asked. */
	claim: (code: string, name: string) => post<Claimed>(`/api/codes/${code.toUpperCase()}/claims`, { name }),
	/** What they have answered. */
	claimed: (claim: string) => post<ClaimAnswer>('/api/claims', { claim }),
	ticket: (ticket: string) => post<Joined>('/api/tickets', { ticket }),
	/** A record stays text: its seed is a larger number than a page can hold. */
	record: (room: string, number: number, token: string) =>
		askText(`/api/rooms/${room}/records/${number}`, { headers: { authorization: `Bearer ${token}` } }),
	replay: (record: string, first: number, count: number, seat: string) =>
		ask<Replay>(`/api/replay?first=${first}&count=${count}${seat ? `&seat=${seat}` : ''}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: record
		}),
	/** Whether the whole game followed from the promise made before its first card. */
	verify: (record: string) =>
		ask<Verdict>('/api/verify', { method: 'POST', headers: { 'content-type': 'application/json' }, body: record }),
	/** Begin the review of a finished game, or join those who wait for it. */
	review: (record: string) =>
		ask<ReviewProgress>('/api/review', { method: 'POST', headers: { 'content-type': 'application/json' }, body: record }),
	/** A position of a recorded game again, and what another move there is worth. */
	retry: (record: string, entry: number, move: Form | null = null) => post<Retried>('/api/review/try', { record, entry, move }),
	/** What it shows by now; the answer waits until there is more than this. */
	reviewNews: (key: string, done: number) => ask<ReviewProgress>(`/api/review/${key}?done=${done}`),
	qr: (text: string) => `${base}/api/qr.svg?text=${encodeURIComponent(text)}`
};
