### Las reglas de Ultimatch en español; el original en inglés es RULES.md.
### Over each section stands a digest of every English sentence: where one changes, a test says so.

## English: UM-1 88cd16a0, UM-2 9003d321, UM-3 8817598e, UM-4 1523452a, UM-5 87c17fb4, UM-6 a293f61c, UM-7 9cdfe99a, UM-8 aa3b5f33, UM-9 eb9e6c26, UM-10 9ea04caa, UM-11 0e025878, UM-12 cb26f2df, UM-13 0cc3242c, UM-14 773f931f
section-setup = Preparación
UM-1 = Juegan de 1 a 5 jugadores. Un solo jugador juega en solitario (UM-80 y siguientes). (hoja: Preparación, Solitario)
UM-2 = Los sitios siguen el sentido horario; el vecino de la izquierda de un jugador es el siguiente. Un jugador es el repartidor; las opciones dicen cuál. En la revancha todos se mueven un sitio a la derecha, así que reparte el vecino de la izquierda del último repartidor. (hoja: Cómo se juega; R-1)
UM-3 = Se barajan las 48 cartas. (hoja: Preparación 1)
UM-4 = La pirámide se reparte desde arriba del mazo, fila por fila desde la cúspide, cada fila de izquierda a derecha. Tiene 5 filas (15 cartas) para 1 a 3 jugadores y 6 filas (21 cartas) para 4 o 5. La fila r tiene las columnas 1 a r. (hoja: Preparación 1; R-2)
UM-5 = Las dos cartas de debajo tapan en parte a una carta: a la de la fila r, columna c, las de la fila r + 1, columnas c y c + 1. Está *cubierta* mientras al menos una de ellas esté ahí. (hoja: Preparación 1, Descubrir; R-2)
UM-6 = Una carta de la pirámide está boca arriba si no está cubierta, y boca abajo si lo está. Al principio solo la última fila está boca arriba. (hoja: Preparación 1)
UM-7 = Después se reparten las manos, carta a carta, desde la izquierda del repartidor en sentido horario, el repartidor al final: 13, 6, 4, 5 o 4 cartas a cada uno para 1, 2, 3, 4 o 5 jugadores. (hoja: Preparación 2; R-3)
UM-8 = El resto es el mazo, boca abajo. El montón de cartas jugadas está vacío. (hoja: Preparación 3)
UM-9 = Con dos jugadores o más, cada uno da una carta de su mano a la mano de todos, boca abajo, todos a la vez. Deja la mano enseguida y es definitivo. Cada uno ha visto su propia mano y la última fila. (hoja: Preparación 4; R-4)
UM-10 = Cuando se da la última carta, se descubren todas juntas. Quedan en orden desde la izquierda del repartidor; las cartas posteriores se añaden al final. (hoja: Preparación 4)
UM-11 = Con 2 o 3 jugadores se añade después la carta superior del mazo, boca arriba. (hoja: Preparación 4)
UM-12 = Por opción, para hacerlo más fácil, se añaden del mismo modo una o dos cartas más. (hoja: Dificultad)
UM-13 = Por opción, para hacerlo más difícil, una carta de la mano de todos tal como está entonces, elegida por sorteo, va al montón de cartas jugadas. (hoja: Dificultad; R-5)
UM-14 = Empieza quien dio el número más alto; si son varios, el primero desde la izquierda del repartidor. Solo cuentan las cartas dadas, hagan lo que hagan UM-11 a UM-13. (hoja: Cómo se juega; R-6)

## English: UM-20 e2710e1e
section-play = Juego
UM-20 = Un turno es: cambiar, emparejar o pasar, retirar, descubrir, recompensar. Después es el turno del vecino de la izquierda. (hoja: Cómo se juega)

