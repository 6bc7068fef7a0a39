import type { Form } from '$kit';
import type { View } from './generated/types';

const ANSWERS: Readonly<Record<string, string>> = { red_block: 'KR', orange_block: 'KO', rescue: 'RESCUE' };

/** What a move is made of, in the order of the taps: what a hint lights. */
export function parts(form: Form, _view: View): readonly string[] {
	const cards = (form['cards'] as readonly string[] | undefined) ?? [];
	const card = form['card'] ?? ANSWERS[form.move];
	return [
		...[...(card ? [card] : []), ...cards].map((code) => `card:${code}`),
		...(form.move === 'play_number' ? [`lane:${form['slot']}:${form['colour']}`] : []),
		...(form.move === 'play_special' && form['target'] !== undefined ? [`seat:${form['target']}`] : [])
	];
}
