### Las reglas de Ultimatum en español; el original en inglés es RULES.md.
### Over each section stands a digest of every English sentence: where one changes, a test says so.

## English: UT-1 233ec01c, UT-2 2b8fe31d, UT-3 7085d7fc, UT-4 9a5a1f25, UT-5 84133c4e, UT-6 275dfe24, UT-7 72c22ebc
section-setup = Preparación
UT-1 = De 4 a 8 jugadores; 3 solo por opción. Nunca 2: una Da y un Ultimátum necesitan tres jugadores distintos. (R-2)
UT-2 = El primer repartidor sale por sorteo, o lo nombran las opciones. En la revancha todos se mueven un sitio a la derecha, así que un sitio nombrado pasa al vecino de la izquierda de quien lo tenía. (R-3)
UT-3 = En cada ronda se barajan juntas las 88 cartas. (hoja: Desarrollo; R-1, R-4)
UT-4 = Las cartas se reparten de una en una desde arriba, la primera a la izquierda del repartidor, en sentido horario, hasta que cada uno tiene diez cartas, o las que digan las opciones. Las manos son secretas. (hoja: Desarrollo; R-4)
UT-5 = Las cartas no repartidas, en su orden, forman el mazo, boca abajo, de al menos 8. Los descartes empiezan vacíos y están boca arriba. (hoja: Robar; R-1, R-5)
UT-6 = Cada uno recibe diez fichas, o las que digan las opciones, a la vista; antes se devuelve lo que queda de la ronda anterior (salvo UT-63). (hoja: Desarrollo; R-6, R-40)
UT-7 = El jugador a la izquierda del repartidor juega el primer turno. (hoja: Desarrollo)

## English: UT-8 6334111d, UT-9 07b08ac3, UT-10 fd7c7526, UT-11 e237ae4e, UT-12 b8dbb49c
section-turns = Turnos
UT-8 = Se juega en sentido horario. En su turno un jugador juega exactamente una carta de su mano, boca arriba, y ejecuta su acción. No se puede pasar. (hoja: Desarrollo; R-7)
UT-9 = Toda clase de carta se puede jugar siempre: se puede nombrar a un jugador con 0 fichas (UT-15), una Ronda no necesita a nadie, Bloqueo y Contra son descartes. Así, quien tiene el turno siempre tiene una jugada; la única restricción es UT-45. (R-8)
UT-10 = Todo lo que necesita una carta (jugadores, qué se cambia, la oferta) se declara con ella, antes de que nadie responda, y no se puede cambiar. (R-9)
UT-11 = Una carta jugada, carta de turno o respuesta, va enseguida a los descartes y se queda allí, tenga lugar o no su efecto. Nadie vuelve a completar su mano. (R-10)
UT-12 = Las fichas y las cartas solo se mueven por efecto de las cartas. No hay regalos, préstamos ni trueques. (R-11)

## English: UT-13 5b00b2bd, UT-14 f587109c, UT-15 4d956b5e
section-give-and-take = Da y Toma
UT-13 = Da k: quien tiene el turno nombra a quien paga y a quien recibe; los tres son jugadores distintos. Quien paga da k fichas a quien recibe. Nadie puede negarse ni bloquear. (hoja: Da; R-12)
UT-14 = Toma k: quien tiene el turno nombra a otro jugador y toma k de sus fichas. Nadie puede bloquear. (hoja: Toma)
UT-15 = Quien tiene menos de k fichas paga todo lo que tiene, incluso 0. Se puede nombrar a un jugador con 0 fichas en Da, Toma, Robo, Cambio y Ultimátum. (R-8, R-13)

