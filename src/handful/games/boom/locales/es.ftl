### Lo que dice Boom Goes the Dynamite. Qué son $seat, $cards y SAY(…) está en en.ftl.
### Las cartas con que se igualan números se ganan; solo se queman las puestas por tiempo que no dieron nada.

## cover

tagline = Encuentra parejas, o iguala dos números con tus cartas; y ojalá salga la dinamita.

## table: cards

color = { $color ->
    [R] rojo
    [Y] amarillo
   *[B] azul
}
kind = { $sign ->
    [add] Suma { $by }
    [subtract] Resta { $by }
    [multiply] Multiplica por { $by }
    [divide] Divide entre { $by }
    [wild] COMODÍN
   *[timer] RELOJ
}
number-card = { $number } { color }
ignite-card = { $form ->
    [kind] { kind }
   *[bare] { kind } en { color }
}
dynamite = dinamita
card-wild = COMODÍN: toda pareja
card-timer = segundos
blast = ¡BUM!

## table: the log

part-for-time = { $timers ->
    [one] un RELOJ
   *[other] { $timers } RELOJES
}{ $wilds ->
    [0] { "" }
    [one] { " " }y un COMODÍN
   *[other] { " " }y { $wilds } COMODINES
}
part-takes-dynamite = ¡Bum! { YOU($seat) ->
    [you] Te llevas
   *[other] { $seat } se lleva
} la dinamita de { $place }
log-begins = { YOU($seat) ->
    [you] Empiezas tú.
   *[other] Empieza { $seat }.
}
log-dealt = { YOU($seat) ->
    [you] Recibes
   *[other] { $seat } recibe
} { SAY($cards, form: "kind") }.
log-drew = { YOU($seat) ->
    [you] Robas
   *[other] { $seat } roba
} { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
log-drew-cards = { YOU($seat) ->
    [you] Robas
   *[other] { $seat } roba
} { SAY($cards, form: "kind") }.
log-flipped = { YOU($seat) ->
    [you] Das la vuelta a { $place }.
   *[other] { $seat } da la vuelta a { $place }.
}
log-found = { YOU($seat) ->
    [you] Encuentras
   *[other] { $seat } encuentra
} dos veces el { $number }: { $one } y { $other }.
log-wild = { YOU($seat) ->
    [you] Te llevas
   *[other] { $seat } se lleva
} { $one } y { $other } con un COMODÍN.
log-ignited = { YOU($seat) ->
    [you] Enciendes
   *[other] { $seat } enciende
} { $sums } y { YOU($seat) ->
    [you] ganas
   *[other] gana
} { $count } cartas.
log-exploded = { part-takes-dynamite }{ $count ->
    [0] ; ninguna carta la toca.
    [one] { " " }y una carta de al lado: { $cards }.
   *[other] { " " }y { $count } cartas de alrededor: { $cards }.
}
log-exploded-unseen = { part-takes-dynamite } y { $count ->
    [one] una carta de al lado
   *[other] { $count } cartas de alrededor
}; lo que estaba boca abajo no se ve hasta el final.
log-row = Se pone una fila nueva: { $places }.
log-fuse = { YOU($seat) ->
    [you] Enciendes la mecha
   *[other] { $seat } enciende la mecha
} con { part-for-time }.
log-time = { YOU($seat) ->
    [you] Añades
   *[other] { $seat } añade
} { $card ->
    [wild] un COMODÍN
   *[timer] otro RELOJ
} para tener más tiempo.
log-closed = { $reason ->
    [time] Se acabó el tiempo.
    [stop] { YOU($seat) ->
        [you] Apagas la mecha.
       *[other] { $seat } apaga la mecha.
    }
   *[game_over] No queda nada que ganar.
} { $became ->
    [scored] { YOU($seat) ->
        [you] Ganas
       *[other] { $seat } gana
    } { $count ->
        [one] la carta que encendió la mecha
       *[other] las { $count } cartas que alimentaron la mecha
    }.
   *[lost] { $count ->
        [one] La carta que encendió la mecha se pierde y no cuenta
       *[other] Las { $count } cartas que alimentaron la mecha se pierden y no cuentan
    } para nadie.
}
log-missed = { YOU($seat) ->
    [you] No has hecho pareja: las dos cartas se han tapado.
   *[other] { $seat } no ha hecho pareja: las dos cartas se han tapado.
}{ $count ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }Van { $count } turnos seguidos sin éxito.
}
log-stuck = { YOU($seat) ->
    [you] Dices que nadie puede hacer pareja.
   *[other] { $seat } dice que nadie puede hacer pareja.
}
log-answered = { $answer ->
    [agree] { YOU($seat) ->
        [you] Estás de acuerdo.
       *[other] { $seat } está de acuerdo.
    }
   *[object] { YOU($seat) ->
        [you] Quieres seguir.
       *[other] { $seat } quiere seguir.
    }
}
log-door = { $door ->
    [certain] Todos han visto que no hay pareja.
    [agreed] Todos están de acuerdo en que no hay pareja.
   *[dry] Demasiados turnos sin éxito.
}
log-pool = { $count ->
    [0] No queda ninguna carta de fuego que usar.
    [one] Ahora hay una carta de fuego a la vista en el centro, para todos.
   *[other] Ahora hay { $count } cartas de fuego a la vista en el centro, para todos.
}
log-over = Fin de la partida: { YOU($seats) ->
    [you] ganas
    [you-all] { $seats } compartís la victoria
    [others] { $seats } comparten la victoria
   *[other] { $seats } gana
} con { cards }.

