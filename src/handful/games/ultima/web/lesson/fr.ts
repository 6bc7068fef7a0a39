export default [
	{
		say: 'Le tas montre une carte bleue, et le bleu va sur le bleu. Posez une de vos cartes bleues.',
		then: 'Même couleur : cela va toujours.'
	},
	{
		say: 'Rien de vert ici. Mais deux intervalles qui font douze vont aussi : le tas montre 3, il vous faut donc 9. Posez la sixte majeure.',
		then: '3 + 9 = 12 : l’octave est complète, et c’est le rouge qui compte maintenant.'
	},
	{
		say: 'Attention : deux intervalles égaux ne vont pas ensemble. 7 + 7 ne font pas 12. Quelle carte va ?',
		then: 'Une quarte complète une quinte : 5 + 7 = 12.'
	},
	{
		say: 'Rien ne va. Piochez une carte ; si elle va, vous pouvez la poser aussitôt, et elle seule.',
		then: 'Vous avez pioché. Quoi qu’il vienne, vous posez cette carte ou la gardez, et le tour est fini.'
	},
	{
		say: 'Un triton fait une chose sur trois : inverser le sens, faire piocher deux cartes au suivant, ou choisir une couleur. Faites-en piocher deux à Ben.',
		then: 'Ben en pioche deux et passe son tour.'
	},
	{
		say: 'Encore deux cartes : après ce coup il en restera une. Dites Ultima ! en la posant, sinon on peut vous attraper. Activez-le, puis jouez.',
		then: 'Une seule carte, et tout le monde le sait. C’est tout ce qu’il faut savoir.'
	}
];
