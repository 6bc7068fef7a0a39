import { pageReload } from '$lib/pageReload.svelte';

const PAUSE = 1000;
/** So often a part may fail to come from a server that answers. */
const TRIES = 2;
const never = new Promise<never>(() => undefined);
/** Style sheets that did not come. Each is asked for only once by the page: then by who tries again. */
const missing = new Set<string>();
let styling: Promise<unknown> | null = null;

/** A part of the page that is fetched when it is needed: tried again while the server is away. */
export function retrying<T>(load: () => Promise<T>): () => Promise<T> {
	return async () => {
		for (let answers = 0; ; ) {
			try {
				await styled();
				return await load();
			} catch {
				// It is tried again below.
			}
			const server = await pageReload.look();
			if (server !== 'away') answers++;
			if ((server === 'newer' || answers > TRIES) && pageReload.begin()) return never;
			await new Promise((go) => setTimeout(go, PAUSE));
		}
	};
}

/** Ask again for every style sheet that did not come: a part without its own is not drawn. */
async function styled(): Promise<void> {
	while (missing.size) {
		styling ??= Promise.all([...missing].map(style)).finally(() => (styling = null));
		await styling;
	}
}

function style(href: string): Promise<void> {
	return new Promise((done, failed) => {
		const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
		link.onload = () => (missing.delete(href), done());
		link.onerror = failed;
		document.head.append(link);
	});
}

/**
 * A style sheet that did not come would stay in the page and be taken for one that did.
 * One that is still coming must stay: without its link nobody would ever hear of it.
 */
globalThis.addEventListener?.(
	'error',
	({ target }) => {
		if (!(target instanceof HTMLLinkElement)) return;
		target.remove();
		if (target.rel === 'stylesheet') missing.add(target.href);
	},
	true
);