## table: what is asked

prompt-turn = Da la vuelta a una carta
prompt-turn-timer = Da la vuelta a una carta o enciende un RELOJ
prompt-again = ¡Tuyas! Da la vuelta a otra
prompt-again-timer = ¡Tuyas! Da la vuelta a otra o enciende un RELOJ
prompt-second = El { $number } está a la vista: descubre otra carta
prompt-two = { $one } y { $other }: ¿puedes igualarlos?
prompt-two-cannot = Tus cartas no igualan { $one } y { $other }: tápalas
prompt-two-none = { $one } y { $other } no son iguales: tápalas
prompt-fuse = Destapa cartas y toma parejas hasta que se apague la mecha
prompt-other = { $seat } da la vuelta a cartas
prompt-other-two = { $seat } intenta igualar { $one } y { $other }
prompt-other-fuse = { $seat } destapa cartas hasta que se apague la mecha
prompt-vote = { $seat } pregunta: ¿atascados?
prompt-called = { YOU($seat) ->
    [you] Dices: nadie puede hacer pareja
   *[other] { $seat } dice: nadie puede hacer pareja
}
prompt-over = La partida ha terminado.
hint-turn = Los números iguales son tuyos. Si son distintos, pon cartas que los igualen.
hint-timer = O levanta antes un RELOJ: { $count } segundos para descubrir todo lo que te atrevas.
hint-fuse = Descubre cuanto puedas; cuando se apague la mecha, acaba tu turno.
hint-wild = Un COMODÍN se lleva dos números distintos, o alarga un RELOJ.
hint-second = ¿Has visto ya el mismo número?
hint-take = Toca dos cartas para llevártelas.
hint-open = Primero descubre dos números, después pon las cartas que los igualan.
hint-watch = Mira y recuerda: las cartas que nadie gana se vuelven a tapar en su sitio.
hint-vote = Si todos aceptan, { part-stuck-step }.
part-stuck-step = { $count ->
    [0] todas las manos quedan boca arriba en el centro y todos pueden usarlas
    [one] se pone una carta más en la mesa
   *[other] se ponen { $count } cartas más en la mesa
}
hand-empty = No te queda carta que cambie un número. Los números iguales siguen siendo tuyos.
glow = Puedes igualar dos números descubiertos.

## table: buttons and labels

button-ignite = Encender
button-ignite-none = Antes, una carta
button-wild = Llevarse ambas
button-give-up = Tapar las dos
button-stop = Parar
button-light = Encender la mecha: { $count } s
button-more = { $count } s más
button-stuck = Estamos atascados
button-agree = De acuerdo
button-object = Seguir

matchbox = Caja de cerillas
match-pile = Mazo de números
ignite-pile = Mazo de fuego
lost = Perdidas: { $count }
    .why = no cuentan para nadie
pool = Cartas de todos
laid-for-time = Cartas puestas por tiempo
your-hand = Tu mano
scores = Cartas ganadas
players = En la mesa
in-hand = { $count } en la mano
won = { $count ->
    [one] { $count } carta ganada
   *[other] { $count } cartas ganadas
}
won-of = { $count ->
    [one] carta ganada
   *[other] cartas ganadas
}
to-go = { $count ->
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
}
    .how = gana quien tiene más cartas
