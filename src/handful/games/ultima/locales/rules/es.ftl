### Las reglas de Ultima en español; el original inglés es RULES.md.
### Over each section stands a digest of every English sentence: where one changes, a test says so.

## English: UL-1 fc02db24, UL-2 051f8801, UL-3 44b035c3
section-components = Material
UL-1 = Una o más barajas idénticas se mezclan en una; las opciones dicen cuántas. (hoja: Preparación; R-3)
UL-2 = Una carta se escribe color e intervalo, `R-m3`. Las copias de varias barajas no se distinguen y se escriben igual; al teclear se puede nombrar una copia que exista (`R-m3.2`). Los códigos distinguen mayúsculas: `m3` no es `M3`. Donde puedan perderse, usa las formas `p1 mi2 ma2 mi3 ma3 p4 tt p5 mi6 ma6 mi7 ma7 p8`. (R-4, R-35)
UL-3 = Orden de referencia sin barajar: copia 1..d, dentro de ella color R, B, G, Y, dentro de él los 13 intervalos en el orden de la tabla.

## English: UL-4 484ef591, UL-5 47797252, UL-6 bcd78900, UL-7 24d7d719, UL-8 a3061f94, UL-9 8f1998c1, UL-10 c8f8131e
section-setup = Preparación
UL-4 = Los sitios siguen el sentido horario por número: «a la izquierda de» el sitio s está el siguiente jugador activo en orden creciente, volviendo al principio tras el último. (hoja: Juego)
UL-5 = Cada mano tiene un *primer jugador*. El de la mano 1 sale por sorteo antes de la primera mezcla, o lo nombran las opciones. En la revancha todos se mueven un sitio a la derecha, así que un sitio nombrado pasa al vecino de la izquierda de quien lo tenía. El *repartidor* es el jugador activo situado justo antes del primer jugador en sentido horario; no tiene otra función. (hoja: Juego; R-5)
UL-6 = Para cada mano se reúnen todas las cartas de todas las barajas y se mezclan con el generador con semilla. Cada jugador activo recibe 7 cartas, de una en una, en sentido horario desde el primer jugador. El resto, boca abajo, es el mazo de robar. (hoja: Preparación; R-5)
UL-7 = Se descubre la carta superior del mazo: es la primera carta del montón; el *color en juego* es su color impreso. Al empezar cada mano se juega en sentido horario. (hoja: Preparación, Juego)
UL-8 = Si esa carta no es un TT, el primer jugador juega el primer turno. (hoja: Juego)
UL-9 = Si es un TT, nadie elige una acción: el primer jugador sufre «Robar dos». Normalmente roba 2, pierde el turno, y el jugador a su izquierda juega el primer turno. Si el castigo se puede pasar, el primer jugador decide, con 2 pendientes (UL-29). El color en juego es el color impreso de ese TT. (hoja: Primera carta; R-6)
UL-10 = Tamaño de la mesa: las barajas deben dar siete cartas por jugador y tres más (la carta descubierta y dos que robar). Si las opciones no dicen otra cosa, hay una baraja por cada seis jugadores o menos. (hoja: Preparación; R-3)

