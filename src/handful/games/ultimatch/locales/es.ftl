### Lo que dice Ultimatch. Qué son $seat, $card y SAY(…) está en en.ftl.
### La alta-hand de las reglas se llama aquí siempre «la mano de todos».

## cover

tagline = Despejad juntos la pirámide: por color, por número, o por ambos a la vez.

## table: cards

# f: de acuerdo con «la carta»; fs: lo mismo en plural; start: al principio de la frase.
color = { $form ->
    [f] { $color ->
        [R] roja
        [O] naranja
        [Y] amarilla
        [G] verde
        [B] azul
       *[P] morada
    }
    [fs] { $color ->
        [R] rojas
        [O] naranjas
        [Y] amarillas
        [G] verdes
        [B] azules
       *[P] moradas
    }
    [start] { $color ->
        [R] Rojo
        [O] Naranja
        [Y] Amarillo
        [G] Verde
        [B] Azul
       *[P] Morado
    }
   *[m] { part-color }
}
part-color = { $color ->
    [R] rojo
    [O] naranja
    [Y] amarillo
    [G] verde
    [B] azul
   *[P] morado
}
color-title = { SAY($color, form: "start") }
# the: «el 5 rojo»; start: lo mismo al principio de la frase.
card = { $form ->
    [the] el { $number } { part-color }
    [start] El { $number } { part-color }
   *[bare] { $number } { part-color }
}
a-card = una carta
card-of-all = { SAY($card, form: "the") } (de la mano de todos)

way-sum = { $low } + { $high } = { $sum }
way-difference = { $high } − { $low } = { $difference }
way-mix = { $one } y { $other } dan { $color }
way-same-color = las dos son { SAY($color, form: "fs") }
way-color = { $color } sobre { $color }
way-number = { $number } sobre { $number }
ways = { $first }, y { $second }
either = { $one } o { $other }
fits = Empareja: { $how }.
fits-ultimatch = Un Ultimatch: { $how }. Da dos cartas nuevas.
fits-last = Empareja: { $how }. Con eso la pirámide queda despejada.
mismatch-alone = { SAY($card, form: "start") } solo no empareja. Necesita otra carta: { $sums }.
mismatch-alone-mix = { SAY($card, form: "start") } solo no empareja. Necesita otra carta: { $sums }, o cualquiera { SAY($color, form: "f") }.
mismatch-numbers = { $difference ->
    [0] { $high } y { $low } dan { $sum }, no { $wanted }.
   *[other] { $high } y { $low } dan { $sum } o { $difference }, no { $wanted }.
}
mismatch-same-color = Dos cartas { SAY($color, form: "fs") } solo valen si también encajan los números; una sola basta.
made-numbers = { $difference ->
    [0] { $high } y { $low } dan { $sum }.
   *[other] { $high } y { $low } dan { $sum } o { $difference }.
}
made-color = { SAY($one, form: "start") } y { $other } dan { $mixed }.
mismatch-mixed = { SAY($one, form: "start") } y { $other } dan { $mixed }, no { $color }.
mismatch-unmixed = { SAY($one, form: "start") } y { $other } no dan { $color }.

strength = { $strength ->
    [1] quizá
    [2] encaja
   *[3] genial
}
nature = { $nature ->
    [colour] color
    [number] número
    [pair] pareja
   *[none] sin pista
}
gesture = { strength }, { nature }

## table: the log

