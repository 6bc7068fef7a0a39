import type { Sentence } from '$kit';
import { ApiProblem, troubleOf } from './api';
import { moreApi } from './moreApi';
import type { Review } from './types';

/** A review while it is being made: what it shows so far, and how far it is. */
export class Reviewing {
	review = $state.raw<Review | null>(null);
	done = $state(0);
	total = $state(0);
	problem = $state.raw<Sentence | null>(null);
	#stopped = false;

	/** Ask until all of it is there. */
	async follow(record: string): Promise<void> {
		try {
			let found = await moreApi.review(record);
			while (!this.#stopped) {
				this.done = found.done;
				this.total = found.total;
				this.review = found.review ?? this.review;
				if (found.total && found.done >= found.total) return;
				found = await this.#next(record, found.key, found.done);
			}
		} catch (error) {
			this.problem = troubleOf(error);
		}
	}

	/** The page is left: nobody waits any more. */
	stop(): void {
		this.#stopped = true;
	}

	/** Another process of the server may answer, and know nothing of it: then it is asked for anew. */
	async #next(record: string, key: string, done: number): ReturnType<typeof moreApi.review> {
		try {
			return await moreApi.reviewNews(key, done);
		} catch (error) {
			if (error instanceof ApiProblem && error.code === 'no_review') return moreApi.review(record);
			throw error;
		}
	}
}