## English: UM-21 e0306b2b, UM-22 5d3ccca2, UM-23 6ab19dbc, UM-24 a641da2f, UM-25 dccae530, UM-26 2e316d15, UM-27 e423e111, UM-28 34399eff, UM-29 80d2029e
section-trade = Cambio
UM-21 = Quien tiene el turno puede hacer un cambio (dos por opción) antes de emparejar. Ninguno es nunca obligatorio, ni siquiera donde un cambio es la única forma de lograr una pareja. (hoja: Cambio, Dificultad; R-7)
UM-22 = En cada cambio, todo *otro* jugador que tenga una carta puede poner delante exactamente una, boca abajo, con una señal, o no ofrecer nada. La respuesta es definitiva para este cambio. La carta sigue en la mano de su dueño hasta que se toma. (hoja: Cambio; R-8)
UM-23 = La señal hace las veces de gesto. Es una fuerza (1, 2 o 3) y un tipo (sin pista, color, número o pareja). Es pública, no obliga a nadie y puede ser falsa. Las opciones dicen qué forma parte de ella; si se puede señalar, también puede señalar una carta boca arriba de la pirámide. (hoja: Cambio; R-9)
UM-24 = Quien tiene el turno elige a uno de los que ofrecen y, *antes* de ver la carta ofrecida, una carta de su propia mano para dar. Las dos cartas cambian de mano. Solo estos dos jugadores las ven. (hoja: Cambio)
UM-25 = Si quien tiene el turno no tiene cartas, puede tomar una carta ofrecida y no da nada. Si tiene cartas, dar una es obligatorio. (hoja: Cambio; R-10)
UM-26 = Si quien tiene el turno tiene cartas, puede en su lugar entregar una a otro jugador que no tenga ninguna, y no recibe nada. Eso gasta un cambio. Por opción no está permitido. (hoja: Cambio; R-10)
UM-27 = Quien tiene el turno no tiene que esperar todas las respuestas: aceptar, regalar o renunciar cierra el cambio y anula toda oferta que no se haya tomado. (R-11)
UM-28 = Donde se permiten dos cambios, el segundo cambio empieza de nuevo después del primero, con el mismo compañero o con otro; la carta recién recibida se puede dar a su vez. Renunciar acaba ambos. (hoja: Dificultad; R-12)
UM-29 = Si ningún otro jugador tiene cartas y no se puede regalar ninguna, no hay cambio. También acaba por sí solo cuando todos los preguntados no han ofrecido nada y no se puede regalar ninguna. (R-13)

## English: UM-30 255456ee, UM-31 a6da25be, UM-32 025c9fa1, UM-33 1bc6c082, UM-34 2ec66a1b, UM-35 7591abfb
section-match = Pareja
UM-30 = Quien tiene el turno elige una carta boca arriba de la pirámide, el *objetivo*, y una o dos cartas, cada una de su propia mano o de la mano de todos, mezcladas como quiera. (hoja: Pareja)
UM-31 = Una carta empareja si tiene el color del objetivo o el número del objetivo. (hoja: Pareja)
UM-32 = Dos cartas emparejan si sus números suman el del objetivo, o si el mayor menos el menor es el del objetivo, o si sus colores son los dos primarios que se mezclan en el color secundario del objetivo. Para una suma o una diferencia vale cualquier color, para una mezcla cualquier número. (hoja: Pareja; R-14)
UM-33 = Nada más es una pareja. En particular no lo son: dos cartas del color del objetivo sin suma ni diferencia; una carta que encaja por color junto a otra que encaja por número; una carta que empareja con otra de sobra; mezclar al revés (verde y amarillo para azul); más de dos cartas. (hoja: Pareja; R-15)
UM-34 = Dos cartas son un **Ultimatch** si sus números dan el del objetivo sumando o restando *y* sus colores se mezclan en el del objetivo, o ambas tienen el color del objetivo. También cuenta un objetivo rojo, amarillo o azul, salvo que una opción lo excluya. No hace falta anunciarlo. (hoja: Ultimatch, ejemplo de pareja; R-16, R-17)
UM-35 = Si alguna pareja usa al menos una carta de la mano del jugador, el jugador debe emparejar, con esa pareja o con cualquier otra. Si todas las parejas usan solo cartas de la mano de todos, el jugador puede emparejar o pasar. Sin pareja, el jugador debe pasar. Esto se juzga después del cambio. (hoja: Pareja; R-18, R-19)