## English: UL-11 feb4a32b, UL-12 bdfef8cc, UL-13 37a43753, UL-14 00971bdd, UL-15 e5e1e8bd, UL-16 615cc3e6, UL-17 919aaa0f, UL-18 400f7f3d, UL-19 1bf77094, UL-20 a30352ba
section-turn = El turno
UL-11 = En su turno un jugador juega una carta de su mano que valga, o roba una carta. (hoja: Juego, Robar)
UL-12 = *Valer*: una carta vale sobre la de arriba si (a) su color impreso es el color en juego, o (b) sus semitonos más los del intervalo impreso de la carta de arriba son exactamente 12. Ambas cosas pueden darse a la vez. (hoja: Casar)
UL-13 = Dos intervalos iguales **no** valen por serlo: P5 sobre P5 necesita el color; lo mismo P8 sobre P8 y P1 sobre P1 (las sumas 24 y 0 no son 12). TT sobre TT vale siempre, porque 6 + 6 = 12. (hoja: Casar; R-7)
UL-14 = Un TT en la mano sigue UL-12 como cualquier carta: necesita el color en juego o un TT arriba. Por opción un TT se puede jugar sobre cualquier carta. (hoja: Casar; R-8)
UL-15 = Se juega exactamente una carta por turno; jugarla acaba el turno. (hoja: Juego)
UL-16 = Jugar es voluntario: un jugador que tiene una carta que vale puede robar en su lugar (salvo que se aplique UL-19 o UL-43). (hoja: Robar)
UL-17 = Después de robar en su turno, el jugador puede jugar la carta robada si vale, o quedársela. En ese turno no se puede jugar ninguna otra carta, ni se roba una segunda. En ambos casos acaba el turno. (hoja: Robar; R-9)
UL-18 = El programa pregunta siempre «jugar o quedársela» después de robar, aunque la carta robada no valga (entonces solo cabe quedársela), para que la pausa no le diga nada a nadie. (R-10)
UL-19 = Opción *jugar es obligatorio*: un jugador que tiene una carta que vale debe jugar una (robar no está permitido). Un jugador que no la tiene roba de una en una hasta que una carta robada valga, y entonces debe jugar esa. El turno solo acaba con una carta jugada, o por UL-43. (hoja: Robar; R-11)
UL-20 = El siguiente turno es del siguiente jugador activo en el sentido actual. (hoja: Juego)

## English: UL-21 dd15fbaa, UL-22 57e0839b, UL-23 6bbf79a6, UL-24 1fc47ea0, UL-25 d82e5067, UL-26 7e9c5e60, UL-27 64ce6c8c
section-tritone = Tritono
UL-21 = Quien juega un TT nombra con la jugada exactamente una acción: dar la vuelta, robar dos o comodín. Esto vale también si el TT se acaba de robar, y si es la última carta. (hoja: Tritono; R-12)
UL-22 = *Dar la vuelta*: el sentido cambia, y luego el siguiente turno es del siguiente jugador activo en el nuevo sentido. (hoja: Tritono)
UL-23 = Dar la vuelta con exactamente dos jugadores activos: el sentido cambia y el rival pierde el turno, así que el mismo jugador juega el siguiente. Se cuentan los jugadores activos, no las sillas. (hoja: Tritono; R-13)
UL-24 = *Robar dos*: el siguiente jugador activo en el sentido actual roba dos cartas y pierde el turno; con dos jugadores activos, quien jugó el TT juega otra vez. Las cartas robadas no se pueden jugar en ese momento. (hoja: Tritono)
UL-25 = *Comodín*: el jugador nombra R, B, G o Y (también el propio color del TT); ese es el color en juego mientras ese TT sea la carta de arriba. El intervalo de la carta sigue siendo TT. (hoja: Tritono; R-14)
UL-26 = Después de dar la vuelta o de robar dos, el color en juego es el color impreso del TT, aunque una opción haya permitido jugarlo fuera de color. (R-15)
UL-27 = Sobre un TT con un color nombrado vale el color nombrado o cualquier TT; su color impreso ya no cuenta. Esto acaba cuando se cubre el TT; dura aunque se vuelva a barajar (UL-41). (R-14)

