import { describe, expect, it, vi } from 'vitest';
import { Ear, note } from './ear.svelte';
import { EarRecord } from './record.svelte';
import type { UltimaPlay } from './selectors';
import type { Event } from './generated/types';

/** A screen of seat 0 that hears two notes so far apart. */
const hearing = (semitones: number): UltimaPlay => ({ me: 0, view: { top: { notes: [60, 60 + semitones] } } }) as unknown as UltimaPlay;
const tries = (seat: number, card: string): Event => ({ event: 'misheard', seat, card });

describe('ear school', () => {
	it('says which interval was taken for which', () => {
		const ear = new Ear();
		ear.note(tries(0, 'R-M3'), hearing(9)); // a major sixth sounds; a major third fits a minor sixth
		ear.note(tries(0, 'B-M3'), hearing(9));
		ear.note(tries(0, 'G-P5'), hearing(7));
		expect(ear.mistakes).toEqual([
			{ heard: 'M6', taken: 'm6', times: 2 },
			{ heard: 'P5', taken: 'P4', times: 1 }
		]);
	});
	it('outlives a reload, in which what happened is told again', () => {
		const kept = new Map<string, string>();
		vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
		new Ear('room.1.0').note(tries(0, 'R-M3'), hearing(9));
		const again = new Ear('room.1.0');
		again.note(tries(0, 'R-M3'), { ...hearing(5), retelling: true } as UltimaPlay);
		expect(again.mistakes).toEqual([{ heard: 'M6', taken: 'm6', times: 1 }]);
		expect(new Ear('room.2.0').mistakes).toEqual([]);
	});
	it('is private: what others mishear is not kept', () => {
		const ear = new Ear();
		ear.note(tries(1, 'R-M3'), hearing(9));
		expect(ear.mistakes).toEqual([]);
	});
	it('puts what was heard at a table into the record, right and wrong, and nothing that the colour said', () => {
		const kept = new Map<string, string>();
		vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
		const screen = { ...hearing(9), options: { ear_mode: 'blind' } } as unknown as UltimaPlay;
		const lays = (card: string, ...match: string[]) => ({ event: 'played', seat: 0, card, shown: '', match }) as never;
		note(tries(0, 'R-M3') as never, screen);
		note(lays('R-m3', 'complement'), screen);
		note(lays('B-m3', 'color', 'complement'), screen);
		note(lays('R-m3', 'complement'), { ...screen, options: {} } as unknown as UltimaPlay);
		note(tries(0, 'R-M3') as never, { ...screen, retelling: true } as unknown as UltimaPlay);
		expect(new EarRecord().progress.answers.map(({ heard, taken, register }) => [heard, taken, register])).toEqual([
			['M6', 'm6', 'middle'],
			['M6', 'M6', 'middle']
		]);
	});
});
