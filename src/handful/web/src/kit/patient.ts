import { renewal } from '$lib/renewal.svelte';

const PAUSE = 1000;
/** So often a part may fail to come from a server that answers. */
const TRIES = 2;
const never = new Promise<never>(() => undefined);

/** A part of the page that is fetched when it is needed: tried again while the server is away. */
export function patient<T>(load: () => Promise<T>): () => Promise<T> {
	return async () => {
		for (let answers = 0; ; ) {
			try {
				return await load();
			} catch {
				// It is tried again below.
			}
			const server = await renewal.look();
			if (server !== 'away') answers++;
			if ((server === 'newer' || answers > TRIES) && renewal.renew()) return never;
			await new Promise((go) => setTimeout(go, PAUSE));
		}
	};
}

/**
 * A style sheet that did not come would stay in the page and be taken for one that did.
 * One that is still coming must stay: without its link nobody would ever hear of it.
 */
globalThis.addEventListener?.(
	'error',
	({ target }) => {
		if (target instanceof HTMLLinkElement) target.remove();
	},
	true
);
