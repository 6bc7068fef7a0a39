### Las reglas de Boom Goes the Dynamite en español; el original en inglés es RULES.md.
### Over each section stands a digest of every English sentence: where one changes, a test says so.

## English: BD-1 14f10acb, BD-2 5911da51, BD-3 6322c668, BD-4 57e61c93, BD-5 cfcb42cb, BD-6 9033b39f, BD-7 616f194f
section-setup = Preparación
BD-1 = De 2 a 6 jugadores se sientan en sentido horario.
BD-2 = Se aparta lo que quitan las opciones: uno o dos colores de ambos mazos, las cartas Multiplica por 2 y Divide entre 2, o ambas cosas. Deben quedar cartas de fuego suficientes para repartir todas las manos.
BD-3 = Se barajan las cartas de cerillas, luego las cartas de fuego, y después se elige al primer jugador, por sorteo o según las opciones. En la revancha todos se mueven un sitio a la derecha, así que un sitio fijado por las opciones pasa al vecino de la izquierda de quien lo tenía.
BD-4 = Las nueve primeras cartas de cerillas van boca abajo a A1, B1, C1, A2 y así hasta C3. Esa es la caja de cerillas. Nadie puede mirarlas.
BD-5 = Cada jugador recibe dos o tres cartas de fuego, según las opciones, de una en una en sentido horario desde el primer jugador, y solo ve las suyas.
BD-6 = El resto de cada mazo forma el mazo de números y el mazo de fuego, boca abajo. Todos pueden contarlos.
BD-7 = Los montones de cartas ganadas están vacíos, no hay turnos sin éxito, el fondo común está cerrado. Empieza el primer jugador.

## English: BD-10 3e3f6b0a, BD-11 302c384f, BD-12 cb95c3e9, BD-13 15288a56, BD-14 e7151803, BD-15 c86b4528, BD-16 9519bf47, BD-17 7a7347ea
section-the-turn = El turno
BD-10 = Se juega en sentido horario. Un turno es una cadena de intentos que sigue mientras cada uno sea un éxito, y puede terminar con una sola ventana de RELOJ.
BD-11 = Cuando empieza un turno se hace primero la prueba de final (BD-80), luego se mira la vía segura (BD-71) y después el límite de turnos sin éxito (BD-73); entonces el jugador activo está listo.
BD-12 = Un jugador listo da la vuelta a una carta o juega RELOJES (BD-50). En el primer momento de su turno puede, en lugar de eso, anunciar el atasco (BD-72). No puede pasar, ni parar después de un éxito.
BD-13 = Un intento: dar la vuelta a una carta cualquiera que esté boca abajo, a la vista de todos; después, conociendo la primera, dar la vuelta a otra cualquiera que esté boca abajo.
BD-14 = Si los dos números son iguales, la pareja está encontrada y se toma enseguida. No se le puede añadir ninguna carta de fuego.
BD-15 = Si son distintos, el jugador activo los enciende con fórmulas (BD-20) o con un solo COMODÍN (BD-27), o los deja. Nadie está obligado a encender.
BD-16 = Cuando hay pareja, las dos cartas de cerillas y todas las cartas de fuego usadas van boca arriba al montón de cartas ganadas del jugador activo. Después se rellena la caja de cerillas (BD-30), se hace la prueba de final, y el mismo jugador vuelve a estar listo.
BD-17 = Dejarlos acaba el turno (BD-60). No hay segunda oportunidad.