## English: UT-16 ef273b2a, UT-17 132897f2, UT-18 4227adb3, UT-19 9b9f79e1, UT-20 fa75f751
section-swap-and-steal = Cambio y Robo
UT-16 = Cambio: quien tiene el turno nombra a otro jugador y dice si se cambian fichas o cartas. Si no se bloquea, los dos montones enteros, o las dos manos enteras, cambian de sitio. El propio Cambio ya ha salido de la mano. (hoja: Cambio; R-9, R-14)
UT-17 = Robo: quien tiene el turno nombra a otro jugador. Si no se bloquea, todo el montón de este pasa a quien tiene el turno. (hoja: Robo)
UT-18 = Antes de que nada se mueva, el jugador nombrado (la víctima) puede jugar un Bloqueo o dejarlo estar. (hoja: Cambio, Robo, Bloqueo; R-15)
UT-19 = Bloqueado: nada se mueve, las dos cartas se han gastado, el turno de quien lo tenía ha acabado. Un Bloqueo no se puede bloquear. (R-16)
UT-20 = Si por opción puede bloquear cualquiera, cuando la víctima lo deja estar se pregunta a todos los demás menos a quien tiene el turno, en sentido horario desde la izquierda de este; el primer Bloqueo lo termina. Quienes esperan pueden dejarlo estar antes, como en UT-31. (R-15)

## English: UT-21 0f21bc17, UT-22 b6a2d2ec
section-draw-and-round = Robar y Ronda
UT-21 = Robar: quien tiene el turno nombra a un jugador cualquiera, incluso a sí mismo; ese jugador roba 2 cartas de arriba del mazo, que solo ve él. Si quedan menos, roba esas; no se vuelve a barajar. Nadie puede bloquear. (hoja: Robar; R-5)
UT-22 = Ronda: la ronda acaba enseguida (UT-50). Solo se juega en el propio turno. (hoja: Ronda; R-17)

## English: UT-23 be002959
section-block-and-counter-on-one-s-own-turn = Bloqueo y Contra en el propio turno
UT-23 = Jugados como carta del turno son simples descartes. Nunca alcanzan un turno anterior. (hoja: Desarrollo)

## English: UT-24 0339e4ca, UT-25 d14becd8, UT-26 382d4c92, UT-27 998a0d52, UT-28 8c5bdb2c, UT-29 c92e743b, UT-30 c0d293f0, UT-31 99a6c746, UT-32 738cdffc, UT-33 e2d16eef, UT-34 9becc7f6, UT-35 12d5bd5f, UT-36 2867040d, UT-37 b9387311, UT-38 5585fdcf, UT-39 afd9874f
section-ultimatum = Ultimátum
UT-24 = Quien tiene el turno (el iniciador) nombra a quien decide y a un blanco, tres jugadores distintos, y una oferta. (hoja: Ultimátum; R-18)
UT-25 = El *bote* es todo el montón del blanco. Una *propuesta* es un solo número entero, la parte, de 0 al bote: si entra en vigor, quien decide recibe la parte de las fichas del blanco y el proponente el resto del bote. Nada más puede formar parte de una propuesta. (hoja: Ultimátum, Contra; R-19, R-20)
UT-26 = La oferta del iniciador es la primera propuesta. Todas las propuestas son públicas. (R-19)
UT-27 = Contras: se pregunta a los jugadores uno tras otro, desde la izquierda del blanco en sentido horario, sin contar a quien decide; el blanco es el último. Al iniciador se le pregunta cuando le toca (salvo que una opción lo excluya). Una mano vacía se salta. (hoja: Ultimátum; R-21, R-22)
UT-28 = El jugador preguntado puede jugar una Contra con una propuesta propia, o dejarlo estar. Hay una sola vuelta, y como mucho una Contra por jugador. (hoja: Ultimátum; R-23)
UT-29 = Una contrapropuesta tiene la forma de UT-25, con quien hace la Contra como proponente. No tiene que ser ni mejor ni distinta. Las Contras se numeran 1, 2, … en el orden en que se juegan. Ninguna propuesta reemplaza a otra; ninguna se puede retirar. (hoja: Contra; R-20, R-24)
UT-30 = Cuando el blanco hace la Contra, él es el proponente: quien decide recibiría la parte, el blanco guardaría el resto. (R-20)
UT-31 = Un jugador que espera a que le pregunten puede dejarlo estar antes de que le toque; eso es definitivo para este asunto. No puede hacer Contra ni bloquear antes de que le toque. (R-25)
UT-32 = Después quien decide acepta exactamente una propuesta, o las rechaza todas. (hoja: Ultimátum)
UT-33 = Rechazado: no se mueve ninguna ficha, para nadie; no se puede bloquear nada; el turno ha acabado. (hoja: Ultimátum; R-26)
UT-34 = Aceptado: solo el blanco puede bloquear (también donde cualquiera puede bloquear un Cambio o un Robo), salvo donde UT-35 o UT-36 digan que no. (hoja: Ultimátum; R-27)
UT-35 = Normalmente el blanco puede bloquear cualquier propuesta de otro jugador que se haya aceptado, original o Contra, pero no su propia Contra: esa entra en vigor enseguida. Por opción puede bloquear también su propia Contra, o solo la primera propuesta. (R-28)
UT-36 = A un blanco con la mano vacía no se le pregunta. (R-22)
UT-37 = Bloqueado: no se mueve ninguna ficha; todas las cartas jugadas en el asunto siguen gastadas; el turno ha acabado. (hoja: Ultimátum)
UT-38 = En vigor: el blanco paga la parte a quien decide y el resto al proponente (nada, si lo propuso él mismo). Los demás que hicieron Contra, y un iniciador cuya oferta no fue la aceptada, no reciben nada. (hoja: Ultimátum)
UT-39 = Un bote de 0 no cambia nada: toda parte es 0, y se hacen todas las etapas. (R-29)