log-dealt = { YOU($seat) ->
    [you] Recibes
   *[other] { $seat } recibe
} { cards }.
log-donated = { YOU($seat) ->
    [you] Das
   *[other] { $seat } da
} { SAY($card, form: "the") } a la mano de todos.
log-starts = La mano de todos está abierta: { SAY($cards, form: "the") }. { YOU($seat) ->
    [you] Diste el número más alto y empiezas.
   *[other] { $seat } dio el número más alto y empieza.
}
log-added = { SAY($card, form: "start") } se añade a la mano de todos.
log-removed = { SAY($card, form: "start") } se pierde de la mano de todos.
log-offer = { YOU($seat) ->
    [you] Ofreces
   *[other] { $seat } ofrece
} { SAY($card, form: "the") }.
log-offer-gesture = { YOU($seat) ->
    [you] Ofreces
   *[other] { $seat } ofrece
} { SAY($card, form: "the") }: «{ $gesture }».
log-no-offer = { YOU($seat) ->
    [you] No ofreces nada.
   *[other] { $seat } no ofrece nada.
}
log-no-trade = { YOU($seat) ->
    [you] No cambias.
   *[other] { $seat } no cambia.
}
log-traded = { YOU($partner) ->
    [you] { $seat } cambia una carta contigo.
   *[other] { YOU($seat) ->
        [you] Cambias una carta con { $partner }.
       *[other] { $seat } cambia una carta con { $partner }.
    }
}
log-swapped = { YOU($partner) ->
    [you] { $seat } te da { SAY($given, form: "the") } y recibe { SAY($taken, form: "the") }.
   *[other] { YOU($seat) ->
        [you] Das a { $partner } { SAY($given, form: "the") } y recibes { SAY($taken, form: "the") }.
       *[other] { $seat } da a { $partner } { SAY($given, form: "the") } y recibe { SAY($taken, form: "the") }.
    }
}
log-taken = { YOU($partner) ->
    [you] { $seat } te toma { SAY($card, form: "the") } y no da nada.
   *[other] { YOU($seat) ->
        [you] Tomas { SAY($card, form: "the") } de { $partner } y no das nada.
       *[other] { $seat } toma { SAY($card, form: "the") } de { $partner } y no da nada.
    }
}
log-gift = { YOU($to) ->
    [you] { $seat } te da { SAY($card, form: "the") }.
   *[other] { YOU($seat) ->
        [you] Das { SAY($card, form: "the") } a { $to }.
       *[other] { $seat } da { SAY($card, form: "the") } a { $to }.
    }
}
part-takes = { YOU($seat) ->
    [you] Tomas
   *[other] { $seat } toma
} { SAY($card, form: "the") } con { SAY($cards, form: "the") }: { $how }.
log-matched = { part-takes }
log-ultimatch = { part-takes } ¡Un Ultimatch!
log-revealed = Se descubre: { SAY($cards, form: "the") }.
log-passed = { YOU($seat) ->
    [you] Pasas
   *[other] { $seat } pasa
}{ $count ->
    [one] .
   *[other] : ya son { $count } pases seguidos.
}
log-drew = { $count ->
    [0] Los dos montones están vacíos: { YOU($seat) ->
        [you] no robas nada.
       *[other] { $seat } no roba nada.
    }
   *[other] { YOU($seat) ->
        [you] Robas { cards }.
       *[other] { $seat } roba { cards }.
    }
}
log-drew-cards = { YOU($seat) ->
    [you] Robas
   *[other] { $seat } roba
} { SAY($cards, form: "the") }.
log-reshuffled = Se barajan las cartas jugadas: { cards } para robar.
log-reward = { YOU($seat) ->
    [you] Robas
   *[other] { $seat } roba
} { cards } por el Ultimatch.
log-reward-cards = { YOU($seat) ->
    [you] Robas
   *[other] { $seat } roba
} { SAY($cards, form: "the") } por el Ultimatch.
log-reward-left = { YOU($seat) ->
    [you] Dejas
   *[other] { $seat } deja
} en el mazo las dos cartas del Ultimatch.
log-reward-split = { YOU($seat) ->
    [you] Te quedas una carta y pones
   *[other] { $seat } se queda una carta y pone
} { SAY($card, form: "the") } en la mano de todos.
log-reward-kept = { YOU($seat) ->
    [you] Te quedas { SAY($kept, form: "the") } y pones
   *[other] { $seat } se queda { SAY($kept, form: "the") } y pone
} { SAY($card, form: "the") } en la mano de todos.
log-suggested = { YOU($seat) ->
    [you] Propones
   *[other] { $seat } propone
} { SAY($cards, form: "the") } para la carta de la fila { $row }, sitio { $column }.
log-won = { $count ->
    [one] La pirámide queda despejada en un turno: partida ganada.
   *[other] La pirámide queda despejada en { $count } turnos: partida ganada.
}
log-lost = { $reason ->
    [all_passed] Todos han pasado seguidos
   *[no_match] Ya no empareja nada
}: partida perdida, con { cards } en la pirámide.