## English: BD-20 a12e1b9d, BD-21 54ebd1a1, BD-22 8c3c0e05, BD-23 74c0c72d, BD-24 808192fb, BD-25 92ece209, BD-26 81b1e13d, BD-27 0909f819, BD-28 ebfdb1b6
section-igniting = Encender
BD-20 = Las cartas de fórmula se ponen sobre el primer número, sobre el segundo o sobre ambos, cada serie en su orden. Cada carta está sobre un solo número y cuenta una vez. Se pone al menos una carta.
BD-21 = El resultado de un número es su valor impreso, cambiado por sus cartas una tras otra. Ninguna operación tiene prioridad: 3 con Suma 1, Multiplica por 2 es 8; con Multiplica por 2, Suma 1 es 7.
BD-22 = El encendido es correcto si los dos resultados existen y son iguales.
BD-23 = Los resultados pueden ser de cualquier tamaño, también los intermedios: por encima de 10, cero, negativos.
BD-24 = Solo se puede partir por la mitad un valor par; el 0 y los valores pares negativos también. Si las opciones admiten fracciones, se puede partir cualquier valor, y las mitades y los cuartos cuentan exactos.
BD-25 = Sin acompañantes: un encendido se rechaza si se pudieran quitar una o varias de sus cartas, dejando las demás donde están, y siguiera siendo correcto. Por opción pueden ir acompañantes.
BD-26 = No hay otro límite al número de cartas. El encendido no tiene que ser el más corto.
BD-27 = Un COMODÍN, solo, enciende dos números distintos cualesquiera. No se puede poner sobre dinamita ni sobre números iguales.
BD-28 = Las cartas salen de la mano del jugador activo, o del fondo común una vez abierto.

## English: BD-30 a1e4f41f, BD-31 7feb8b24, BD-32 d7e39cd1
section-refilling = Rellenar
BD-30 = Después de cada éxito, mientras haya menos de nueve cartas en la caja de cerillas y quede mazo de números, su carta superior va boca abajo al sitio vacío más bajo. Las cartas que ya están nunca se mueven.
BD-31 = La meta sigue siendo nueve después de añadir filas: si hay nueve cartas o más, los huecos quedan abiertos.
BD-32 = Con el mazo de números vacío, los huecos quedan abiertos para siempre.

## English: BD-40 3c41c3c7, BD-41 3fa2914a, BD-42 0d3e38f2, BD-43 48664cbd, BD-44 721230a3
section-dynamite = Dinamita
BD-40 = La dinamita a la que se da la vuelta explota enseguida, como primera o segunda carta o en una ventana. El jugador activo la toma, con todas las cartas que la tocan, boca abajo o boca arriba.
BD-41 = La tocan los sitios de alrededor, ocho como mucho, si en ese momento hay una carta en ellos. Un sitio vacío no transmite la explosión. Por opción solo tocan los cuatro de al lado, arriba y abajo.
BD-42 = Las cartas tomadas se enseñan a todos y cuentan como cualquier otra. Otra dinamita entre ellas cuenta como una carta y no explota, salvo por opción. Por otra opción, las cartas boca abajo se toman sin que nadie las vea hasta el final.
BD-43 = En un intento, la explosión acaba el intento: si una carta de ese intento sigue boca arriba, vuelve a ponerse boca abajo.
BD-44 = La explosión es un éxito: se rellena la caja de cerillas, se hace la prueba de final, y el mismo jugador vuelve a estar listo. Por opción, una explosión en un intento acaba el turno.

## English: BD-50 104c1ff5, BD-51 fa024f09, BD-52 510b12a3, BD-53 6ecfcaaf, BD-54 955e147d, BD-55 833bea81, BD-56 fe714687, BD-57 e98bd0fb, BD-58 5d6c4820, BD-59 aaf6047b
section-the-timer = El RELOJ
BD-50 = Solo se pueden jugar RELOJES mientras no se haya dado la vuelta a ninguna carta desde que empezó el turno o desde el último éxito. Una sola jugada toma uno o varios RELOJES, y con ellos cualquier número de COMODINES, y abre la ventana. Un turno tiene como mucho una ventana.
BD-51 = La ventana dura 10 segundos por cada RELOJ y 5 por cada COMODÍN puesto por tiempo; las opciones pueden decir otra cosa.
BD-52 = En la ventana el jugador activo puede dar la vuelta a las cartas boca abajo que quiera, tantas como quiera. Siguen boca arriba hasta que se toman o se cierra la ventana. Todos las ven.
BD-53 = En la ventana nada se toma por sí solo, salvo la dinamita: el jugador toma él mismo las parejas entre dos números cualesquiera boca arriba, por ser iguales, con fórmulas o con un COMODÍN. Valen de BD-20 a BD-28. Una toma rechazada no cambia nada.
BD-54 = En la ventana se rellena enseguida después de cada éxito, y no cuesta tiempo. Las cartas nuevas están boca abajo.
BD-55 = La dinamita explota en la ventana como siempre. Las cartas boca arriba que no toca siguen así, y la ventana continúa.
BD-56 = Se puede añadir otro RELOJ mientras no se haya dado la vuelta a ninguna carta desde que se abrió la ventana o desde el último éxito en ella. Se puede añadir un COMODÍN por tiempo en cualquier momento de la ventana.
BD-57 = La ventana se cierra cuando se acaba su tiempo, cuando el jugador dice alto o cuando termina la partida. Entonces acaba el turno, se haya ganado lo que se haya ganado.
BD-58 = Los RELOJES, y los COMODINES puestos por tiempo, van al montón de cartas ganadas si la ventana tuvo un éxito; si no, al montón de cartas quemadas, donde no cuentan para nadie. Por opción puntúan siempre o nunca.
BD-59 = Una carta a la que se da la vuelta antes del plazo cuenta; si es justo al cumplirse el plazo, no.

