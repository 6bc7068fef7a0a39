export default [
	{
		say: 'Dégagez la pyramide ensemble. Une carte ouverte s’en va quand vous jouez sa couleur ou son nombre. Prenez le 5 orange avec votre 3 orange : touchez-le, puis votre carte.',
		then: 'Orange sur orange. Un 5 de n’importe quelle couleur aurait convenu aussi.'
	},
	{
		say: 'Pas d’orange, pas de 5. Mais deux cartes peuvent le donner par plus ou moins : 7 − 2 = 5.',
		then: 'Avec plus et moins, les couleurs ne comptent pas.'
	},
	{
		say: 'Les couleurs se mélangent aussi : jaune et bleu font vert. Prenez le 8 vert avec votre 1 jaune et le 2 bleu de la main commune.',
		then: 'Quand les couleurs se mélangent, les nombres ne comptent pas. La main commune est ouverte, et chacun peut s’en servir.'
	},
	{
		say: 'Les deux à la fois maintenant : rouge et jaune font orange, et 2 + 3 = 5. C’est un Ultimatch.',
		then: 'Un Ultimatch rapporte deux cartes : une pour vous, une pour la main commune.'
	},
	{
		say: 'Avant que Ben joue, vous pouvez l’aider sans un mot : avancez une carte cachée et montrez combien vous y tenez. Votre 4 orange va sur le 5 orange. Touchez-le.',
		then: 'Ben voit un dos et votre geste, rien d’autre. S’il la prend, il vous donne une des siennes.'
	},
	{
		say: 'Aucune de vos cartes ne convient, même avec la main commune. Passez donc, et piochez une carte.',
		then: 'Une lampe s’allume. Si tous passent à la suite, tout le monde perd ; une prise éteint les lampes. C’est tout ce qu’il faut savoir.'
	}
];
