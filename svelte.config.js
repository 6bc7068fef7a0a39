import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
	preprocess: vitePreprocess(),
	compilerOptions: {
		runes: true,
		cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}` // shorter than Svelte's own: it is in every file many times
	}
};
