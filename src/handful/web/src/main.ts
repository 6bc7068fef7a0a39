import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import { settings } from '$lib/settings.svelte';
import { dictionary } from '$lib/words.svelte';
import App from './App.svelte';

const target = document.getElementById('app');
// The server has told the browser to fetch these words already.
if (target) void dictionary.read(settings.language).then(() => mount(App, { target }));
