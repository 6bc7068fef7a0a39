### Las reglas de That Match Game en español; el original en inglés es RULES.md.
### Over each section stands a digest of every English sentence: where one changes, a test says so.

## English: TM-1 919c2125, TM-2 958d4f20, TM-3 07935391, TM-4 73b56c83, TM-5 a2b4ee59, TM-6 2a56615e, TM-7 e59c251d
section-setup = Preparación
TM-1 = De 2 a 5 jugadores juegan por turno en sentido horario, por número creciente. (hoja: 4)
TM-2 = Las cartas de puntos y las cartas de juego se barajan como dos mazos, cada uno a partir del orden de su tabla de cartas. (hoja: 1a; R-47)
TM-3 = Quién empieza: por orden de asientos, cada jugador descubre una carta de puntos, y gana quien tenga más estrellas. Quienes empatan en cabeza descubren otra, de las cartas aún no descubiertas, hasta que queda un solo jugador. Todas estas cartas vuelven y el mazo de puntos se baraja de nuevo. Por opción empieza en su lugar el primer asiento; en la revancha todos se mueven un asiento a la derecha, así que ese asiento pasa al vecino de la izquierda de quien lo tenía. (hoja: 2; R-10)
TM-4 = El primer jugador reparte cinco cartas de juego a cada uno, de una en una en sentido horario; el jugador a su izquierda recibe primero, el primer jugador al final. (hoja: 3a; R-11)
TM-5 = En el centro hay 4 cartas de puntos con 2 o 3 jugadores (juego sencillo: 5), y 5 con 4 o 5 jugadores (juego sencillo: 6), en los lugares 0, 1, 2 y así sucesivamente. (hoja: 4)
TM-6 = Hacen falta 10 puntos con 2 o 3 jugadores y 15 con 4 o 5, también en el juego sencillo. (hoja: 4)
TM-7 = El resto de ambos mazos está boca abajo, aún no hay descartes, y empieza el primer jugador. (hoja: 1b, 2)

## English: TM-8 d8a4a789, TM-9 69c0ae56, TM-10 0a259541, TM-11 8eaf6697, TM-12 498d57f8
section-the-turn = El turno
TM-8 = *Robar.* Al empezar su turno, el jugador dice si roba 0, 1 o 2 cartas. Nunca pasa de 7 en la mano, ni de lo que tienen juntos el mazo y los descartes. Si solo pudiera robar 0, no se le pregunta. (hoja: 5a; R-12)
TM-9 = Si el mazo está vacío y aún se deben cartas, los descartes se barajan como mazo nuevo y se sigue robando. Las cartas puestas sobre cartas de puntos y las de una ventana abierta no forman parte de él. Si ambos están vacíos, se deja de robar antes de tiempo. (hoja: 5a; R-13)
TM-10 = *Jugar.* Después el jugador juega 0, 1 o 2 cartas, una tras otra. Cada una es una jugada propia, se resuelve por completo antes de la siguiente, y cuenta aunque sea anulada o reemplazada. (hoja: 5c; R-15)
TM-11 = En el propio turno se juega una carta de número de cualquier clase, o una especial sin rayo (Botín, Zarpazo). El freno rojo, el freno naranja y Rescate solo responden. (hoja: 5c, 5f, 6c; R-6)
TM-12 = El turno acaba cuando el jugador lo dice, cuando ha hecho sus dos jugadas, o enseguida si su mano está vacía después de robar o después de una jugada resuelta. (hoja: 5c; R-36)

## English: TM-13 e2fcc061, TM-14 18fbc3b7, TM-15 28d04afc, TM-16 36a9500a
section-number-cards = Cartas de número
TM-13 = Una carta de número va en una sola casilla, cuyo color esté abierto y coincida. Una carta de todo color coincide con cualquier color y solo cuenta como el color en que está. (hoja: 5d, 5g)
TM-14 = El *hueco* de una casilla es su número impreso menos la suma que hay en ella. Una carta se puede jugar si su número no es mayor que el hueco. Cualquier número de cartas puede compartir una casilla. (hoja: 5d)
TM-15 = Una exclamación coincide con su propio color, va en cualquier casilla abierta de ese color, y vale exactamente el hueco en ese momento. (hoja: 5h; R-8)
TM-16 = Una carta de número con rayo, puesta en el propio turno, es en todo una carta de número corriente. (hoja: 5f)

