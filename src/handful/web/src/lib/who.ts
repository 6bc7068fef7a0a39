import { settings } from './settings.svelte';
import type { Chair, Room } from './types';

/** Who plays on this device: asked once, kept here, changed whenever somebody likes. */

export type Shape = Chair['shape'];

export interface Who {
	readonly name: string;
	readonly shape: Shape;
}

/** What a large screen is called that only shows the table: no person. */
export const TABLE = 'Handful';

/** Whoever was asked on this device, or null. */
export function whoIsHere(): Who | null {
	const name = settings.get('name');
	const shape = settings.get('token') as Shape | '';
	return name && shape ? { name, shape } : null;
}

export function keepWho({ name, shape }: Who): void {
	settings.set('name', name);
	settings.set('token', shape);
}

/** The tokens of a room that others have, and their names. */
export function takenIn(room: Room): Record<string, string> {
	const others = room.people.filter((person) => person.shape && person.id !== room.you.person);
	return Object.fromEntries(others.map(({ shape, name }) => [shape, name]));
}
