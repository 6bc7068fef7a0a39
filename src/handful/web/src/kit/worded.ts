import { laterWords } from '$lib/sayings';
import { retrying } from './retry';

/** A part that says what no table begins with: it is there once its words are. */
export function worded<T>(load: () => Promise<T>): () => Promise<T> {
	return retrying(async () => (await Promise.all([load(), laterWords()]))[0]);
}