## table: what is asked

prompt-over = { $result ->
    [win] ¡Todo despejado!
   *[loss] Esta vez no
}
prompt-donate = ¿Qué carta va a la mano de todos?
prompt-donating = Falta la carta de { $seats }.
prompt-answer = ¿Una carta para { $seat }?
prompt-offered = Ofreces a { $seat } { SAY($card, form: "the") }.
prompt-trade = ¿Cambiar primero?
prompt-offers = ¿Quién te ofrece una carta?
prompt-match = Empareja una carta de la pirámide
prompt-match-last = Empareja una carta: un pase más y perdemos todos
prompt-reward = ¡Un Ultimatch! Quédate una de estas dos.
prompt-choice = ¡Un Ultimatch! ¿Tomas dos cartas?
prompt-other = { $phase ->
    [offers] ¿Quién ofrece una carta a { $seat }?
    [trade] { $seat } puede cambiar
    [match] { $seat } busca pareja
   *[reward] { $seat } toma el premio
}
title-pass = Nada empareja: pasa
prompt-give = ¿Qué le das a { $seat } por ella?
prompt-free = La carta de { $seat }, gratis
prompt-gift = Una carta para { $seat }, que no tiene ninguna
hint-donate = Queda abierta y todos pueden usarla. Empieza el número más alto.
hint-answer = Toca una que pueda ayudar. Queda boca abajo.
hint-trade = Toca una carta ofrecida, o empareja ya una carta.
hint-asked = { YOU($seats) ->
    [others] { $seats } aún pueden ofrecerte una carta. Espera o sigue.
   *[other] { $seats } aún puede ofrecerte una carta. Espera o sigue.
}
hint-no-offers = Nadie te ofrece una carta.
hint-give = Verás la otra carta solo tras el cambio.
hint-match = Toca una carta abierta de la pirámide y luego una o dos que la emparejen.
hint-may = Solo emparejan cartas de la mano de todos: úsalas, o pasa y roba una carta.
hint-pass = Nada empareja: pasa y roba una carta.
hint-pass-last = Nada empareja, y nadie ha emparejado en toda una ronda.
hint-reward = La otra va a la mano de todos.
hint-choice = También puedes dejarlas en el mazo.

## table: buttons and labels

button-choose = Elige una carta
button-donate = Dar { SAY($card, form: "the") }
button-no-offer = No ofrecer nada
button-no-trade = Sin cambio
button-swap = Cambiar
button-take = Tomarla
button-gift = Dar una carta
button-gift-go = Entregarla
button-match = Jugar esta pareja
button-match-none = Elige una pareja
button-pass = Pasar
button-pass-draw = robar una carta
button-pass-lose = entonces perdemos todos
button-pass-not = puedes emparejar
button-keep = Quedarte { SAY($card, form: "the") }
button-keep-other = { SAY($card, form: "the") } va a la mano de todos
button-take-reward = Tomar dos cartas
button-decline = Dejarlas
button-suggest = Proponer esto
doubt-title = Con este pase se pierde la partida. ¿Seguro?
doubt-could = La mano de todos aún podría emparejar algo.
doubt-must = Ya no empareja nada. Una ronda entera de pases acaba la partida para todos.
doubt-pass = Pasar y perder
doubt-back = Mirar otra vez