## English: TM-17 31378479, TM-18 735b8780, TM-19 82f24334, TM-20 4d8f3d85, TM-21 da211bbc, TM-22 8319d817, TM-23 6ac13212, TM-24 e1fc526f, TM-25 fb904b0f, TM-26 df844e0b, TM-27 ebc0472e, TM-28 dba0ad24, TM-29 dd57a3e1
section-the-response-window = La ventana de respuesta
TM-17 = Cada carta de número jugada en un turno abre una ventana, salvo en el juego sencillo. La jugada es la *reclamación 0* y pertenece a quien tiene el turno. Su *valor* es el número de la carta, para una exclamación el hueco, y no cambia hasta que se resuelve la ventana. La jugada *tomaría* la carta de puntos si el valor es igual al hueco y los otros dos colores están llenos. Por opción solo una jugada así abre una ventana. (hoja: 6a, 6b; R-8, R-27)
TM-18 = *Rayos.* Un jugador lanza una o varias cartas de número con rayo, todas del color de la casilla o de todo color, cuya suma es exactamente el valor. Forman la siguiente reclamación. Debe estar en pie una reclamación de otro jugador. Quien tiene el turno no lanza rayos, salvo por opción. (hoja: 5f, 6a, 6b; R-17, R-18, R-21, R-23)
TM-19 = *Freno rojo.* Nombra una carta de la reclamación en pie, que debe ser de otro jugador. Mientras el freno esté activo, esa carta está anulada. (hoja: 6c; R-4, R-5)
TM-20 = *Freno naranja.* Nombra un freno rojo, un freno naranja o una especial, activos, de otro jugador en esta ventana. Mientras esté activo, esa carta está anulada. (hoja: 6c IV; R-6)
TM-21 = *Rescate.* Lo puede jugar quien tiene una carta de número en una reclamación que no está en pie, si aún no tiene un Rescate activo en esta ventana. (R-7)
TM-22 = *Activo.* Se juzga de la carta más nueva a la más vieja: un freno o una especial está activo, a menos que lo nombre un freno naranja activo. (hoja: 6c; R-19)
TM-23 = *En pie.* Una reclamación es válida, a menos que un freno rojo activo nombre una de sus cartas; una carta anulada hace caer toda la reclamación. La reclamación válida más nueva está en pie; puede no haber ninguna. Esto se juzga de nuevo después de cada carta. (hoja: 6a, 6c III; R-19)
TM-24 = *En vigor.* El dueño de la reclamación en pie, o de un Botín o Zarpazo activo que abrió la ventana, está en vigor y no puede responder. (R-22)
TM-25 = *Preguntados.* Después de la carta de apertura y de cada respuesta se decide de nuevo a quién se pregunta, solo por lo que todos ven. A un jugador se le pregunta si tiene al menos una carta, no está en vigor, y (a) hay una reclamación en pie, o (b) está activo un freno o una especial de otro jugador, o (c) podría jugar Rescate si lo tuviera. Se olvida quién lo dejó pasar antes. (R-20, R-45)
TM-26 = Todos los preguntados pueden responder, en el orden en que lleguen sus jugadas. Cada uno da una respuesta (TM-18 a TM-21) o lo deja pasar; quien lo ha dejado pasar queda fuera hasta la siguiente respuesta. Por opción se les pregunta uno por uno, desde la izquierda de quien jugó el último. (hoja: 6; R-20, R-43)
TM-27 = Cuando no queda nadie a quien preguntar, la ventana se resuelve. (R-20)
TM-28 = Las respuestas no cuentan como jugadas según TM-10, ni siquiera las de quien tiene el turno. Nadie roba durante una ventana. (hoja: 6a; R-21)
TM-29 = Botín y Zarpazo también abren una ventana; en ella solo se pueden jugar frenos naranjas. (hoja: 6c; R-6)

