### Lo que dice That Match Game. Qué son $seat, $card, $place y SAY(…) está en en.ftl.

## cover

tagline = Llena cada color exactamente; quien llena el último se lleva las estrellas, si no cae un rayo.

## table: cards

# start: al principio de la frase.
colour = { $form ->
    [start] { $colour ->
        [R] Rojo
        [Y] Amarillo
       *[B] Azul
    }
   *[other] { part-colour }
}
# a: «un 3 rojo»; the: «el 3 rojo»; start: lo mismo al principio de la frase.
card = { part-el }{ $number } { part-colour }
card-bolt = { part-el }{ $number } { part-colour } con rayo
part-colour = { $colour ->
    [R] rojo
    [Y] amarillo
    [B] azul
   *[M] de todo color
}
part-el = { $form ->
    [a] un{ " " }
    [the] el{ " " }
    [start] El{ " " }
   *[bare] { "" }
}
card-exclamation = { $form ->
    [a] una{ " " }
    [the] la{ " " }
    [start] La{ " " }
   *[bare] { "" }
}exclamación { $colour ->
    [R] roja
    [Y] amarilla
   *[B] azul
}
card-other = { $card ->
    [KR] { part-el }freno rojo
    [KO] { part-el }freno naranja
    [HAUL] Botín
    [SNATCH] Zarpazo
   *[RESCUE] Rescate
}
colour-title = { SAY($colour, form: "start") }
card-title = { $card ->
    [KR] Freno rojo
    [KO] Freno naranja
    [HAUL] Botín
    [SNATCH] Zarpazo
   *[RESCUE] Rescate
}
card-does = { $card ->
    [KR] anula un número
    [KO] anula un freno|o una especial
    [HAUL] Roba 3 y vuelve|a tu límite
    [SNATCH] Toma una carta|sin verla
   *[RESCUE] Tus números|perdidos vuelven
}
point = carta de puntos con { stars }
stars = { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}
place = { $place ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
    [5] quinta
    [6] sexta
    [7] séptima
    [8] octava
    [9] novena
   *[other] { $place }.ª
}

## table: the log