## English: UL-28 936c0630, UL-29 502e24eb, UL-30 95b40179, UL-31 d58139c8, UL-32 dde1caa1
section-passing-the-penalty-on = Pasar el castigo
UL-28 = Si el castigo se puede pasar, un «Robar dos» no se ejecuta enseguida: un número de cartas queda *pendiente* para el siguiente jugador activo (el *blanco*), en la fase CASTIGO. (hoja: Acumular)
UL-29 = El blanco acepta (roba el número pendiente, pierde el turno, lo pendiente pasa a 0, y juega su turno el siguiente jugador activo en el sentido actual) o responde jugando un TT de su mano. No se puede jugar nada más, sea cual sea el color en juego. (hoja: Acumular)
UL-30 = La respuesta nombra su propia acción. Comodín: lo pendiente no cambia, se nombra un color. Dar la vuelta: primero cambia el sentido, lo pendiente no cambia. Robar dos: lo pendiente crece en 2 o sigue siendo 2, según la opción. El número pendiente cae entonces sobre el siguiente jugador activo en el sentido (quizá nuevo), que a su vez puede aceptar o responder. (hoja: Acumular; R-16)
UL-31 = Así, dar la vuelta devuelve el castigo al jugador que lo envió (con el TT de apertura: al repartidor). Con dos jugadores activos va también al rival; la pérdida de turno de UL-23 no se suma a esto. (hoja: nota sobre acumular; R-17)
UL-32 = Solo se pueden pasar las cartas que obliga a robar un TT; el castigo de Ultima no. Al blanco se le pregunta siempre, aunque no tenga un TT en la mano (entonces solo puede aceptar). (R-18, R-10)

## English: UL-33 d3280d72, UL-34 d22a9d0a, UL-35 631969fd, UL-36 52145753, UL-37 233515e8, UL-38 652312c4, UL-39 81950854, UL-40 5160e438
section-ultima = Ultima
UL-33 = Surge un *deber* cada vez que una jugada deja al jugador con exactamente una carta. Surge de nuevo cada vez; lo dicho antes no cuenta, por ejemplo una carta → roba una → la juega → una carta. (hoja: Ultima)
UL-34 = El deber se cumple diciendo Ultima con la jugada o después, hasta que se cierre la ventana. (hoja: Ultima; R-19)
UL-35 = Mientras no se cumple el deber, el jugador está *al descubierto*. La ventana se abre con la jugada y se cierra cuando un jugador toma una decisión de turno (jugar o intentar, robar, pasar, aceptar o responder): normalmente el siguiente jugador. Un jugador que pierde el turno sin decidir no cierra nada. Cuando el propio jugador al descubierto tiene el siguiente turno (turno perdido entre dos), su propia decisión cierra la ventana. (hoja: Ultima; R-20)
UL-36 = Mientras un jugador está al descubierto, cualquier otro jugador activo puede pillarlo. El jugador al descubierto roba dos cartas; deja de estar al descubierto; el turno, el sentido y el castigo pendiente no cambian. Pillar no es una decisión de turno. (hoja: Ultima; R-21)
UL-37 = Entre decir y pillar decide el orden en que se introducen (cómo los ordena una mesa en directo: véase «En la mesa»). En cada momento hay como mucho un jugador al descubierto; por un mismo descuido solo se puede pillar una vez. (R-22)
UL-38 = Una vez cerrada la ventana, el jugador está a salvo: puede salir más tarde sin haber dicho nunca Ultima. Llegar a cero cartas no exige decirlo. (hoja: Ultima; R-22)
UL-39 = Decir Ultima sin deber y pillar sin nadie al descubierto se rechazan y no cuestan nada. (R-23)
UL-40 = Por opción se dice Ultima por ti: todo deber cuenta enseguida como cumplido, y no hay ventana.

## English: UL-41 d225a861, UL-42 d9a61365, UL-43 453e1f8e, UL-44 c3b3a18a, UL-45 4cb50109
section-piles = Mazo y montón
UL-41 = Solo se vuelve a barajar cuando hay que robar una carta y el mazo está vacío: la carta de arriba del montón se queda en su sitio (con su color nombrado), todas las demás del montón se barajan y pasan a ser el mazo. Si ocurre a mitad de robar varias cartas, el resto se roba del mazo nuevo. (hoja: Preparación «barajar el montón»; R-24)
UL-42 = Si ni aun así hay qué robar, el jugador roba lo que haya (quizá nada); lo que falta se perdona. Un jugador castigado pierde el turno igualmente. (R-25)
UL-43 = Si no se puede robar nada (mazo vacío, montón de una carta), el jugador de turno que tiene una carta que vale debe jugar una; el que no la tiene pasa. (R-26)
UL-44 = Si acaban con un pase tantos turnos seguidos como jugadores activos hay, la mano acaba *sin decidir*. (R-26)
UL-45 = Si en una mano han acabado tantos turnos como permiten las opciones (cada carta jugada o guardada, cada pase, cada castigo aceptado y cada intento mal oído acaba uno; perder el turno no es un turno), la mano acaba sin decidir después de los efectos de ese turno. Las cartas pendientes y los descuidos se olvidan. (R-27)