## English: TM-30 d51ed76c, TM-31 59cf00d3, TM-32 3616de74, TM-33 bebf2968, TM-34 542a5142, TM-35 3ff73754
section-settling-a-number-play-in-this-order = Resolver una jugada de número, en este orden
TM-30 = Las cartas de la reclamación en pie se ponen en la casilla, una exclamación con su valor. Si no hay ninguna reclamación en pie, no se pone nada. (hoja: 6a, 6c V)
TM-31 = Para cada jugador con un Rescate activo, sus cartas de número de las reclamaciones que no se quedaron vuelven a su mano. Todas las demás cartas de la ventana van a los descartes, en el orden en que se jugaron. (hoja: 6c V; R-7)
TM-32 = Si el hueco es ahora 0, el color está lleno; ya no se puede jugar nada en él. (hoja: 5d)
TM-33 = Si los tres colores están llenos, el dueño de la reclamación que se acaba de poner toma la carta de puntos para su montón de puntos, y las cartas que hay en ella van a los descartes: rojo, amarillo, azul, primero las más viejas. No importa quién puso las cartas anteriores. (hoja: 5e, 6b II)
TM-34 = Si ese jugador tiene ahora los puntos que hacen falta, la partida termina enseguida (TM-42). (hoja: 4)
TM-35 = Si no, el lugar vacío se rellena enseguida del mazo de puntos; si no queda ninguna carta de puntos, sigue vacío. Después continúa el turno. Por opción todos los lugares vacíos se rellenan al acabar el turno, primero el más bajo. (R-29)

## English: TM-36 722e0653, TM-37 f603f624
section-settling-a-special = Resolver una especial
TM-36 = Todas las cartas de la ventana van primero a los descartes. Un Botín activo: su dueño roba 3 como en TM-9, luego TM-38. Un Zarpazo activo: una carta al azar pasa de la mano del blanco a la de su dueño; una mano vacía no da nada. Si la especial no está activa, no ocurre nada. (R-7, R-39)
TM-37 = Zarpazo nombra a otro jugador que tenga al menos una carta cuando se juega. (R-39)

## English: TM-38 fe5d9884, TM-39 b3394092
section-hand-limit-and-stuck-hands = Límite de mano y manos atascadas
TM-38 = Un jugador con más de 7 cartas descarta boca arriba, a su elección, hasta tener exactamente 7, antes de que ocurra nada más. (hoja: 5a, 5b)
TM-39 = *Tirar.* Un jugador que no ha hecho ninguna jugada en este turno, tiene 7 cartas y no tiene ninguna jugada permitida puede descartar 1 o 2 cartas boca arriba; con eso acaba su turno. (R-32)

## English: TM-40 0afcb5d5, TM-41 a9599aab
section-the-simple-game = El juego sencillo
TM-40 = Se quitan las cartas de puntos con un 6, ambas clases de freno y todas las especiales naranjas: quedan 39 cartas de puntos y 93 cartas de juego. (hoja: 7a, 7b)
TM-41 = No hay ventanas: cada jugada se resuelve enseguida y los rayos no significan nada. Una carta solo se juega si su número es igual al número impreso de la casilla y su color coincide (de todo color: cualquiera); una exclamación llena cualquier casilla abierta de su color. Así, una sola carta llena una casilla. Se roba 0 o 1, se juega 0 o 1, se tira como mucho 1. Todo lo demás es como arriba. (hoja: 7c–f; R-37)

## English: TM-42 ef35aaac, TM-43 673f2427, TM-44 97bf67b7, TM-45 03ac4515, TM-46 ac6cc3a6
section-end-and-scoring = Final y puntuación
TM-42 = El jugador cuyo montón de puntos alcanza los puntos que hacen falta gana enseguida, también en el turno de otro. No se juega, ni se roba, ni se rellena nada más. Solo un jugador puede ganar puntos a la vez, así que hay un solo ganador. (hoja: 4, 5e; R-30)
TM-43 = Si todos los lugares y el mazo de puntos están vacíos, la partida termina: «agotada». (R-31)
TM-44 = La *cuenta de estancamiento* es el número de turnos seguidos que acabaron sin que ninguna carta de número se quedara en una carta de puntos. Cuando llega a 10 rondas, 10 × jugadores, la partida termina: «estancada». (R-33)
TM-45 = Después de TM-43, TM-44 o el último turno que permiten las opciones, gana quien tiene más puntos; los jugadores igualados comparten la victoria. (R-34)
TM-46 = Los puntos son las estrellas del montón de puntos y nada más; las cartas de la mano no cuentan. (hoja: 2b, 4)