log-stars = Empieza quien tiene más estrellas: { $turned }.
log-turned = { $seat } { stars }
log-begins = { YOU($seat) ->
    [you] Empiezas tú.
   *[other] Empieza { $seat }.
}
log-dealt = { YOU($seat) ->
    [you] Recibes
   *[other] { $seat } recibe
} { cards }.
log-drew = { YOU($seat) ->
    [you] { $count ->
        [0] No robas nada.
        [one] Robas una carta.
       *[other] Robas { $count } cartas.
    }
   *[other] { $count ->
        [0] { $seat } no roba nada.
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $count } cartas.
    }
}
log-drew-cards = { YOU($seat) ->
    [you] Robas
   *[other] { $seat } roba
} { SAY($cards, form: "a") }.
log-reshuffled = Se barajan los descartes: { cards } para robar.
log-refilled = La { place } carta es nueva: { stars } por rojo { $red }, amarillo { $yellow } y azul { $blue }.
log-refilled-none = No quedan cartas de puntos: el lugar de la { place } sigue vacío.
part-lays = { YOU($seat) ->
    [you] Pones
   *[other] { $seat } pone
} { SAY($card, form: "a") }
part-as = { $lane ->
    [R] { " " }como rojo
    [Y] { " " }como amarillo
    [B] { " " }como azul
   *[no] { "" }
}
log-laid = { part-lays }{ part-as } en la { place } carta.
log-laid-counts = { part-lays } en la { place } carta: vale { $value }.
log-laid-takes = { part-lays }{ part-as } en la { place } carta, para { YOU($seat) ->
    [you] llevártela.
   *[other] llevársela.
}
log-haul = { YOU($seat) ->
    [you] Juegas
   *[other] { $seat } juega
} Botín, para robar tres cartas.
log-snatch = { YOU($seat) ->
    [you] Juegas
   *[other] { $seat } juega
} Zarpazo contra { SAY($target, form: "prep") }.
part-throws = { YOU($seat) ->
    [you] Lanzas
   *[other] { $seat } lanza
} { SAY($cards, form: "a") }
log-bolted = { part-throws }, el mismo número. { part-stands }
log-bolted-sum = { part-throws }: { $sum }, el mismo número. { part-stands }
part-blocks = { YOU($seat) ->
    [you] Tu freno rojo anula
   *[other] El freno rojo de { $seat } anula
} { SAY($card, form: "the") }
part-stands = { YOU($owner) ->
    [you] Ahora vale lo que jugaste tú.
   *[other] Ahora vale lo que jugó { $owner }.
}
log-red-block = { part-blocks }. { part-stands }
log-red-block-nothing = { part-blocks }. Ahora no vale ninguna jugada.
part-orange = { YOU($seat) ->
    [you] Juegas
   *[other] { $seat } juega
} un freno naranja
log-orange-block = { part-orange }. { part-stands }
log-orange-block-nothing = { part-orange }. Ahora no vale ninguna jugada.
log-rescue = { YOU($seat) ->
    [you] Juegas
   *[other] { $seat } juega
} Rescate.
log-declined = { YOU($seat) ->
    [you] No respondes.
   *[other] { $seat } no responde.
}
log-nothing-sticks = En la carta de puntos no se queda nada.
log-back = { YOU($seat) ->
    [you] Recuperas
   *[other] { $seat } recupera
} { SAY($cards, form: "the") }.
log-filled = { SAY($colour, form: "start") } queda lleno en la { place } carta.
log-taken = { YOU($seat) ->
    [you] Te llevas
   *[other] { $seat } se lleva
} la { place } carta con { stars }, { $total } en total.
log-cancelled = { YOU($seat) ->
    [you] Tu { $card } queda sin efecto.
   *[other] { $card } de { $seat } queda sin efecto.
}
log-snatched = { YOU($seat) ->
    [you] Quitas
   *[other] { $seat } quita
} una carta a { SAY($target, form: "prep") }.
log-snatched-card = { YOU($seat) ->
    [you] Quitas
   *[other] { $seat } quita
} { SAY($card, form: "a") } a { SAY($target, form: "prep") }.
log-snatched-none = { YOU($target) ->
    [you] Ya no tienes cartas que quitarte.
   *[other] { $target } ya no tiene cartas.
}
log-discarded = { YOU($seat) ->
    [you] Descartas
   *[other] { $seat } descarta
} { SAY($cards, form: "a") }.
log-tossed = { YOU($seat) ->
    [you] Tiras
   *[other] { $seat } tira
} { SAY($cards, form: "a") }.
log-turn-ended = { YOU($seat) ->
    [you] Termina tu turno.
   *[other] Termina el turno de { $seat }.
}
log-game-over = { $reason ->
    [target] La partida ha terminado
    [exhausted] No quedan cartas de puntos
    [stalled] Hace demasiado que no se queda ninguna carta
   *[cap] Ha sido el último turno
}: { YOU($seats) ->
    [you] ganas
    [you-all] { $seats } compartís la victoria
    [others] { $seats } comparten la victoria
   *[other] gana { $seats }
} con { stars }.

## table: what is asked