open = descubierta
seen = ya vista
gap = vacío
turns-next = se descubre enseguida
heard = Descubiertas: { $cards }

dry = { $turns ->
    [one] { $turns } turno sin éxito
   *[other] { $turns } turnos sin éxito
}. { $then ->
    [end] Al llegar a { $limit } acaba la partida
   *[help] Al llegar a { $limit }, { part-stuck-step }
}
stuck = ¿Atascados?
agrees = de acuerdo

shout-fuse = ¡La mecha arde!
shout-closed = { $reason ->
    [time] ¡Tiempo!
   *[stop] ¡Alto!
}
shout-answer = { $answer ->
    [agree] Atascados.
   *[object] ¡Seguimos!
}
caption = { $sound ->
    [flip] una carta se da la vuelta
    [strike] una cerilla se enciende
    [boom] bum
    [fuse] una mecha silba y hace tictac
   *[bell] una campana
}

phrase-tick_tock = Tic, tac …
phrase-bang = ¡Pum!
phrase-it_was_here = ¡Seguro que estaba aquí!
phrase-so_close = ¡Por poco!
phrase-who_remembers = ¿Alguien se acuerda?
phrase-good_sum = ¡Bien calculado!

## later: two open numbers, and the end

hits = { $count ->
    [one] { $count } acierto
   *[other] { $count } aciertos
}
end-run = { $seat }: { hits } en { $seconds } segundos
odd = { $number } es impar: no se puede dividir entre 2.
apart = { $count ->
    [one] Uno de diferencia.
   *[other] { $count } de diferencia.
}
pool-empty = No queda ninguna carta de fuego.
alike = { $count ->
    [one] solo una
   *[other] { $count } iguales
}
seconds-left = { $count ->
    [one] queda { $count } segundo
   *[other] quedan { $count } segundos
}
hint-two = { apart } Pon cartas, o tapa las dos.
sum-start = Si puedes: toca un número y luego una carta.
sum-off = Para quitar una carta, tócala.
sum-wild = Un COMODÍN se lleva dos cualesquiera: tres cartas para ti.
sum-equal = Ya son iguales: { $count } cartas para ti.
sum-yours = Iguales: tuyas.
sum-on = Poner la próxima carta en el { $number } de { $place }
sum-take = Retirar { $card }
end-made = { $numbers ->
    [one] { $numbers } número
   *[other] { $numbers } números
}, { $ignite ->
    [one] { $ignite } carta de fuego
   *[other] { $ignite } cartas de fuego
}{ $sticks ->
    [0] { "" }
    [one] , un cartucho de dinamita
   *[other] , { $sticks } cartuchos de dinamita
}
end-won = Lo que ganó cada uno
end-left = Quedaron en la caja
end-finish = Contra la mecha, segundo a segundo

## later: what a move does, and why

name-flip = Descubre { $place }.
name-timer = Enciende la mecha con { part-for-time }.
name-ignite = Enciende: { $sums }.
name-claim = Llévate las dos cartas con { $number }.
name-wild = Llévate el { $one } y el { $other } con un COMODÍN.
name-move = { $move ->
    [call_stuck] Di que ya no sale nada.
    [give_up] Vuelve a tapar las dos cartas.
    [add_timer] Añade un RELOJ a la mecha.
    [add_wild] Añade un COMODÍN a la mecha.
    [stop] Apaga la mecha.
    [agree] Acepta que ya no sale nada.
   *[object] Di que aún puede salir algo.
}

explain-flip = Todos ven lo que hay en { $place }.
explain-timer = Con { part-for-time } descubres y te llevas cuanto puedas hasta que se apague la mecha; después acaba tu turno.
explain-ignite = { $sums }: { $count } cartas para ti.
explain-claim = Los dos son { $number }: son tuyos.
explain-wild = Un COMODÍN se lleva dos números cualesquiera, aquí { $one } y { $other }. Ganas las tres cartas.
explain-call = Si todos los demás aceptan, { part-stuck-step }.
explain-move = { $move ->
    [give_up] Las dos cartas se vuelven a tapar y acaba tu turno.
    [add_timer] Otro RELOJ: la mecha arde más tiempo.
    [add_wild] Un COMODÍN por tiempo: la mecha arde un poco más.
    [stop] Apagas la mecha y acaba tu turno.
   *[object] La votación termina y se sigue jugando.
}

