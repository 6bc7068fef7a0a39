/** The first minutes: what is shown, and what is said in each language. */

const lessons = import.meta.glob<unknown>('../../../games/*/web/lesson/steps.json', { import: 'default' });
const lessonWords = import.meta.glob<readonly LessonWords[]>('../../../games/*/web/lesson/*.ts', { import: 'default' });

/** What is said before and after one step. */
export interface LessonWords {
	readonly say: string;
	readonly then: string;
}

/** The first minute of a game, if it has one. */
export async function loadLesson(key: string): Promise<unknown> {
	return lessons[`../../../games/${key}/web/lesson/steps.json`]?.() ?? null;
}

/** What is said in it, step by step. */
export async function loadLessonWords(key: string, language: string): Promise<readonly LessonWords[]> {
	const of = (wanted: string): (() => Promise<readonly LessonWords[]>) | undefined => lessonWords[`../../../games/${key}/web/lesson/${wanted}.ts`];
	return (of(language) ?? of('en'))?.() ?? [];
}
