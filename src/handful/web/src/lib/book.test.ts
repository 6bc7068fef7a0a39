import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A device's storage, with so much room. */
class Storage {
	readonly has = new Map<string, string>();
	constructor(readonly room = Infinity) {}
	getItem(key: string): string | null {
		return this.has.get(key) ?? null;
	}
	setItem(key: string, value: string): void {
		if (value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
		this.has.set(key, value);
		Object.assign(this, { [key]: value });
	}
	removeItem(key: string): void {
		this.has.delete(key);
		delete (this as Record<string, unknown>)[key];
	}
}

vi.mock('./settings.svelte', () => ({ settings: { get: () => 'Ada' } }));
const { KEPT, NoBook, amend, book, claim, entryOf, erase, exported, imported, onchange, readers, record } = await import('./book');
type Line = Parameters<typeof record>[0];

const game = (at: number, more: Partial<Line> = {}): Line => ({ kind: 'game', game: 'toy', at, result: 'won', ...more });
const puzzle = (of: string, result: Line['result'], at = 1): Line => ({ kind: 'puzzle', game: 'toy', at, result, of });
let storage: Storage;
function device(room?: number): void {
	storage = new Storage(room);
	vi.stubGlobal('localStorage', storage);
}

describe('your own book', () => {
	beforeEach(() => {
		device();
		for (const name of readers()) erase(name);
		erase('');
	});

	it('keeps a book for each name', () => {
		record(game(1));
		record(game(2), 'Ben');
		expect([book(), book('Ben')]).toEqual([[game(1)], [game(2)]]);
		expect(readers()).toEqual(['Ada', 'Ben']);
	});

	it('counts the first try of a puzzle', () => {
		record(puzzle('a', 'missed', 1));
		record(puzzle('a', 'alone', 2));
		expect(entryOf('puzzle', 'toy', 'a')).toEqual(puzzle('a', 'missed', 1));
		expect(entryOf('day', 'toy', 'a')).toBeUndefined();
	});

	it('learns more of a game later', () => {
		record(game(1, { of: 'room 1' }));
		amend('room 1', { skill: 12, luck: -3 });
		expect(book()).toEqual([game(1, { of: 'room 1', skill: 12, luck: -3 })]);
	});

	it('goes out as a file, is erased, and comes back without doubles', () => {
		record(game(1));
		record(puzzle('a', 'hint', 2));
		const [before, file] = [book(), exported()];
		erase();
		expect(book()).toEqual([]);
		record(game(3));
		expect(imported(file)).toBe(2);
		expect(imported(file)).toBe(0);
		expect(book()).toEqual([...before, game(3)]);
	});

	it('takes no other file, and of a book only whole lines', () => {
		expect(() => imported('{"version": 1}')).toThrow(NoBook);
		expect(() => imported('not a book')).toThrow(NoBook);
		const half = JSON.stringify({ handful: 'book', version: 1, entries: [game(1), { kind: 'game' }, null, { ...game(2), right: 'x' }] });
		expect(imported(half)).toBe(1);
	});

	it('is begun anew where it is damaged', () => {
		storage.setItem('handful.book.Ada', '{"handful": "book", "ver');
		expect(book()).toEqual([]);
		record(game(1));
		expect(book()).toEqual([game(1)]);
	});

	it('writes over no book of a newer Handful', () => {
		const newer = JSON.stringify({ handful: 'book', version: 2, lines: [] });
		storage.setItem('handful.book.Ada', newer);
		record(game(1));
		expect(book()).toEqual([game(1)]);
		expect(storage.getItem('handful.book.Ada')).toBe(newer);
	});

	it('works until the page is closed where storage is full or missing', () => {
		device(10);
		record(game(1));
		expect(book()).toEqual([game(1)]);
		vi.stubGlobal('localStorage', undefined);
		record(game(2));
		expect(book()).toEqual([game(1), game(2)]);
		expect(readers()).toEqual(['Ada']);
	});

	it('lets the oldest lines go', () => {
		const many = Array.from({ length: KEPT + 5 }, (_, at) => game(at));
		imported(JSON.stringify({ handful: 'book', version: 1, entries: many }));
		expect([book().length, book()[0].at]).toEqual([KEPT, 5]);
	});

	it('gives what was played without a name to the first who has one', () => {
		record(game(1), '');
		claim();
		expect([book(), book('')]).toEqual([[game(1)], []]);
		record(game(2), '');
		claim('Ben');
		expect([book('Ben'), book('')]).toEqual([[], [game(2)]]);
	});

	it('tells of every change', () => {
		let told = 0;
		const end = onchange(() => told++);
		record(game(1));
		end();
		erase();
		expect(told).toBe(1);
	});
});
