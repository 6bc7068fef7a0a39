/**
 * Where this host keeps Handful: '' at its root, '/handful' below https://example.org/handful/.
 * Nobody sets it: every built file lies in `assets` there, this one too. Links inside begin with it.
 */
export const base = import.meta.env.PROD ? new URL(/* @vite-ignore */ '..', import.meta.url).pathname.slice(0, -1) : '';
