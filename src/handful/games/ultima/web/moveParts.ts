import type { Form } from '$kit';
import type { UltimaPlay } from './selectors';

/** What a move is made of, in the order of the taps: what a hint lights. */
function parts(form: Form, { view }: UltimaPlay): readonly string[] {
	switch (form.move) {
		case 'play': {
			const action = [form['action'], form['color']].filter(Boolean).join(':');
			return [`card:${form['card']}`, 'do:play', ...(action ? [`action:${action}`] : [])];
		}
		case 'draw':
			return ['act:draw'];
		case 'accept':
			return ['draw'];
		case 'keep':
			return view.drawn ? [`card:${view.drawn}`] : [];
		case 'catch':
			return ['do:catch'];
		default:
			return [];
	}
}

export default { parts };
