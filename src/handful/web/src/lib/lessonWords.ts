import type { Language } from './languages';
import { laterMessages } from './lateMessages';
import { speak, type Patterns } from './say';

/** What a lesson says: the goal, and at its steps what to do, why not something else, and what was learned. */
export class LessonWords {
	/** The steps at which something new is asked for; the others go on with the one before. */
	readonly #steps: readonly number[];

	constructor(
		readonly patterns: Patterns,
		readonly language: Language
	) {
		const found = Object.keys(patterns).map((id) => /^lesson-(\d+)$/.exec(id)?.[1]);
		this.#steps = found.flatMap((number) => (number ? [Number(number)] : []));
	}

	/** A sentence by its id; empty where there is none. */
	#said(id: string): string {
		return id in this.patterns ? speak({ patterns: this.patterns, language: this.language, to: { me: null, name: String } }, { id }) : '';
	}

	get goal(): string {
		return this.#said('lesson-goal');
	}

	get total(): number {
		return this.#steps.length;
	}

	/** Which of the sentences belongs to a step, from 1. */
	place(step: number): number {
		return this.#steps.filter((one) => one <= step).length;
	}

	/** What to do in a step. */
	ask(step: number): string {
		return this.#said(`lesson-${this.#steps[this.place(step) - 1]}`);
	}

	/** What was learned in it, or another of its sentences. */
	of(step: number, which: string): string {
		return this.#said(`lesson-${step}.${which}`) || this.#said(`lesson-${this.#steps[this.place(step) - 1]}.${which}`);
	}

	/** What is said of a move that others make before a step, from 1; empty where it only passes. */
	move(step: number, place: number): string {
		return this.#said(`lesson-${step}.before-${place}`);
	}

	/** What was learned in a step; empty where the next one follows at once. */
	learned(step: number): string {
		return this.#said(`lesson-${step}.then`);
	}
}

export async function lessonWords(key: string, language: Language): Promise<LessonWords> {
	return new LessonWords(await laterMessages(language, key), language);
}
