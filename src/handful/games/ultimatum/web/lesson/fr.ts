export default [
	{
		say: 'Chacun a dix jetons ; qui en a le plus à la fin gagne. Jouez votre Prendre 5 contre Ben.',
		then: 'Cinq jetons sont passés chez vous, et personne n’y pouvait rien. Mais maintenant, c’est vous qu’on poursuit.'
	},
	{
		say: 'Une Donner ne vous rapporte jamais rien : un joueur en paie un autre. Mia mène. Faites-lui payer 4 à Ben.',
		then: 'Mia recule, et Ben vous remerciera peut-être un jour.'
	},
	{
		say: 'Ben veut voler toute votre pile ! Vous avez un Blocage.',
		then: 'Rien ne bouge, et son Vol est perdu. Un Blocage ne sert que lorsqu’on vous demande.'
	},
	{
		say: 'La carte qui donne son nom au jeu : partagez les jetons d’Otto entre Ben et vous. Offrez-en la moitié à Ben.',
		then: 'D’autres peuvent maintenant surenchérir avec un Contre ; puis Ben accepte un marché ou les gâche tous.'
	},
	{
		say: 'Fin arrête tout d’un coup, et chacun garde ce qu’il a. Vous menez : sonnez la cloche.',
		then: 'Vous gagnez avec 16. Cela peut arriver à tout moment ; pensez-y avant de nourrir quelqu’un.'
	}
];
