export default [
	{
		say: 'Despejad juntos la pirámide. Una carta abierta se va cuando juegas su color o su número. Toma el 5 naranja con tu 3 naranja: tócalo y luego tu carta.',
		then: 'Naranja sobre naranja. Un 5 de cualquier color también habría valido.'
	},
	{
		say: 'Nada naranja, ningún 5. Pero dos cartas pueden sumarlo o restarlo: 7 − 2 = 5.',
		then: 'Con más y menos los colores no importan.'
	},
	{
		say: 'Los colores también se mezclan: amarillo y azul hacen verde. Toma el 8 verde con tu 1 amarillo y el 2 azul de la mano de todos.',
		then: 'Cuando se mezclan colores, los números no importan. La mano de todos está abierta, y cualquiera puede usarla.'
	},
	{
		say: 'Ahora las dos cosas a la vez: rojo con amarillo hace naranja, y 2 + 3 = 5. Eso es un Ultimatch.',
		then: 'Un Ultimatch da dos cartas nuevas: una para ti y otra para la mano de todos.'
	},
	{
		say: 'Antes de que Ben juegue puedes ayudarle, sin decir nada: adelanta una carta boca abajo y muestra cuánto te interesa. Tu 4 naranja va con el 5 naranja. Tócalo.',
		then: 'Ben ve un dorso y tu gesto, nada más. Si la toma, te da una suya.'
	},
	{
		say: 'Ninguna carta tuya vale, ni siquiera con la mano de todos. Así que pasa y roba una carta.',
		then: 'Se enciende una lámpara. Si todos pasan seguidos, perdéis todos; un acierto apaga las lámparas. No hace falta saber más para jugar.'
	}
];