reason-ignite = { $sums }: ganas { $count } cartas y sigues jugando.
reason-ignite-fuse = { $sums }: ganas { $count } cartas.
reason-look = { $count ->
    [one] Hay una carta que nadie ha visto: es hora de mirarla.
   *[other] Hay { $count } cartas que nadie ha visto: es hora de mirar muchas.
}
reason-stop = { $count ->
    [0] Todas las cartas se han visto: no hay nada nuevo que mirar.
    [one] Dejas a los demás una carta que nadie ha visto.
   *[other] Dejas a los demás { $count } cartas que nadie ha visto.
}
reason-could = Podrías llevarte las dos cartas.
reason-could-not = Ninguna carta que puedas usar iguala los dos números.
reason-unknown = Nadie ha visto esta carta. Si es dinamita, ganas { cards }.
reason-fits-open = { $count ->
    [0] Aquí has visto el { $number }: va con el { $other } descubierto.
    [one] Aquí has visto el { $number }: con una carta iguala el { $other } descubierto.
   *[other] Aquí has visto el { $number }: con { $count } cartas iguala el { $other } descubierto.
}
reason-fits = { $count ->
    [0] Este { $number } va con el { $other } de { $place }.
    [one] Con una carta, este { $number } iguala el { $other } de { $place }.
   *[other] Con { $count } cartas, este { $number } iguala el { $other } de { $place }.
}
reason-nothing-new = Todos habéis visto aquí el { $number }: a los demás no les enseña nada nuevo.

## later: why a move does not go

refuse-over = La partida ha terminado.
refuse-seat = En esta mesa no hay sitio { $seat }.
refuse-late = Demasiado tarde: la mecha se ha apagado.
refuse-turn = Es el turno de { $seat }.
refuse-move = Esa jugada no existe.
refuse-called = Has preguntado si estamos atascados: ahora responden los demás.
refuse-answered = Ya has respondido.
refuse-vote = Di primero si estamos atascados o no.
refuse-ready = Da la vuelta a una carta, o juega un RELOJ.
refuse-second = Da la vuelta a una segunda carta.
refuse-two = Iguala los dos números, o tapa las dos cartas.
refuse-fuse = Tu mecha arde: da la vuelta a cartas y llévate parejas.
refuse-timer-late = Un RELOJ se juega al empezar tu turno o justo después de ganar cartas, antes de descubrir la siguiente.
refuse-wild-alone = Un COMODÍN solo da tiempo si un RELOJ ha encendido la mecha.
refuse-stuck-late = Solo puedes decir que estamos atascados justo al empezar tu turno.
refuse-stuck-early = Puedes decir que estamos atascados tras { $needed } turnos seguidos sin éxito; por ahora: { $count }.
refuse-time = Eso lleva { $cost } s, pero solo quedan { $left } s.
refuse-fast = Una carta tras otra: espera un momento.
refuse-up = { $place } ya está descubierta.
refuse-empty = En { $place } no hay carta.
refuse-down = { $place } está boca abajo.
refuse-only-timer = Solo un RELOJ enciende la mecha.
refuse-only-wild = Con un RELOJ solo se pueden poner COMODINES.
refuse-no-timer = La mecha necesita al menos un RELOJ.
refuse-no-call = En esta mesa nadie puede decir que estamos atascados.
refuse-pool = Las cartas de fuego ya están en el centro: no hay más ayuda.
refuse-called-before = Ya has preguntado; pregunta otra vez cuando alguien haya ganado cartas.
refuse-not-timer = { $card } no es un RELOJ.
refuse-not-wild = { $card } no es un COMODÍN.
refuse-more-late = Un RELOJ se añade justo después de encender la mecha o de ganar cartas, antes de descubrir la siguiente.
refuse-card = No tienes { $card }.
refuse-card-pool = En el centro no hay { $card }.
refuse-twice = Solo tienes { $count ->
    [one] una carta
   *[other] { $count } cartas
} { $card }: cada carta cuenta una vez.
refuse-twice-pool = En el centro solo hay { $count ->
    [one] una carta
   *[other] { $count } cartas
} { $card }: cada carta cuenta una vez.
refuse-same = Una pareja necesita dos cartas.
refuse-unequal = { $one } y { $other } no son iguales: pon cartas que los igualen.
refuse-formulas = Sobre un número solo se ponen Suma, Resta, Multiplica y Divide.
refuse-equal = Los dos son ya { $number }: no hace falta ninguna carta.
refuse-no-cards = Pon al menos una carta.
refuse-sum = { $sum }, no { $number }.
refuse-sums = { $one }, pero { $other }.
refuse-passengers = { $count ->
    [one] { $cards } no hace nada aquí: la pareja vale sin esa carta.
   *[other] { $cards } no hacen nada aquí: la pareja vale sin esas cartas.
}

