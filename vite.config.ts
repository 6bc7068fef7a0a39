import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The words of the house in one language; the server finds them by the name of their file. */
const WORDS = /\/web\/src\/lib\/shell\/\w+\.ts$/;

/** The screens of a game; what they need is one file with its name. */
const SCREENS = /\/games\/(\w+)\/web\/index\.ts$/;

/** Lays every file that packs well beside itself, packed, so that the server need not do it at each request. */
const packed = (): Plugin => ({
	name: 'packed',
	apply: 'build',
	writeBundle({ dir }, bundle) {
		for (const name of Object.keys(bundle).filter((one) => /\.(js|css)$/.test(one))) {
			const path = `${dir}/${name}`;
			writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
		}
	}
});

/** All is drawn in the browser: Svelte may leave out what takes over a page that a server has drawn. */
const drawnHere = (): Plugin => ({
	name: 'drawn-here',
	apply: 'build',
	transform: {
		filter: { id: /svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
		handler: (code) => code.replace('export let hydrating', 'export const hydrating').replace('hydrating = value;', '')
	}
});

export default defineConfig({
	root: here('./src/handful/web'),
	base: './', // files find each other wherever the host keeps them; the server knows the way from each page
	plugins: [svelte({ configFile: here('./svelte.config.js') }), drawnHere(), packed()],
	resolve: {
		alias: {
			$kit: here('./src/handful/web/src/kit'),
			$lib: here('./src/handful/web/src/lib')
		}
	},
	build: {
		outDir: here('./src/handful/web/static'),
		emptyOutDir: true,
		license: { fileName: 'licenses.md' }, // of the libraries whose code is in the pages
		target: 'es2022',
		assetsInlineLimit: 0, // the page's policy allows files from its own origin, not data: addresses
		modulePreload: {
			polyfill: false,
			// The way to the first card knows ahead what it needs; later parts name only their styles, for names with digests do not pack.
			resolveDependencies: (_, files, { hostId }) => (/\bhouse-/.test(hostId) ? files : files.filter((file) => file.endsWith('.css')))
		},
		reportCompressedSize: false,
		rolldownOptions: {
			output: {
				chunkFileNames: ({ facadeModuleId }) => `assets/${WORDS.test(facadeModuleId ?? '') ? 'words-' : ''}[name]-[hash].js`,
				codeSplitting: {
					// What is always needed together is one file: fewer questions, and it packs better.
					groups: [
						{ name: 'house', test: /\/web\/src\/main\.ts$|rolldown\/runtime/, priority: 3 },
						{ name: 'controls', test: /\/web\/src\/kit\/(Note|Segments|Switch|Token)\.svelte$|\/web\/src\/screens\/(Presets|Who\w+)\.svelte$|\/web\/src\/lib\/(opening|presets|who)\.ts$/, priority: 2 },
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
		pool: 'threads', // they start sooner than processes
		testTimeout: 60_000, // none is about time, and machines may be busy
		experimental: { fsModuleCache: true }, // what has not changed is not compiled again
		include: ['src/handful/web/src/**/*.test.ts', 'src/handful/games/*/web/**/*.test.ts']
	}
});
