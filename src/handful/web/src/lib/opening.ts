import { api } from './api';
import { route } from './route.svelte';
import { hostKey, keepHostKey, keepKey } from './tokens';
import type { NewRoom, Opened } from './types';
import { whoIsHere } from './who';

/** Opens a room under this device's own host key. */
export async function openRoom(room: NewRoom): Promise<Opened> {
	const opened = await api.open(room, hostKey());
	keepHostKey(opened.host_key);
	return opened;
}

/** Goes into a room that was opened here, with the tokens of those who sit at this device. */
export function enterRoom(opened: Opened, game: string, tokens: readonly string[]): void {
	keepKey({ room: opened.room, tokens, code: opened.code, game, watch: opened.watch });
	route.go(`/room/${opened.room}`);
}

/** Goes into a room whose game begins at once. */
export function beginRoom(opened: Opened, game: string, tokens: readonly string[]): void {
	sessionStorage.setItem(`handful.start.${opened.room}`, 'now');
	enterRoom(opened, game, tokens);
}

/** How strong bots are against whoever has just learned the game, and how many of all sit there at least. */
const GENTLE = 'novice';
const FEW = 3;

/** A first game against gentle bots, as many as in the lesson or more, under the name of whoever is here, else under the one given. */
export async function playFirstGame(game: string, name: string, learned: number): Promise<void> {
	const opened = await openRoom({ game, seats: Math.max(FEW, learned), bots: GENTLE, name, ...whoIsHere() });
	beginRoom(opened, game, [opened.token]);
}
