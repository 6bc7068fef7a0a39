### Las reglas de Boom Goes the Dynamite en español; el original en inglés es RULES.md.
### Over each sentence stands a digest of the English one: where that changes, a test says so.

section-setup = Preparación
# English 14f10acb
BD-1 = De 2 a 6 jugadores se sientan en sentido horario.
# English 5911da51
BD-2 = Se aparta lo que quitan las opciones: uno o dos colores de ambos mazos, las cartas Multiplica por 2 y Divide entre 2, o ambas cosas. Deben quedar cartas de fuego suficientes para repartir todas las manos.
# English 6322c668
BD-3 = Se barajan las cartas de cerillas, luego las cartas de fuego, y después se elige al primer jugador, por sorteo o según las opciones. En la revancha todos se mueven un sitio a la derecha, así que un sitio fijado por las opciones pasa al vecino de la izquierda de quien lo tenía.
# English 57e61c93
BD-4 = Las nueve primeras cartas de cerillas van boca abajo a A1, B1, C1, A2 y así hasta C3. Esa es la caja de cerillas. Nadie puede mirarlas.
# English cfcb42cb
BD-5 = Cada jugador recibe dos o tres cartas de fuego, según las opciones, de una en una en sentido horario desde el primer jugador, y solo ve las suyas.
# English 9033b39f
BD-6 = El resto de cada mazo forma el mazo de números y el mazo de fuego, boca abajo. Todos pueden contarlos.
# English 616f194f
BD-7 = Los montones de cartas ganadas están vacíos, no hay turnos sin éxito, el fondo común está cerrado. Empieza el primer jugador.

section-the-turn = El turno
# English 3e3f6b0a
BD-10 = Se juega en sentido horario. Un turno es una cadena de intentos que sigue mientras cada uno sea un éxito, y puede terminar con una sola ventana de RELOJ.
# English 302c384f
BD-11 = Cuando empieza un turno se hace primero la prueba de final (BD-80), luego se mira la vía segura (BD-71) y después el límite de turnos sin éxito (BD-73); entonces el jugador activo está listo.
# English cb95c3e9
BD-12 = Un jugador listo da la vuelta a una carta o juega RELOJES (BD-50). En el primer momento de su turno puede, en lugar de eso, anunciar el atasco (BD-72). No puede pasar, ni parar después de un éxito.
# English 15288a56
BD-13 = Un intento: dar la vuelta a una carta cualquiera que esté boca abajo, a la vista de todos; después, conociendo la primera, dar la vuelta a otra cualquiera que esté boca abajo.
# English e7151803
BD-14 = Si los dos números son iguales, la pareja está encontrada y se toma enseguida. No se le puede añadir ninguna carta de fuego.
# English c86b4528
BD-15 = Si son distintos, el jugador activo los enciende con fórmulas (BD-20) o con un solo COMODÍN (BD-27), o los deja. Nadie está obligado a encender.
# English 9519bf47
BD-16 = Cuando hay pareja, las dos cartas de cerillas y todas las cartas de fuego usadas van boca arriba al montón de cartas ganadas del jugador activo. Después se rellena la caja de cerillas (BD-30), se hace la prueba de final, y el mismo jugador vuelve a estar listo.
# English 7a7347ea
BD-17 = Dejarlos acaba el turno (BD-60). No hay segunda oportunidad.

section-igniting = Encender
# English a12e1b9d
BD-20 = Las cartas de fórmula se ponen sobre el primer número, sobre el segundo o sobre ambos, cada serie en su orden. Cada carta está sobre un solo número y cuenta una vez. Se pone al menos una carta.
# English 54ebd1a1
BD-21 = El resultado de un número es su valor impreso, cambiado por sus cartas una tras otra. Ninguna operación tiene prioridad: 3 con Suma 1, Multiplica por 2 es 8; con Multiplica por 2, Suma 1 es 7.
# English 8c3c0e05
BD-22 = El encendido es correcto si los dos resultados existen y son iguales.
# English 74c0c72d
BD-23 = Los resultados pueden ser de cualquier tamaño, también los intermedios: por encima de 10, cero, negativos.
# English 808192fb
BD-24 = Solo se puede partir por la mitad un valor par; el 0 y los valores pares negativos también. Si las opciones admiten fracciones, se puede partir cualquier valor, y las mitades y los cuartos cuentan exactos.
# English 92ece209
BD-25 = Sin acompañantes: un encendido se rechaza si se pudieran quitar una o varias de sus cartas, dejando las demás donde están, y siguiera siendo correcto. Por opción pueden ir acompañantes.
# English 81b1e13d
BD-26 = No hay otro límite al número de cartas. El encendido no tiene que ser el más corto.
# English 0909f819
BD-27 = Un COMODÍN, solo, enciende dos números distintos cualesquiera. No se puede poner sobre dinamita ni sobre números iguales.
# English ebfdb1b6
BD-28 = Las cartas salen de la mano del jugador activo, o del fondo común una vez abierto.