## English: UL-46 5f7e55c8, UL-47 e060c422, UL-48 8f28400b, UL-49 e3697e54, UL-50 14dd928b, UL-51 639ef52d, UL-52 a0783422, UL-53 f7cd64b5, UL-54 6eda1a08, UL-55 130ba91a, UL-56 ceb7a6c9, UL-57 2ed09673, UL-58 89cede80
section-end-and-scoring = Final y puntuación
UL-46 = La mano acaba enseguida cuando un jugador no tiene cartas. El sentido puede haber cambiado con esa jugada, pero un «Robar dos» o un castigo pendiente se anula sin que se robe nada. Por opción, el jugador sobre el que caerían las cartas (después de dar la vuelta: en el nuevo sentido) las roba antes de puntuar y no puede responder. (hoja: Final; R-28)
UL-47 = Se enseñan todas las manos. Una mano cuenta los semitonos de sus cartas, un TT 24. (hoja: Puntuación; R-29)
UL-48 = Puntuación *normal*: el jugador que salió gana los puntos de las manos de todos los demás. (hoja: Puntuación A)
UL-49 = Puntuación *sencilla*: el jugador que salió gana 1. (hoja: Puntuación C)
UL-50 = Puntuación *por eliminación*: cada jugador activo suma los puntos de su propia mano a su total (0 para quien salió). Los jugadores cuyo total ha alcanzado el objetivo quedan eliminados, todos en el mismo momento. (hoja: Puntuación B)
UL-51 = Mano sin decidir: normal y sencilla — nadie gana puntos. Eliminación — todos suman como siempre. (R-30)
UL-52 = Final de la partida al llegar al objetivo (normal, sencilla): cuando después de una mano el total de un jugador ha alcanzado el objetivo, ese jugador gana. Solo un jugador gana puntos por mano, así que es único. (hoja: Puntuación A, C)
UL-53 = Final de la partida por acuerdo (una opción; normal, sencilla): después de cada mano cada jugador dice si quiere seguir o parar, abiertamente y una sola vez. Si todos quieren parar, la partida termina; si no, empieza la siguiente mano. Gana el total más alto; los totales más altos iguales comparten la victoria. (hoja: Puntuación A; R-31)
UL-54 = Final de la partida, eliminación: cuando queda un solo jugador activo, gana. Si una mano sin decidir lleva a la vez a todos los que quedan más allá del límite, gana el total más bajo entre ellos; los más bajos iguales comparten. (hoja: Puntuación B; R-32)
UL-55 = Si no ha llegado otro final, la partida termina tras la última mano que permiten las opciones (sin votación): gana el total más alto (normal, sencilla), gana el total más bajo entre los jugadores activos (eliminación); los empates comparten. (R-27)
UL-56 = Clasificación: normal y sencilla por total, de mayor a menor. Eliminación: primero los supervivientes (por total más bajo), luego por mano de eliminación (más tarde es mejor), dentro de la misma mano por total más bajo; los iguales son iguales. (R-32)
UL-57 = Siguiente primer jugador, normalmente: el siguiente jugador activo en sentido horario tras el sitio del primer jugador anterior. Por opción siempre el mismo: el mismo sitio o, si está eliminado, el siguiente jugador activo en sentido horario (que entonces se mantiene). Por opción el ganador: el jugador que salió; tras una mano sin decidir, como siempre. (hoja: Juego; R-5)
UL-58 = Los jugadores eliminados no reciben cartas ni turnos, y no pueden pillar; el orden de turno se los salta; ven lo que ven los espectadores. (R-32)