## English: UT-40 8196a8b0, UT-41 95af22d0, UT-42 a1d231e3, UT-43 b5786c92, UT-44 5c9706ff, UT-45 33dce6d6
section-responses-in-general = Respuestas en general
UT-40 = Una respuesta no es un turno. Una vez resuelta la acción, el turno pasa a la izquierda de quien lo tenía. (R-10)
UT-41 = A un jugador se le pregunta tenga o no una carta que sirva; sin ella solo puede dejarlo estar. Solo se saltan las manos vacías, ya que el tamaño de las manos es público. (R-22)
UT-42 = Quien deja pasar el tiempo de una respuesta lo ha dejado estar; si era quien decide, lo ha rechazado todo; si era el repartidor, reparte. (R-30)
UT-43 = Quien decide no puede hacer Contra ni bloquear en este Ultimátum; ningún jugador salvo el blanco puede bloquearlo. (hoja: Ultimátum)
UT-44 = Quien deja pasar el tiempo de su turno juega su carta automática, la primera clase de esta lista que tenga: la Toma más baja, del otro jugador más rico; la Da más baja, del otro jugador más rico al más pobre de los que quedan; Contra; Robar para sí mismo; Bloqueo; Ultimátum contra el otro jugador más rico, con el más pobre de los que quedan como quien decide y la mitad del bote, redondeada hacia arriba, como parte; Robo al más rico; Cambio de fichas con el más rico; Ronda. De montones iguales cuenta el primero en sentido horario desde quien tiene el turno. (R-30)
UT-45 = Por opción, un jugador solo puede jugar una Ronda a partir de su segundo turno de la ronda o de uno posterior, salvo que no tenga más que cartas Ronda. (R-31)

## English: UT-46 0a7d1109, UT-47 ec99a0ba
section-talk = Hablar
UT-46 = Los jugadores pueden decir cualquier cosa en cualquier momento: tratos, amenazas, mentiras sobre sus cartas. Nada de lo dicho obliga; solo cuentan las jugadas. Las cartas no se enseñan. (R-32)
UT-47 = Las frases fijas son públicas, nunca cambian fichas, cartas ni a quién le toca, y se limitan a tres frases de un jugador entre dos jugadas, o las que digan las opciones. Son tratos, amenazas, deseos, afirmaciones, respuestas a una frase anterior y palabras sueltas; se comprueba su forma, nunca su verdad. (R-32)