section-refilling = Rellenar
# English a1e4f41f
BD-30 = Después de cada éxito, mientras haya menos de nueve cartas en la caja de cerillas y quede mazo de números, su carta superior va boca abajo al sitio vacío más bajo. Las cartas que ya están nunca se mueven.
# English 7feb8b24
BD-31 = La meta sigue siendo nueve después de añadir filas: si hay nueve cartas o más, los huecos quedan abiertos.
# English d7e39cd1
BD-32 = Con el mazo de números vacío, los huecos quedan abiertos para siempre.

section-dynamite = Dinamita
# English 3c41c3c7
BD-40 = La dinamita a la que se da la vuelta explota enseguida, como primera o segunda carta o en una ventana. El jugador activo la toma, con todas las cartas que la tocan, boca abajo o boca arriba.
# English 3fa2914a
BD-41 = La tocan los sitios de alrededor, ocho como mucho, si en ese momento hay una carta en ellos. Un sitio vacío no transmite la explosión. Por opción solo tocan los cuatro de al lado, arriba y abajo.
# English 0d3e38f2
BD-42 = Las cartas tomadas se enseñan a todos y cuentan como cualquier otra. Otra dinamita entre ellas cuenta como una carta y no explota, salvo por opción. Por otra opción, las cartas boca abajo se toman sin que nadie las vea hasta el final.
# English 48664cbd
BD-43 = En un intento, la explosión acaba el intento: si una carta de ese intento sigue boca arriba, vuelve a ponerse boca abajo.
# English 721230a3
BD-44 = La explosión es un éxito: se rellena la caja de cerillas, se hace la prueba de final, y el mismo jugador vuelve a estar listo. Por opción, una explosión en un intento acaba el turno.

section-the-timer = El RELOJ
# English 104c1ff5
BD-50 = Solo se pueden jugar RELOJES mientras no se haya dado la vuelta a ninguna carta desde que empezó el turno o desde el último éxito. Una sola jugada toma uno o varios RELOJES, y con ellos cualquier número de COMODINES, y abre la ventana. Un turno tiene como mucho una ventana.
# English fa024f09
BD-51 = La ventana dura 10 segundos por cada RELOJ y 5 por cada COMODÍN puesto por tiempo; las opciones pueden decir otra cosa.
# English 510b12a3
BD-52 = En la ventana el jugador activo puede dar la vuelta a las cartas boca abajo que quiera, tantas como quiera. Siguen boca arriba hasta que se toman o se cierra la ventana. Todos las ven.
# English 6ecfcaaf
BD-53 = En la ventana nada se toma por sí solo, salvo la dinamita: el jugador toma él mismo las parejas entre dos números cualesquiera boca arriba, por ser iguales, con fórmulas o con un COMODÍN. Valen de BD-20 a BD-28. Una toma rechazada no cambia nada.
# English 955e147d
BD-54 = En la ventana se rellena enseguida después de cada éxito, y no cuesta tiempo. Las cartas nuevas están boca abajo.
# English 833bea81
BD-55 = La dinamita explota en la ventana como siempre. Las cartas boca arriba que no toca siguen así, y la ventana continúa.
# English fe714687
BD-56 = Se puede añadir otro RELOJ mientras no se haya dado la vuelta a ninguna carta desde que se abrió la ventana o desde el último éxito en ella. Se puede añadir un COMODÍN por tiempo en cualquier momento de la ventana.
# English e98bd0fb
BD-57 = La ventana se cierra cuando se acaba su tiempo, cuando el jugador dice alto o cuando termina la partida. Entonces acaba el turno, se haya ganado lo que se haya ganado.
# English 5d6c4820
BD-58 = Los RELOJES, y los COMODINES puestos por tiempo, van al montón de cartas ganadas si la ventana tuvo un éxito; si no, al montón de cartas quemadas, donde no cuentan para nadie. Por opción puntúan siempre o nunca.
# English aaf6047b
BD-59 = Una carta a la que se da la vuelta antes del plazo cuenta; si es justo al cumplirse el plazo, no.

