/** Words that games look up themselves. */
export default {
	back: 'Atrás',
	'cards.one': '{n} carta',
	'cards.other': '{n} cartas',
	'card.back': 'carta boca abajo',
	'said.then': '; ',
	'seat.away': 'ausente',
	'seat.bot': 'bot',
	'window.stack': 'lo que se respondió',
	'rule.show': 'Ver la regla {clause}',
	'end.won': 'Gana {names}',
	'tell.begins': 'Empieza {who}.',
	'tell.dealt': 'Recibes {cards}.',
	'tell.drew': '{who} roba {cards}.',
	'tell.shuffled': 'Se barajan los descartes.'
};