## English: UT-48 2330261d, UT-49 f137367b, UT-50 3a195c22, UT-51 86c4a50d, UT-52 d645f6d9, UT-53 30049c59, UT-54 d4057a14, UT-55 55388673, UT-56 e67e4027, UT-57 fb7e66f5, UT-58 57388cb8, UT-59 6b7eb995, UT-60 94863ed5, UT-61 6448a397, UT-62 42a95aea, UT-63 addbaeff
section-end-and-scoring = Final y puntuación
UT-48 = Una vez resueltas la acción de quien tiene el turno y todas las respuestas, si alguna mano está vacía, la ronda acaba; si no, pasa el turno. (hoja: Desarrollo; R-33)
UT-49 = Así, la acción de la última carta siempre se ejecuta primero; una respuesta que era la última carta de alguien acaba la ronda una vez resuelta la acción en curso; un jugador que juega como última carta un Robar sobre sí mismo y roba no se ha quedado sin cartas. (R-33, R-34, R-35)
UT-50 = Una carta Ronda acaba la ronda inmediatamente, incluso como última carta. Nadie tiene un turno de compensación. (hoja: Ronda; R-36)
UT-51 = Las cartas que quedan en la mano no cuentan (salvo en el desempate fewest_cards). Vuelven al mazo sin ser vistas, también cuando la partida ha terminado. (R-37)
UT-52 = La puntuación de un jugador en la ronda son sus fichas; se suma a su total. (hoja: Desarrollo)
UT-53 = Juego rápido: una ronda; gana quien tiene más fichas. (hoja: Puntuación)
UT-54 = Juego de número fijo: cinco rondas, o las que digan las opciones; gana el total más alto. (hoja: Puntuación; R-40)
UT-55 = Juego a puntos: si después de una ronda algún total ha alcanzado la meta, la partida ha terminado y gana el total más alto. Los totales solo se miran entre rondas. (hoja: Puntuación; R-41)
UT-56 = Empates en cabeza: normalmente ganan todos. Por opción gana quien de ellos tenía menos cartas al acabar la última ronda, y si siguen empatados comparten; o bien toda la mesa juega otra ronda y se comparan de nuevo los totales (o los montones guardados), como mucho 3 veces, y después se comparte. (R-42)
UT-57 = Los puestos van por total; totales iguales comparten puesto y los puestos siguientes quedan vacíos (1, 1, 3). Los jugadores que pierden el primer puesto por fewest_cards comparten el puesto tras los ganadores (1, 2, 2, 4). (R-42)
UT-58 = El repartidor de la siguiente ronda es el jugador a la izquierda del último; toma el relevo al repartir, y se repite toda la preparación. (hoja: Desarrollo)
UT-59 = Las fichas de todos los jugadores suman siempre lo que cada uno recibió al principio, y ningún montón es negativo.
UT-60 = Las manos, el mazo y los descartes son siempre las mismas 88 cartas.
UT-61 = Un turno descarta una carta de turno, como mucho un Bloqueo, y como mucho una Contra de cada jugador salvo quien decide; así, una ronda tiene como mucho 8 turnos más que cartas repartidas, y toda partida termina.
UT-62 = Desde un reparto permitido el mazo nunca se queda corto: tiene al menos 8 cartas y las cuatro Robar piden 8. (R-1, R-5)
UT-63 = Con carry_over solo se entregan fichas antes de la ronda 1, y el total de un jugador es su montón. (R-40)

## English: UT-64 9351be68, UT-65 f8be7a48
section-questions-and-notes = Preguntas y notas
UT-64 = Cada pregunta que la mesa espera tiene un número, 1 para el primer turno de la partida y uno más cada vez que se pregunta a otro jugador, o al mismo jugador en otra etapa. Una jugada puede nombrar el número al que responde; si no es el que está abierto, se rechaza. (R-43)
UT-65 = Después de un cambio de manos, cada uno de los dos sabe lo que entregó. La mesa lleva estas notas para cada jugador, sobre las manos de los demás y nunca sobre la suya: cuando las manos cambian de sitio, las notas sobre ellas las siguen; cuando un jugador anotado juega una clase, se tacha de la nota una carta de esa clase; robar no añade nada; un nuevo reparto lo borra todo. (R-44)

