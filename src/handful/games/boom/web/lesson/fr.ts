export default [
	{
		say: 'Neuf cartes sont cachées dans la boîte d’allumettes. Tout le monde voit ce que vous retournez. Retournez A1, la première de la rangée du haut.',
		then: 'Un 5. Retenez sa place : les cartes y reviennent.'
	},
	{
		say: 'Vous avez vu un autre 5 en plein milieu. Retournez-le.',
		then: 'Égaux : les deux sont à vous, les trous se remplissent, et vous continuez.'
	},
	{
		say: '5 et 7 ne sont pas égaux. Mais vous avez Plus 2 : touchez le 5, puis Plus 2, et allumez.',
		then: '5 + 2 = 7. La carte utilisée vaut un point aussi : trois cartes.'
	},
	{
		say: 'L’ordre compte, carte après carte. Faites du 3 un 8 : d’abord Plus 1, puis Multiplié par 2.',
		then: '3 + 1 = 4, fois 2 font 8. Une carte dont le calcul n’a pas besoin serait refusée.'
	},
	{
		say: 'Quelque chose siffle en B2. Retournez-le.',
		then: 'Boum ! La dynamite vous rapporte elle-même et toutes les cartes autour.'
	},
	{
		say: 'Un CHRONO vous donne dix secondes pour retourner tout ce que vous osez. Levez-le et allumez la mèche ; ensuite votre tour est fini.',
		then: 'Tant qu’elle brûle, touchez deux cartes ouvertes pour les prendre. C’est tout ce qu’il faut savoir.'
	}
];
