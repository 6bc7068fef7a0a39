/** Says messages in the language of the screen, from what i18n/compile.py made of `locales/*.ftl`; i18n/speak.py is the same in Python. */

export type Part = string | readonly ['m', string] | readonly ['$', string, string?] | readonly ['?' | 'you', string, Patterns, string];
export type Pattern = string | readonly Part[];
export type Patterns = Readonly<Record<string, Pattern>>;

/** Whoever sits there: said by name, and to the player in that seat as "you". */
export interface Who {
	readonly seat: number;
}
export type Seats = Who | readonly Who[];

/** The id of a sentence and what to fill in, as the server sends it. */
export interface Message {
	readonly id: string;
	readonly args?: Arguments;
}
export type Argument = string | number | Message | Who | readonly Argument[];
export type Arguments = Readonly<Record<string, Argument>>;

/** To whom it is said, and who sits where. */
export interface Listener {
	readonly me: number | null;
	name(seat: number): string;
}

export interface Speaker {
	readonly patterns: Patterns;
	readonly language: string;
	readonly to: Listener;
}

/** A sentence put together; `form` is what its language calls the grammatical form it stands in. */
export function speak(speaker: Speaker, { id, args = {} }: Message, form?: string): string {
	return filled(speaker, speaker.patterns[id] ?? id, form ? { ...args, form } : args);
}

function filled(speaker: Speaker, pattern: Pattern, args: Arguments): string {
	if (typeof pattern === 'string') return pattern;
	return pattern.map((part) => (typeof part === 'string' ? part : placed(speaker, part, args))).join('');
}

function placed(speaker: Speaker, part: Exclude<Part, string>, args: Arguments): string {
	if (part[0] === 'm') return speak(speaker, { id: part[1], args });
	if (part[0] === '$') return value(speaker, args[part[1]], part[2]);
	const [kind, name, variants, otherwise] = part;
	const found = keys(speaker, kind, args[name]).find((key) => key in variants);
	return filled(speaker, variants[found ?? otherwise], args);
}

function value(speaker: Speaker, given: Argument, form?: string): string {
	if (typeof given !== 'object') return String(given);
	if ('id' in given) return speak(speaker, given, form);
	if ('seat' in given) return form !== 'name' && isMe(speaker, given) ? speak(speaker, { id: 'you' }, form) : speaker.to.name(given.seat);
	const others = given.filter((one) => !isMe(speaker, one));
	const mineFirst = given.length > others.length ? [{ seat: speaker.to.me! }, ...others] : others;
	return listed(speaker.language, mineFirst.map((one) => value(speaker, one, form)));
}

/** What a choice may be made by, the most exact first. */
function keys(speaker: Speaker, kind: '?' | 'you', given: Argument | undefined): string[] {
	if (kind === 'you') return [whom(speaker, given)];
	return [String(given), typeof given === 'number' ? new Intl.PluralRules(speaker.language).select(given) : ''];
}

/** Whether the reader is meant: `you`, `other`; of several `you-all`, `others`, `nobody`. */
function whom(speaker: Speaker, given: Argument | undefined): string {
	const several = [given].flat() as Argument[];
	const mine = several.some((one) => isMe(speaker, one));
	if (several.length === 1) return mine ? 'you' : 'other';
	return mine ? 'you-all' : several.length ? 'others' : 'nobody';
}

function isMe({ to }: Speaker, given: Argument | undefined): boolean {
	return typeof given === 'object' && 'seat' in given && given.seat === to.me;
}

/** "A, B and C", as the language has it: British English has no comma before the "and". */
export function listed(language: string, things: readonly string[], type?: 'disjunction'): string {
	return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }).format(things);
}

/** What a game's screens say, held to the messages of its `locales/`: `export const say = sayer<Messages>();` */
export type Say<M> = <K extends keyof M & string>(
	id: K,
	...given: M[K] extends Record<string, never> ? [] : [args: M[K], to?: Listener]
) => string;

/** A seat, as an argument. */
export function who(seat: number): Who {
	return { seat };
}