## English: UL-60 3e26af3f, UL-61 0a4f3ca7, UL-62 636fe4e5, UL-63 bb04e3e4, UL-64 5c47e10b, UL-65 8c9e6e8e
section-playing-by-ear = Jugar de oído
UL-60 = Una carta de arriba que no es TT muestra su color y sus dos notas (el sonido, si se quiere el pentagrama o los nombres de las notas), no su nombre. Su nombre solo lo conoce el jugador que la jugó (el de la carta descubierta: nadie) hasta que se cubre; entonces es público. Los TT se muestran siempre.
UL-61 = En su turno un jugador puede intentar *cualquier* carta de su mano. Si vale, es una jugada normal. Si no vale, está *mal oída*: la carta se enseña a todos y vuelve a la mano, se ignoran la acción de un TT y un Ultima dichos con ella, el jugador roba una carta (si la hay) y acaba su turno. Acierte o no, un intento sobre una carta oculta es definitivo.
UL-62 = La carta robada de UL-17 se puede intentar del mismo modo; un fallo cuesta una carta más.
UL-63 = Se puede robar siempre que haya una carta que robar, y pasar siempre que no la haya (aun teniendo una que vale). Un fallo sin nada que robar cuenta como pase para UL-44. El CASTIGO no cambia.
UL-64 = La lista de jugadas permitidas no debe depender del intervalo oculto.
UL-65 = Las notas de la k-ésima carta puesta en esta mano (carta descubierta k = 0) empiezan en la nota MIDI 53 + (7k mod 12) y suben sus semitonos; no se consume azar.

