export default [
	{
		say: 'Todos tienen diez fichas; gana quien tenga más al final. Juega tu Toma 5 contra Ben.',
		then: 'Cinco fichas han pasado a ti, y nadie podía evitarlo. Pero ahora todos van a por ti.'
	},
	{
		say: 'Una Da nunca te paga a ti: un jugador paga a otro. Mia va en cabeza. Haz que pague 4 a Ben.',
		then: 'Mia se queda atrás, y quizá Ben te lo agradezca algún día.'
	},
	{
		say: '¡Ben quiere robarte todo el montón! Tienes un Bloqueo.',
		then: 'Nada se mueve, y su Robo se ha perdido. Un Bloqueo solo sirve cuando te preguntan.'
	},
	{
		say: 'La carta que da nombre al juego: reparte las fichas de Otto entre Ben y tú. Ofrece a Ben la mitad.',
		then: 'Ahora otros pueden mejorar tu oferta con una Contra; después Ben acepta un trato o los estropea todos.'
	},
	{
		say: 'Ronda lo acaba todo de golpe, y cada cual se queda con lo que tiene. Vas en cabeza: toca la campana.',
		then: 'Ganas con 16. Puede pasar en cualquier momento; piénsalo antes de alimentar a nadie.'
	}
];