section-the-end-of-a-turn = El final de un turno
# English 34341bda
BD-60 = Las cartas boca arriba se ponen boca abajo en su sitio. El jugador activo roba del mazo de fuego hasta tener tantas cartas como se repartieron o hasta que el mazo esté vacío. Un turno con éxito acaba la serie de turnos sin éxito; uno sin éxito la alarga en uno. El siguiente jugador empieza su turno (BD-11).
# English 179c9bd8
BD-61 = Las cartas de fuego no se roban en ningún otro momento. No se vuelve a barajar: las cartas usadas son puntos.

section-stuck = Atascados
# English 0350a063
BD-70 = Un desatasco hace lo primero de esto que sea posible. El mazo de números no está vacío: hasta tres de sus cartas se ponen boca abajo como una fila nueva después de la última fila que tenga una carta. El fondo común está cerrado: se abre (BD-75). Si no, la partida termina. Después los turnos sin éxito se cuentan desde 0, nadie ha anunciado atasco, y se hace la prueba de final; si la partida sigue, el jugador cuyo turno había empezado está listo, en el primer momento de su turno.
# English 4c4cb78f
BD-71 = La vía segura: cuando empieza un turno con el fondo cerrado, todas las manos vacías, todas las cartas de la caja de cerillas vistas y sin dos números iguales, sigue un desatasco.
# English 52e34cc6
BD-72 = Por acuerdo: en el primer momento de su turno, con el fondo cerrado, después de al menos tantos turnos seguidos sin éxito como jugadores hay, y sin haber anunciado atasco desde el último éxito o desatasco, el jugador activo puede anunciar el atasco. Cada uno de los demás está de acuerdo o se opone, una sola vez. Si todos están de acuerdo, sigue un desatasco. La primera oposición acaba la votación, y quien lo anunció continúa su turno.
# English bc209cdc
BD-73 = El límite de turnos sin éxito: después de diez turnos seguidos sin éxito, o dos por cada jugador si eso es más, sigue un desatasco al empezar el turno siguiente; una vez abierto el fondo hace falta el doble. Las opciones pueden fijar otro número.
# English eb9c8dba
BD-75 = El fondo común: todas las manos y el resto del mazo de fuego se ponen boca arriba en el centro. Desde entonces el jugador activo usa cualquiera de estas cartas como si estuvieran en su mano, y se queda las que usa. Ya nadie roba. Por opción el mazo sigue boca abajo y no se vuelve a usar.
# English 2826bf9f
BD-76 = Si el mazo de números está vacío y no queda ninguna carta de fuego en ninguna mano ni en el mazo de fuego, el fondo cuenta como abierto y vacío. Esto se mira antes de cada prueba de final.

section-end-and-scoring = Final y puntuación
# English 47d17639
BD-80 = La prueba de final se hace al empezar cada turno y después de cada éxito. La partida ha terminado si el mazo de números está vacío, no hay dinamita en la caja de cerillas, y o bien quedan en ella menos de dos números, o bien el fondo está abierto y no hay dos que se puedan tomar: no hay dos iguales, el fondo no tiene COMODÍN, y no existe ningún encendido correcto de dos de ellos con sus fórmulas.
# English bdbc10cf
BD-81 = Si la partida termina en una ventana, la ventana se cierra primero (BD-58). Una partida que termina a mitad de un turno termina ahí: nadie roba.
# English 5196db8b
BD-82 = Al final se da la vuelta a todas las cartas. La puntuación de un jugador es el número de cartas de su montón de cartas ganadas: números, dinamita y cartas de fuego, un punto cada una.
# English fe7c4f2a
BD-83 = Las cartas que quedan en la caja de cerillas, en las manos, en el fondo o en los mazos, o que se han quemado, no cuentan para nadie.
# English 6618df9f
BD-84 = Gana la puntuación más alta; las puntuaciones más altas iguales comparten la victoria. Por opción, entre ellas gana quien tiene más cartas de cerillas.
# English 61a33ce2
BD-85 = La caja de cerillas, los mazos, las manos, el fondo, los montones de cartas ganadas, el montón de cartas quemadas y las cartas de una ventana abierta contienen siempre, entre todos, todas las cartas del juego: 84 si no se quita nada.

