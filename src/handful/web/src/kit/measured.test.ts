import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { measured } from './measured';

let resized: () => void;
let frames: (() => void)[];

beforeEach(() => {
	frames = [];
	vi.stubGlobal('ResizeObserver', class {
		constructor(told: () => void) {
			resized = told;
		}
		observe = vi.fn();
		disconnect = vi.fn();
	});
	vi.stubGlobal('requestAnimationFrame', (one: () => void) => frames.push(one));
	vi.stubGlobal('cancelAnimationFrame', (id: number) => id && (frames[id - 1] = () => undefined));
});
afterEach(() => vi.unstubAllGlobals());

describe('what a node measures', () => {
	it('is told at once, then in the frame after a change: never while others are measured', () => {
		const node = { clientWidth: 300, clientHeight: 200 };
		const told = vi.fn();
		const { destroy } = measured(node as HTMLElement, told);
		expect(told.mock.calls).toEqual([[300, 200]]);
		node.clientWidth = 240;
		resized();
		resized();
		expect(told).toHaveBeenCalledTimes(1);
		frames.forEach((one) => one());
		expect(told.mock.calls).toEqual([[300, 200], [240, 200]]);
		resized();
		destroy();
		frames.at(-1)!();
		expect(told).toHaveBeenCalledTimes(2);
	});
});
