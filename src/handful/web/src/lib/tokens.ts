import { base } from './base';

/** The keys this device holds: a token for each room, and the host's own. They never go into an address. */

export interface RoomKey {
	readonly room: string;
	/** One token, or several where people share this device. */
	readonly tokens: readonly string[];
	readonly code: string;
	readonly game: string;
	readonly watch?: string;
	readonly when: number;
}

// Two servers may share a host, each below a path of its own: neither gets the other's keys.
const ROOMS = `handful.rooms${base}`;
const HOST = `handful.host${base}`;
const KEPT = 12;

function read<T>(key: string, otherwise: T): T {
	try {
		return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
	} catch {
		return otherwise;
	}
}

/** For browsers that keep nothing: this page still works until it is closed. */
const memory = new Map<string, unknown>();

function write(key: string, value: unknown): void {
	memory.set(key, value);
	try {
		localStorage.setItem(key, JSON.stringify(value));
	} catch {
		// Kept in memory at least.
	}
}

export function roomKeys(): RoomKey[] {
	return read<RoomKey[]>(ROOMS, (memory.get(ROOMS) as RoomKey[] | undefined) ?? []);
}

export function keyOf(room: string): RoomKey | null {
	return roomKeys().find((key) => key.room === room) ?? null;
}

/** The key of the room that had this code when this device was last there. */
export function keyWith(code: string): RoomKey | null {
	return roomKeys().find((key) => key.code === code) ?? null;
}

export function keepKey(key: Omit<RoomKey, 'when'>): void {
	const others = roomKeys().filter((one) => one.room !== key.room);
	write(ROOMS, [{ ...key, when: Date.now() }, ...others].slice(0, KEPT));
}

export function dropKey(room: string): void {
	write(
		ROOMS,
		roomKeys().filter((key) => key.room !== room)
	);
}

export function hostKey(): string | undefined {
	return read<string>(HOST, '') || undefined;
}

export function keepHostKey(key: string): void {
	write(HOST, key);
}