prompt-over = La partida ha terminado.
prompt-waiting = Falta que respondan: { $seats }.
prompt-waiting-play = { YOU($seat) ->
    [you] { YOU($seats) ->
        [others] { $seats } pueden responder a tu { $colour } { $value }.
       *[other] { $seats } puede responder a tu { $colour } { $value }.
    }
   *[other] { YOU($seats) ->
        [others] { $seats } pueden responder al { $colour } { $value } de { $seat }.
       *[other] { $seats } puede responder al { $colour } { $value } de { $seat }.
    }
}
# What an exclamation counts, where other cards say their number.
exclamation-value = «!» como { $value }
# $sum is “1 + 2 = 3”, or the number of a single bolt.
prompt-waiting-bolts = { $seats } { YOU($seats) ->
    [others] pueden
   *[other] puede
} responder { YOU($seat) ->
    [you] { $count ->
        [one] a tu rayo
       *[other] a tus rayos
    }
   *[other] { $count ->
        [one] al rayo
       *[other] a los rayos
    } de { $seat }
}: { $sum }.
prompt-other = Juega { $seat }.
prompt-draw = Roba { $count ->
    [one] una carta
   *[other] hasta { $count } cartas
}, o ninguna.
prompt-play = Juega { $count ->
    [one] una carta
   *[other] hasta { $count } cartas
}.
prompt-play-more = Puedes jugar { $count ->
    [one] una carta más
   *[other] { $count } cartas más
}.
prompt-trim = Descarta { $count ->
    [one] una carta
   *[other] { $count } cartas
}: puedes tener { $limit }.
prompt-answer = { $seat } pone { $colour } { $value } en la { place } carta: ¿respondes?
    .passes = { $seat } pone { $colour } { $value } en la { place } carta.
prompt-answer-bolts = { $seat } lanza rayos por { $colour } { $value } en la { place } carta: ¿respondes?
    .passes = { $seat } lanza rayos por { $colour } { $value } en la { place } carta.
prompt-answer-takes = { $seat } se llevaría { stars } con { $colour } { $value } en la { place } carta: ¿respondes?
    .passes = { $seat } se llevaría { stars } con { $colour } { $value } en la { place } carta.
prompt-answer-haul = { $seat } juega Botín, para robar tres cartas: ¿lo frenas?
    .passes = { $seat } juega Botín, para robar tres cartas.
prompt-answer-snatch = { $seat } juega Zarpazo contra { SAY($target, form: "prep") }: ¿lo frenas?
    .passes = { $seat } juega Zarpazo contra { SAY($target, form: "prep") }.
prompt-answer-nothing = Ahora no vale ninguna jugada: ¿respondes?
    .passes = Ahora no vale ninguna jugada.

## table: hints and buttons

title-nothing = Nada encaja: termina tu turno
title-stuck = Nada encaja: tira cartas o termina tu turno
title-lay = ¿Dónde va?
title-snatch = ¿De quién?
title-haul = Botín: roba tres.
title-toss = Tira { cards } y acaba tu turno.
card-refused = Ahora no puedes jugar { SAY($card, form: "the") }.
hint-draw = Tienes { cards } y puedes tener { $limit }.
hint-play = Las cartas marcadas encajan. Toca una y luego una casilla iluminada.
lane-first = Toca primero la carta que quieres poner.
hint-lay = Toca una casilla iluminada; dice cuánto faltaría.
hint-snatch = Una carta al azar, si nadie lo frena.
hint-haul = Luego descartas hasta quedarte con { $limit }, si nadie lo frena.
hint-no-answer = Nada de tu mano responde a esto.
hint-trim = Toca las que se van.

button-draw = { $count ->
    [0] No robar
   *[other] Robar { $count }
}
button-end = Terminar turno
button-lay = Poner en { $colour }
button-choose = Poner
button-haul = Jugar Botín
button-toss = Tirar { $count }
button-toss-some = Tirar…
button-back = Volver
button-discard = Descartar
button-let = Dejarlo pasar
off-lane = toca una casilla
off-card = elige una carta
off-more = toca { $count } más

answer-bolt = Responder { $sum }
    .takes = la carta sería tuya
    .lays = reemplaza lo que vale
answer-red = Freno rojo: { $card }
    .why = lo anula con todo lo lanzado
answer-orange = Freno naranja: { $card }
    .why = anula lo que jugó { $seat }
answer-rescue = Rescate
    .why = tus números perdidos vuelven

## table: labels