## English: example-decks-together d8aec0c5, example-canonical-order 169494b1, example-UL-E8 80db64a6, example-opening-paid 929975a5, example-UL-E1 5715c879, example-UL-E1b 3023e5c9, example-tritone-on-tritone 57a1ce50, example-one-card-a-turn e99721e9, example-UL-E12 ec0ce932, example-always-asked e7a95571, example-UL-E14 e3fd120c, example-UL-E3 ea3837f4, example-UL-E4 f317b7ce, example-off-colour-tritone 9d983040, example-UL-E5 2ef8ab49, example-reverse-when-two-are-left f7944468, example-UL-E6 92b46ae8, example-draw-two-between-two 7e9da332, example-UL-E9 a4165cec, example-UL-E9b 79a26b2a, example-wild-answer 35e537e3, example-UL-E10 8ff1050a, example-UL-E11 101c2501, example-ultima-penalty-stays 4c1f8d35, example-UL-E15 b9c13559, example-UL-E16 9dd5e4ee, example-UL-E16b 8fb2bd7e, example-out-without-a-call 27785ff2, example-UL-E17 f9de217d, example-UL-E17b fa68d065, example-UL-E18 79949d83, example-UL-E20 a8d052e6, example-polled-call 58fc0a2b, example-automatic-call 23596334, example-UL-E21 62a41c0e, example-declared-colour-survives 5214a572, example-short-penalty 233b2c7c, example-UL-E22b d2bb2a71, example-stalemate 368bd115, example-elimination-stalemate 40867eb9, example-UL-E28 649fcb1c, example-UL-E28b 6d34be5a, example-cap-voids-the-pending 4bbfd265, example-UL-E23 6ce3c2cf, example-UL-E23b d5e6dd36, example-pending-drawn-at-the-end ab6d4b91, example-UL-E24 6232806f, example-target-reached 7afd2e36, example-simple-scoring 7d2f41fc, example-UL-E25 b1845c35, example-last-one-in d95034c0, example-all-out 168d93f1, example-UL-E26 f7660713, example-UL-E26b 4f3af57d, example-no-stop-before-a-target ffb78103, example-hands-used-up d8158cd4, example-hands-used-up-elimination 5e5ad1a1, example-starter-stays 8313aede, example-winner-starts 454a3af7, example-starter-rotates 6c03bad0, example-silent-turn b7f340b7, example-silent-and-forced 42a14635, example-silent-with-a-tritone 033dd859, example-silent-under-penalty 2dbc497c, example-UL-E29 6b3e8440, example-UL-E29b 5be81926, example-tritone-always-shown 9920d182, example-drawn-card-by-ear 0a36b922, example-pass-by-ear 5c00e340, example-silent-by-ear c3daca09, example-call-ignored-by-ear f51be7ce, example-roots-climb-by-fifths 4617ef00
example-decks-together = Dos barajas se mezclan en una; una copia o una forma tecleada significan la misma carta.
example-canonical-order = Las cartas que nadie nombra están en el orden de la baraja: color por color, intervalo por intervalo.
example-UL-E8 = Si el castigo se puede pasar, el primer jugador puede devolver el de apertura al repartidor.
example-opening-paid = Un primer jugador que paga él mismo el tritono de apertura lo paga como castigo de apertura.
example-UL-E1 = Valen el color y el complemento; un intervalo igual y un tritono de otro color no valen.
example-UL-E1b = Si el tritono vale en todas partes, se puede jugar sobre cualquier carta, en cada una de sus seis formas.
example-tritone-on-tritone = Un tritono vale siempre sobre un tritono: seis y seis son doce.
example-one-card-a-turn = Una jugada acaba el turno y sigue el siguiente jugador en sentido horario.
example-UL-E12 = Se puede robar con una carta que vale en la mano; después solo se puede jugar la carta robada, una vez.
example-always-asked = Después de robar una carta que no vale, se le pregunta al jugador igualmente.
example-UL-E14 = Donde es obligatorio jugar, un jugador sin carta que valga roba hasta que sale una y la juega.
example-UL-E3 = Un color nombrado reemplaza al impreso; cualquier tritono sigue valiendo.
example-UL-E4 = Dar la vuelta cambia el sentido antes del siguiente turno; el color es el del propio tritono.
example-off-colour-tritone = Un tritono que vale en todas partes, jugado fuera de color para dar la vuelta, trae su propio color.
example-UL-E5 = Entre dos jugadores, dar la vuelta hace perder el turno al rival.
example-reverse-when-two-are-left = Dos jugadores activos cuentan como dos jugadores, sea cual sea el número de sillas.
example-UL-E6 = «Robar dos» da dos cartas al siguiente jugador y le hace perder el turno; solo para un tritono se nombra una acción.
example-draw-two-between-two = Entre dos jugadores, quien juega «Robar dos» juega otra vez.
example-UL-E9 = A un castigo pendiente solo se responde con un tritono, y dos «Robar dos» se suman.
example-UL-E9b = Por opción el castigo que se pasa se queda en dos.
example-wild-answer = Responder con «Comodín» pasa el mismo castigo y nombra un color.
example-UL-E10 = Dar la vuelta devuelve el castigo a quien lo envió.
example-UL-E11 = Entre dos jugadores, al castigo devuelto no le sigue otra pérdida de turno.
example-ultima-penalty-stays = Dos cartas por no avisar no se pueden pasar con un tritono.
example-UL-E15 = A un jugador que olvida avisar se le puede pillar una vez; el turno sigue donde estaba.
example-UL-E16 = Avisar a tiempo pone a salvo; avisar sin deber se rechaza.
example-UL-E16b = La jugada del siguiente jugador cierra la ventana; después el jugador está a salvo sin haber avisado.
example-out-without-a-call = Quien nunca fue pillado puede salir sin haber avisado.
example-UL-E17 = Robar una carta y jugarla cuando se tenía una es un nuevo deber de avisar.
example-UL-E17b = Avisar con la jugada siempre es seguro.
example-UL-E18 = Un jugador que pierde el turno por «Robar dos» no decide nada, así que la ventana sigue abierta.
example-UL-E20 = Una mesa con pregunta pregunta a todos antes de seguir.
example-polled-call = Avisar cierra enseguida la ventana de preguntas; después los demás ya no tienen nada que dejar pasar.
example-automatic-call = Con avisos automáticos no se puede pillar a nadie.
example-UL-E21 = Barajar a mitad de robar deja en su sitio la carta de arriba y su color.
example-declared-colour-survives = Un color nombrado dura aunque se vuelva a barajar.
example-short-penalty = Donde quedan muy pocas cartas se perdona el resto, pero el jugador pierde el turno.
example-UL-E22b = Un jugador sin nada que jugar y nada que robar pasa.
example-stalemate = Una ronda entera de pases acaba la mano y nadie gana puntos.
example-elimination-stalemate = En eliminación todos suman tras una mano sin decidir.
example-UL-E28 = Tras el último turno permitido la mano acaba sin decidir, una vez hechos los efectos de ese turno.
example-UL-E28b = Salir con el último turno permitido es una victoria como cualquier otra.
example-cap-voids-the-pending = Las cartas pendientes y un Ultima no dicho se olvidan cuando se agotan los turnos.
example-UL-E23 = Un «Robar dos» como última carta se anula, y quien gana toma los puntos de todas las manos.
example-UL-E23b = Por opción, el último «Robar dos» se roba y cuenta.
example-pending-drawn-at-the-end = Un castigo pendiente al que se responde con la última carta cae, dada la vuelta, sobre quien lo envió.
example-UL-E24 = Se ganan los puntos de todas las manos; por debajo de la meta sigue la siguiente mano.
example-target-reached = Quien alcanza la meta gana la partida; los demás se clasifican por sus totales.
example-simple-scoring = En la puntuación sencilla una mano vale un punto.
example-UL-E25 = Los jugadores en el límite quedan fuera a la vez y el reparto se los salta.
example-last-one-in = Gana el último jugador que queda; de dos eliminados a la vez, el total más bajo queda por delante.
example-all-out = Si una mano sin decidir lleva a todos más allá del límite, gana el total más bajo.
example-UL-E26 = Cuando todos dicen stop la partida termina, y los totales iguales comparten la victoria.
example-UL-E26b = Basta uno que quiera seguir para otra mano, y los votos se borran.
example-no-stop-before-a-target = Una partida con meta no se puede parar por acuerdo.
example-hands-used-up = Tras la última mano permitida gana el total más alto.
example-hands-used-up-elimination = En eliminación gana entonces el total más bajo de los que siguen dentro.
example-starter-stays = Un primer jugador fijo empieza otra vez.
example-winner-starts = Por opción, quien salió empieza la siguiente mano.
example-starter-rotates = Si no, empieza el siguiente sitio.
example-silent-turn = Un jugador en silencio roba y luego se la queda.
example-silent-and-forced = Un jugador en silencio que debe jugar pone su carta normal más alta, avisando si es su deber.
example-silent-with-a-tritone = Un jugador en silencio que solo tiene un tritono lo juega como «Comodín» en su propio color.
example-silent-under-penalty = Un blanco en silencio acepta, y un testigo en silencio deja pasar un Ultima no dicho.
example-UL-E29 = De oído, una carta equivocada se enseña, vuelve, y cuesta una carta y el turno.
example-UL-E29b = De oído, una carta acertada cubre la oculta, que se nombra, y esconde su propio nombre.
example-tritone-always-shown = Un tritono se muestra incluso de oído.
example-drawn-card-by-ear = También se puede intentar la carta robada; un fallo cuesta una más.
example-pass-by-ear = De oído se puede pasar cuando no se puede robar nada, incluso con una carta que vale; un fallo cuenta entonces como pase.
example-silent-by-ear = De oído nunca se intenta nada por un jugador en silencio.
example-call-ignored-by-ear = Un aviso hecho con una carta equivocada se ignora.
example-roots-climb-by-fifths = Cada carta puesta empieza una quinta por encima de la anterior, dentro de una octava desde F3.
