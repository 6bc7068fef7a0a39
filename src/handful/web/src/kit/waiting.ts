import { listed, say } from '$lib/words.svelte';
import type { AnyPlay } from './play.svelte';

/** For whom the table waits, this screen aside: "Waiting for Ben and Mia." */
export function waiting(play: AnyPlay): string {
	const names = play.awaited.filter((seat) => seat !== play.me).map((seat) => play.name(seat));
	return names.length ? say('play-waits', { names: listed(names) }) : '';
}
