import type { Told } from '$kit';
import type { UltimatchPlay } from './selectors';
import type { Matched } from './generated/types';

/** The last match this screen was told of: what decided a game that was won. */
const matches = new WeakMap<object, Matched>();

export function notice(told: Told, play: UltimatchPlay): void {
	if (told.event === 'matched') matches.set(play, told as unknown as Matched);
}

export const latestMatch = (play: UltimatchPlay): Matched | null => matches.get(play) ?? null;
