import { anchor, type Stage } from '$kit';
import { mount, unmount } from 'svelte';
import Flying from './screens/Flying.svelte';
import type { View } from './generated/types';

/** What flies over the table besides cards: chips along an arc, a shield that drops. */

type Names = string | readonly string[];

const APART = 30;
const FLIGHT = 380;
/** More chips than this travel as one more tightly packed stream. */
const MOST = 24;

/** Chips travel one by one along an arc; the promise is kept when the last has landed. */
export async function flyChips(stage: Stage<View>, from: Names, to: Names, count: number): Promise<void> {
	const start = anchor(from);
	const end = anchor(to);
	if (!start || !end || stage.still || stage.ended.aborted || count <= 0) return;
	const shown = Math.min(count, MOST);
	const apart = Math.min(APART, 700 / shown);
	const size = Math.max(18, Math.min(52, innerWidth * 0.024));
	const air = open(stage);
	const a = middle(start);
	const b = middle(end);
	const lift = Math.min(220, Math.hypot(b.x - a.x, b.y - a.y) * 0.35 + 40);
	for (let index = 0; index < shown; index++) {
		const node = air.add('chip', size);
		const jitter = ((index * 37) % 17) - 8;
		const at = (x: number, y: number, turn: number): string =>
			`translate(${x - size / 2}px, ${y - size / 2}px) rotate(${turn}deg)`;
		node.animate(
			[
				{ transform: at(a.x, a.y, 0), opacity: 0 },
				{ transform: at(a.x, a.y, 0), opacity: 1, offset: 0.04 },
				{ transform: at((a.x + b.x) / 2 + jitter, (a.y + b.y) / 2 - lift + jitter, 160), opacity: 1, easing: 'ease-in' },
				{ transform: at(b.x + jitter * 0.6, b.y, 320), opacity: 1 }
			],
			{ duration: FLIGHT, delay: index * apart, easing: 'ease-out', fill: 'both' }
		);
		clink(stage, (index * apart + FLIGHT) / 1000, index);
	}
	await stage.wait(FLIGHT + (shown - 1) * apart + 40);
	air.close();
}

/** A shield drops from above onto what it protects. */
export async function dropShield(stage: Stage<View>, onto: Names): Promise<void> {
	const end = anchor(onto);
	if (!end || stage.ended.aborted) return;
	const size = Math.max(72, Math.min(260, innerHeight * 0.24, innerWidth * 0.24));
	const { x, y } = middle(end);
	const left = Math.max(0, Math.min(innerWidth - size, x - size / 2));
	const top = Math.max(0, Math.min(innerHeight - size, y - size / 2));
	const air = open(stage);
	const node = air.add('shield', size);
	node.style.transform = `translate(${left}px, ${top}px)`;
	if (!stage.still) {
		node.animate(
			[
				{ transform: `translate(${left}px, ${-size}px) scale(1.3)` },
				{ transform: `translate(${left}px, ${top}px) scale(1)`, offset: 0.7, easing: 'ease-out' },
				{ transform: `translate(${left}px, ${top - 10}px) scale(1)`, offset: 0.85 },
				{ transform: `translate(${left}px, ${top}px) scale(1)` }
			],
			{ duration: 400, easing: 'cubic-bezier(.6,0,.9,.5)' }
		);
	}
	await stage.wait(280);
	stage.sound.noise({ from: 260, to: 70, long: 0.25, loud: 1, sharp: 2 });
	stage.sound.notes({ midi: 52, timbre: 'bell', long: 0.5, loud: 0.35 });
	await stage.wait(560);
	air.close();
}

function clink(stage: Stage<View>, at: number, index: number): void {
	stage.sound.notes({ midi: 98 + ((index * 5) % 7), timbre: 'glass', at, long: 0.09, loud: 0.16 });
}

interface Air {
	add(kind: 'chip' | 'shield', size: number): HTMLElement;
	close(): void;
}

/** A layer over everything, for as long as something is in it and the scene goes on. */
function open(stage: Stage<View>): Air {
	const layer = document.createElement('div');
	layer.setAttribute('aria-hidden', 'true');
	Object.assign(layer.style, { position: 'fixed', inset: '0', zIndex: '49', pointerEvents: 'none', overflow: 'hidden' });
	(document.querySelector('.surface') ?? document.body).append(layer);
	const made: object[] = [];
	const close = (): void => {
		for (const one of made.splice(0)) void unmount(one);
		layer.remove();
	};
	stage.ended.addEventListener('abort', close);
	return {
		close,
		add(kind, size) {
			const node = document.createElement('div');
			Object.assign(node.style, { position: 'absolute', left: '0', top: '0', width: `${size}px`, height: `${size}px` });
			layer.append(node);
			made.push(mount(Flying, { target: node, props: { kind } }));
			return node;
		}
	};
}

function middle(rect: DOMRect): { x: number; y: number } {
	return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}