your-hand = Tu mano
fits = encaja
market = Cartas de puntos en el centro
point-deck = Puntos
deck = Mazo
discards = Descartes
seats = Asientos
no-point = no quedan cartas
goal = Meta: { stars }
crown = su jugada vale por ahora
of-goal = { $count } de { $goal } estrellas
lane = { $state ->
    [full] lleno
    [to-go] faltan
    [empty] vacío
    [left] resta
   *[fills] lo llena
}
spot-open = { $colour }, de { $asks } faltan { $gap }
spot-full = { $colour }, lleno
point-spots = { point }: { $spots }
lay-here = Poner en { $colour } de la { place } carta: { $left ->
    [0] queda lleno
   *[other] faltarían { $left }
}

seat-takes = ganaría { $count } ★
seat-declined = lo deja pasar
seat-thinking = pensando
window-title = ¿Alguien responde?
window-stake = En juego
window-nothing = No vale ninguna jugada
fate = { $fate ->
    [force] vale
    [replaced] reemplazado
    [cancelled] anulado
   *[standing] cuenta
}
deed-laid = pone { SAY($card, form: "a") }
deed-bolts = { $count ->
    [one] lanza un rayo: { $sum }
   *[other] lanza { $count } rayos: { $sum }
}
deed-red = freno rojo: { $card }
deed-orange = freno naranja: { $card }
deed-haul = juega Botín
deed-snatch = Zarpazo contra { SAY($seat, form: "prep") }
deed-rescue = Rescate
strip-for = por

shout-bolt = ¡Zas! { $sum }
shout-red = ¡Frenado!
shout-orange = ¡De eso nada!
shout-rescue = ¡Rescate!
shout-taken = +{ $count } ★
shout-full = ¡Lleno!
caption = { $sound ->
    [tick] se pone una carta
    [crack] un trueno
    [clunk] un golpe sordo
    [ping] un tintineo de cristal
   *[fanfare] una breve fanfarria
}
taken = Cartas de puntos ganadas
taken-none = ninguna

phrase-lightning = ¡Rayo!
phrase-not_me = ¿Por qué yo?
phrase-truce = ¿Tregua?
phrase-thanks_for_points = Gracias por los puntos.
phrase-nobody_answers = ¿Nadie responde?
phrase-nice_sum = ¡Qué suma!

## later: what a move does, and why

name-lay = Pon { SAY($card, form: "the") } en el { $colour } de la { place } carta.
name-haul = Juega Botín.
name-snatch = Juega Zarpazo y quítale una carta a { $seat }.
name-bolt = { part-throw }.
name-red = Frena { SAY($card, form: "the") }.
name-orange = Frena { SAY($card, form: "the") } de { $seat }.
name-toss = Tira { SAY($cards, form: "the") }.
name-trim = Descarta { SAY($cards, form: "the") }.
name-move = { $move ->
    [end_turn] Termina tu turno.
    [rescue] Juega Rescate.
   *[decline] Déjalo pasar.
}

explain-draw = { $count ->
    [0] No robes ninguna carta.
    [one] Roba una carta.
   *[other] Roba { $count } cartas.
}
part-lay = Pon { SAY($card, form: "the") } en la { place } carta
explain-lay = { part-lay }: en { $colour } faltarán { $left } ({ $gap } − { $value } = { $left }).
explain-lay-fills = { part-lay }: así { $colour } queda lleno.
explain-lay-takes = { part-lay }: así llenas { $colour }, el último color, y te llevas { stars } si nadie responde.
explain-haul = Juega Botín: roba tres cartas y descarta hasta quedarte con { $limit }.
explain-snatch = Juega Zarpazo: quítale una carta a { $seat } sin verla, si nadie lo frena.
part-throw = Lanza { SAY($cards, form: "the") }{ $sum ->
    [no] { "" }
   *[other] { " " }({ $sum })
}
explain-bolt = { part-throw } en lugar de lo que jugó { $seat }.
explain-bolt-takes = { part-throw } en lugar de lo que jugó { $seat }, para llevarte { stars }.
explain-red = Frena { SAY($card, form: "the") }: se anula, con todo lo que se lanzó con esa carta.
explain-orange = Frena { SAY($card, form: "the") } de { $seat }: se anula.
explain-toss = Tira { SAY($cards, form: "the") }: acaba tu turno.
explain-trim = Descarta { SAY($cards, form: "the") }: puedes tener { $limit }.
explain-move = { $move ->
    [end_turn] Termina tu turno.
    [rescue] Juega Rescate: tus números que no se quedan vuelven a tu mano.
   *[decline] Déjalo pasar: no respondas.
}

