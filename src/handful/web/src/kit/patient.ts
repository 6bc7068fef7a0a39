import { renewal } from '$lib/renewal.svelte';

const PAUSE = 1000;
const never = new Promise<never>(() => undefined);

/** A part of the page that is fetched when it is needed: tried again while the server is away. */
export function patient<T>(load: () => Promise<T>): () => Promise<T> {
	return async () => {
		for (;;) {
			try {
				return await load();
			} catch {
				forgetBrokenSheets();
			}
			if (await renewal.check()) return never;
			await new Promise((go) => setTimeout(go, PAUSE));
		}
	};
}

/** A style sheet that did not come stays in the page, and would be taken for one that did. */
function forgetBrokenSheets(): void {
	for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
		if (!link.sheet) link.remove();
	}
}
