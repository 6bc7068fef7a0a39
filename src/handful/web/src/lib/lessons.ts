import type { Language } from './languages';
import { laterMessages } from './lateMessages';
import { speak } from './say';

/** The first minutes: what is said in each language; the server has the positions. */

/** What is said before and after one step. */
export interface LessonWords {
	readonly say: string;
	readonly then: string;
}

/** What is said in it, step by step. */
export async function loadLessonWords(key: string, language: Language): Promise<readonly LessonWords[]> {
	const patterns = await laterMessages(language, key);
	const said = (id: string): string => speak({ patterns, language, to: { me: null, name: String } }, { id });
	const ids = Object.keys(patterns).filter((id) => /^lesson-\d+$/.test(id));
	return ids.map((id) => ({ say: said(id), then: said(`${id}.then`) }));
}
