export default [
	{
		say: 'Cada turno empieza robando, hasta dos cartas. Roba dos.',
		then: 'Más cartas, más opciones. Siete es lo máximo que puedes tener.'
	},
	{
		say: 'En el centro hay cartas de puntos. Esta pide rojo 3, amarillo 4 y azul 5. Toca tu 3 rojo y luego su casilla roja.',
		then: 'Justo 3: la casilla roja está llena.'
	},
	{
		say: 'Una casilla se llena justo, nunca de más. A rojo le falta 1. ¿Qué carta va ahí?',
		then: '2 + 1 = 3. Varias cartas pequeñas pueden llenar juntas una casilla.'
	},
	{
		say: 'Solo queda abierta la casilla roja. Quien llena la última se lleva la carta con sus estrellas. Llévatela.',
		then: 'Cuatro estrellas, si nadie responde. Y aquí es donde entra el rayo.'
	},
	{
		say: 'Ahora Ben ha puesto la última carta, un 3 rojo. Tienes dos rayos rojos que juntos suman 3. ¡Ataca!',
		then: '1 + 2 = 3: ahora están ahí tus rayos, y las estrellas son tuyas si nadie vuelve a responder.'
	},
	{
		say: '¿Mia responde con sus propios rayos? Un freno rojo anula una carta de número. Frena uno de sus rayos.',
		then: 'Sin ese rayo su suma ya no vale, y caen los dos. No hace falta saber más para jugar.'
	}
];
