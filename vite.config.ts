import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
	root: here('./src/handful/web'),
	plugins: [svelte({ configFile: here('./svelte.config.js') })],
	resolve: {
		alias: {
			$kit: here('./src/handful/web/src/kit'),
			$lib: here('./src/handful/web/src/lib')
		}
	},
	build: {
		outDir: here('./src/handful/web/static'),
		emptyOutDir: true,
		target: 'es2022',
		assetsInlineLimit: 0, // the page's policy allows files from its own origin, not data: addresses
		modulePreload: { polyfill: false },
		reportCompressedSize: false
	},
	server: {
		fs: { allow: [here('.')] },
		proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } }
	},
	test: {
		root: here('.'),
		include: ['src/handful/web/src/**/*.test.ts', 'src/handful/games/*/web/**/*.test.ts']
	}
});
