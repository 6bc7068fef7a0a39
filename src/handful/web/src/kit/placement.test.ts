import { describe, expect, it } from 'vitest';
import { GAP, overlaps, placeBeside, type Box } from './placement';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const area = box(0, 0, 360, 640);
const note = { width: 200, height: 80 };

describe('a place beside a thing', () => {
	it('is next to it, never on it', () => {
		const thing = box(150, 400, 60, 90);
		const found = placeBeside(thing, [note], [thing], area)!;
		expect(overlaps(found, thing)).toBe(false);
		expect(found.bottom === thing.top - GAP || found.top === thing.bottom + GAP).toBe(true);
	});
	it('covers nothing that is taken, and stays inside', () => {
		const thing = box(0, 500, 60, 90);
		const taken = [box(0, 590, 360, 50), box(0, 0, 360, 150), box(60, 500, 300, 90), box(0, 300, 100, 190)];
		const found = placeBeside(thing, [note], taken, area)!;
		for (const one of taken) expect(overlaps(found, one)).toBe(false);
		expect([found.left >= 0, found.top >= 0, found.right <= 360, found.bottom <= 640]).toEqual([true, true, true, true]);
	});
	it('takes a narrower note where only that one fits', () => {
		const taken = [box(0, 0, 360, 500), box(0, 500, 200, 140)];
		const found = placeBeside(box(0, 400, 50, 50), [note, { width: 140, height: 120 }], taken, area)!;
		expect(found.right - found.left).toBe(140);
	});
	it('takes the wider of two that fit as well', () => {
		const found = placeBeside(box(150, 400, 60, 90), [note, { width: 140, height: 120 }], [], area)!;
		expect(found.right - found.left).toBe(200);
	});
	it('spares what could stay in sight, where there is another place as near', () => {
		const thing = box(150, 300, 60, 60);
		const above = box(100, 200, 160, 90);
		expect(placeBeside(thing, [note], [thing], area, [above])!.top).toBeGreaterThan(thing.bottom);
	});
	it('is nowhere where all is taken', () => {
		expect(placeBeside(box(0, 0, 50, 50), [note], [box(0, 60, 360, 580)], area)).toBeNull();
	});
});
