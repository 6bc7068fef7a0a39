/** Words that games look up themselves. */
export default {
	back: 'Retour',
	'cards.one': '{n} carte',
	'cards.other': '{n} cartes',
	'card.back': 'carte face cachée',
	'said.then': ' ; ',
	'seat.away': 'absent',
	'seat.bot': 'robot',
	'window.stack': 'ce qui a été répondu',
	'rule.show': 'Voir la règle {clause}',
	'end.won': '{names} gagne',
	'tell.begins': '{who} commence.',
	'tell.dealt': 'Reçu : {cards}.',
	'tell.drew': '{who} pioche {cards}.',
	'tell.shuffled': 'La défausse est mélangée.'
};
