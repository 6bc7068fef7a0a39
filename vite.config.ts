import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The words of the house in one language; the server finds them by the name of their file. */
const WORDS = /\/(?:messages|taglines?)\/(\w+)\.ts$/;

/** The screens of a game; what they need is one file with its name. */
const SCREENS = /\/games\/(\w+)\/web\/index\.ts$/;

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
		reportCompressedSize: false,
		rolldownOptions: {
			output: {
				codeSplitting: {
					// What is always needed together is one file: fewer questions, and it packs better.
					groups: [
						{ name: 'house', test: /\/web\/src\/main\.ts$|rolldown\/runtime/, priority: 3 },
						{ name: (id: string) => `words-${WORDS.exec(id)?.[1]}`, test: WORDS, priority: 3 },
						{ name: 'controls', test: /\/web\/src\/kit\/(Note|Segments|Switch|Token)\.svelte$/, priority: 2 },
						{ name: 'table', test: /\/web\/src\/pages\/Room\.svelte$/, priority: 1 },
						{ name: (id: string) => SCREENS.exec(id)?.[1] ?? null, test: SCREENS }
					]
				}
			}
		}
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
