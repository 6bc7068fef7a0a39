export default [
	{
		say: 'En el montón hay una carta azul, y azul va sobre azul. Pon una de tus cartas azules.',
		then: 'El mismo color: siempre vale.'
	},
	{
		say: 'Aquí no hay nada verde. Pero también valen dos intervalos que suman doce: en el montón hay 3, así que necesitas 9. Pon la sexta mayor.',
		then: '3 + 9 = 12: la octava está completa, y ahora manda el rojo.'
	},
	{
		say: 'Cuidado: dos intervalos iguales no casan. 7 + 7 no son 12. ¿Qué carta vale?',
		then: 'Una cuarta completa una quinta: 5 + 7 = 12.'
	},
	{
		say: 'Nada vale. Roba una carta; si vale, puedes jugarla enseguida, y solo esa.',
		then: 'Has robado. Venga lo que venga, juegas esa carta o te la quedas, y acaba el turno.'
	},
	{
		say: 'Un tritono hace una de tres cosas: cambia el sentido, hace robar dos al siguiente o elige cualquier color. Haz que Ben robe dos.',
		then: 'Ben roba dos y pierde el turno.'
	},
	{
		say: 'Te quedan dos cartas: después de esta jugada tendrás una. Di ¡Ultima! al jugarla, o alguien puede pillarte. Actívalo y juega.',
		then: 'Queda una carta, y todos lo saben. No hace falta saber más para jugar.'
	}
];
