/** The first minutes: what is said in each language; the server has the positions. */

const lessonWords = import.meta.glob<readonly LessonWords[]>('../../../games/*/web/lesson/*.ts', { import: 'default' });

/** What is said before and after one step. */
export interface LessonWords {
	readonly say: string;
	readonly then: string;
}

/** What is said in it, step by step. */
export async function loadLessonWords(key: string, language: string): Promise<readonly LessonWords[]> {
	const of = (wanted: string): (() => Promise<readonly LessonWords[]>) | undefined => lessonWords[`../../../games/${key}/web/lesson/${wanted}.ts`];
	return (of(language) ?? of('en'))?.() ?? [];
}
