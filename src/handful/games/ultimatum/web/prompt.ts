import { who } from '$kit';
import type { Composer } from './compose.svelte';
import { say } from './say';
import { isAsked, isBargain, sharesInWords, threatInWords, type UltimatumPlay } from './selectors';

/** What the table wants to know of this screen, as a title and a hint under it. */
export interface Asking {
	readonly title: string;
	readonly hint: string;
	/** What comes after it, where that is not the next turn. */
	readonly next?: string;
}

/** The question, or what is being put together; for others it follows what is drawn. */
export function asking(play: UltimatumPlay, composer: Composer): Asking {
	const { view } = play;
	if (view.phase === 'game_over' || view.required === null) return { title: say('prompt-over'), hint: '' };
	if (!isAsked(play)) return waiting(play, view.required);
	const answer = { title: play.prompt, hint: hint(play) };
	// Letting it be means here that nobody gets a chip (UT-42).
	if (view.phase === 'choose' && play.clock) return { ...answer, next: say('zero-choose') };
	return composer.inWords() ?? answer;
}

function waiting(play: UltimatumPlay, required: number): Asking {
	const { phase, affair } = play.view;
	const raises = phase === 'counter' && required === affair?.actor;
	const title = say('prompt-waiting', { phase: raises ? 'raise' : phase, seat: who(required) }, play);
	if (play.choice.can({ move: 'decline' })) return { title, hint: '', next: say('hint-early') };
	if (affair && !isBargain(affair)) return { title, hint: threatInWords(play, affair) };
	return { title, hint: play.log.at(-1)?.words ?? '' };
}

function hint(play: UltimatumPlay): string {
	const { affair, phase, turns_taken } = play.view;
	if (phase === 'turn') return say(turns_taken.every((count) => count <= 1) ? 'hint-first' : 'hint-turn');
	if (!isBargain(affair)) return '';
	if (phase === 'counter') {
		const count = Math.max(...affair.proposals.map((one) => one.share));
		return say('hint-counter', { responder: who(affair.responder), count }, play);
	}
	const taken = affair.proposals[affair.accepted ?? -1];
	return taken ? sharesInWords(play, affair, taken.by, taken.share) : '';
}