## new

preset-standard = Normal
    .help = El juego entero, con todas las cartas.
preset-quick = Rápido
    .help = Más corto: las cartas azules se quedan en la caja.
preset-junior = Infantil
    .help = Sin multiplicar ni dividir; lo visto se marca; los RELOJES duran más.

## options

option-hand_size = Cuántas cartas de fuego recibes y hasta cuántas robas; automático: 3 con dos o tres jugadores, si no 2.
option-junior = Se quitan las cuatro cartas Multiplica por 2 y Divide entre 2.
option-remove_colours = Una partida más rápida: las cartas de estos colores salen de ambos mazos; la dinamita se queda.
    .R = rojo
    .Y = amarillo
    .B = azul
option-ignite_use = Cada carta puesta debe hacer falta para la pareja, o se pueden añadir otras que también puntúan.
    .needed = necesarias
    .free = libres
option-division = Solo se dividen entre 2 los números pares, o las mitades y los cuartos cuentan exactos.
    .exact = exacta
    .fractions = con fracciones
option-dynamite_reach = La dinamita se lleva todas las cartas de alrededor, o solo las de al lado, arriba y abajo.
    .all8 = alrededor
    .orthogonal = en cruz
option-dynamite_turn = Tras la dinamita tu turno sigue, o acaba; un RELOJ corre de todos modos.
    .continues = sigue
    .ends = acaba
option-chain_explosions = La dinamita alcanzada por una explosión también explota.
option-reveal_haul = Se enseña lo que se lleva una explosión; si no, lo tapado no se ve.
option-timer_seconds = Segundos que da un RELOJ.
option-wild_seconds = Segundos que da un COMODÍN puesto por tiempo.
option-timer_clock = Los segundos de un RELOJ corren de verdad, o cada jugada cuesta un número fijo de ellos.
    .real = reloj
    .nominal = tiempo fijo
option-flip_gap_ms = Mientras un RELOJ corre de verdad: milisegundos hasta poder descubrir la carta siguiente.
option-timer_scores = Un RELOJ cuenta para ti si te hizo ganar algo, siempre, o nunca.
    .if_won = si hubo éxito
    .always = siempre
    .never = nunca
option-stuck_call = Los jugadores pueden acordar que están atascados.
option-stuck_turns = Tras cuántos turnos seguidos sin éxito salen más cartas; automático: 10, o dos por jugador si son más.
option-common_pool = El fondo común tiene todas las manos y el mazo de fuego, o solo las manos.
    .hands_and_pile = manos y mazo
    .hands_only = solo manos
option-memory_aid = Ayuda con cartas ya vistas: ninguna, una marca, o su cara.
    .none = ninguna
    .marks = marcas
    .faces = caras
option-ignite_hint = A quien juega no se le dice nada, que hay un encendido, o cuáles.
    .off = nada
    .glow = que hay
    .full = cuáles
option-first_player = Quién empieza.
option-tie_break = Un empate comparte la victoria, o gana quien tiene más cartas de cerillas.
    .shared = se comparte
    .match_cards = cerillas

## later: house rules that make no game

problem-cards = { $seats } jugadores × { $each } cartas = { $needed }, pero este mazo de fuego tiene { $there }: quita menos colores o reparte menos.

## later: the lesson

lesson-goal = Gana más cartas que nadie. Los números iguales son tuyos, y los distintos puedes igualarlos con tus cartas. Esta partida casi ha acabado: Tina tiene 24 cartas y tú 17.
lesson-1 = Hay nueve cartas boca abajo. Da la vuelta a la primera, arriba a la izquierda.
    .other = En una partida valdría cualquiera. Aquí espera una pareja: toma la marcada.
lesson-2 = Un 5. Ahora da la vuelta a la del centro.
    .then = Dos cincos: los dos son tuyos y sigues jugando. Otras cartas llenan los huecos.
lesson-3 = Sigue: da la vuelta a la carta marcada y luego a la siguiente.
lesson-5 = Tus propias cartas, las cartas de fuego, cambian un número: 5 + 2 son 7. El 5 está elegido. Toca tu Suma 2 y luego Encender.
    .other = Así acabaría tu turno. Puedes igualarlos: 5 + 2 = 7.
    .then = Tres cartas para ti: los dos números y la que has usado. Sigues jugando.
