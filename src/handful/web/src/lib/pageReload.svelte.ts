import { base } from './base';

/**
 * When a part of the page can no longer be had, the page is loaded anew: the server may have become a newer
 * one that does not have the part, or the browser may hold on to a fetch that failed while it was away.
 */

const CALM = 3000;
const LONGEST = 10_000;
const KEY = 'handful.renewed';
const ONE_TRY = 60_000;
/** The name of the page's script, which changes with the version; the way to it depends on where the page is. */
const SCRIPT = /<script[^>]* src="[^"]*?([^"/]+)"/;

export type ServerState = 'away' | 'same' | 'newer';

class PageReload {
	/** The page will be loaded anew as soon as nobody taps or types. */
	due = $state(false);

	/** Whether the server answers, and in which version. */
	async look(): Promise<ServerState> {
		const found = await scriptOfServer();
		if (!found) return 'away';
		return document.querySelector(`script[src$="/${found}"]`) ? 'same' : 'newer';
	}

	/** Load the page anew; not again soon, if that did not help. */
	begin(): boolean {
		if (this.due) return true;
		if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONE_TRY) return false;
		sessionStorage.setItem(KEY, String(Date.now()));
		this.due = true;
		this.#whenCalm();
		return true;
	}

	/** Nothing is lost but what somebody is just putting together: there is a moment to finish it. */
	#whenCalm(): void {
		const reload = (): void => location.reload();
		let timer = setTimeout(reload, CALM);
		const wait = (): void => {
			clearTimeout(timer);
			timer = setTimeout(reload, CALM);
		};
		for (const doing of ['pointerdown', 'keydown']) addEventListener(doing, wait);
		setTimeout(reload, LONGEST);
	}
}

/** The script that the server's page has now; null while there is no answer. */
async function scriptOfServer(): Promise<string | null> {
	try {
		const answer = await fetch(`${base}/`, { cache: 'no-store' });
		return answer.ok ? (SCRIPT.exec(await answer.text())?.[1] ?? null) : null;
	} catch {
		return null;
	}
}

export const pageReload = new PageReload();