pyramid = La pirámide
cleared = ¡Todo despejado!
open-cards = Cartas abiertas
left = { $count ->
    [one] queda una carta en la pirámide
   *[other] quedan { $count } cartas en la pirámide
}
reach = se puede emparejar ahora
shared = La mano de todos
shared-open = abierta para todos
shared-down = aún boca abajo
shared-empty = La mano de todos está vacía.
given = { YOU($seat) ->
    [you] la has dado tú
   *[other] la ha dado { $seat }
}
giving = { YOU($seat) ->
    [you] Aún no has dado una carta
   *[other] { $seat } aún no ha dado una carta
}
your-hand = Tu mano
seats = Sitios
draw-pile = Robar
played = Jugadas
discards = { $count ->
    [one] Una carta jugada
   *[other] { $count } cartas jugadas
}
passes-phone = Pases
passes = Pases seguidos
passes-of = { $count } de { $all }
passes-said = { $count } de { $all } pases seguidos
passes-lose = { $count ->
    [one] Un pase más y perdemos todos.
   *[other] { $count } más y perdemos todos.
}
ultimatches = { $ultimatches ->
    [one] { $ultimatches } Ultimatch
   *[other] { $ultimatches } Ultimatches
}
shout = ¡Ultimatch!
known = sabes que { $seat } la tiene
seat-line = { $doing ->
    [given] { cards }, ya dada una
    [giving] una carta por dar
    [offers] { cards }
    [declined] { cards }, sin oferta
    [asked] { cards }, oferta pendiente
    [trades] { cards }, hora de cambiar
    [matches] { cards }, hora de emparejar
    [rewarded] { cards }, con premio
   *[waits] { cards }
}

offers = Lo que ofrecen los demás
offer-thinking = pensando…
offer-none = sin oferta
offer-of = la ofrece { $seat }
offer-of-gesture = la ofrece { $seat }: «{ $gesture }»

line-target = ¿Sobre qué carta?
line-none = Estas dos no emparejan ninguna carta abierta
line-target-hint = Toca una carta abierta de la pirámide.
line-take = Para tomar { SAY($card, form: "the") }:
line-wanted = { SAY($color, form: "start") }, o un { $number }. O dos cartas cuyos números den { $number } sumando o restando.
line-wanted-mix = { SAY($color, form: "start") }, o un { $number }. O dos cartas: { $one } y { $other }, o números que den { $number }.
line-not = Esto no empareja { SAY($card, form: "the") }

setting-aid = Muéstrame qué se puede emparejar

caption-match = dos notas: una pareja
caption-ultimatch = un acorde claro: un Ultimatch
caption-lamp = un tictac grave: una lámpara más
caption-win = un acorde que sube: todo despejado
caption-loss = dos notas graves

phrase-together = Juntos podemos.
phrase-your_choice = Tú eliges.
phrase-let_me_think = Déjame pensar.
phrase-great_match = ¡Gran pareja!
phrase-nearly_done = ¡Ya casi!
phrase-no_way_out = No veo salida.

## later: a card to offer, and the end

offer-title = Ofrecer a { $seat } { SAY($card, form: "the") }
offer-keen = ¿Cómo de buena es?
offer-means = { $strength ->
    [1] Quizá: puede ayudar, con otra carta.
    [2] Encaja: empareja sola una carta abierta.
   *[3] Genial: puede hacer un Ultimatch.
}
offer-nature = ¿Por qué empareja?
offer-point = Señala una carta de la pirámide, si quieres
button-offer = Ofrecerla
end-won = { $count } cartas despejadas en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}, con { ultimatches }.
end-lost = { $reason ->
    [all_passed] Todos han pasado seguidos.
   *[no_match] Ya no empareja nada.
} { $count ->
    [one] Quedó una carta
   *[other] Quedaron { $count } cartas
} en la pirámide, tras { $turns ->
    [one] un turno
   *[other] { $turns } turnos
} y { ultimatches }.
end-last = { YOU($seat) ->
    [you] Tomaste
   *[other] { $seat } tomó
} la última carta: { $how }.
end-would = Con todas las manos abiertas se podía seguir: { SAY($target, form: "the") } con { SAY($cards, form: "the") }, porque { $how }.
end-nothing = Ni con todas las manos abiertas habría emparejado nada.
end-alone = { $count ->
    [0] Has jugado todas tus cartas. Solo un Ultimatch habría traído otras.
    [one] Tu última carta no empareja lo que está abierto: { SAY($cards, form: "the") }.
   *[other] Ninguna de tus { $count } cartas, sola o con otra, empareja lo que está abierto: { SAY($cards, form: "the") }.
}

## later: what a move does, and why