section-the-clock-of-the-window = El reloj de la ventana
# English 704d3238
BD-90 = Con reloj: la ventana tiene un plazo, y añadir una carta lo mueve. El tiempo nunca va hacia atrás. Una jugada que llega al cumplirse el plazo o después encuentra la ventana cerrada: se le dice a quien la tenía, fuera cual fuera la jugada, y la jugada de otro jugador se juzga en la nueva posición.
# English 89fd3556
BD-91 = Con reloj: entre dos cartas abiertas en una misma ventana pasa al menos medio segundo; las opciones pueden decir otra cosa. Una carta abierta demasiado deprisa se rechaza y nada cambia.
# English 00c207d2
BD-92 = Con tiempos fijos: la ventana tiene una reserva de milisegundos, y cada jugada cuesta: dar la vuelta a una carta, una toma o un COMODÍN 1000, un encendido 2500, añadir una carta 500 (después la reserva crece en el tiempo de la carta). Abrir, parar, las explosiones y rellenar son gratis. Una jugada más cara que la reserva se rechaza antes de mirar nada más. Cuando la reserva baja de 500, la ventana se cierra sola.
# English e342fe7f
BD-93 = Con reloj, un bot tarda al menos el tiempo fijo en cada una de sus jugadas.
# English 7a845cd5
BD-94 = Una mesa sin reloj juega todas las ventanas con los tiempos fijos, también si las opciones dicen reloj.

