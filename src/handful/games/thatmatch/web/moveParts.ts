import type { Form } from '$kit';
import type { TmPlay } from './selectors';

/** What a move is made of, in the order of the taps: what a hint lights. An answer lies ready, to be tapped once. */
function parts(form: Form, { view }: TmPlay): readonly string[] {
	if (view.window) return [`do:${form.move}`];
	const cards = (form['cards'] as readonly string[] | undefined) ?? [];
	return [
		...[...(form['card'] ? [form['card']] : []), ...cards].map((code) => `card:${code}`),
		...(form.move === 'play_number' ? [`lane:${form['slot']}:${form['colour']}`] : []),
		...(form.move === 'play_special' && form['target'] !== undefined ? [`seat:${form['target']}`] : [])
	];
}

export default { parts };