name-match = Toma { SAY($card, form: "the") } con { SAY($cards, form: "the") }.
name-donate = Da { SAY($card, form: "the") } a la mano de todos.
name-keep = Quédate { SAY($card, form: "the") }.
name-move = { $move ->
    [no_offer] No ofrezcas nada.
    [skip_trade] Sigue sin cambiar.
    [pass] Pasa y roba una carta.
    [take_reward] Roba las dos cartas.
   *[decline_reward] Deja las dos cartas en el mazo.
}

explain-donate = Da { SAY($card, form: "the") } a la mano de todos: queda abierta y todos pueden usarla.
explain-offer = Ofrece a { $seat } { SAY($card, form: "the") }, boca abajo.
explain-offer-gesture = Ofrece a { $seat } { SAY($card, form: "the") }, boca abajo, y muestra «{ $gesture }».
explain-offer-pointing = Ofrece a { $seat } { SAY($card, form: "the") }, boca abajo, muestra «{ $gesture }» y señala { SAY($at, form: "the") }.
explain-accept = Toma la carta de { $seat }, sin verla, y da { SAY($card, form: "the") } por ella.
explain-take = Toma la carta de { $seat }, sin verla, y no des nada por ella.
explain-gift = Da { SAY($card, form: "the") } a { $seat }, que no tiene cartas.
explain-keep = Quédate { SAY($card, form: "the") }; { SAY($other, form: "the") } va a la mano de todos.
explain-pass-last = Pasar: entonces nadie ha emparejado en toda una ronda y la partida se pierde.
explain-move = { $move ->
    [no_offer] No ofrezcas nada: esta vez te guardas tus cartas.
    [skip_trade] No cambies: sigue y empareja.
    [pass] Pasa y roba una carta: ninguna pareja usa una carta de tu mano.
    [take_reward] Toma el premio: roba las dos cartas de tu Ultimatch.
   *[decline_reward] Rechaza el premio: deja las dos cartas en el mazo.
}

reason-donate = { $count ->
    [0] Allí sirve a todos, pero sola no empareja ninguna carta abierta.
    [one] Allí sirve a todos, y sola empareja una carta abierta.
   *[other] Allí sirve a todos, y sola empareja { $count } cartas abiertas.
}
reason-offer = { $rating ->
    [0] No empareja ninguna carta abierta.
    [1] Junto con la mano de todos empareja una carta abierta.
    [2] Sola empareja una carta abierta.
   *[3] Junto con la mano de todos hace un Ultimatch.
}
reason-boasts = El gesto promete demasiado.
reason-modest = El gesto promete demasiado poco.
reason-no-offer = Ninguna de tus cartas ayuda.
reason-no-trade = Puedes emparejar sin cambiar.
reason-no-trade-pass = Sin cambiar solo puedes pasar.
reason-shown = { $seat } muestra «{ $gesture }».
reason-free = No te cuesta nada.
reason-parting = { $count ->
    [0] { SAY($card, form: "start") } solo no empareja ninguna carta abierta.
    [one] { SAY($card, form: "start") } solo empareja una carta abierta.
   *[other] { SAY($card, form: "start") } solo empareja { $count } cartas abiertas.
}
reason-spends = { $shared ->
    [0] { $own ->
        [1] Te cuesta una carta.
       *[2] Te cuesta dos cartas.
    }
    [1] { $own ->
        [0] Cuesta una carta de la mano de todos.
       *[1] Cuesta una carta tuya y una de la mano de todos.
    }
   *[2] Cuesta dos cartas de la mano de todos.
}
reason-turns-up = { $count ->
    [one] Descubre una carta más.
   *[other] Descubre { $count } cartas más.
}
reason-keeps = { $count ->
    [one] Lo que queda no empareja la otra carta abierta.
   *[other] { $ready ->
        [0] Lo que queda no empareja ninguna de las otras { $count } cartas abiertas.
       *[other] Lo que queda empareja { $ready } de las otras { $count } cartas abiertas.
    }
}
reason-keeps-all = { $count ->
    [one] Lo que queda empareja también la otra carta abierta.
   *[other] Lo que queda empareja las otras { $count } cartas abiertas.
}

## later: why a move does not go

