import { sound } from '$kit';

/** What Boom sounds like: scrape and hiss, a fizz, a soft low boom with a rattle of paper. */

export function turnOver(): void {
	sound.flick();
}

/** Two numbers lie open and differ: something smoulders. */
export function fizz(): void {
	sound.noise({ from: 5200, to: 6800, long: 0.5, loud: 0.16, sharp: 2 });
}

export function strike(): void {
	sound.noise({ from: 1800, to: 4200, long: 0.26, loud: 0.6, sharp: 1.4 });
	sound.noise({ from: 6400, to: 2600, long: 0.6, loud: 0.3, at: 0.24 });
}

export function boom(): void {
	sound.noise({ from: 130, to: 38, long: 0.9, loud: 1, sharp: 0.7 });
	sound.noise({ from: 900, to: 120, long: 0.35, loud: 0.8 });
	for (const at of [0.25, 0.34, 0.42, 0.5]) sound.noise({ from: 3200, to: 1400, long: 0.05, loud: 0.25, at });
}

export function lightFuse(): void {
	strike();
	sound.noise({ from: 5000, to: 7000, long: 0.9, loud: 0.2, at: 0.5, sharp: 3 });
}

export function bell(): void {
	sound.notes({ midi: 79, timbre: 'bell', long: 0.7, loud: 0.45 });
}
