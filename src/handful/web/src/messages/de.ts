/** Words that games look up themselves. */
export default {
	back: 'Zurück',
	'cards.one': '{n} Karte',
	'cards.other': '{n} Karten',
	'card.back': 'verdeckte Karte',
	'said.then': '; ',
	'seat.away': 'weg',
	'seat.bot': 'Bot',
	'window.stack': 'was geantwortet wurde',
	'rule.show': 'Regel {clause} zeigen',
	'end.won': '{names} gewinnt',
	'tell.begins': '{who} beginnt.',
	'tell.dealt': 'Du bekommst {cards}.',
	'tell.drew': '{who} zieht {cards}.',
	'tell.shuffled': 'Die Ablage wird gemischt.'
};