## English: UM-40 b531f379, UM-41 7ead38fd
section-pass = Pasar
UM-40 = Al pasar, por obligación o por elección, se roba una carta para la propia mano y acaba el turno. (hoja: Pareja)
UM-41 = Se cuentan los pases seguidos; cada pareja devuelve la cuenta a 0, los cambios no la tocan. Cuando se han hecho tantos pases seguidos como jugadores hay, la partida se pierde enseguida, antes de que robe el último. (hoja: Pareja, Final de la partida; R-20, R-21)

## English: UM-45 ae9739a1, UM-46 b439dcc2, UM-47 3d6df32d, UM-50 78594061, UM-51 d7a61304, UM-55 c92fbf96, UM-56 b12ecddd
section-remove-reveal-reward = Retirar, descubrir, recompensar
UM-45 = Las cartas jugadas en el orden de las cartas, y luego el objetivo, van boca arriba al montón de cartas jugadas; el objetivo queda encima. Todos pueden mirar el montón entero. (hoja: Retirar; R-22)
UM-46 = Si la pirámide está ahora vacía, la partida está ganada y no ocurre nada más. (hoja: Final de la partida; R-23)
UM-47 = Si no, se descubre cada carta que ya no está cubierta: ninguna, una o dos. (hoja: Descubrir)
UM-50 = Después de un Ultimatch, y después de UM-47, el jugador roba dos cartas, las mira, se queda una y pone la otra boca arriba en la mano de todos. No se pueden usar en este turno. Por opción el jugador puede rechazar la recompensa antes de robarla. (hoja: Recompensas; R-24)
UM-51 = Por opción, para hacerlo más difícil, las dos cartas van a la propia mano. (hoja: Dificultad)
UM-55 = Las cartas se roban de una en una. Solo cuando hay que robar una carta y el mazo está vacío, todo el montón de cartas jugadas, con las cartas de este turno, se baraja como mazo nuevo. Si ambos están vacíos, no se roba nada. (hoja: Pareja; R-25)
UM-56 = No se roban cartas en ningún otro momento. No hay límite de mano. Un jugador con la mano vacía sigue en la partida. (R-26)

## English: UM-60 ee7e3b06
section-talk = Hablar
UM-60 = Se puede hablar abiertamente de cómo usar las cartas de la mano de todos: mientras se busca pareja cualquiera puede señalar una carta boca arriba de la pirámide y una o dos cartas de la mano de todos. De las cartas de la propia mano no se puede hablar, ni enseñarlas, y los cambios se hacen en silencio. Por opción no hay sugerencias. (hoja: Cómo se juega, Cambio; R-27)

## English: UM-70 c8d53e94, UM-71 1d07afdd, UM-72 791c2aaf, UM-73 cd88fd0b
section-end = Final
UM-70 = Victoria: se empareja la última carta de la pirámide. Ganan todos los jugadores. (hoja: Final de la partida)
UM-71 = Derrota: tantos pases seguidos como jugadores hay, o ninguna pareja en solitario. Pierden todos los jugadores. (hoja: Final de la partida, Solitario)
UM-72 = Se anotan el resultado (victoria o derrota), su motivo, cuántas cartas quedan en la pirámide, cuántos turnos se jugaron (parejas y pases, el último incluido) y cuántos Ultimatches se hicieron. No hay puntos. (R-29)
UM-73 = Cuando la partida termina se enseñan todas las cartas ocultas. (R-30)

## English: UM-80 b2ec6c39, UM-81 4b292942, UM-82 b15fc204
section-solitaire = Solitario
UM-80 = 5 filas, 13 cartas; sin donación, sin mano de todos, sin cambio, sin pase. (hoja: Solitario)
UM-81 = En cada turno: emparejar con una o dos cartas de la mano, retirar, descubrir, y tras un Ultimatch robar dos cartas para la mano. (hoja: Solitario)
UM-82 = Si nada empareja al empezar un turno, también el primero, la partida se pierde. Despejar la pirámide gana. (hoja: Solitario; R-28)

