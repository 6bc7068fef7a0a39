/** A server of a newer version no longer has the parts of an older page: then the page is loaded anew. */

const CALM = 3000;
const KEY = 'handful.renewed';
const SCRIPT = /<script[^>]* src="([^"]+)"/;

class Renewal {
	/** A newer version runs; the page is loaded as soon as nobody taps or types. */
	due = $state(false);

	/** Whether the server has another version than this page; if so, it will be loaded. */
	async check(): Promise<boolean> {
		if (this.due) return true;
		const newer = await scriptOfServer();
		if (!newer || newer === document.querySelector('script[src]')?.getAttribute('src')) return false;
		if (this.due || sessionStorage.getItem(KEY) === newer) return this.due; // one try for each version
		this.due = true;
		sessionStorage.setItem(KEY, newer);
		this.#whenCalm();
		return true;
	}

	/** Nothing is lost but what somebody is just putting together: that may be finished. */
	#whenCalm(): void {
		let timer = 0;
		const wait = (): void => {
			clearTimeout(timer);
			timer = Number(setTimeout(() => location.reload(), CALM));
		};
		for (const doing of ['pointerdown', 'keydown']) addEventListener(doing, wait);
		wait();
	}
}

/** The script that the server's page has now; null while there is no answer. */
async function scriptOfServer(): Promise<string | null> {
	try {
		const answer = await fetch('/', { cache: 'no-store' });
		return answer.ok ? (SCRIPT.exec(await answer.text())?.[1] ?? null) : null;
	} catch {
		return null;
	}
}

export const renewal = new Renewal();