lesson-6 = Dos más: la carta marcada y luego la siguiente.
lesson-8 = 8 y 3. Pon tus dos cartas sobre el 3 y puede ser un 8. ¿Cuál primero? Toca el 3 y prueba.
    .other = Así acabaría tu turno. Pon las dos sobre el 3. Si no da 8, quítalas y prueba el otro orden.
    .then = 3 + 1 son 4, por 2 son 8. Al revés serían 7: el orden cuenta.
lesson-9 = Otra vez: la carta marcada y luego la siguiente.
lesson-11 = 4 y 2, y no te queda carta para cambiarlos. Tapa las dos y recuerda el 4: abajo a la izquierda.
    .then = Tu turno ha acabado, y solo ahora robas cartas. Le toca a Tina.
lesson-12 = ¿Dónde están los dos cuatros? Has visto los dos.
    .before = Tina da la vuelta a dos cartas.
    .before-2 = Un 4 y un 10: Tina no puede igualarlos y los tapa. Recuerda dónde está su 4.
    .other = Ahí nadie ha visto un 4. Uno está arriba a la izquierda y otro abajo a la izquierda.
lesson-13 = ¿Y el otro 4?
    .other = El otro 4 está en otra parte: uno arriba a la izquierda y otro abajo a la izquierda.
    .then = Una pareja de memoria. Todos ven cada carta que se descubre, así que los demás también la recuerdan.
lesson-14 = Algo silba en el centro. Dale la vuelta.
    .other = Luego. Algo silba en el centro.
    .then = ¡Bum! La dinamita es tuya, con todas las cartas de alrededor. Y sigues jugando.
lesson-15 = Quedan cuatro cartas. Enciende tu RELOJ antes de dar la vuelta a una: te da diez segundos para descubrir lo que quieras. Tócalo y enciende la mecha.
    .other = Eso también vale. Pero enciende primero el RELOJ: solo se puede antes de dar la vuelta a una carta.
    .then = En una partida la mecha arde sola, y al apagarse acaba tu turno. Aquí solo arde cuando haces algo.
lesson-16 = Da la vuelta a toda la fila de arriba.
    .other = Descubre primero la fila de arriba.
lesson-19 = ¡Dos seises! Mientras arde la mecha los tomas tú: toca uno y luego el otro.
    .other = Toma primero lo que hay: dos seises.
    .then = Te ha costado un segundo. Cuando no veas nada más, «Parar» acaba tu turno antes de que los demás vean más cartas.
lesson-20 = Quedan dos cartas. Da la vuelta también a la otra.
    .other = Quedan dos cartas por ganar. Da la vuelta a la otra.
lesson-21 = 2 y 1, y 2 − 1 es 1. Toca el 2, el 1, luego Resta 1 y luego Encender.
    .other = Primero la cuenta: 2 − 1 = 1.
    .then = Las últimas cartas son tuyas, y también cuenta el RELOJ, porque ha traído algo: 43 a 24. Ganas, y no hace falta saber más.

## later: the terminal

move-flip = dar la vuelta a una carta
move-timer = encender la mecha con uno o más RELOJES, y COMODINES para más tiempo
move-call_stuck = decir que nadie puede hacer pareja
move-ignite = igualar dos números descubiertos con cartas de cálculo
move-wild = llevarse dos números distintos descubiertos con un COMODÍN
move-give_up = tapar las dos cartas; acaba tu turno
move-claim = llevarse dos números iguales descubiertos
move-add_timer = añadir un RELOJ mientras arde la mecha
move-add_wild = añadir un COMODÍN por tiempo mientras arde la mecha
move-stop = apagar la mecha; acaba tu turno
move-agree = aceptar que nadie puede hacer pareja
move-object = decir que puede haber pareja

## later: tips in a first game

tip-turn = Da la vuelta a dos cartas: si los números son iguales, las dos son tuyas y sigues.
tip-wild = Un COMODÍN empareja dos números cualesquiera, sin ayuda.
tip-sum = { $one } y { $other } aún no son iguales: tus cartas pueden cambiar un número, y cada una que uses también puntúa.
tip-remember = No tienes nada que los cambie: vuelven a quedar boca abajo, así que recuerda dónde están { $one } y { $other }.
tip-timer = Juega el RELOJ antes de dar la vuelta a una carta: durante { $count } segundos puedes voltear todas las que quieras.