refuse-over = La partida ha terminado.
refuse-move = Esa jugada no existe.
refuse-seat = En esta mesa no hay sitio { $seat }.
refuse-phase = { $phase ->
    [donate] Primero cada uno da una carta a la mano de todos.
    [trade] Primero el cambio: toma una carta ofrecida, da una a una mano vacía, o sigue sin cambiar.
    [match] El cambio ha terminado: empareja una carta de la pirámide, o pasa.
    [reward_choice] Primero el premio: toma las dos cartas o déjalas.
   *[reward] Primero el premio: quédate una de las dos cartas.
}
refuse-no-trade = Ahora nadie está cambiando.
refuse-turn = Es el turno de { $seat }.
refuse-given = Ya has dado una carta; es definitivo.
refuse-own-trade = Ahora te ofrecen los demás a ti, no tú a ellos.
refuse-no-card = No tienes cartas que ofrecer.
refuse-answered = Ya has respondido; es definitivo.
refuse-signal = { $signals ->
    [off] En esta mesa las cartas se ofrecen sin gesto.
    [strength] En esta mesa una oferta muestra cómo de buena es la carta, y nada más.
    [nature] En esta mesa una oferta muestra cómo de buena es la carta y por qué empareja.
   *[pointing] En esta mesa una oferta muestra cómo de buena es la carta y por qué empareja, y puede señalar una carta.
}
refuse-point = Solo puedes señalar una carta abierta.
refuse-held = No tienes { SAY($card, form: "the") }.
refuse-no-offer = { YOU($seat) ->
    [you] No puedes tomar una carta tuya.
   *[other] { $seat } no ofrece nada.
}
refuse-give = Di qué carta das por ella.
refuse-gift-self = Solo puedes dar una carta a otra persona.
refuse-gift-off = En esta mesa solo se puede dar una carta gratis a quien tiene el turno.
refuse-gift-cards = { $seat } aún tiene cartas; solo se da una a una mano vacía.
refuse-pass = No puedes pasar: una carta de tu mano empareja.
refuse-pass-alone = En solitario no se puede pasar.
refuse-number = Juega una carta, o dos distintas.
refuse-missing = { SAY($card, form: "start") } no está en tu mano ni en la mano de todos.
refuse-covered = Esa carta aún está tapada: elige una abierta.
refuse-gone = Ese sitio está vacío: elige una carta abierta.
refuse-keep = Puedes quedarte { SAY($one, form: "the") } o { SAY($other, form: "the") }.
refuse-talk-off = Esta mesa juega sin propuestas.
refuse-talk-early = Las propuestas llegan después del cambio.
refuse-talk-card = { SAY($card, form: "start") } no está en la mano de todos, y de otras cartas no se habla.
refuse-talk-covered = Esa carta no está abierta.
refuse-talk-shape = Una propuesta nombra un sitio de la pirámide y una o dos cartas de la mano de todos.
refuse-solve = Solo se resuelve una partida en solitario: con otros, las manos son secretas.

## new

preset-standard = Normal
    .help = El juego de siempre, tan difícil como debe ser.
preset-easier = Más fácil
    .help = Una carta más en la mano de todos.
preset-easiest = Lo más fácil
    .help = Dos cartas más en la mano de todos, dos cambios por turno.
preset-hard = Difícil
    .help = La mano de todos pierde una carta al empezar.
preset-harder = Más difícil
    .help = Las dos cartas de un Ultimatch van a la propia mano.
preset-hardest = Lo más difícil
    .help = Las dos cosas: la mano de todos pierde una carta y no recibe ninguna de los Ultimatches.

## options

option-dealer_seat = Quién reparte: el vecino de la izquierda recibe primero y empieza en caso de empate.
option-alta_bonus = Más fácil: tantas cartas más en la mano de todos al empezar.
option-trades_per_turn = Más fácil: dos cambios en un turno.
option-alta_minus = Más difícil: la mano de todos pierde una carta al empezar, por sorteo.
option-reward_to_hand = Más difícil: las dos cartas de un Ultimatch van a la propia mano, ninguna a la mano de todos.
option-trade_signals = Qué muestra una oferta: solo el dorso de la carta; también cómo de buena es; también por qué empareja; también una carta señalada.
    .off = dorso
    .strength = cómo de buena
    .nature = por qué
    .pointing = señalar
