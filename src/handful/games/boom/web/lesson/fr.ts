export default [
	{
		say: 'Neuf cartes sont cachées dans la boîte d’allumettes. Tout le monde voit ce que tu retournes. Retourne A1, la première de la rangée du haut.',
		then: 'Un 5. Retiens sa place : les cartes y reviennent.'
	},
	{
		say: 'Tu as vu un autre 5 en plein milieu. Retourne-le.',
		then: 'Égaux : les deux sont à toi, les trous se remplissent, et tu continues.'
	},
	{
		say: '5 et 7 ne sont pas égaux. Mais tu as Plus 2 : touche le 5, puis Plus 2, et allume.',
		then: '5 + 2 = 7. La carte utilisée vaut un point aussi : trois cartes.'
	},
	{
		say: 'L’ordre compte, carte après carte. Fais du 3 un 8 : d’abord Plus 1, puis Multiplié par 2.',
		then: '3 + 1 = 4, fois 2 font 8. Une carte dont le calcul n’a pas besoin serait refusée.'
	},
	{
		say: 'Quelque chose siffle en B2. Retourne-le.',
		then: 'Boum ! La dynamite te rapporte elle-même et toutes les cartes autour.'
	},
	{
		say: 'Un CHRONO te donne dix secondes pour retourner tout ce que tu oses. Lève-le et allume la mèche ; ensuite ton tour est fini.',
		then: 'Tant qu’elle brûle, touche deux cartes ouvertes pour les prendre. C’est tout ce qu’il faut savoir.'
	}
];