## English: BD-60 34341bda, BD-61 179c9bd8
section-the-end-of-a-turn = El final de un turno
BD-60 = Las cartas boca arriba se ponen boca abajo en su sitio. El jugador activo roba del mazo de fuego hasta tener tantas cartas como se repartieron o hasta que el mazo esté vacío. Un turno con éxito acaba la serie de turnos sin éxito; uno sin éxito la alarga en uno. El siguiente jugador empieza su turno (BD-11).
BD-61 = Las cartas de fuego no se roban en ningún otro momento. No se vuelve a barajar: las cartas usadas son puntos.

## English: BD-70 0350a063, BD-71 4c4cb78f, BD-72 52e34cc6, BD-73 bc209cdc, BD-75 eb9c8dba, BD-76 2826bf9f
section-stuck = Atascados
BD-70 = Un desatasco hace lo primero de esto que sea posible. El mazo de números no está vacío: hasta tres de sus cartas se ponen boca abajo como una fila nueva después de la última fila que tenga una carta. El fondo común está cerrado: se abre (BD-75). Si no, la partida termina. Después los turnos sin éxito se cuentan desde 0, nadie ha anunciado atasco, y se hace la prueba de final; si la partida sigue, el jugador cuyo turno había empezado está listo, en el primer momento de su turno.
BD-71 = La vía segura: cuando empieza un turno con el fondo cerrado, todas las manos vacías, todas las cartas de la caja de cerillas vistas y sin dos números iguales, sigue un desatasco.
BD-72 = Por acuerdo: en el primer momento de su turno, con el fondo cerrado, después de al menos tantos turnos seguidos sin éxito como jugadores hay, y sin haber anunciado atasco desde el último éxito o desatasco, el jugador activo puede anunciar el atasco. Cada uno de los demás está de acuerdo o se opone, una sola vez. Si todos están de acuerdo, sigue un desatasco. La primera oposición acaba la votación, y quien lo anunció continúa su turno.
BD-73 = El límite de turnos sin éxito: después de diez turnos seguidos sin éxito, o dos por cada jugador si eso es más, sigue un desatasco al empezar el turno siguiente; una vez abierto el fondo hace falta el doble. Las opciones pueden fijar otro número.
BD-75 = El fondo común: todas las manos y el resto del mazo de fuego se ponen boca arriba en el centro. Desde entonces el jugador activo usa cualquiera de estas cartas como si estuvieran en su mano, y se queda las que usa. Ya nadie roba. Por opción el mazo sigue boca abajo y no se vuelve a usar.
BD-76 = Si el mazo de números está vacío y no queda ninguna carta de fuego en ninguna mano ni en el mazo de fuego, el fondo cuenta como abierto y vacío. Esto se mira antes de cada prueba de final.

