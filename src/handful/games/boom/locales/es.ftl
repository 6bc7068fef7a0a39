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
        [one] la carta puesta
       *[other] las { $count } cartas puestas
    } por tiempo.
   *[burnt] { $count ->
        [one] La carta puesta por tiempo se quema y no cuenta
       *[other] Las { $count } cartas puestas por tiempo se queman y no cuentan
    } para nadie.
}
log-missed = { YOU($seat) ->
    [you] Vuelves a tapar las dos cartas.
   *[other] { $seat } vuelve a tapar las dos cartas.
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
prompt-again = ¡Tuyas! Da la vuelta a otra
prompt-second = { $number }. Da la vuelta a otra
prompt-two = { $one } y { $other }: ¿los igualas?
prompt-fuse = ¡La mecha arde!
prompt-other = { $seat } da la vuelta a cartas
prompt-other-fuse = { $seat } juega contra la mecha
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
hint-open = Primero dos números descubiertos, después las cartas que los igualan.
hint-watch = Mira y recuerda: las cartas que nadie gana se vuelven a tapar en su sitio.
hint-vote = Si todos aceptan, { part-stuck-step }.
part-stuck-step = { $count ->
    [0] todas las manos quedan boca arriba en el centro y todos pueden usarlas
    [one] se pone una carta más en la mesa
   *[other] se ponen { $count } cartas más en la mesa
}
hand-empty = No te quedan cartas de fuego. Los números iguales siguen siendo tuyos.
glow = Puedes igualar dos números descubiertos.

sum-start = Toca un número y luego una carta.
sum-not-yet = Aún no son iguales.
sum-wild = Un COMODÍN se lleva dos cualesquiera: tres cartas para ti.
sum-equal = Ya son iguales: { $count } cartas para ti.
sum-yours = Iguales: tuyas.
sum-on = Poner la próxima carta en el { $number } de { $place }
sum-take = Retirar { $card }
odd = { $number } es impar: no se puede dividir entre 2.

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
burnt = Quemadas: { $count }
pool = Cartas de todos
pool-empty = No queda ninguna carta de fuego.
laid-for-time = Cartas puestas por tiempo
your-hand = Tu mano
scores = Cartas ganadas
players = En la mesa
in-hand = { $count } en la mano
from-pool = juega del centro
won = { $count ->
    [one] { $count } carta ganada
   *[other] { $count } cartas ganadas
}
alike = { $count ->
    [one] solo una
   *[other] { $count } iguales
}
open = descubierta
seen = ya vista
gap = vacío
turns-next = se descubre enseguida
heard = Descubiertas: { $cards }
seconds-left = { $count ->
    [one] queda { $count } segundo
   *[other] quedan { $count } segundos
}

rule = Números iguales: tuyos. Distintos: ¿los igualan tus cartas?
dry = { $count ->
    [one] { $count } turno sin éxito
   *[other] { $count } turnos sin éxito
}
apart = { $count ->
    [one] Uno de diferencia.
   *[other] { $count } de diferencia.
} { YOU($seat) ->
    [you] Pon cartas que los igualen, o tapa las dos.
   *[other] { $seat } puede poner cartas que los igualen, o tapar las dos.
}
where = { YOU($seat) ->
    [you] ¿Dónde está el mismo número?
   *[other] ¿Dónde está el mismo número, { $seat }?
}
hits = { $count ->
    [one] { $count } acierto
   *[other] { $count } aciertos
}
against-fuse = { YOU($seat) ->
    [you] Llévate lo que encuentres antes de que se apague la mecha.
   *[other] { $seat } se lleva lo que encuentra antes de que se apague la mecha.
}
stuck = ¿Atascados?
agrees = de acuerdo
thinks = está pensando

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
end-left = Quedaron en la caja
end-finish = Contra la mecha, segundo a segundo
end-run = { $seat }: { hits } en { $seconds } segundos

phrase-tick_tock = Tic, tac …
phrase-bang = ¡Pum!
phrase-it_was_here = ¡Seguro que estaba aquí!
phrase-so_close = ¡Por poco!
phrase-who_remembers = ¿Alguien se acuerda?
phrase-good_sum = ¡Bien calculado!

## later: what a move does, and why

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

## options

preset-standard = Normal
    .help = Las reglas de la hoja.
preset-quick = Rápido
    .help = Sin las cartas azules.
preset-junior = Infantil
    .help = Sin multiplicar ni dividir; lo visto se marca; los RELOJES duran más.

option-hand_size = Cuántas cartas de fuego recibes y hasta cuántas robas; automático: 3 con dos o tres jugadores, si no 2.
option-junior = Se quitan las cuatro cartas Multiplica por 2 y Divide entre 2.
option-remove_colours = Una partida más rápida: las cartas de estos colores salen de ambos mazos; la dinamita se queda.
    .R = rojo
    .Y = amarillo
    .B = azul
option-ignite_use = Cada carta puesta debe hacer falta, o pueden acompañar otras y puntuar.
    .needed = necesarias
    .free = libres
option-division = Solo se dividen entre 2 los números pares, o las mitades y los cuartos cuentan exactos.
    .exact = exacta
    .fractions = con fracciones
option-dynamite_reach = La dinamita se lleva todas las cartas de alrededor, o solo las de al lado, arriba y abajo.
    .all8 = alrededor
    .orthogonal = en cruz
option-dynamite_turn = Tras una explosión en un intento tu turno sigue, o acaba.
    .continues = sigue
    .ends = acaba
option-chain_explosions = La dinamita alcanzada por una explosión también explota.
option-reveal_haul = Se enseña lo que se lleva una explosión; si no, lo tapado no se ve.
option-timer_seconds = Segundos que da un RELOJ.
option-wild_seconds = Segundos que da un COMODÍN puesto por tiempo.
option-timer_clock = La ventana de un RELOJ va por el reloj, o cada jugada en ella cuesta un tiempo fijo.
    .real = reloj
    .nominal = tiempo fijo
option-flip_gap_ms = Con reloj: milisegundos entre dos cartas descubiertas en una ventana.
option-timer_scores = Los RELOJES jugados puntúan si la ventana tuvo éxito, siempre, o nunca.
    .if_won = si hubo éxito
    .always = siempre
    .never = nunca
option-stuck_call = Los jugadores pueden acordar que están atascados.
option-stuck_turns = Turnos seguidos sin éxito hasta que llega ayuda; automático: 10, o dos por jugador si son más.
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

## later: the first minute

lesson-1 = En la caja de cerillas hay nueve cartas boca abajo. Todos ven lo que descubres. Da la vuelta a A1, la primera de la fila de arriba.
    .then = Un 5. Recuerda dónde está: si nadie lo gana, se vuelve a tapar en el mismo sitio.
lesson-2 = Has visto otro 5 justo en el centro. Dale la vuelta.
    .then = Iguales: ganas las dos cartas, otras nuevas llenan los huecos y sigues jugando.
lesson-3 = 5 y 7 no son iguales. Pero tienes Suma 2: toca el 5, luego Suma 2, y enciende.
    .then = 5 + 2 = 7. También ganas la carta que has puesto: tres cartas.
lesson-4 = El orden cuenta, carta a carta. Haz del 3 un 8: primero Suma 1, luego Multiplica por 2.
    .then = 3 + 1 = 4, por 2 son 8. Una carta que la cuenta no necesita se rechazaría.
lesson-5 = Algo silba en B2. Dale la vuelta.
    .then = ¡Bum! Ganas la dinamita y todas las cartas de alrededor.
lesson-6 = Un RELOJ te da diez segundos para descubrir todo lo que te atrevas; después acaba tu turno. Levántalo y enciende la mecha.
    .then = Mientras arde, toca dos cartas descubiertas para llevártelas. No hace falta saber más para jugar.

## later: the terminal

move-flip = dar la vuelta a una carta
move-timer = encender la mecha: timer T, o con un COMODÍN: timer T with W
move-call_stuck = decir que nadie puede hacer pareja
move-ignite = igualar dos números descubiertos: ignite A1 +2 B2 -1
move-wild = llevarse dos números distintos descubiertos con un COMODÍN
move-give_up = tapar las dos cartas; acaba tu turno
move-claim = llevarse dos números iguales descubiertos
move-add_timer = añadir un RELOJ mientras arde la mecha
move-add_wild = añadir un COMODÍN por tiempo mientras arde la mecha
move-stop = apagar la mecha; acaba tu turno
move-agree = aceptar que nadie puede hacer pareja
move-object = decir que puede haber pareja

draw-box-empty = La caja de cerillas está vacía.
draw-piles = Mazo de números { $match } · mazo de fuego { $ignite }
draw-burnt = Quemadas: { $cards }
draw-laid = Puestas por tiempo: { $cards }
draw-fuse = Mecha: { $fuse } quedan { $left } s
draw-called = dice: atascados
draw-unseen = { $count } sin ver
draw-pool = En el centro, para todos: { $cards }
draw-hand = Tu mano: { $cards }
draw-none = ninguna
draw-how = Escribe, con tus cartas en lugar de los puntos: ignite { $one } … { $other } …
draw-how-fuse = Escribe, por ejemplo: flip A1, claim A1 B2, ignite A1 +2 B2, o stop.
