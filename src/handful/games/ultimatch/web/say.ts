import { sayer } from '$lib/words.svelte';
import type { Messages as House } from '../../../locales/messages';
import type { Messages } from '../locales/messages';

/** Says a message of Ultimatch, or of the house, in the language of the screen. */
export const say = sayer<Messages & House>();