## English: BD-80 47d17639, BD-81 bdbc10cf, BD-82 5196db8b, BD-83 fe7c4f2a, BD-84 6618df9f, BD-85 61a33ce2
section-end-and-scoring = Final y puntuación
BD-80 = La prueba de final se hace al empezar cada turno y después de cada éxito. La partida ha terminado si el mazo de números está vacío, no hay dinamita en la caja de cerillas, y o bien quedan en ella menos de dos números, o bien el fondo está abierto y no hay dos que se puedan tomar: no hay dos iguales, el fondo no tiene COMODÍN, y no existe ningún encendido correcto de dos de ellos con sus fórmulas.
BD-81 = Si la partida termina en una ventana, la ventana se cierra primero (BD-58). Una partida que termina a mitad de un turno termina ahí: nadie roba.
BD-82 = Al final se da la vuelta a todas las cartas. La puntuación de un jugador es el número de cartas de su montón de cartas ganadas: números, dinamita y cartas de fuego, un punto cada una.
BD-83 = Las cartas que quedan en la caja de cerillas, en las manos, en el fondo o en los mazos, o que se han quemado, no cuentan para nadie.
BD-84 = Gana la puntuación más alta; las puntuaciones más altas iguales comparten la victoria. Por opción, entre ellas gana quien tiene más cartas de cerillas.
BD-85 = La caja de cerillas, los mazos, las manos, el fondo, los montones de cartas ganadas, el montón de cartas quemadas y las cartas de una ventana abierta contienen siempre, entre todos, todas las cartas del juego: 84 si no se quita nada.

## English: BD-90 704d3238, BD-91 89fd3556, BD-92 00c207d2, BD-93 e342fe7f, BD-94 7a845cd5
section-the-clock-of-the-window = El reloj de la ventana
BD-90 = Con reloj: la ventana tiene un plazo, y añadir una carta lo mueve. El tiempo nunca va hacia atrás. Una jugada que llega al cumplirse el plazo o después encuentra la ventana cerrada: se le dice a quien la tenía, fuera cual fuera la jugada, y la jugada de otro jugador se juzga en la nueva posición.
BD-91 = Con reloj: entre dos cartas abiertas en una misma ventana pasa al menos medio segundo; las opciones pueden decir otra cosa. Una carta abierta demasiado deprisa se rechaza y nada cambia.
BD-92 = Con tiempos fijos: la ventana tiene una reserva de milisegundos, y cada jugada cuesta: dar la vuelta a una carta, una toma o un COMODÍN 1000, un encendido 2500, añadir una carta 500 (después la reserva crece en el tiempo de la carta). Abrir, parar, las explosiones y rellenar son gratis. Una jugada más cara que la reserva se rechaza antes de mirar nada más. Cuando la reserva baja de 500, la ventana se cierra sola.
BD-93 = Con reloj, un bot tarda al menos el tiempo fijo en cada una de sus jugadas.
BD-94 = Una mesa sin reloj juega todas las ventanas con los tiempos fijos, también si las opciones dicen reloj.

