export default [
	{
		say: 'En la caja de cerillas hay nueve cartas boca abajo. Todos ven lo que abres. Da la vuelta a A1, la primera de la fila de arriba.',
		then: 'Un 5. Recuerda dónde está: las cartas vuelven a su mismo sitio.'
	},
	{
		say: 'Has visto otro 5 justo en el centro. Dale la vuelta.',
		then: 'Iguales: las dos son tuyas, los huecos se llenan y sigues jugando.'
	},
	{
		say: '5 y 7 no son iguales. Pero tienes Suma 2: toca el 5, luego Suma 2, y enciende.',
		then: '5 + 2 = 7. La carta que usaste también es un punto: tres cartas.'
	},
	{
		say: 'El orden cuenta, carta a carta. Haz del 3 un 8: primero Suma 1, luego Multiplica por 2.',
		then: '3 + 1 = 4, por 2 son 8. Una carta que la cuenta no necesita se rechazaría.'
	},
	{
		say: 'Algo silba en B2. Dale la vuelta.',
		then: '¡Bum! La dinamita te trae a sí misma y todas las cartas de alrededor.'
	},
	{
		say: 'Un RELOJ te da diez segundos para abrir todo lo que te atrevas. Levántalo y enciende la mecha; después acaba tu turno.',
		then: 'Mientras arde, toca dos cartas abiertas para llevártelas. No hace falta saber más para jugar.'
	}
];