draw-goal = gana quien tenga más cartas
draw-box-empty = La caja de cerillas está vacía.
draw-match = Mazo de cerillas { $count }
draw-ignite = Mazo de encendido { $count }
draw-lost = Perdidas: { $cards }
draw-laid = la mecha arde: { $cards }
draw-fuse = { $fuse } { $left } s
draw-won = { $count ->
    [one] { $count } ganada
   *[other] { $count } ganadas
}
draw-called = dice que nadie puede seguir
draw-unseen = { $count } sin ver
draw-pool = En el centro, para todos: { $cards }
draw-none = sin cartas
build-so-far = { $one } y { $other }. { $equal ->
    [True] Son iguales
   *[False] Aún no son iguales
}
build-lay = Pon { $kind } sobre el { $number } de { $place }
build-take = Enciende { $one } y { $other }: { $count } cartas para ti

## later: after the game

look-seen = Lo que ya se había visto
look-no-pair = Nunca se conocieron las dos cartas de una pareja.
look-named = { SAY($seat, form: "name") } conocía las dos cartas de una pareja en { $count ->
    [one] un intento
   *[other] { $count } intentos
} y { $named ->
    [0] no nombró ninguna
   *[other] nombró { $named }
}.
look-pair = Pareja
look-places = Sitios
look-was-named = Nombrada
look-fuse = Sumas con la mecha encendida
look-fuse-made = Se tomaron a tiempo { $made } de { $count } parejas que estaban a la vista.
look-numbers = Se quedaron
look-fresh = reciente: mostrada hace { $count } turnos como mucho
look-again = mostrada otra vez
look-faded = fácil de olvidar
look-could = { $name } podía nombrar una pareja
look-could-other = otra persona podía
look-came = ✓ nombrada, ✕ no nombrada. La figura al final de una barra: quién se llevó la carta.
look-sideways = Desplaza la imagen a un lado para ver todos los turnos.
look-at = Turno { $turn }
look-lie = Se habían mostrado { $known } de { $count } cartas.
look-missed = Se escapó en el turno { $turn }: { $one } y { $other }.
look-known-pair = { SAY($seat, form: "name") } podía nombrar los dos { $card } de { $one } y { $other }.

## later: puzzles

clue-seen = { $place }: { $number }
clue-look = { $what ->
    [open] Hay un número a la vista. ¿Qué carta ya vista va con él?
    [nothing] Hay un número a la vista. ¿Va con él alguna carta ya vista?
    [pair] ¿Qué dos cartas ya vistas van juntas?
    [unseen] Mira las cartas que nadie ha visto.
    [time] Mira tus RELOJES: puedes destapar más de dos cartas.
    [fuse] La mecha arde. Mira lo que está a la vista.
   *[sums] Hay dos números a la vista. Mira tus cartas de fuego.
}
clue-idea = { $what ->
    [equal] Busca números iguales: no cuestan ninguna carta.
    [made-equal] Los números son distintos, pero { $count ->
        [one] una carta de fuego los iguala.
       *[other] { $count } cartas de fuego los igualan.
    }
    [blast] Si es dinamita, te llevas todo lo que la rodea: elige un lugar con muchos vecinos.
    [old] Destapa una carta que no enseñe nada nuevo a los demás.
    [new] Quizá sea justo la carta que necesitas.
    [laid] Cada carta que pones es un punto, pero ya no la tienes: aquí lo mejor es poner { $count ->
        [one] una carta.
       *[other] { $count } cartas.
    }
    [wild] Un COMODÍN iguala dos números cualesquiera.
    [many] { $count ->
        [one] Hay una carta que nadie ha visto: es el momento de mirarla.
       *[other] Hay { $count } cartas que nadie ha visto: es el momento de mirarlas.
    }
    [stop] Puedes parar antes de que se acabe el tiempo.
    [time] Puedes alargar el tiempo.
   *[save] No tienes que llevarte todo lo que puedes: tus cartas quizá valgan más después.
}

## day: the deal of the day

daily-title = Una caja de Boom
daily-goal = Todo está boca arriba. Llévate los seis pares: números iguales, o que las fórmulas del centro igualan.
daily-other = Nadie
daily-won = { $reached } de { $total } pares
daily-lost = { $reached } de { $total } pares
daily-short = Boom { $reached }/{ $total }