## English: example-BX-1 89a4817d, example-BX-2 50bd7412, example-BX-2b 80f22e16, example-BX-3 6a299fde, example-BX-3b f747c289, example-BX-3c 0488e1ff, example-BX-4 fa70b8bf, example-BX-5 ae842ec6, example-BX-5b 6697f5fa, example-BX-6 24e02763, example-BX-6b 5c32098b, example-fractions 1d88e098, example-halving-negatives 190f1702, example-BX-7a 5f403824, example-BX-7b faf2823c, example-BX-7c dc2404eb, example-BX-8 f32f56bb, example-BX-9 34fe2ea9, example-dry-turn 76bb790f, example-found-needs-nothing 3f676fd3, example-may-decline ecc135cc, example-BX-24 ef73eb85, example-BX-24b a98ec5ee, example-BX-17 fe5fabdc, example-pile-empty 983cf035, example-BX-10 6cef4284, example-BX-10b 76fbcb2d, example-BX-11 d9a01714, example-BX-12 f3c5af45, example-BX-12b 63b30528, example-hidden-haul 52a74c03, example-orthogonal 57a8038d, example-gap-stops-blast fcf47509, example-explosion-ends-turn 1be31a01, example-BX-13 1ec58cc7, example-BX-14 1aab48d5, example-opening a66929a1, example-untimed-table d4ce6b10, example-BX-16 eddb7ff5, example-timer-always-scores 78409fe7, example-timer-never-scores 85765914, example-BX-27 e0897bcd, example-adding f6c83a3d, example-stock-runs-out 7ab61fe5, example-window-claims c6eb08b6, example-refill-in-window 7252be54, example-one-window dc2b5aff, example-BX-22 07efee4c, example-no-draw-in-turn dae90a75, example-BX-18 208029ab, example-BX-18b ca1d84ed, example-BX-18c 55228233, example-BX-19 7e7a329f, example-called-again-after-success e6821f9b, example-BX-26 635c54bb, example-BX-26b 7b6b58c6, example-stuck-turns 81b47131, example-short-row 550cd1c6, example-BX-20 89149b90, example-pool-with-pile 8f11fd31, example-pool-hands-only 038e7b0b, example-pool-timer 7eb071c5, example-pool-longer e75f1034, example-pool-closed-empty bcdf80f5, example-BX-23 231288fa, example-BX-23b 02a08f8b, example-end-in-window 05c760ed, example-all-revealed 095ab0cb, example-turned-down 4aa629a7, example-memory-faces bfcef453, example-lapses e31ec554, example-lapse-window 2d309802
example-BX-1 = Dos números iguales se encuentran y se toman enseguida; sigue el mismo jugador.
example-BX-2 = 5 y 7 se igualan con Suma 2.
example-BX-2b = Los sitios se pueden nombrar en cualquier orden, las cartas con cualquiera de sus nombres.
example-BX-3 = Una, dos o las tres cartas encienden 3 y 4.
example-BX-3b = Tres cartas que hacen falta todas dan tres puntos más.
example-BX-3c = También se permite el encendido más corto.
example-BX-4 = 3 y 2 se igualan con Resta 1.
example-BX-5 = Las cartas que se anulan entre sí son acompañantes; las que se encuentran a medio camino, no.
example-BX-5b = Por opción también puntúan los acompañantes.
example-BX-6 = Los números impares no se pueden partir, y el orden importa.
example-BX-6b = Al revés: Resta 3 sobre el 7.
example-fractions = Con fracciones, 5 ÷ 2 y 1 ÷ 2 + 2 se encuentran en dos y medio.
example-halving-negatives = Los valores pares negativos se pueden partir: (1 − 3) ÷ 2 = −1 = 2 − 3.
example-BX-7a = Resultados por encima de 10: 7 × 2 = 14 = 9 + 3 + 2.
example-BX-7b = Cero: 2 − 2 = 0 = 1 − 1.
example-BX-7c = Por debajo de cero: 1 − 3 = −2 = (2 − 3) × 2.
example-BX-8 = Las cartas actúan una tras otra: (3 + 1) × 2 = 8, pero 3 × 2 + 1 = 7.
example-BX-9 = Un fallo: las cartas boca abajo, se completa la mano, y el siguiente jugador está listo.
example-dry-turn = Un turno sin éxito cuenta en dry; se juega en sentido horario.
example-found-needs-nothing = No se puede poner ninguna fórmula sobre números iguales, tampoco en una ventana.
example-may-decline = Encender es un derecho, no un deber.
example-BX-24 = Un COMODÍN enciende, solo, dos números distintos cualesquiera.
example-BX-24b = Los números abiertos iguales se toman; no se puede poner un COMODÍN sobre ellos.
example-BX-17 = La cuarta fila se deshace: la meta sigue siendo nueve.
example-pile-empty = Con el mazo de números vacío, los huecos quedan abiertos.
example-BX-10 = Dinamita en segundo lugar, fuera del alcance de la primera carta: esta vuelve boca abajo.
example-BX-10b = Una primera carta a su alcance es parte del botín, y nada vuelve boca abajo.
example-BX-11 = La dinamita en el centro toma las nueve; un mazo corto rellena cuatro sitios.
example-BX-12 = Un cartucho junto a otro se toma y no explota.
example-BX-12b = Por opción también estalla el segundo cartucho.
example-hidden-haul = Por opción, las cartas boca abajo se toman sin verlas, las abiertas se enseñan.
example-orthogonal = Por opción las esquinas no tocan.
example-gap-stops-blast = Un sitio vacío no transmite la explosión.
example-explosion-ends-turn = Por opción una explosión acaba el turno, pero no cuenta como turno sin éxito.
example-BX-13 = Una ventana de tiempo fijo, hasta el último medio segundo.
example-BX-14 = Un RELOJ se juega al principio o justo después de un éxito, un COMODÍN por tiempo en una ventana.
example-opening = Qué cartas abren una ventana, y cuánto dura.
example-untimed-table = Una mesa sin reloj cuenta tiempos fijos aunque su reloj sea real.
example-BX-16 = Una ventana sin fruto: el RELOJ se quema y el turno es un turno sin éxito.
example-timer-always-scores = Por opción puntúa incluso un RELOJ sin fruto.
example-timer-never-scores = Por opción se quema incluso un RELOJ con fruto.
example-BX-27 = Dinamita en una ventana: las cartas abiertas fuera de su alcance siguen abiertas, y puede seguir un RELOJ.
example-adding = Una vez abierta una carta no se puede añadir un RELOJ, pero sí un COMODÍN.
example-stock-runs-out = Cuando queda menos de medio segundo, la ventana se cierra sola.
example-window-claims = En una ventana una toma errónea no cambia nada, y el jugador elige cuáles dos de tres se lleva.
example-refill-in-window = Las cartas nuevas están enseguida boca abajo y no cuestan tiempo.
example-one-window = Después de la ventana acaba el turno, se haya ganado lo que se haya ganado.
example-BX-22 = Un mazo de fuego corto: se roba lo que hay, y luego nada.
example-no-draw-in-turn = Después de una pareja no se roba nada.
example-BX-18 = La vía segura: todos han visto nueve números distintos y nadie tiene cartas.
example-BX-18b = Una sola carta no vista basta para cerrar la vía segura.
example-BX-18c = Una carta en la mano, o dos números iguales, también la cierran.
example-BX-19 = Por acuerdo: una oposición acaba la votación, y el acuerdo de todos añade una fila.
example-called-again-after-success = Un éxito borra quién ha anunciado atasco.
example-BX-26 = Dos jugadores: tras diez turnos sin éxito viene una fila por sí sola.
example-BX-26b = Con el fondo abierto hacen falta veinte, y la partida termina.
example-stuck-turns = Por opción, la ayuda llega tras menos turnos sin éxito.
example-short-row = Si quedan dos cartas, la fila es corta; viene después de la última fila que tenga una carta.
example-BX-20 = El fondo se abre, con él se enciende la última pareja, y la partida termina.
example-pool-with-pile = El resto del mazo de fuego se une al fondo, y ya nadie roba.
example-pool-hands-only = Por opción el mazo sigue boca abajo.
example-pool-timer = Un RELOJ del fondo abre una ventana para quien tenga el turno.
example-pool-longer = Donde no bastan tres cartas del fondo, se indica un encendido más largo, de los más cortos posibles.
example-pool-closed-empty = Si no queda ninguna carta en ningún sitio, el fondo cuenta como abierto, y el final es exacto.
example-BX-23 = El último cartucho deja un solo número: la partida termina a mitad del turno y nadie roba.
example-BX-23b = A un cartucho que está solo se le da la vuelta y se toma.
example-end-in-window = Si la partida termina en una ventana, la ventana se cierra primero y su RELOJ puntúa.
example-all-revealed = Al final se da la vuelta a todas las cartas, también a un botín oculto.
example-turned-down = Una carta que volvió boca abajo no está en ninguna vista, pero sí que fue vista.
example-memory-faces = Por opción todos siguen viendo lo que se vio.
example-lapses = Un jugador en silencio da la vuelta a las cartas más bajas y las deja.
example-lapse-window = En una ventana de tiempo fijo, un jugador en silencio para.