spot = { $colour } { $gap }
reason-leaves = Por { $stars } faltarán { $spots }.
reason-leaves-one = Por { $stars } solo faltará { $spots }: cualquiera puede completarla.
reason-keeps = { $count ->
    [0] No te queda otra carta para este color.
    [one] Te queda una carta más para este color.
   *[other] Te quedan { $count } cartas más para este color.
}
reason-takes = Te da { stars }.
reason-safe = En torno al { $percent } % de las veces nadie puede responder.
reason-steals = Te llevas { $stars } por { $count ->
    [one] una sola carta.
   *[other] { $count } cartas.
}
reason-denies = Así { $seat } no se lleva { stars }.
reason-lets = Guardas tus cartas, pero { $seat } se lleva { stars }.
reason-own = Vale lo que jugaste tú.
reason-no-stars = No hay estrellas en juego: guardas tus cartas.
reason-nothing-stands = Ahora no vale ninguna jugada: guardas tus cartas.
reason-draws = Más cartas para elegir, y en tu mano hay sitio.
reason-draws-none = Tu mano queda como está, y las cartas son para los demás.
reason-ends = Guardas lo que tienes para después.
reason-tosses = Nada de tu mano encaja; las cartas nuevas quizá sí.

## later: why a move does not go

refuse-over = La partida ha terminado.
refuse-move = No existe esa jugada.
refuse-seat = En esta mesa no hay asiento { $seat }.
refuse-window = Alguien puede responder aún a la última carta: espera.
refuse-turn = Es el turno de { $seat }.
refuse-draw-first = Primero di cuántas cartas robas.
refuse-play-now = Ahora puedes jugar una carta o terminar tu turno.
refuse-trim-first = Primero descarta hasta quedarte con { cards }.
refuse-draw-most = Ahora puedes robar como mucho { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
refuse-held = No tienes { SAY($card, form: "the") }.
refuse-held-all = No tienes todas estas cartas: { $cards }.
refuse-no-number = { SAY($card, form: "start") } no tiene número.
refuse-slot = Ahí no hay carta de puntos.
refuse-full = En la { place } carta ({ stars }), { $colour } ya está lleno.
refuse-which = { SAY($card, form: "start") } va con cualquier color: di en cuál lo pones.
refuse-colour = { SAY($card, form: "start") } no va con { $colour }.
refuse-exact = La { place } carta ({ stars }) pide { $colour } { $gap }, no { $value }.
refuse-too-much = { $value } es demasiado: a la { place } carta ({ stars }) solo le falta { $gap } en { $colour }.
refuse-answer-only = { SAY($card, form: "start") } solo sirve para responder.
refuse-special = { SAY($card, form: "start") } no es una carta especial.
refuse-haul = Botín no va contra nadie.
refuse-snatch = Zarpazo le quita una carta a otra persona que aún tenga.
refuse-toss = En esta mesa no se tira nada.
refuse-toss-idle = Solo puedes tirar con la mano llena y antes de jugar.
refuse-toss-stuck = Solo puedes tirar con la mano llena, antes de jugar y si nada encaja.
refuse-toss-count = { $count ->
    [one] Tira una carta.
   *[other] Tira de 1 a { $count } cartas.
}
refuse-trim-count = { $count ->
    [one] Descarta exactamente una carta.
   *[other] Descarta exactamente { $count } cartas.
}
refuse-no-window = Ahora no hay nada que responder.
refuse-stale = Alguien ha respondido entretanto: mira otra vez.
refuse-in-force = Vale lo que jugaste tú: no tienes nada que responder.
refuse-declined = Lo has dejado pasar; la próxima respuesta te vuelve a preguntar.
refuse-first = Primero responde { $seat }.
refuse-not-asked = Ahora no te toca responder.
refuse-no-bolt = { SAY($card, form: "start") } no lleva rayo y no puede responder.
refuse-no-bolts = Lanza al menos un rayo.
refuse-special-answer = A una especial solo responde un freno naranja.
refuse-nothing-stands = Aquí todos los números están anulados.
refuse-bolt-turn = En esta mesa nadie lanza rayos en su propio turno.
refuse-bolt-exclamation = En esta mesa ningún rayo reemplaza una exclamación.
refuse-bolts-most = { $count ->
    [one] En esta mesa se responde con un solo rayo.
   *[other] En esta mesa se responde con { $count } rayos como mucho.
}
refuse-sum = Tiene que ser exactamente { $value }, y esto es { $sum }.
refuse-red-target = { SAY($card, form: "start") } no está entre las cartas que valen.
refuse-red-bolts = En esta mesa un freno rojo solo anula números lanzados como respuesta.
refuse-entry = No existe esa carta.
refuse-own = Esa carta es tuya.
refuse-orange-number = Un freno naranja anula un freno o una especial, nunca un número.
refuse-cancelled = Esa carta ya está anulada.
refuse-rescue = No tienes ningún número perdido, o ya has jugado Rescate.
refuse-wrong = Para esto hace falta { SAY($right, form: "the") }, no { SAY($card, form: "the") }.

## new

preset-sheet = Normal
    .help = El juego entero: gana quien llega antes a 15 estrellas.
preset-simple = Con niños pequeños
    .help = Una carta, un acierto.
preset-quick = Rápido
    .help = Más rápido: a un número solo se responde si se llevaría una carta de puntos.
preset-duel = Duelo
    .help = Los rayos vuelan en ambos sentidos: también los lanza quien tiene el turno.

## options

option-variant = El juego entero, o el sencillo de 3 a 5 años.
    .standard = entero
    .simple = sencillo
option-target_points = Puntos para ganar; automático: 10 entre dos o tres, 15 entre más.
option-market_size = Cartas de puntos en el centro; automático: según cuántos juegan y la variante.
option-hand_start = Cuántas cartas recibe cada uno.
option-hand_limit = Cuántas cartas puedes tener como mucho.
option-draw_max = Cuántas cartas robas como mucho en un turno; automático: 2, en el juego sencillo 1.
option-play_max = Cuántas cartas juegas o tiras como mucho en un turno; automático: 2, en el juego sencillo 1.
option-first_player = Unas cartas de puntos dicen quién empieza, o empieza el primer sitio.
    .stars = estrellas
    .seat0 = primer sitio
option-blocks = Si los frenos están en el mazo; automático: no en el juego sencillo.
    .on = sí
    .off = no
option-specials = Si Botín, Zarpazo y Rescate están en el mazo; automático: no en el juego sencillo.
    .on = sí
    .off = no
option-respond_scope = Se puede responder a todo número puesto, o solo al que se llevaría una carta de puntos.
    .all = a todo
    .taking_only = solo si se la lleva
option-respond_order = Se responde cuando se quiera, o por turno.
    .open = libre
    .clockwise = por turno
option-respond_seconds = Segundos para responder, de nuevo tras cada respuesta; 0 es sin reloj.
option-turn_seconds = Segundos para decidir en el propio turno; 0 es sin reloj.
option-turn_player_responds = Con qué respondes en tu propio turno: frenos y Rescate, también rayos, o nada.
    .blocks_only = frenos
    .full = todo
    .none = nada
option-red_block_hits = Un freno rojo anula cualquier número, o solo uno lanzado como respuesta.
    .any_number = todo número
    .bolts_only = solo rayos
option-exclamation_response = Los rayos reemplazan una exclamación con el número que llena, o no pueden.
    .gap = con ese número
    .immune = no pueden
option-max_bolts = Cuántos rayos como mucho en una respuesta; 0 es sin límite.
option-refill = Cuándo recibe un hueco su siguiente carta de puntos.
    .at_once = enseguida
    .end_of_turn = al final del turno
option-stuck_toss = Cuándo puedes tirar cartas, lo que acaba tu turno: con la mano llena y nada que jugar, con la mano llena antes de jugar, o nunca.
    .stuck = sin carta que jugar
    .idle = antes de jugar
    .off = nunca
option-stall_rounds = La partida acaba tras tantas rondas en que ningún número se queda.
option-turn_cap = La partida acaba tras tantos turnos; 0 es nunca.

## later: house rules that make no game

problem-hand = No puedes recibir más cartas de las que puedes tener.
problem-stars = Nadie podría llegar a { $needed }: las cartas de puntos solo suman { $stars } estrellas.
problem-simple = El juego sencillo no tiene frenos, especiales ni respuestas.
problem-red = En este juego no hay frenos rojos.

## later: the lesson

lesson-goal = Llega antes que nadie a 10 estrellas. Llena justo el rojo, el amarillo y el azul de una carta; quien llena el último color se la lleva.
lesson-1 = Cada turno empieza con hasta dos cartas nuevas. Toma dos.
    .other = Más cartas dan más opciones. Toma dos.
    .then = Un 1 azul y un freno naranja. Ahora puedes jugar hasta dos cartas.
lesson-2 = A la primera carta solo le falta azul: 3. Pon ahí tu 2 azul: toca tu carta y luego la casilla azul.
    .other = Pero la primera carta está casi llena. Pon tu 2 azul en su casilla azul.
    .then = Ya hay 2 de 3 azules. Tras cada carta de número los demás pueden responder. Tina y Nando lo dejan pasar.
lesson-3 = Ahora el 1 azul. Llena el último color, justo.
    .other = Pero te esperan dos estrellas: pon el 1 azul en la primera carta.
    .exclamation = La llenaría. Pero guarda la exclamación: puede llenar huecos mucho mayores.
    .then = ¡Dos estrellas! Da igual quién puso el rojo y el amarillo. Tras dos cartas acaba tu turno.
lesson-4 = ¿Cuatro estrellas para Tina? Responde con rayos de su color que sumen justo su 3. Lanza tu 1 y tu 2.
    .before = Le toca a Tina.
    .other = Entonces Tina se lleva cuatro estrellas. Puedes pararla: rayos rojos 1 y 2.
    .then = Ahora están tus rayos en lugar de su 3. Si sigue así, la carta es tuya.
lesson-5 = Un freno rojo quita un rayo, y sin él la suma ya no vale. Responde con tu freno naranja: frena un freno.
    .before = A Tina no le gusta.
    .other = Entonces vale su 3 y se lleva las estrellas. Frena el freno.
    .then = Su freno ya no está y tus rayos vuelven a valer: cuatro estrellas para ti, en pleno turno de Tina.
lesson-6 = Nando pone un 2 en la última carta. No tienes rayos, pero se pregunta a todos, para que nadie sepa quién tiene uno. Déjalo pasar.
    .before = Tina acaba su turno. Le toca a Nando.
    .then = Solo los rayos y los frenos pueden responder a una carta.
lesson-7 = Te toca otra vez. Roba dos.
    .before = Tina lo deja pasar y Nando acaba su turno.
    .other = Más cartas dan más opciones. Roba dos.
    .then = Nuevas en tu mano: un 1 azul y un 5 azul.
lesson-8 = A la tercera carta solo le falta azul, pero 4. Una exclamación llena un color, falte lo que falte. Ponla ahí.
    .other = Entonces aún faltaría algo. La exclamación lo llena todo de una vez.
    .exclamation = Ahí todavía no gana nada. En la tercera carta gana cuatro estrellas.
    .then = Con cuatro estrellas más son diez: la partida acaba al momento y ganas. Botín, Zarpazo, Rescate y las cartas de todo color están en las reglas.

## later: the terminal

card-point = carta de puntos { $asks }, { stars }
move-draw = robar cartas, o ninguna
move-play_number = poner un número en un color de una carta de puntos
move-play_special = jugar Botín, o Zarpazo contra alguien
move-toss = mano llena y nada encaja: tirar y acabar el turno
move-end_turn = terminar el turno
move-bolt = lanzar rayos en lugar de la carta recién jugada
move-red_block = anular un número
move-orange_block = anular un freno o una especial
move-rescue = recuperar los números perdidos
move-decline = dejarlo pasar
move-trim = descartar hasta el límite de la mano

## later: tips in a first game

tip-bolts = Puedes lanzar rayos que sumen exactamente { $value }: quedan allí en lugar de la carta recién puesta.
tip-block = Un freno rojo anula la carta recién puesta; solo un freno naranja puede pararlo.
tip-stars = Llena los tres colores de una carta con exactitud: quien llena el último se lleva sus estrellas.
tip-exclamation = Una exclamación cierra su color en una carta, falte lo que falte.
tip-lay = Toca una carta y luego un lugar iluminado: cabe donde falte al menos esa cantidad de su color.

draw-head = gana quien llegue a { $target } estrellas
draw-points = Quedan { $count } cartas de puntos
draw-piles = Mazo { $deck } · jugadas { $discards }
draw-empty = vacío
draw-left = faltan { $count }
draw-closed = completo
draw-card = carta { $number }
draw-lying = encima { $cards }
draw-on = { $card } sobre { SAY($target, form: "the") }
draw-from = { $card } contra { $seat }
draw-plays = { $count ->
    [one] una jugada más
   *[other] { $count } jugadas más
}
draw-no-cards = sin cartas
draw-gained = Recién robadas: { $cards }

## later: after the game

look-pay = ¿Mereció la pena?
look-paid = De { $count ->
    [one] una respuesta
   *[other] { $count } respuestas
}, { $paid } compensaron con seguridad y { $cost } costaron estrellas con seguridad. Las demás están demasiado igualadas.
look-best = La mejor de la partida: { SAY($seat, form: "name") } en el turno { $turn }, { $stars } estrellas.
look-thrown = Jugada
look-on = Contra
look-stars = Estrellas
look-cards = { $cards }
look-below = Ventaja en estrellas que dio o quitó cada rayo, bloqueo o rescate, frente a dejarlo pasar
look-most = Estas son las { $count } que más cambiaron.
look-try = Pruébalo

## later: puzzles

clue-look = { $what ->
    [stars] Mira las cartas de puntos { $count ->
        [one] con una estrella.
       *[other] con { $count } estrellas.
    }
    [bolts] Mira tus cartas con un rayo.
    [blocks] Mira tus cartas sin número.
    [orange] Mira tus cartas naranjas.
    [let] No tienes que responder.
    [end] No tienes que poner otra carta.
    [least] ¿Qué carta tuya necesitas menos?
   *[draw] ¿Cuántas cartas te gustaría tener?
}
clue-idea = { $what ->
    [take] Una carta llena el último color: las estrellas son tuyas si nadie responde.
    [two] Dos de tus cartas la terminan, una tras otra. Empieza por la adecuada.
    [leave] Piensa en lo que los demás pueden terminar con una carta, y en lo que puedes terminar tú la próxima vez.
    [steal] La misma suma en el mismo color: entonces las estrellas son para ti.
    [deny] Un bloqueo rojo anula la carta recién puesta.
    [undo] Un bloqueo naranja anula otro bloqueo.
    [rescue] Lo que te han quitado puede volver a ti.
    [orange] Una carta naranja puede valer ahora más que un número.
    [save] La carta que guardas seguirá siendo tuya la próxima vez, y ahora no ayuda a nadie.
    [least] Guarda lo que encaja con los colores abiertos.
   *[hand] Con cartas nuevas tienes más donde elegir; una mano llena puede atascarse.
}

## day: the deal of the day

daily-title = El último turno
daily-goal = Tu último turno, con cuatro jugadas, y nadie puede responder. Solo una forma gana: encuéntrala.
daily-won = Encontrado
daily-lost = { $reached } de { $total } estrellas