option-gift_to_empty = A quién se puede dar una carta gratis: a toda mano vacía, o solo a quien tiene el turno.
    .both = a toda mano vacía
    .current_only = solo al turno
option-primary_ultimatch = Dos cartas rojas sobre una roja pueden ser un Ultimatch; igual con amarillo y azul.
option-reward_optional = Las dos cartas de un Ultimatch se pueden dejar en el mazo.
option-table_talk = Si cualquiera puede señalar parejas con cartas de la mano de todos.
    .pings = sí
    .off = no
option-offer_seconds = Cuánto espera la mesa las ofertas en un cambio.
    .off = sin fin
option-turn_seconds = Cuánto espera la mesa a quien tiene el turno, y al empezar las cartas que se dan.
    .off = sin fin

## later: house rules that make no game

problem-dealer = Quien reparte debe ser uno de los jugadores.
problem-bonus = La mano de todos no puede empezar con más cartas y perder una también: elige una de las dos cosas.
problem-solitaire = La mano de todos y los cambios son para dos jugadores o más: deja { $option } como está.

## later: the lesson

lesson-goal = Despejad juntos la pirámide. Quedan cinco cartas. Tina te ayuda, pero no podéis hablar de vuestras manos.
lesson-1 = El 4 rojo está abierto en la pirámide, y tu 4 azul tiene el mismo número. Toca los dos y juega la pareja.
    .before = Tina no tiene nada que ofrecerte.
    .other = Pero aquí toma el 4 rojo con tu 4 azul.
    .red = Rojo también va sobre rojo. Pero guarda tu 2 rojo: lo vas a necesitar. Usa el 4 azul.
    .then = El mismo color o el mismo número: basta una carta.
lesson-2 = Le toca a Tina y no tiene nada para el 6 verde. Tú tienes una carta verde. Tócala, elige «color» y ofrécela.
    .other = Pero Tina necesita una carta verde. Ofrécele tu 1 verde, por color.
    .then = La ha tomado sin verla, y antes te ha dado una suya: el 8 naranja.
lesson-3 = Tina te acerca una carta boca abajo y muestra «pareja» y «genial». Tócala y dale tu 8 naranja.
    .before = Tina empareja 1 + 5 = 6 y te hace una oferta.
    .other = Su señal es fuerte. Toca su carta y luego tu 8 naranja: el rojo lo necesitas.
    .then = Un 3 amarillo: hace pareja con tu 2 rojo. Siempre se da primero y se mira después.
lesson-4 = 5 naranja: rojo y amarillo dan naranja, y 2 + 3 = 5. Tómalo con tu 2 rojo y tu 3 amarillo.
    .other = También vale. Pero con el 2 rojo y el 3 amarillo tienes color y número a la vez.
    .then = Color y número: un Ultimatch. Trae dos cartas nuevas.
lesson-5 = Quédate una de las dos. La otra va a la mano de todos, donde los dos podéis usarla.
    .then = Aquí nada está mal: puedes usar las dos.
lesson-6 = Le toca a Tina. Tiene lo que necesita, así que no ofrezcas nada.
    .other = Guarda tu carta: la vas a necesitar. No ofrezcas nada.
    .then = 8 sobre 8. Si Tina no tuviera nada pasaría, y si todos pasáis seguidos perdéis.
lesson-7 = La última carta, el 3 morado. Una carta tuya y una de la mano de todos: 8 − 5 = 3, y rojo y azul dan morado.
    .before = Tina no tiene nada que ofrecerte.
    .other = Usa las dos: 8 − 5 = 3.
    .then = La pirámide está vacía: ganáis los dos. No hace falta saber más.

## later: the terminal

move-donate = dar una carta a la mano de todos
move-offer = ofrecer una carta boca abajo y decir lo buena que es y cómo empareja
move-no_offer = no ofrecer nada
move-accept = tomar una carta ofrecida, por una tuya
move-gift = dar una carta a quien no tiene ninguna
move-skip_trade = seguir sin cambiar
move-match = tomar una carta de la pirámide con una o dos cartas
move-pass = robar una carta en vez de emparejar
move-take_reward = robar las dos cartas de un Ultimatch
move-decline_reward = dejar en el mazo las dos cartas de un Ultimatch
move-keep = quedarte esta de las dos cartas; la otra va a la mano de todos

