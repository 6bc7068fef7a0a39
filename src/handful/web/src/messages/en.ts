/** Words that games look up themselves. */
export default {
	back: 'Back',
	'cards.one': '{n} card',
	'cards.other': '{n} cards',
	'card.back': 'card, face down',
	'said.then': '; ',
	'seat.away': 'away',
	'seat.bot': 'bot',
	'window.stack': 'what was answered',
	'rule.show': 'Show the rule {clause}',
	'end.won': '{names} won',
	'tell.begins': '{who} begins.',
	'tell.dealt': 'You are dealt {cards}.',
	'tell.drew': '{who} draws {cards}.',
	'tell.shuffled': 'The discards are shuffled.'
};
