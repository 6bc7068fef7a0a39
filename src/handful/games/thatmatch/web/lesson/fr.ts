export default [
	{
		say: 'Chaque tour commence par la pioche, jusqu’à deux cartes. Piochez-en deux.',
		then: 'Plus de cartes, plus de choix. On ne peut en tenir que sept.'
	},
	{
		say: 'Au milieu se trouvent les cartes à points. Celle-ci demande rouge 3, jaune 4 et bleu 5. Touchez votre 3 rouge, puis sa case rouge.',
		then: 'Exactement 3 : la case rouge est fermée.'
	},
	{
		say: 'Une case se remplit exactement, jamais au-delà. Il manque 1 au rouge. Quelle carte convient ?',
		then: '2 + 1 = 3. Plusieurs petites cartes peuvent remplir une case ensemble.'
	},
	{
		say: 'Seule la case rouge est ouverte. Qui ferme la dernière prend la carte et ses étoiles. Prenez-la.',
		then: 'Quatre étoiles, si personne ne répond. C’est là que l’éclair entre en jeu.'
	},
	{
		say: 'Maintenant Ben a posé la dernière carte, un 3 rouge. Vous avez deux éclairs rouges qui font 3 ensemble. Frappez !',
		then: '1 + 2 = 3 : vos éclairs sont là, et les étoiles sont à vous si personne ne répond encore.'
	},
	{
		say: 'Mia répond avec ses propres éclairs ? Un bloc rouge annule une carte chiffrée. Bloquez un de ses éclairs.',
		then: 'Sans cet éclair sa somme est fausse, et les deux tombent. C’est tout ce qu’il faut savoir.'
	}
];