## English: UM-90 8e09ff2b, UM-91 e0a33fb7, UM-92 412fa44e, UM-93 d9fb97d7, UM-94 343a8a06, UM-95 82cebc0b, UM-96 746b1caf
section-what-always-holds = Lo que siempre se cumple
UM-90 = Cada carta está exactamente en uno de estos lugares: pirámide, manos, mano de todos, mazo y montón de cartas jugadas; o es una donación aún no descubierta, o una de las dos cartas de recompensa entre las que se elige.
UM-91 = Una sola carta nunca es un Ultimatch: tendría que ser el objetivo.
UM-92 = Una suma y una diferencia nunca se dan a la vez; las cartas de números iguales nunca emparejan por diferencia.
UM-93 = Una pirámide que no está vacía tiene una carta boca arriba; la cúspide se va la última; cada carta está sobre cartas que siguen ahí.
UM-94 = Una recompensa siempre encuentra dos cartas: están al menos las tres que se acaban de jugar.
UM-95 = Con P cartas en la pirámide y n jugadores la partida dura como mucho P × n turnos.
UM-96 = El mazo y el montón solo pueden estar vacíos a la vez con 4 o 5 jugadores.

## English: example-three-players 4ca0f265, example-UM-E2 fe5ce928, example-UM-E3 c879fedc, example-UM-E3b e432e361, example-UM-E3c 658e73b4, example-UM-E3d 5ef41e54, example-bonus 66accb5a, example-UM-E19 6a393697, example-UM-E4 07837a2d, example-UM-E5 c10a9679, example-no-duty-to-trade d3caa964, example-signals-nature da63271e, example-signals-off d5572cac, example-signals-strength 170358d1, example-signals-pointing 5881efec, example-UM-E6 60c70d8c, example-UM-E7 baa09828, example-all-decline a30608dc, example-UM-E10 b3407123, example-UM-E18 48f2fc17, example-one-trade e5c6e3a1, example-UM-E23 ab4b8716, example-UM-E23b c07d848f, example-UM-E8 0f96384c, example-UM-E8b cf35a07d, example-UM-E9 9b4aed57, example-UM-E22 85f3f853, example-UM-E1-primary 131930bb, example-UM-E1-primary-off 048b7622, example-UM-E1-green 1885690d, example-UM-E11 a73bf72e, example-UM-E12 f5e2d03b, example-UM-E13 a6668c02, example-UM-E14 2a19f862, example-UM-E14b e5afedd8, example-reward-refused ea6cd9e5, example-reward-taken 59841312, example-UM-E15 d264bfbb, example-UM-E16 af4b34eb, example-UM-E17 d3d3f023, example-UM-E20 d84f30db, example-UM-E20b e28424d0, example-solo-win 0288c7af, example-UM-E21 02ac2e88, example-UM-E21b 63f7550c, example-UM-E21c b84bf6ba, example-UM-E21d 42cb3341, example-silent-setup dfd1d8b4
example-three-players = Tres jugadores: cinco filas, cuatro cartas cada uno; tras dar hay cuatro cartas en la mano de todos y veinte que robar.
example-UM-E2 = Un reparto preparado: la pirámide desde la cúspide, las manos desde la izquierda del repartidor, donaciones secretas, una carta más.
example-UM-E3 = Números más altos iguales: el primero desde la izquierda del repartidor; la carta añadida no es de nadie.
example-UM-E3b = Tres números iguales: empieza el vecino de la izquierda del repartidor.
example-UM-E3c = Dos jugadores con números iguales: empieza quien no reparte.
example-UM-E3d = Lo mismo con el otro repartidor: empieza el otro jugador y su carta es la primera.
example-bonus = Más fácil: dos cartas más del mazo se unen a la primera mano de todos.
example-UM-E19 = Más difícil: una carta perdida por sorteo va al montón de cartas jugadas, y empieza igualmente quien la dio.
example-UM-E4 = Un cambio a ciegas que ven dos, y luego una pareja por color.
example-UM-E5 = Qué puede salir mal en un cambio; y quien tiene el turno no espera a nadie.
example-no-duty-to-trade = Se puede renunciar a un cambio aunque sea la única forma de lograr una pareja.
example-signals-nature = Por defecto, una oferta tiene una fuerza y un tipo, y nada más.
example-signals-off = Sin señales, una oferta es el dorso de una carta.
example-signals-strength = Solo una fuerza.
example-signals-pointing = Con el lugar también se puede señalar una carta que está boca arriba.
example-UM-E6 = Si quien tiene el turno no tiene cartas, toma una oferta gratis; entonces emparejar es un deber.
example-UM-E7 = Una carta para una mano vacía, enseguida.
example-all-decline = Cuando nadie ha ofrecido nada, el cambio acaba por sí solo.
example-UM-E10 = El deber de emparejar se puede quitar de encima con un cambio.
example-UM-E18 = Dos cambios: una ventana nueva, luego un regalo; después la ventana está cerrada.
example-one-trade = Por defecto, el primer cambio es el único; si hay dos, renunciar acaba ambos.
example-UM-E23 = Una carta dada se conoce hasta que quien la tiene entrega una carta cualquiera a otro.
example-UM-E23b = De una carta jugada ya no se sabe que esté en una mano.
example-UM-E8 = Una jugada mezclada usa la propia mano, así que no se puede pasar; una jugada solo con la mano de todos también cumple el deber.
example-UM-E8b = Una carta de la propia mano y una de la mano de todos.
example-UM-E9 = Si todas las parejas usan solo cartas de la mano de todos, se puede pasar; con un pase se roba una carta.
example-UM-E22 = Qué puede salir mal en una pareja; el orden de dos cartas no importa.
example-UM-E1-primary = Un cinco rojo: el mismo color y la suma son un Ultimatch; nada se mezcla en rojo.
example-UM-E1-primary-off = Por opción, dos rojas sobre un objetivo rojo son una pareja corriente.
example-UM-E1-green = Suma y mezcla sobre un ocho verde es un Ultimatch, la mezcla sola es una pareja.
example-UM-E11 = El último pase seguido pierde enseguida y no roba nada; luego se enseña todo.
example-UM-E12 = Tres jugadores: pase, pareja, pase, pase, pase pierde en el último.
example-UM-E13 = Una carta se descubre cuando se va la última carta que estaba sobre ella.
example-UM-E14 = Dos cartas descubiertas, luego la recompensa: una carta para la propia mano, otra para todos.
example-UM-E14b = Más difícil: las dos cartas de recompensa van a la propia mano, sin elección.
example-reward-refused = Por opción se puede dejar la recompensa en el mazo.
example-reward-taken = O tomarla; el silencio la toma.
example-UM-E15 = Una carta de recompensa antes y otra después de barajar todo lo jugado, también las cartas de este turno.
example-UM-E16 = La última carta por Ultimatch gana; no se roba nada.
example-UM-E17 = Nada que robar: el pase cuenta, y un jugador con la mano vacía sigue en la partida.
example-UM-E20 = El solitario se pierde en cuanto nada empareja, después de la recompensa.
example-UM-E20b = Con una carta verde robada la partida sigue, y no se permite pasar.
example-solo-win = Despejar la pirámide gana.
example-UM-E21 = Un jugador en silencio pasa donde está permitido y no se pierde nada.
example-UM-E21b = Si el pase perdiera la partida, un jugador en silencio empareja.
example-UM-E21c = Si emparejar es un deber, un jugador en silencio hace la primera pareja.
example-UM-E21d = Los compañeros en silencio no ofrecen nada; entonces sigue enseguida la pareja.
example-silent-setup = Un jugador en silencio da su número más bajo, de los iguales el primero en el orden de las cartas.
