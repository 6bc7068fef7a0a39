/** The kit: everything a game's screens are built from. See docs/web.md. */

export * from './art';
export * from './forms';
export * from './game';
export { Chooser, fits } from './chooser.svelte';
export { anchor, type Scene, type Scenes, type Stage } from './director.svelte';
export { named } from './fan';
export { retrying } from './retry';
export { Play, type AnyPlay, type Clock, type Hinted, type Line, type Update, type Wire } from './play.svelte';
export { sound, type Note as SoundNote, type Timbre } from './sound';
export { throwable } from './throwable';
export { waiting } from './waiting';
export { settings } from '$lib/settings.svelte';
export { laterWords } from '$lib/sayings';
export { who, type Argument, type Message, type Seats } from '$lib/say';
export { listed, sayer } from '$lib/words.svelte';

export { default as Around } from './Around.svelte';
export { default as Backs } from './Backs.svelte';
export { default as Button } from './Button.svelte';
export { default as Card } from './Card.svelte';
export { default as Chips } from './Chips.svelte';
export { default as ClockRing } from './Clock.svelte';
export { default as Fan } from './Fan.svelte';
export { default as HandFrame } from './HandFrame.svelte';
export { default as Icon } from './Icon.svelte';
export { default as Log } from './Log.svelte';
export { default as Note } from './Note.svelte';
export { default as Pile } from './Pile.svelte';
export { default as Question } from './Question.svelte';
export { default as Seat } from './Seat.svelte';
export { default as Segments } from './Segments.svelte';
export { default as Sheet } from './Sheet.svelte';
export { default as Stack } from './Stack.svelte';
export { default as Switch } from './Switch.svelte';
export { default as Thinking } from './Thinking.svelte';
export { default as Token } from './Token.svelte';
