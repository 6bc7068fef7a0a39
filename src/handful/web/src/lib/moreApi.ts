import type { Form } from '$kit';
import { ask, askOnce, askText, post } from './api';
import { base } from './base';
import type { AtTable } from './rulesPage';
import type { Answered, ClaimAnswer, Claimed, Found, Joined, Learned, Made, Puzzle, Puzzles, Replay, Retried, ReviewProgress, Rules, RulesPage, Server, Tried, Verdict } from './types';

/** What the server is asked for beyond the first table. */
export const moreApi = {
	server: () => ask<Server>('/api/server'),
	rules: (key: string) => askOnce<Rules>(`/api/games/${key}/rules`),
	/** What the rules on one page fill in, as a table plays. */
	page: (key: string, { options = {}, seats = 0 }: AtTable) =>
		askOnce<RulesPage>(`/api/games/${key}/page?seats=${seats}&options=${encodeURIComponent(JSON.stringify(options))}`),
	/** An example of the rulebook after these moves; one that may not be made is thrown with its reason. */
	tryOut: (key: string, example: string, made: readonly Made[]) => post<Tried>(`/api/games/${key}/examples/${example}`, { made }),
	/** A game's lesson after the pupil's moves; a last one against the rules is thrown with its reason. */
	learn: (key: string, made: readonly Form[]) => post<Learned>(`/api/games/${key}/lesson`, { made }),
	puzzles: (key: string) => askOnce<Puzzles>(`/api/games/${key}/puzzles`),
	puzzle: (key: string, number: number) => ask<Puzzle>(`/api/games/${key}/puzzles/${number}`),
	/** What a try at a puzzle comes to; without a move, the solution. */
	tryPuzzle: (key: string, number: number, move: Form | null) => post<Answered>(`/api/games/${key}/puzzles/${number}`, { move }),
	look: (code: string) => ask<Found>(`/api/codes/${code.toUpperCase()}`),
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
	qr: (text: string) => `${base}/api/qr.svg?text=${encodeURIComponent(text)}`,
	/** Begin the review of a finished game, or join those who wait for it. */
	review: (record: string) =>
		ask<ReviewProgress>('/api/review', { method: 'POST', headers: { 'content-type': 'application/json' }, body: record }),
	/** What it shows by now; the answer waits until there is more than this. */
	reviewNews: (key: string, done: number) => ask<ReviewProgress>(`/api/review/${key}?done=${done}`),
	/** A position of a recorded game again, and what another move there is worth. */
	retry: (record: string, entry: number, moves: readonly Form[] = []) => post<Retried>('/api/review/try', { record, entry, moves })
};