## English: example-TM-E01 7d1e9026, example-TM-E02 f2552ebf, example-TM-E03 e8df0ac1, example-TM-E04 db9fcd18, example-TM-E05 c5756e8e, example-TM-E06 002a1472, example-TM-E07 f91e4054, example-TM-E09 c1c8663b, example-TM-E09b 57c01c12, example-TM-E10 fad21493, example-TM-E11 746f4f46, example-TM-E12 a99e7dce, example-TM-E13a eff59a15, example-TM-E13b 5f86bccf, example-TM-E14 d2fd8d25, example-TM-E15a ee14923d, example-TM-E16 9560e9e9, example-TM-E17 cd06b340, example-TM-E18 9029ad2b, example-TM-E19 ecb951d0, example-TM-E20 017ee044, example-TM-E21 067d56b9, example-TM-E24 e5bc4bab, example-draw-none 7b4fcfef, example-nothing-at-all 792a5e15, example-haul-stops-short d878cd9f, example-window-not-in-the-shuffle 60547106, example-multi-colour d554e630, example-sums 6455c917, example-plain-bolt 5d732020, example-chain-of-seven 6afad9a3, example-bolt-over-bolt 285e9075, example-one-of-three 51b0aa8f, example-second-claim-stays 384791f9, example-two-colours-in-one-answer 2b8bd99b, example-two-colours-in-one-turn 78eb9a7d, example-most-bolts ade516e2, example-immune-exclamation 55e07ea3, example-nothing-can-hit-it 11d0b055, example-red-block-on-bolts-only 09b6e21d, example-red-block-names e7be956b, example-rescue-when e400e909, example-rescue-spent d5569566, example-rescue-for-a-blocked-card 0ba250a4, example-asked-by-open-facts 2fd6a6fe, example-declined-is-out 95a7ff5d, example-clockwise 157b37e2, example-turn-player-silent aa89b899, example-taking-only aa90cdaa, example-special-window 90593b32, example-without-blocks fcdbae43, example-late-refill 671a3ad4, example-no-refill-left f6592573, example-special-cancelled 84de222f, example-snatch-nothing a56ac506, example-trim-by-silence 7d45a8e3, example-toss-when-idle 34d57518, example-simple-exclamation 29d0f92b, example-exhausted b8dc7039, example-turn-cap 57361b49
example-TM-E01 = Un 1 rojo con rayo y un 2 rojo con rayo reemplazan un 3 rojo, y su dueño toma la carta de puntos.
example-TM-E02 = Un freno rojo hace caer los dos rayos, un freno naranja los restablece.
example-TM-E03 = Donde el freno aguanta, se queda la carta de debajo.
example-TM-E04 = Los rayos deben sumar exactamente, coincidir en color y ser rayos; al jugador en vigor no se le pregunta.
example-TM-E05 = Dos cartas son dos jugadas con dos ventanas; después de la segunda acaba el turno.
example-TM-E06 = Una exclamación en un 6 vacío vale 6, y tres rayos que suman eso la reemplazan.
example-TM-E07 = Una exclamación vale el hueco, no el número impreso.
example-TM-E09 = Un duelo de dos con rayos en ambos sentidos: cinco entradas, y solo se cuenta una jugada.
example-TM-E09b = Como está impreso, a quien tiene el turno se le pregunta por un rayo, pero no lanza ninguno.
example-TM-E10 = Una carta anulada no se puede atacar con rayos hasta que un freno naranja la reviva.
example-TM-E11 = Rescate devuelve una carta reemplazada a la mano de su dueño.
example-TM-E12 = Botín con la mano llena: no se roba al empezar, tres cartas más, dos descartadas.
example-TM-E13a = Con seis cartas en la mano se puede robar una como mucho.
example-TM-E13b = Se roba la última carta del mazo, luego se barajan los descartes y se roba de ellos.
example-TM-E14 = Arrebatar una carta en el turno de otro y llegar así a la meta termina la partida enseguida.
example-TM-E15a = Una mano llena sin jugada permitida puede tirar una o dos cartas, y con eso acaba el turno.
example-TM-E16 = El juego sencillo: se roba una, una carta llena un color, a nadie se le pregunta.
example-TM-E17 = También se puede reemplazar una jugada que no toma nada; la cuenta de turnos estancados empieza de nuevo.
example-TM-E18 = Una respuesta que dice cuántas entradas vio se rechaza si han llegado más desde entonces.
example-TM-E19 = Zarpazo, un freno naranja, un freno naranja sobre ese: la carta se toma al fin y al cabo.
example-TM-E20 = Dos frenos rojos de un mismo jugador no dejan nada que poner; la jugada cuenta igual.
example-TM-E21 = Tras el límite de estancamiento la partida termina, y los jugadores igualados comparten la victoria.
example-TM-E24 = Un turno acaba por sí solo cuando la mano está vacía.
example-draw-none = Un jugador sin cartas que no roba ninguna ya ha tenido su turno.
example-nothing-at-all = A un jugador sin cartas y sin nada que robar se le salta.
example-haul-stops-short = Botín roba el mazo, luego los descartes con el propio Botín, y se detiene cuando ambos están vacíos.
example-window-not-in-the-shuffle = Nadie roba durante una ventana, y lo que está sobre cartas de puntos nunca se baraja de nuevo.
example-multi-colour = Una carta de todo color encaja en cualquier color abierto y cuenta como aquel en que está.
example-sums = Las cartas comparten una casilla hasta su número; el hueco es lo que queda.
example-plain-bolt = Un número con rayo puesto en el propio turno es un número corriente: a su vez se puede atacar con rayos.
example-chain-of-seven = Siete entradas de profundidad: cada freno naranja vuelve a invertir lo que está en pie debajo.
example-bolt-over-bolt = Los rayos responden a rayos: tras cuatro reclamaciones se queda la más nueva, y un freno devuelve la de debajo.
example-one-of-three = Una carta anulada de tres hace caer toda la suma, y revivirla devuelve las tres.
example-second-claim-stays = Una primera reclamación revivida no adelanta a una más nueva del mismo jugador.
example-two-colours-in-one-answer = Los rayos rojos y amarillos no suman juntos; los de todo color se unen a unos u otros.
example-two-colours-in-one-turn = Dos jugadas llenan los dos últimos colores, cada una en su propia ventana; solo la segunda toma.
example-most-bolts = Por opción una respuesta solo puede tener cierto número de rayos.
example-immune-exclamation = Una exclamación inmune no se ataca con rayos, pero un freno rojo aún la alcanza.
example-nothing-can-hit-it = Donde ni rayo ni freno pueden alcanzar una exclamación, a nadie se le pregunta.
example-red-block-on-bolts-only = Por opción, un freno rojo solo alcanza cartas lanzadas como respuesta, nunca la que se puso primero.
example-red-block-names = Un freno rojo nombra una carta de la reclamación en pie, y para eso hace falta un freno rojo.
example-rescue-when = Rescate necesita una carta de número perdida, y basta un Rescate activo.
example-rescue-spent = Si la carta de su dueño se queda al final, Rescate simplemente se gasta; los frenos nunca vuelven.
example-rescue-for-a-blocked-card = Al jugador cuya carta fue frenada se le pregunta, y Rescate se la devuelve con la mano por lo demás vacía.
example-asked-by-open-facts = A un jugador sin cartas no se le pregunta; a uno con una carta inútil, sí.
example-declined-is-out = Quien lo ha dejado pasar espera a la siguiente respuesta, que pregunta a todos de nuevo.
example-clockwise = Uno por uno: la cola empieza a la izquierda de quien jugó el último.
example-turn-player-silent = Por opción, a quien tiene el turno nunca se le pregunta.
example-taking-only = Por opción, solo se pregunta por una jugada que tomaría una carta de puntos; por las especiales, siempre.
example-special-window = Ni rayos, ni frenos rojos, ni Rescate responden a una especial.
example-without-blocks = Sin frenos en el mazo nada responde a una especial, así que se resuelve enseguida.
example-late-refill = Por opción, un lugar queda vacío hasta que acaba el turno.
example-no-refill-left = Si no queda ninguna carta de puntos, un lugar sigue vacío y el juego continúa.
example-special-cancelled = Una especial que no está activa no hace nada y cuenta como jugada.
example-snatch-nothing = Un blanco que gastó su última carta en frenos naranjas no tiene nada que dar.
example-trim-by-silence = Un jugador en silencio descarta las cartas que obtuvo las últimas.
example-toss-when-idle = Por opción, una mano llena puede tirar aunque pudiera jugar, pero no después de una jugada.
example-simple-exclamation = En el juego sencillo una exclamación llena cualquier casilla abierta de su color, y se tira una sola carta.
example-exhausted = Cuando se toma la última carta de puntos y nadie llega a los puntos que hacen falta, gana quien tiene más puntos, quede o no una jugada.
example-turn-cap = Después del último turno permitido gana quien tiene más estrellas; las cartas de la mano no cuentan.
