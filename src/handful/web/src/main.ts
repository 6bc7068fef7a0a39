import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import { base } from '$lib/base';
import { settings } from '$lib/settings.svelte';
import { dictionary } from '$lib/words.svelte';
import App from './App.svelte';

// The page's own link leads there from the address it was opened at, and that changes.
document.querySelector('link[rel=icon]')?.setAttribute('href', `${base}/mark.svg`);

const target = document.getElementById('app');
// The server has told the browser to fetch these words already.
if (target) void dictionary.read(settings.language).then(() => mount(App, { target }));