# English 89a4817d
example-BX-1 = Dos números iguales se encuentran y se toman enseguida; sigue el mismo jugador.
# English 50bd7412
example-BX-2 = 5 y 7 se igualan con Suma 2.
# English 80f22e16
example-BX-2b = Los sitios se pueden nombrar en cualquier orden, las cartas con cualquiera de sus nombres.
# English 6a299fde
example-BX-3 = Una, dos o las tres cartas encienden 3 y 4.
# English f747c289
example-BX-3b = Tres cartas que hacen falta todas dan tres puntos más.
# English 0488e1ff
example-BX-3c = También se permite el encendido más corto.
# English fa70b8bf
example-BX-4 = 3 y 2 se igualan con Resta 1.
# English ae842ec6
example-BX-5 = Las cartas que se anulan entre sí son acompañantes; las que se encuentran a medio camino, no.
# English 6697f5fa
example-BX-5b = Por opción también puntúan los acompañantes.
# English 24e02763
example-BX-6 = Los números impares no se pueden partir, y el orden importa.
# English 5c32098b
example-BX-6b = Al revés: Resta 3 sobre el 7.
# English 1d88e098
example-fractions = Con fracciones, 5 ÷ 2 y 1 ÷ 2 + 2 se encuentran en dos y medio.
# English 190f1702
example-halving-negatives = Los valores pares negativos se pueden partir: (1 − 3) ÷ 2 = −1 = 2 − 3.
# English 5f403824
example-BX-7a = Resultados por encima de 10: 7 × 2 = 14 = 9 + 3 + 2.
# English faf2823c
example-BX-7b = Cero: 2 − 2 = 0 = 1 − 1.
# English dc2404eb
example-BX-7c = Por debajo de cero: 1 − 3 = −2 = (2 − 3) × 2.
# English f32f56bb
example-BX-8 = Las cartas actúan una tras otra: (3 + 1) × 2 = 8, pero 3 × 2 + 1 = 7.
# English 34fe2ea9
example-BX-9 = Un fallo: las cartas boca abajo, se completa la mano, y el siguiente jugador está listo.
# English 76bb790f
example-dry-turn = Un turno sin éxito cuenta en dry; se juega en sentido horario.
# English 3f676fd3
example-found-needs-nothing = No se puede poner ninguna fórmula sobre números iguales, tampoco en una ventana.
# English ecc135cc
example-may-decline = Encender es un derecho, no un deber.
# English ef73eb85
example-BX-24 = Un COMODÍN enciende, solo, dos números distintos cualesquiera.
# English a98ec5ee
example-BX-24b = Los números abiertos iguales se toman; no se puede poner un COMODÍN sobre ellos.
# English fe5fabdc
example-BX-17 = La cuarta fila se deshace: la meta sigue siendo nueve.
# English 983cf035
example-pile-empty = Con el mazo de números vacío, los huecos quedan abiertos.
# English 6cef4284
example-BX-10 = Dinamita en segundo lugar, fuera del alcance de la primera carta: esta vuelve boca abajo.
# English 76fbcb2d
example-BX-10b = Una primera carta a su alcance es parte del botín, y nada vuelve boca abajo.
# English d9a01714
example-BX-11 = La dinamita en el centro toma las nueve; un mazo corto rellena cuatro sitios.
# English f3c5af45
example-BX-12 = Un cartucho junto a otro se toma y no explota.
# English 63b30528
example-BX-12b = Por opción también estalla el segundo cartucho.
# English 52a74c03
example-hidden-haul = Por opción, las cartas boca abajo se toman sin verlas, las abiertas se enseñan.
# English 57a8038d
example-orthogonal = Por opción las esquinas no tocan.
# English fcf47509
example-gap-stops-blast = Un sitio vacío no transmite la explosión.
# English 1be31a01
example-explosion-ends-turn = Por opción una explosión acaba el turno, pero no cuenta como turno sin éxito.
# English 1ec58cc7
example-BX-13 = Una ventana de tiempo fijo, hasta el último medio segundo.
# English 1aab48d5
example-BX-14 = Un RELOJ se juega al principio o justo después de un éxito, un COMODÍN por tiempo en una ventana.
# English a66929a1
example-opening = Qué cartas abren una ventana, y cuánto dura.
# English d4ce6b10
example-untimed-table = Una mesa sin reloj cuenta tiempos fijos aunque su reloj sea real.
# English eddb7ff5
example-BX-16 = Una ventana sin fruto: el RELOJ se quema y el turno es un turno sin éxito.
# English 78409fe7
example-timer-always-scores = Por opción puntúa incluso un RELOJ sin fruto.
# English 85765914
example-timer-never-scores = Por opción se quema incluso un RELOJ con fruto.
# English e0897bcd
example-BX-27 = Dinamita en una ventana: las cartas abiertas fuera de su alcance siguen abiertas, y puede seguir un RELOJ.
# English f6c83a3d
example-adding = Una vez abierta una carta no se puede añadir un RELOJ, pero sí un COMODÍN.
# English 7ab61fe5
example-stock-runs-out = Cuando queda menos de medio segundo, la ventana se cierra sola.
# English c6eb08b6
example-window-claims = En una ventana una toma errónea no cambia nada, y el jugador elige cuáles dos de tres se lleva.
# English 7252be54
example-refill-in-window = Las cartas nuevas están enseguida boca abajo y no cuestan tiempo.
# English dc2b5aff
example-one-window = Después de la ventana acaba el turno, se haya ganado lo que se haya ganado.
# English 07efee4c
example-BX-22 = Un mazo de fuego corto: se roba lo que hay, y luego nada.
# English dae90a75
example-no-draw-in-turn = Después de una pareja no se roba nada.
# English 208029ab
example-BX-18 = La vía segura: todos han visto nueve números distintos y nadie tiene cartas.
# English ca1d84ed
example-BX-18b = Una sola carta no vista basta para cerrar la vía segura.
# English 55228233
example-BX-18c = Una carta en la mano, o dos números iguales, también la cierran.
# English 7e7a329f
example-BX-19 = Por acuerdo: una oposición acaba la votación, y el acuerdo de todos añade una fila.
# English e6821f9b
example-called-again-after-success = Un éxito borra quién ha anunciado atasco.
# English 635c54bb
example-BX-26 = Dos jugadores: tras diez turnos sin éxito viene una fila por sí sola.
# English 7b6b58c6
example-BX-26b = Con el fondo abierto hacen falta veinte, y la partida termina.
# English 81b47131
example-stuck-turns = Por opción, la ayuda llega tras menos turnos sin éxito.
# English 550cd1c6
example-short-row = Si quedan dos cartas, la fila es corta; viene después de la última fila que tenga una carta.
# English 89149b90
example-BX-20 = El fondo se abre, con él se enciende la última pareja, y la partida termina.
# English 8f11fd31
example-pool-with-pile = El resto del mazo de fuego se une al fondo, y ya nadie roba.
# English 038e7b0b
example-pool-hands-only = Por opción el mazo sigue boca abajo.
# English 7eb071c5
example-pool-timer = Un RELOJ del fondo abre una ventana para quien tenga el turno.
# English e75f1034
example-pool-longer = Donde no bastan tres cartas del fondo, se indica un encendido más largo, de los más cortos posibles.
# English bcdf80f5
example-pool-closed-empty = Si no queda ninguna carta en ningún sitio, el fondo cuenta como abierto, y el final es exacto.
# English 231288fa
example-BX-23 = El último cartucho deja un solo número: la partida termina a mitad del turno y nadie roba.
# English 02a08f8b
example-BX-23b = A un cartucho que está solo se le da la vuelta y se toma.
# English 05c760ed
example-end-in-window = Si la partida termina en una ventana, la ventana se cierra primero y su RELOJ puntúa.
# English 095ab0cb
example-all-revealed = Al final se da la vuelta a todas las cartas, también a un botín oculto.
# English 4aa629a7
example-turned-down = Una carta que volvió boca abajo no está en ninguna vista, pero sí que fue vista.
# English bfcef453
example-memory-faces = Por opción todos siguen viendo lo que se vio.
# English e31ec554
example-lapses = Un jugador en silencio da la vuelta a las cartas más bajas y las deja.
# English 2d309802
example-lapse-window = En una ventana de tiempo fijo, un jugador en silencio para.
