import type { Found, Games, Joined, NewRoom, Opened, Problem, Replay, Rules, Server, Verdict } from './types';

/** The HTTP side of the protocol; an answer that is a problem is thrown with its words. */

export class ApiProblem extends Error {
	constructor(
		readonly code: string,
		words: string
	) {
		super(words);
	}
}

/** The answer as text; one that is a problem is thrown. */
async function askText(path: string, init: RequestInit = {}): Promise<string> {
	let response: Response;
	try {
		response = await fetch(path, init);
	} catch {
		throw new ApiProblem('unreachable', '');
	}
	const text = await response.text();
	if (response.ok) return text;
	let problem: Partial<Problem> = {};
	try {
		problem = JSON.parse(text) as Problem;
	} catch {
		// Not ours: the status has to say it.
	}
	throw new ApiProblem(problem.code ?? 'broken', problem.words ?? response.statusText);
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
	return JSON.parse(await askText(path, init)) as T;
}

function post<T>(path: string, body: unknown, bearer?: string): Promise<T> {
	const headers: Record<string, string> = { 'content-type': 'application/json' };
	if (bearer) headers['authorization'] = `Bearer ${bearer}`;
	return ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

let games: Promise<Games> | null = null;

export const api = {
	/** Every game, asked for once. */
	games(): Promise<Games> {
		games ??= ask<Games>('/api/games').catch((problem: unknown) => {
			games = null;
			throw problem;
		});
		return games;
	},
	server: () => ask<Server>('/api/server'),
	rules: (key: string) => ask<Rules>(`/api/games/${key}/rules`),
	open: (room: NewRoom, hostKey?: string) => post<Opened>('/api/rooms', room, hostKey),
	look: (code: string) => ask<Found>(`/api/codes/${code.toUpperCase()}`),
	join: (code: string, name: string) => post<Joined>(`/api/codes/${code.toUpperCase()}/people`, { name }),
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
	qr: (text: string) => `/api/qr.svg?text=${encodeURIComponent(text)}`
};