## English: example-every-kind 4edbbe8e, example-UT-X2 44ad0a30, example-UT-X3 6e3aa153, example-give-short ce105668, example-UT-X4a 0f956040, example-UT-X4b cd43557c, example-blocked-order e197f04c, example-UT-X5 7ef1db46, example-UT-X6 458ba9a5, example-UT-X6-blocked 4a79d640, example-UT-X24 cc58b9c0, example-anyone-early bd5e50b6, example-UT-X18-take 8de7396c, example-UT-X14a 87772bca, example-UT-X14b e0a7e7f5, example-draw-short 94960667, example-UT-X15 8a89ed58, example-round-as-last-card 5edc9353, example-UT-X16 f805deef, example-round-late-enough 7cb8ade7, example-UT-X7 8c92120d, example-UT-X8 ab0e45bf, example-UT-X9 9e1f82dd, example-UT-X9-any 29682316, example-UT-X9-only 690b1a6f, example-UT-X9-only-first b53203a1, example-UT-X10 4b39eaa9, example-UT-X11 6f481015, example-initiator-is-not-asked 94134628, example-UT-X12 bad7bfbc, example-UT-X13 d7f18dd4, example-target-without-cards 31f3ab32, example-UT-X17 45f42179, example-UT-X18-responder 0ae5212b, example-friends-do-not-block-an-ultimatum a5f90a0e, example-UT-X26 71e52a69, example-UT-X19i 91ec1ef1, example-UT-X19ii e2e55cb0, example-UT-X22-block 9b938543, example-UT-X22-counter 563d1056, example-UT-X22-turn f342536a, example-auto-give 18ffd425, example-auto-counter 42aa5144, example-auto-draw 737169fd, example-auto-block 9aaf2d4f, example-auto-ultimatum 58e43787, example-auto-steal 37421d16, example-auto-swap 7b02a4c6, example-auto-round 1da2ee36, example-late-answer 32c94b19, example-UT-X23 9ea57c95, example-notes-follow-hands 4d2dc52e, example-block-is-struck e9fb096d, example-swapped-back 4d4fd67d, example-cards-left 91689715, example-UT-X20 b8a26422, example-UT-X20-second 19e316c6, example-UT-X20-carried 07c5545a, example-UT-X20-carried-second 1842ea40, example-UT-X21 1574da8b, example-UT-X21-shared 9cc78517, example-UT-X21-during 441a7ab3, example-UT-X21-below dff5b4ce, example-fewest-cards 1db718d2, example-fewest-cards-shared d81f2a20, example-extra-round 0eecbb7d, example-extra-round-decided 04cdf23b, example-extra-rounds-used-up 7d7ae8c2
example-every-kind = Toda clase se puede jugar sobre cada jugador que permite, y un Ultimátum con cualquier parte.
example-UT-X2 = Una Toma mayor que el montón toma lo que hay.
example-UT-X3 = Una Da mueve fichas entre otros dos jugadores; cada forma errónea de jugarla tiene su propio rechazo.
example-give-short = Quien paga sin fichas no paga nada, y así se dice.
example-UT-X4a = Un Robo espera a la víctima; si lo deja estar, se mueve todo el montón.
example-UT-X4b = Bloqueado, nada se mueve y las dos cartas se han gastado; la víctima conserva su propio turno.
example-blocked-order = Robo y Bloqueo están en los descartes en el orden en que se jugaron.
example-UT-X5 = Los montones cambian de sitio; solo se pregunta a la víctima.
example-UT-X6 = Manos cambiadas con la última carta: la víctima se queda sin cartas y la ronda ha acabado.
example-UT-X6-blocked = Bloqueado, es quien tiene el turno el que se queda sin cartas.
example-UT-X24 = Donde cualquiera puede bloquear, se pregunta a los demás después de la víctima, en sentido horario desde la izquierda de quien tiene el turno.
example-anyone-early = Quien espera a que le pregunten por un Bloqueo puede dejarlo estar antes, y no se le vuelve a preguntar.
example-UT-X18-take = A una Toma no se puede responder.
example-UT-X14a = Un Robar sobre uno mismo como última carta le mantiene en la ronda; los demás solo ven el número.
example-UT-X14b = Hacer robar a otro con la última carta acaba la ronda.
example-draw-short = Si queda una carta se roba una, si no queda ninguna, ninguna; no se vuelve a barajar nada.
example-UT-X15 = Una carta Ronda acaba la ronda enseguida.
example-round-as-last-card = Una Ronda jugada como última carta acaba la ronda como carta Ronda.
example-UT-X16 = Bloqueo y Contra como carta del turno son simples descartes y nunca alcanzan hacia atrás.
example-round-late-enough = En el tercer turno vale.
example-UT-X7 = La primera oferta se acepta y no se bloquea: quien decide y el iniciador se reparten el montón del blanco.
example-UT-X8 = Una Contra de otro jugador, aceptada, también se puede bloquear; todas las cartas siguen gastadas.
example-UT-X9 = El blanco se rescata a sí mismo: su propia Contra entra en vigor enseguida.
example-UT-X9-any = Por opción el blanco puede bloquear también su propia Contra.
example-UT-X9-only = Por opción una Contra aceptada no se puede bloquear.
example-UT-X9-only-first = Con esa opción la primera oferta aún se puede bloquear.
example-UT-X10 = Rechazado: nada se mueve y nada se puede bloquear.
example-UT-X11 = El iniciador mejora su propia oferta; un jugador que espera puede dejarlo estar antes, pero no hacer Contra.
example-initiator-is-not-asked = Por opción, el iniciador no puede mejorar su propia oferta.
example-UT-X12 = Una Contra como última carta: el asunto sigue, y luego la ronda ha acabado.
example-UT-X13 = Tras su última carta no se pregunta al iniciador si hace Contra; dos comparten la victoria.
example-target-without-cards = A un blanco cuya última carta fue su Contra no se le pregunta por un Bloqueo.
example-UT-X17 = Un bote vacío: toda parte es 0, y se hacen todas las etapas.
example-UT-X18-responder = Quien decide no puede hacer Contra, ni siquiera con una Contra en la mano.
example-friends-do-not-block-an-ultimatum = Incluso donde cualquiera puede bloquear un Robo, solo el blanco puede bloquear un Ultimátum.
example-UT-X26 = Con tres jugadores solo el iniciador y el blanco pueden hacer Contra.
example-UT-X19i = Una víctima con un Bloqueo: lo que ven los demás.
example-UT-X19ii = A una víctima sin Bloqueo se le pregunta igual; los demás ven lo mismo.
example-UT-X22-block = Una víctima en silencio lo ha dejado estar.
example-UT-X22-counter = Un jugador en silencio no hace Contra, y se pregunta al siguiente; si calla quien decide, rechaza.
example-UT-X22-turn = Un turno cuyo tiempo pasa juega la Toma más baja, del más rico.
example-auto-give = Sin Toma: la Da más baja, del otro jugador más rico al más pobre; de los iguales, el primero en sentido horario.
example-auto-counter = Después se descarta una Contra.
example-auto-draw = Después un Robar para uno mismo.
example-auto-block = Después se descarta un Bloqueo.
example-auto-ultimatum = Después un Ultimátum contra el más rico, la mitad para el más pobre, redondeada hacia arriba.
example-auto-steal = Después un Robo al más rico.
example-auto-swap = Después un Cambio de fichas con el más rico.
example-auto-round = Y en último lugar la Ronda.
example-late-answer = Una jugada puede nombrar la pregunta a la que responde; una respuesta a otra pregunta se rechaza antes que nada.
example-UT-X23 = Tras un cambio de manos los dos saben lo que entregaron, hasta que se juega.
example-notes-follow-hands = Cuando una mano anotada se vuelve a cambiar, la nota va con ella; las respuestas también se tachan.
example-block-is-struck = Un Bloqueo anotado que se juega como respuesta se tacha de la nota.
example-swapped-back = Dos manos que se vuelven a cambiar: cada uno anota la mano del otro, nadie la suya.
example-cards-left = Las cartas que quedan no cuentan y no se enseñan, ni siquiera cuando la partida ha terminado.
example-UT-X20 = Una partida de dos rondas: el reparto pasa a la izquierda, los montones empiezan de nuevo, los totales se suman.
example-UT-X20-second = Tras la segunda ronda gana el total más alto.
example-UT-X20-carried = Los montones guardados se quedan donde están y son los totales.
example-UT-X20-carried-second = Solo cuentan los últimos montones.
example-UT-X21 = Dos han alcanzado la meta: gana el total más alto.
example-UT-X21-shared = Los totales iguales en la meta comparten la victoria.
example-UT-X21-during = Alcanzar la meta durante una ronda no detiene nada; si no se llega a ella, la partida sigue.
example-UT-X21-below = Si no se llega a la meta, se reparte otra ronda.
example-fewest-cards = Por opción, un empate en cabeza lo deciden menos cartas restantes; los demás comparten el puesto siguiente.
example-fewest-cards-shared = Si siguen empatados, comparten.
example-extra-round = Un empate lo desempata toda la mesa.
example-extra-round-decided = Los totales se comparan de nuevo, y cualquiera puede ganar aún.
example-extra-rounds-used-up = Tras tres rondas extra un empate se comparte.
