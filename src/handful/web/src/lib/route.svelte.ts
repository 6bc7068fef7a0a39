import { base } from './base';

/** The path inside Handful, '/' at its start; null where the address lies outside. */
const inside = (path: string): string | null => (path.startsWith(`${base}/`) ? path.slice(base.length) : null);

/** Where in Handful this page is: the path, and a way to go elsewhere without loading anew. */
class Route {
	path = $state(inside(location.pathname) ?? '/');
	hash = $state(location.hash);

	constructor() {
		addEventListener('popstate', () => this.#read());
		addEventListener('hashchange', () => this.#read());
	}

	/** The parts of the path: "/room/abc" is ["room", "abc"]. */
	get parts(): string[] {
		return this.path.split('/').filter(Boolean).map(decodeURIComponent);
	}

	go(path: string, replace = false): void {
		if (replace) history.replaceState(null, '', base + path);
		else history.pushState(null, '', base + path);
		this.#read();
		scrollTo(0, 0);
	}

	#read(): void {
		this.path = inside(location.pathname) ?? '/';
		this.hash = location.hash;
	}
}

export const route = new Route();

/** Follow a link inside the house without loading the page anew. */
export function follow(event: MouseEvent): void {
	const link = (event.target as Element).closest('a');
	if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
	if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
	const path = inside(link.pathname);
	if (path === null || path.startsWith('/api/')) return;
	event.preventDefault();
	route.go(path + link.search + link.hash);
}