## later: tips in a first game

tip-give = La carta que das va a la mano de todos: cualquiera puede usarla en su turno.
tip-offer = Toca una carta para ofrecerla boca abajo: si { $seat } la toma, recibes otra, elegida antes de ver la tuya.
tip-trade = La señal dice para qué puede servir la carta de { $seat }: si la tomas, das una de las tuyas antes de verla.
tip-match = Una carta quita una abierta por color o número; dos la quitan por suma, resta o mezcla de colores.
tip-pass = Nada encaja, así que pasas y robas una carta: con { $count } pases seguidos perdéis todos.

draw-head = turno { $turn }
draw-goal = vaciad la pirámide entre todos
draw-passes = pases seguidos { $lamps } ({ $count } pierden)
draw-left = Mazo { $count }
draw-to-clear = { $count ->
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
}
draw-row = Fila { $row }: { $cards }
draw-covered = tapada
draw-gone = retirada
draw-shared = Mano de todos
draw-hand = Tu mano
draw-empty = vacía
draw-gesture = «{ $gesture }»
draw-reward = Robadas
draw-known = Sabes de { $seat }

## later: after the game

look-last = El último momento en que se podía ganar
look-won-whole = Se pudo ganar hasta el final, y se ganó.
look-never = Ni desde la primera jugada se encontró un camino a la victoria.
look-last-moment = Hasta el turno { $turn } todavía se podía ganar.
look-did = Lo que hizo entonces { SAY($seat, form: "name") }: { $move }
look-would-have = Lo que habría ganado: { $move }
look-proved = Resuelto con cada carta donde de verdad estaba, también las que nadie había visto. Entonces nadie podía estar seguro.
look-tried = Continuado { $count } veces desde cada jugada, con cada carta donde de verdad estaba, también las que nadie había visto. Entonces nadie podía estar seguro.
look-chart = La gráfica baraja las cartas que nadie había visto, así que aún puede mostrar una probabilidad cuando ya era tarde.
look-winnable = Se podía ganar
look-could = se podía ganar
look-moment = último momento
look-late = demasiado tarde
look-done = Lo que se hizo
look-better = Lo que habría ganado
look-plus = y
look-onto = sobre
look-try = Pruébalo

## later: puzzles

clue-look = { $what ->
    [row] Mira la fila { $row }, contando desde arriba.
    [pass] No tienes que combinar.
    [reward] Dos cartas nuevas: compara con qué combinaría cada una.
    [give] Todos podrán usar la carta que des.
    [offer] ¿A quién le toca, y qué le ayudaría?
   *[trade] Piensa primero en el intercambio.
}
clue-idea = { $what ->
    [color] Basta una carta del mismo color.
    [number] Basta una carta con el mismo número.
    [sum] Dos cartas lo suman.
    [difference] Dos cartas se diferencian en su número.
    [mix] Dos colores primarios se mezclan en el suyo.
    [ultimatch] Número y color a la vez: es un Ultimatch y trae dos cartas nuevas.
    [pass] Puede valer la pena guardar las cartas de la mano de todos.
    [keep] Una se queda contigo, la otra va a la mano de todos.
    [give] Da una carta que también sirva a los demás.
    [offer] Una carta que ofreces puede completar una combinación.
    [none] Mantén juntas tus cartas.
    [skip] Puedes arreglártelas sin otra carta.
    [gift] A una mano vacía se le puede dar una carta.
   *[take] Una carta nueva quizá combine donde las tuyas no.
}

## day: the deal of the day

daily-title = Ultimatch en solitario
daily-goal = Retira toda la pirámide. Es posible.
daily-won = Ganado en { $turns } turnos
daily-lost = { $reached } de { $total } cartas fuera
daily-short = { $found ->
    [yes] Ultimatch { $turns } turnos
   *[no] Ultimatch { $reached }/{ $total }
}
