### Lo que dice Ultimatum. Qué son $seat, $card y SAY(…) se explica en en.ftl.

## cover

tagline = Reparte con un socio las fichas de otro antes de que la ronda acabe sin avisar.

## table: cards and chips

# a: «un Bloqueo»; the: «el Bloqueo».
card = { $form ->
    [a] { $kind ->
        [G] una
        [T] una
        [CO] una
        [RO] una
       *[other] un
    } { part-card }
    [the] { $kind ->
        [G] la
        [T] la
        [CO] la
        [RO] la
       *[other] el
    } { part-card }
   *[bare] { part-card }
}
part-card = { $kind ->
    [G] Da { $value }
    [T] Toma { $value }
    [SW] Cambio
    [ST] Robo
    [BL] Bloqueo
    [UL] Ultimátum
    [CO] Contra
    [DR] Robar
   *[RO] Ronda
}
card-times = { $card } ×{ $count }
card-help = { $kind ->
    [G] uno paga a otro
    [T] de otro jugador
    [SW] fichas o manos
    [ST] un montón entero
    [BL] ni hablar
    [UL] reparte sus fichas
    [CO] una oferta rival
    [DR] dos cartas
   *[RO] se acabó la ronda
}
chips = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
total = total { $count }

## table: the log

part-gets = { YOU($seat) ->
    [you] Recibes
   *[other] { $seat } recibe
}
part-plays = { YOU($seat) ->
    [you] Juegas
   *[other] { $seat } juega
}
part-wants = { YOU($seat) ->
    [you] Quieres
   *[other] { $seat } quiere
}
part-counters = { YOU($seat) ->
    [you] Haces
   *[other] { $seat } hace
} una contraoferta: { chips }
part-with = { YOU($target) ->
    [you] contigo
   *[other] con { $target }
}
log-round = Ronda { $round }: { YOU($seat) ->
    [you] repartes tú
   *[other] reparte { $seat }
}.
log-dealt = { part-gets } { cards }.
log-played = { part-plays } { $card }.
log-played-for = { part-plays } { $card } para { SAY($target, form: "prep") }.
log-thrown = { YOU($seat) ->
    [you] Tiras
   *[other] { $seat } tira
} { SAY($card, form: "a") }.
log-steal = { part-wants } { YOU($target) ->
    [you] robarte todas las fichas
   *[other] robar todas las fichas de { $target }
}.
log-swap = { part-wants } cambiar { $what ->
    [chips] las fichas
   *[hands] la mano
} { part-with }.
log-ultimatum = { part-plays } un Ultimátum por { YOU($target) ->
    [you] tus fichas
   *[other] las fichas de { $target }
}: { $count } para { SAY($responder, form: "prep") }, el resto para { SAY($seat, form: "prep") }.
log-declined = { YOU($seat) ->
    [you] Lo dejas estar.
   *[other] { $seat } lo deja estar.
}
log-no-counter = { YOU($seat) ->
    [you] No haces ninguna contraoferta.
   *[other] { $seat } no hace ninguna contraoferta.
}
log-no-raise = { YOU($seat) ->
    [you] Mantienes tu oferta de { chips }.
   *[other] { $seat } mantiene su oferta de { chips }.
}
log-no-block = { YOU($seat) ->
    [you] No bloqueas.
   *[other] { $seat } no bloquea.
}
log-blocked = { YOU($seat) ->
    [you] Bloqueas
   *[other] { $seat } bloquea
} { SAY($card, form: "the") }: no se mueve nada.
log-countered = { part-counters } para { SAY($responder, form: "prep") }, el resto para { SAY($seat, form: "prep") }.
log-countered-keeps = { part-counters } para { SAY($responder, form: "prep") }, y { YOU($seat) ->
    [you] te quedas
   *[other] { $seat } se queda
} el resto.
log-countered-one = { part-counters }.
log-accepted = { YOU($seat) ->
    [you] Aceptas
   *[other] { $seat } acepta
} { YOU($by) ->
    [you] tu oferta
   *[other] la oferta de { $by }
}: { chips }.
log-accepted-one = { YOU($seat) ->
    [you] Aceptas una de las ofertas.
   *[other] { $seat } acepta una de las ofertas.
}
log-rejected = { YOU($seat) ->
    [you] Rechazas todas las ofertas
   *[other] { $seat } rechaza todas las ofertas
}: nadie recibe fichas.
paid = { part-gets } { chips } de { SAY($payer, form: "prep") }.
paid-short = { part-gets } { chips } de { SAY($payer, form: "prep") }: no había más.
paid-nothing = { YOU($seat) ->
    [you] No recibes
   *[other] { $seat } no recibe
} nada de { SAY($payer, form: "prep") }.
log-stacks = Fichas cambiadas: { $x } para { SAY($a, form: "prep") }, { $y } para { SAY($b, form: "prep") }.
log-hands = Manos cambiadas: { $x ->
    [one] { $x } carta
   *[other] { $x } cartas
} para { SAY($a, form: "prep") }, { $y } para { SAY($b, form: "prep") }.
log-drew = { YOU($seat) ->
    [you] Robas
   *[other] { $seat } roba
} { cards }.
log-drawn = { YOU($seat) ->
    [you] Nuevas en tu mano
   *[other] Nuevas en la mano de { $seat }
}: { $cards }.
log-holds = { YOU($seat) ->
    [you] Ahora en tu mano
   *[other] Ahora en la mano de { $seat }
}: { $cards }.
log-round-card = La ronda ha acabado: { YOU($seat) ->
    [you] la has terminado tú
   *[other] la ha terminado { $seat }
}.
log-round-empty = La ronda ha acabado: { YOU($seats) ->
    [you] no tienes
    [you-all] { $seats } no tenéis
    [other] { $seats } no tiene
   *[others] { $seats } no tienen
} más cartas.
seat-count = { $seat } { $count }
log-scored = Fichas: { $chips }.
log-scored-totals = Fichas: { $chips }. En total: { $totals }.
log-game-over = La partida ha terminado: { YOU($seats) ->
    [you] has ganado
    [you-all] { $seats } habéis ganado
    [other] ha ganado { $seats }
   *[others] han ganado { $seats }
}.

## table: what is asked

prompt-turn = Juega una carta.
prompt-waiting = { $phase ->
    [turn] { YOU($seat) ->
        [you] Juegas una carta
       *[other] { $seat } elige una carta
    }
    [counter] { YOU($seat) ->
        [you] Puedes hacer una contraoferta
       *[other] { $seat } puede hacer una contraoferta
    }
    [raise] { YOU($seat) ->
        [you] Puedes subir tu oferta
       *[other] { $seat } puede subir la oferta
    }
    [choose] { YOU($seat) ->
        [you] Eliges una oferta
       *[other] { $seat } elige una oferta
    }
    [round_over] { YOU($seat) ->
        [you] Repartes la siguiente ronda
       *[other] { $seat } reparte la siguiente ronda
    }
   *[block] { YOU($seat) ->
        [you] Puedes bloquear
       *[other] { $seat } puede bloquear
    }
}
part-the-chips = { $count ->
    [one] la única ficha
   *[other] las { $count } fichas
}
part-your-chips = { $count ->
    [one] tu única ficha
   *[other] tus { $count } fichas
}
prompt-counter = { YOU($target) ->
    [you] Reparten { part-your-chips }. ¿Haces tú una oferta a { $responder }?
   *[other] ¿Una contraoferta a { $responder } por { part-the-chips } de { $target }?
}
    .passes = { YOU($target) ->
        [you] Reparten { part-your-chips }.
       *[other] A { $responder } le ofrecen una parte: { part-the-chips } de { $target }.
    }
prompt-raise = ¿Ofrecer a { $responder } más de { chips }?
    .passes = Mejor oferta a { $responder } hasta ahora: { chips }.
prompt-offer = { $by } te ofrece { $share } de { part-the-chips } de { $target }
prompt-choose = { $offers } ofertas por { part-the-chips } de { $target }: ¿cuál aceptas?
prompt-shield = { $responder } acepta { YOU($by) ->
    [you] tu oferta
   *[other] la oferta de { $by }
}: te cuesta { chips }
prompt-deal = La ronda ha acabado. Repartes la siguiente.
prompt-over = La partida ha terminado.
threat-steal = { YOU($actor) ->
    [you] Quieres
   *[other] { $actor } quiere
} { YOU($target) ->
    [you] { $count ->
        [0] robarte las fichas, pero no tienes
        [one] robarte la única ficha
       *[other] robarte las { $count } fichas
    }
   *[other] { $count ->
        [0] robar las fichas de { $target }, pero no hay
        [one] robar la única ficha de { $target }
       *[other] robar las { $count } fichas de { $target }
    }
}
threat-swap = { YOU($actor) ->
    [you] Quieres
   *[other] { $actor } quiere
} cambiar { $what ->
    [chips] las fichas
   *[hands] la mano
} { part-with }: { part-mine } de { SAY($actor, form: "prep") } por { $yours } de { SAY($target, form: "prep") }
part-mine = { $what ->
    [chips] { $mine ->
        [one] { $mine } ficha
       *[other] { $mine } fichas
    }
   *[hands] { $mine ->
        [one] { $mine } carta
       *[other] { $mine } cartas
    }
}
hint-turn = Toca una carta y luego para quién es.
hint-first = Gana quien tenga más fichas. Toca una carta.
hint-early = Te preguntarán después, pero ya puedes decir que no.
hint-counter = Mejor oferta a { $responder } hasta ahora: { chips }.
zero-choose = A 0 rechazas todas las ofertas: nadie recibe fichas.
hint-choose = Toca una oferta de la mesa o recházalas todas.
offer-gets = { YOU($responder) ->
    [you] Recibes
   *[other] { $responder } recibe
} { $share }, { YOU($by) ->
    [you] tú recibes
   *[other] { $by } recibe
} { $rest }.
offer-keeps = { YOU($responder) ->
    [you] Recibes
   *[other] { $responder } recibe
} { $share }, { YOU($by) ->
    [you] te quedas
   *[other] { $by } se queda
} { $rest }.

## table: buttons and labels

button-play = { $how ->
    [card] Elige una carta
    [seat] Elige un jugador
    [what] Elige
    [anyway] Jugarla igual
    [offer] Ofrecer { $count }
    [end] Acabar la ronda
    [away] Tirarla
   *[play] Jugarla
}
button-back = Devolverla
button-block = Bloquear
button-no-block = No tienes Bloqueo
button-let = Dejar que pase
button-let-early = No bloquearé
button-no-offer = Sin contraoferta
button-no-offer-early = No haré contraoferta
button-counter = Ofrecer { $count }
button-no-counter = No tienes Contra
button-take = Aceptar
button-reject = Rechazar todas: nadie recibe fichas
button-deal = Repartir la siguiente ronda
button-talk = Hablar
your-hand = Tu mano, { cards }
cards-left = { $count ->
    [one] última carta
   *[other] solo { $count } cartas
}
stacks = Fichas
draw-pile = Robar
discards = Descartes
mat-empty = Ninguna oferta sobre la mesa
mat-stop = La ronda puede acabar en cualquier momento.
mat-last = { YOU($seats) ->
    [you] Puedes
    [you-all] { SAY($seats, form: "start") } podéis
    [other] { $seats } puede
   *[others] { $seats } pueden
} acabar la ronda.
round-of = Ronda { $round } de { $rounds }
round-to = Ronda { $round }, hasta { $goal }
refused = Esa carta no vale.
shout = { $what ->
    [ultimatum] ¡Ultimátum!
    [round] ¡Ronda!
    [none] ¡No hay trato!
   *[nothing] nada
}
caption = { $sound ->
    [clink] tintinean fichas
    [gavel] cae un mazo
    [bell] suena un timbre
    [shield] cae un escudo
    [tick] un reloj hace tictac
   *[card] se pone una carta
}

phrase-fair_enough = Me parece justo.
phrase-not_enough = Eso no basta.
phrase-take_it = Lo tomas o lo dejas.
phrase-no_deal = No hay trato.
phrase-trust_me = Confía en mí.
phrase-i_will_remember = Lo recordaré.

## later: a card being played

ask = { $step ->
    [G-from] { $card }: ¿quién paga?
    [G-to] { $seat } paga { chips }. ¿A quién?
    [T-from] { $card }: ¿de quién?
    [ST-from] Robo: ¿las fichas de quién?
    [SW-with] ¿Con quién cambias?
    [SW-what] ¿Qué cambias con { $seat }?
    [UL-target] Ultimátum: ¿las fichas de quién repartes?
    [UL-responder] Las fichas de { $seat }: ¿a quién ofreces una parte?
   *[DR-to] Robar: ¿quién recibe dos cartas?
}
role = { $role ->
    [from] paga
    [to] las recibe
    [with] cambia
    [target] pierde fichas
   *[responder] decide
}
ready-steal = { $count ->
    [0] ¿Tomar todas las fichas de { $seat }? No hay.
    [one] ¿Tomar la única ficha de { $seat }?
   *[other] ¿Tomar las { $count } fichas de { $seat }?
}
ready-swap = { $what ->
    [chips] Cambiar las fichas con { $seat }: tus { $mine } por { $yours }.
   *[hands] Cambiar la mano con { $seat }: tus { $mine } cartas por { $yours }.
}
ready-split = Repartir { part-the-chips } de { $seat }
ready-draw = { YOU($seat) ->
    [you] ¿Robar dos cartas?
   *[other] ¿Que { $seat } robe dos cartas?
}
ready-throw = ¿Tirar { SAY($card, form: "the") }?
ready-round = ¿Acabar ya la ronda?
nothing-moves = No se movería nada. ¿Jugarla igual?
note-free = Nadie puede impedirlo.
note-short = No hay más que tomar: { chips }.
note-block = { YOU($seat) ->
    [you] Puedes bloquearlo.
   *[other] { $seat } podría bloquearlo.
}
note-anyone = Cualquiera podría bloquearlo.
note-bargain = Con una Contra otros pueden ofrecer más, y con un Bloqueo { $seat } puede pararlo.
note-throw-block = En tu turno un Bloqueo no hace nada. Sirve cuando te atacan.
note-throw-counter = En tu turno una Contra no hace nada. Sirve en un Ultimátum.
note-round = La ronda acaba y todos se quedan sus fichas: tienes { $count }.
note-last = Es tu última carta: después acaba la ronda.
button-swap = { $what ->
    [chips] Cambiar fichas
   *[hands] Cambiar manos
}
button-swap-then = { $what ->
    [chips] tus { $mine } por { $yours }
   *[hands] tus { $mine } cartas por { $yours }
}

## later: an Ultimatum on the mat

offer-of = { YOU($seat) ->
    [you] Tu oferta
   *[other] Oferta de { $seat }
}
offer-for = para { SAY($seat, form: "prep") }
offer-change = { $seat } { $change }
offer-sure = Nadie puede bloquearla
offer-may-block = { YOU($seat) ->
    [you] Podrías bloquearla
   *[other] { $seat } podría bloquearla
}
offer-kept = { YOU($seat) ->
    [you] te quedas { $count }
   *[other] se queda { $count }
}
offer-taken = aceptada
offers = Ofertas
mat-target = de quien son las fichas
mat-whole = { YOU($seat) ->
    [you] Todas tus fichas están
   *[other] Todas las fichas de { $seat } están
} en juego
decides-then = luego { YOU($seat) ->
    [you] decides tú
   *[other] decide { $seat }
}
decides-now = { YOU($seat) ->
    [you] Ahora decides tú
   *[other] Ahora decide { $seat }
}
blocks = { YOU($seat) ->
    [you] ¿Lo bloqueas?
   *[other] ¿Lo bloquea { $seat }?
}
asked = Preguntados por turno
asked-left = { $count ->
    [0] todos han respondido
    [one] falta uno por responder
   *[other] faltan { $count } por responder
}
asked-state = { $state ->
    [waiting] espera
    [bid] ofrece { $count }
    [let-counter] sin contraoferta
    [let-raise] se queda en { $count }
    [let-block] no bloquea
   *[empty] sin cartas
}
asked-has = tiene { chips }
split-gets = { YOU($seat) ->
    [you] recibes
   *[other] { $seat } recibe
}
split-for = Parte para { $seat }
split-value = { SAY($responder, form: "start") } { $share }, { $by } { $rest }
split-more = +1 para { SAY($seat, form: "prep") }
split-keep = te quedas

## later: between two rounds

over-card = { YOU($seat) ->
    [you] Tocaste la campana
   *[other] { $seat } tocó la campana
}
over-empty = { YOU($seats) ->
    [you] No tienes
    [you-all] { SAY($seats, form: "start") } no tenéis
    [other] { $seats } no tiene
   *[others] { $seats } no tienen
} más cartas
over-trail = Quién pagó a quién
over-quiet = Apenas una ficha ha cambiado de manos.
over-gain = { YOU($seat) ->
    [you] Tu mayor ganancia
   *[other] La mayor ganancia de { $seat }
}: { chips } de { SAY($payer, form: "prep") }, con { YOU($by) ->
    [you] tu { $card }
   *[other] { $card } de { $by }
}.
over-next = { YOU($seat) ->
    [you] Repartes
   *[other] { $seat } reparte
} la siguiente ronda.

## later: cards that are gone, a seat, talk

discards-none = Nadie ha jugado aún una carta.
discards-gone = Ya salieron
discards-newest = Primero las nuevas
seat-know = Conoces estas cartas: eran tuyas.
seat-talk = Decir algo a { $seat }
talk-title = Dilo en la mesa
talk-hint = Todos lo oyen. Nada obliga, y mentir está permitido.
talk-to = ¿A quién?
talk-all = todos
talk-kind = ¿Qué?
talk-kinds = { $kind ->
    [deal] Un trato
    [threat] Una amenaza
    [ask] Un deseo
    [claim] Mis cartas
   *[emote] Una palabra
}
talk-if = Si decides …
talk-then = Yo voy a …
talk-please = Por favor …
talk-whom = ¿a quién?
talk-least = ¿cuántas?
talk-card = { $word ->
    [have] Tengo
   *[lack] No tengo
}
talk-send = Decirlo
talk-agree = De acuerdo
talk-refuse = No
talk-heard = Lo que se dijo
talk-none = Nadie ha dicho nada todavía.
talk-agreed = { YOU($seat) ->
    [you] Aceptaste
   *[other] { $seat } aceptó
}
talk-fate = { $fate ->
    [kept] cumplida
   *[broken] rota
}

speech = { SAY($words, form: "start") }
speech-to = { SAY($to, form: "name") }, { $words }
log-said = { YOU($seat) ->
    [you] Dices
   *[other] { $seat } dice
}: { $words }
log-answered = { YOU($seat) ->
    [you] Respondes
   *[other] { $seat } responde
}: { $words }
say-deal = { $form ->
    [start] Si
   *[other] si
} { SAY($when, form: "you") }, yo voy a { SAY($then, form: "will") }.
say-threat = { $form ->
    [start] Si
   *[other] si
} { SAY($when, form: "you") }, cuidado: voy a { SAY($then, form: "will") }.
say-ask = { $form ->
    [start] Por favor
   *[other] por favor
}, { SAY($then, form: "please") }.
say-claim = { $form ->
    [start] { $word ->
        [have] Tengo { SAY($card, form: "a") }.
       *[lack] No tengo { $card }.
    }
   *[other] { $word ->
        [have] tengo { SAY($card, form: "a") }.
       *[lack] no tengo { $card }.
    }
}
say-answer = { $answer ->
    [agree] { $form ->
        [start] De acuerdo.
       *[other] de acuerdo.
    }
   *[refuse] { $form ->
        [start] No.
       *[other] no.
    }
}
say-emote = { $form ->
    [start] { $word ->
        [laugh] ¡Ja, ja!
        [groan] Oh, no.
        [thanks] Gracias.
       *[think] Mmm …
    }
   *[other] { $word ->
        [laugh] ¡ja, ja!
        [groan] oh, no.
        [thanks] gracias.
       *[think] mmm …
    }
}
# you: «si …», segunda persona; please: imperativo; si no, el infinitivo.
deed = { $form ->
    [you] { $deed ->
        [accept] aceptas
        [reject] rechazas todas las ofertas
        [counter] haces una contraoferta
        [block] bloqueas
        [let_pass] dejas que pase
        [end_round] acabas la ronda
       *[play_on] sigues jugando
    }
    [please] { $deed ->
        [accept] acepta
        [reject] rechaza todas las ofertas
        [counter] haz una contraoferta
        [block] bloquea
        [let_pass] deja que pase
        [end_round] acaba la ronda
       *[play_on] sigue jugando
    }
   *[will] { $deed ->
        [accept] aceptar
        [reject] rechazar todas las ofertas
        [counter] hacer una contraoferta
        [block] bloquear
        [let_pass] dejar que pase
        [end_round] acabar la ronda
       *[play_on] seguir jugando
    }
}
deed-to = { $form ->
    [you] { $whom ->
        [me] me { part-you-do }
        [you] te { part-you-do }
       *[other] { part-you-do } a { SAY($seat, form: "name") }
    }
    [please] { $deed ->
        [spare] perdona{ part-whom }
        [hit] ataca{ part-whom }
       *[feed] alimenta{ part-whom }
    }
   *[will] { $deed ->
        [spare] perdonar{ part-whom }
        [hit] atacar{ part-whom }
       *[feed] alimentar{ part-whom }
    }
}
part-you-do = { $deed ->
    [spare] perdonas
    [hit] atacas
   *[feed] alimentas
}
part-whom = { $whom ->
    [me] me
    [you] te
   *[other] { " " }a { SAY($seat, form: "name") }
}
deed-share = { $form ->
    [you] ofreces al menos { $count }
    [please] ofrece al menos { $count }
   *[will] ofrecer al menos { $count }
}
deed-pick = { $deed ->
    [spare] perdonar a …
    [hit] atacar a …
    [feed] alimentar a …
   *[share_at_least] ofrecer al menos …
}

## later: what a move does, and why

name-play = Juega { $what }.
name-throw = Tira { SAY($card, form: "the") }.
name-block = Bloquea { SAY($card, form: "the") }.
name-counter = Juega una Contra: ofrece { chips }.
name-accept = Acepta la oferta de { $by }: { chips }.
name-move = { $move ->
    [round] Juega la Ronda: acaba ahora.
    [no-counter] No hagas contraoferta.
    [decline] Deja que pase.
    [reject] Rechaza todas las ofertas.
   *[deal] Reparte la siguiente ronda.
}

explain-deal = Baraja y reparte la siguiente ronda.
explain-block = Tu Bloqueo para { SAY($card, form: "the") }: no se mueve nada.
explain-reject = Nadie recibe fichas.
explain-no-counter = No haces ninguna contraoferta en este Ultimátum.
explain-let-happen = Las fichas se reparten como se acordó.
explain-unless = Si nadie lo bloquea: { $threat }.

change = { $sign ->
    [minus] −
   *[plus] +
}{ $whole },{ $tenths }
reason-offer = De media te vale { $change } fichas, contando con un posible Bloqueo.
reason-worth = De media te vale { $change } fichas frente a los demás.
reason-even = De media no cambia nada.
reason-block-counted = Se cuenta con un posible Bloqueo.
reason-last-turn = Es tu último turno.
reason-better = Guardas mejores cartas para después.
reason-turns = { $count ->
    [one] Te queda más o menos { $count } turno.
   *[other] Te quedan unos { $count } turnos.
}
reason-equal = No salva fichas: los dos montones son iguales.
reason-equal-keep = Los dos montones son iguales, y conservas tu Bloqueo.
reason-saves = { YOU($seat) ->
    [you] Te salva { chips }.
   *[other] Salva { chips } de { $seat }.
}
reason-saves-nothing = No salva nada: el Cambio te daría { chips }.
reason-keeps-from = Impide que { $seat } gane { chips }.
reason-hand = Te quedas con { $own ->
    [one] tu { $own } carta
   *[other] tus { $own } cartas
} en lugar de recibir { $other } de { $seat }.
reason-no-counter = { button-no-counter }.
reason-no-block = { button-no-block }.
reason-keep-counter = Tus fichas no están en juego, y conservas tu Contra.
reason-keep-block = Tus fichas no están en juego, y conservas tu Bloqueo.
reason-can-block = Aún puedes bloquear, y conservas tu Contra.
reason-risk = Conservas tu Contra y arriesgas { chips }.
reason-brings = Te da { chips }.
reason-costs = Te cuesta { chips }, pero conservas tu Bloqueo.
reason-reject = Ninguna oferta te da más que a los demás.
reason-throw-counter = Te quitas una carta que apenas te hará falta.
reason-throw-block = No hace nada, y pierdes un Bloqueo que puede salvar tus fichas.
reason-end-leading = Vas en cabeza, y la ronda acaba ya.
reason-end-equal = La ronda acaba mientras nadie tiene más fichas que tú.
reason-end-behind = La ronda acaba cuando vas por detrás.
reason-draw-self = Recibes dos cartas más para elegir.
reason-draw-longer = { $seat } se quedaría antes sin cartas, así que la ronda dura más.
reason-draw-poorest = Nadie tiene menos fichas que { $seat }: ahí dos cartas dañan menos.
reason-draw = No mueve fichas, y conservas tus otras cartas.
reason-swap-hands = Si nadie lo bloquea, recibes { $other ->
    [one] { $other } carta
   *[other] { $other } cartas
} de { $seat } por tus { $own }.

## later: why a move does not go

refuse-move = No existe esa jugada.
refuse-stale = La mesa ya va por otra pregunta: mira otra vez.
refuse-over = La partida ha terminado.
refuse-seat = En esta mesa no hay sitio { $seat }.
refuse-phase-turn = Ahora no hay nada que responder: alguien tiene que jugar una carta.
refuse-phase-block = Un Cambio o un Robo espera respuesta: bloquéalo o deja que pase.
refuse-phase-counter = Es el momento de las contraofertas: haz una con una Contra o no hagas ninguna.
refuse-phase-choose = Las ofertas están sobre la mesa: hay que aceptar una o rechazarlas todas.
refuse-phase-shield = Se ha aceptado una oferta: quien la paga puede bloquearla o dejar que pase.
refuse-phase-deal = La ronda ha acabado: primero hay que repartir la siguiente.
refuse-not-yet = Primero se pregunta a { $seat }. Hasta entonces solo puedes decir que no juegas nada.
refuse-turn = Es el turno de { $seat }.
refuse-asked-block = A esto responde { $seat }.
refuse-asked-counter = No puedes hacer una contraoferta en este Ultimátum, o ya no.
refuse-asked-choose = Solo { $seat } elige una oferta.
refuse-asked-shield = Solo { $seat } puede bloquear, porque paga { $seat }.
refuse-asked-deal = { $seat } reparte la siguiente ronda.
refuse-no-seat = Ese sitio no existe en esta mesa.
refuse-yourself = { $card } es solo para los demás.
refuse-same = Nombra a dos jugadores distintos.
refuse-round-early = En esta mesa puedes jugar una Ronda desde tu turno { $count }.
refuse-no-offer = { $count ->
    [one] Solo hay una oferta.
   *[other] Solo hay { $count } ofertas.
}
refuse-held = No tienes esta carta: { $card }.
refuse-share = Ofrece un número entero de 0 a { $count }: { $seat } no tiene más.
refuse-usage = { $card } se juega así: { $usage }.
refuse-talk-off = En esta mesa no se dicen frases fijas.
refuse-talk-limit = Ya has dicho bastante por ahora: espera a la próxima jugada.
refuse-talk-kind = Se puede decir { $kinds }, no { $given }.
refuse-talk-fields = «{ $kind }» tiene exactamente estos campos: { $fields }.
refuse-talk-to = «to» es un sitio de esta mesa o «all», no { $given }.
refuse-talk-action = Una acción es una de { $allowed }, no { $given }.
refuse-talk-fact = Un dato es uno de { $allowed }, no { $given }.
refuse-talk-emote = Una palabra es una de { $allowed }, no { $given }.
refuse-talk-ref = «ref» cuenta lo dicho hasta ahora, desde 1, para nombrar a qué respondes; no es { $given }.

## new

preset-sheet = Normal
    .help = Juego rápido: una ronda, ganan más fichas.
preset-match = Varias rondas
    .help = Cinco rondas, sumadas.
preset-points = A puntos
    .help = Rondas hasta que alguien tenga 50.
preset-three = Para tres
    .help = Tres a la mesa, tres rondas, ninguna Ronda antes del tercer turno.
preset-friends = Defiende a tus amigos
    .help = Cualquiera puede bloquear un Cambio o un Robo.

## options

option-scoring = Una ronda; o un número fijo; o rondas hasta que alguien alcance una meta.
    .quick = una
    .match = número fijo
    .points = hasta la meta
option-match_rounds = Cuántas rondas tiene el juego de número fijo.
option-point_target = La meta del juego a puntos; automático: cinco veces las fichas iniciales.
option-chips_between_rounds = Cada ronda empieza con montones iguales y se suma, o todos guardan sus fichas.
    .reset_and_sum = sumar
    .carry_over = guardar
option-tie_break = Un empate en cabeza se comparte, es de quien tiene menos cartas, o se desempata.
    .shared = se comparte
    .fewest_cards = menos cartas
    .extra_round = ronda extra
option-hand_size = Cuántas cartas recibe cada uno.
option-starting_chips = Con cuántas fichas empieza cada uno.
option-three_players = Pueden jugar tres.
option-first_dealer = Quién reparte la primera ronda.
option-block_by = Quién puede bloquear un Cambio o un Robo.
    .victim = la víctima
    .anyone = cualquiera
option-block_scope = Qué ofertas aceptadas puede bloquear el blanco: todas menos la suya, todas, o la primera.
    .others_proposals = ajenas
    .any_proposal = todas
    .ultimatum_only = la primera
option-initiator_may_counter = Quien juega un Ultimátum puede mejorar su propia oferta.
option-round_card_from_turn = Desde qué turno propio se puede jugar una Ronda.
option-table_talk = Si se pueden decir frases fijas en la mesa.
    .structured = sí
    .off = no
option-talk_limit = Cuántas veces puede hablar cada uno entre dos jugadas.
option-response_seconds = Segundos para bloquear o hacer una contraoferta; 0 es sin límite.
option-choose_seconds = Segundos para elegir una oferta; 0 es sin límite.
option-turn_seconds = Segundos para un turno; 0 es sin límite.

## later: house rules that make no game

problem-three = Ultimatum es para { $fewest } a { $most } jugadores, salvo con «Pueden jugar tres».
problem-cards = Con { $seats } jugadores se reparten como mucho { $most } cartas: de { $cards }, { $kept } se guardan para Robar.
problem-kept = A puntos se suman las rondas; si todos guardaran sus fichas, la meta podría no llegar nunca.
problem-goal = Una meta de { $goal } la alcanzan todos en una primera ronda aburrida: debe superar las { $chips } fichas iniciales.

## later: the lesson

lesson-goal = Ten más fichas que nadie cuando acabe la ronda. Todos empiezan con diez. En una partida tienes diez cartas, aquí siete.
lesson-1 = Toma 5 fichas de Tina: toca Toma 5, luego a Tina y luego «Jugarla».
    .other = Luego. Empieza con Toma 5, de Tina.
    .then = Ahora tienes 15, Tina 5, y nadie podía evitarlo. Pero a quien va en cabeza le roban.
lesson-2 = Tina juega un Robo: quiere tus 15 fichas. Tienes un Bloqueo, y este es su momento.
    .before = Ahora Tina.
    .other = Entonces pierdes las 15. Bloquéalo.
    .then = Nada se mueve, y las dos cartas se han gastado. Un Bloqueo para un Robo, un Cambio y un Ultimátum, nada más.
lesson-3 = Tú decides. La oferta de Berta te da 6, pero Nando podría bloquearla. La de él te da 8 seguras. Toma la suya.
    .before = Nando toma 5 fichas de Berta.
    .before-2 = Berta juega un Ultimátum: quiere repartir contigo las 15 fichas de Nando. Tú recibirías 6, y ella se queda 9.
    .before-5 = Nando juega una Contra: prefiere pagarte 8 él mismo. Así Berta no recibe nada, y él se queda 7.
    .other = La oferta de Nando te da 8, y no va a bloquearse a sí mismo. Toma esa.
    .then = Nando te paga 8, así que tienes 23. Si hubieras rechazado las dos, nadie tendría una ficha más.
lesson-4 = Ahora tu propio Ultimátum: reparte las 7 fichas de Nando con Tina, 4 para ella y 3 para ti. Toca la carta, luego a Nando y luego a Tina.
    .other = Pero aquí reparte las fichas de Nando con Tina: 4 para ella, 3 para ti.
lesson-5 = Berta no hace contraoferta. Con tu Contra podrías subir tu oferta, pero Tina ya recibe más de la mitad. Toca «Sin contraoferta».
    .other = Te superarías a ti mismo. Guarda tu Contra y toca «Sin contraoferta».
    .then = Tina acepta y Nando no tiene Bloqueo: 4 fichas para ella, 3 para ti.
lesson-6 = Supera a Tina con tus propias fichas: juega tu Contra y ofrece 14 a Berta. De tus 26 te quedas 12.
    .before = Ahora Tina.
    .before-1 = Tina juega un Ultimátum, y reparte tus 26 fichas: 13 para Berta y 13 para ella.
    .other = A Berta le ofrecen 13. Con 14 basta, y te quedas el resto.
    .then = Berta toma la tuya. Ella recibe 14, tú te quedas 12 y Tina no recibe nada.
lesson-7 = Berta va en cabeza con 21 fichas. Róbaselas todas: toca Robo, luego a Berta y luego «Jugarla».
    .before = Juegan Nando y Berta.
    .other = Primero las fichas: Berta es quien más tiene. Róbale a ella.
    .then = Berta no tenía Bloqueo: tienes 30.
lesson-8 = Vas en cabeza con 29. Juega Ronda antes de que alguien te robe: la ronda acaba en el acto.
    .before = Los demás juegan una carta cada uno.
    .other = Entonces todos tienen otro turno. Acaba mientras vas en cabeza.
    .then = La ronda ha acabado y tienes más fichas que nadie: ganas. No hace falta saber más.

## later: the terminal

move-play = jugar una carta y decir contra quién y cuánto
move-block = jugar un Bloqueo contra lo que te hacen
move-decline = dejar que pase, o no hacer ninguna contraoferta
move-counter = jugar una Contra: ofrecer tantas fichas
move-accept = aceptar una oferta
move-reject = rechazar todas las ofertas
move-deal = repartir la siguiente ronda

name-give = { $card }: { $payer } paga a { $seat }
name-take = { $card }: de { $payer }
name-swap = { $card }: cambiar { $what ->
    [chips] las fichas
   *[hands] la mano
} con { $seat }
name-steal = { $card }: todas las fichas de { $seat }
name-ultimatum = { $card } con { $responder } sobre las fichas de { $target }: { $count } para { $responder }
name-draw = { $card }: { YOU($seat) ->
    [you] robas dos cartas
   *[other] { $seat } roba dos cartas
}

## later: tips in a first game

tip-choose = Acepta una oferta o rechaza todas: entonces nadie recibe fichas.
tip-counter = Con una Contra haces a { $seat } una oferta tuya; { $seat } acepta una como mucho.
tip-block = Un Bloqueo lo para: nada cambia de manos y las cartas jugadas para ello se gastan.
tip-chips = Tus fichas cuentan cuando para la ronda: en cuanto una mano queda vacía o alguien juega Ronda.
tip-ultimatum = Con un Ultimátum repartes con un socio las fichas de otra persona, si el socio acepta tu oferta.

draw-head = ronda { $round }
draw-extra = { " " }· ronda extra { $count }
draw-goal = { $scoring ->
    [quick] gana quien tenga más fichas
    [match] de { $count }, gana quien tenga más fichas
   *[points] gana quien llegue a { $count } fichas
}
draw-piles = Mazo { $count } · { YOU($seat) ->
    [you] repartes tú
   *[other] reparte { $seat }
}
draw-gone = Ya salieron: { $cards }
draw-gone-of = { $card } { $count } de { $all }
draw-role = { $role ->
    [offers] ofrece
    [acts] la juega
    [target] debe pagar
   *[responder] decide
}
draw-last = { $count ->
    [one] ¡última carta!
   *[other] últimas cartas
}
draw-offers = Se reparten { chips } { YOU($target) ->
    [you] tuyas
   *[other] de { $target }
}. { YOU($responder) ->
    [you] Decides tú
   *[other] Decide { $responder }
}.
draw-offer = { YOU($seat) ->
    [you] Ofreces
   *[other] { $seat } ofrece
} { $count }
draw-gets = { SAY($seat, form: "start") } { $count }
draw-asked = Ahora responde: { $seat }.
draw-asked-name = { $seat }
draw-asked-then = Ahora responde: { $seat }. Luego: { $names }.
draw-then-chooses = Después { YOU($seat) ->
    [you] eliges tú
   *[other] elige { $seat }
}.
draw-chooses = { YOU($seat) ->
    [you] Aceptas una o las rechazas
   *[other] { $seat } acepta una o las rechaza
} todas.
draw-sure = { SAY($target, form: "start") } no puede bloquearla.
draw-shield = Ahora { $seat } puede bloquearlo o dejarlo pasar.
draw-no-cards = sin cartas
draw-known = Sabes que { $seat } tiene { $cards }

## later: after the game

look-ledger = Quién dio qué a quién
look-gave-most = { SAY($seat, form: "name") } dio { $count ->
    [one] una ficha
   *[other] { $count } fichas
} a { SAY($to, form: "name") }, más que nadie.
look-promises = { SAY($seat, form: "name") } cumplió { $kept } de { $count ->
    [one] una promesa
   *[other] { $count } promesas
}.
look-from-to = Dio ↓ a →
look-kept = Promesas cumplidas
look-at-the-end = Al final
look-offers = Ofertas, y desde cuándo se habrían aceptado
look-offers-low = { $all ->
    [one] { $count ->
        [0] Una oferta, y era bastante grande.
       *[other] Una oferta, y era demasiado pequeña.
    }
   *[other] { $all } ofertas; demasiado pequeñas: { $count ->
        [0] ninguna
       *[other] { $count }
    }.
} Una oferta es demasiado pequeña si no ayuda a quien responde o si la mayoría la rechazaría.
look-offers-never = En { $count ->
    [one] una de ellas
   *[other] { $count } de ellas
} no habría bastado ninguna parte, ni siquiera el montón entero.
look-no-share = ninguna parte bastaba
look-to = A
look-offered = Ofrecido
look-least = Aceptada desde
look-answer = Respuesta
look-answered = { $answer ->
    [taken] aceptada
    [outbid] superada
    [refused] rechazada
    [blocked] bloqueada
   *[other] –
}
look-line = { SAY($seat, form: "name") } a { SAY($to, form: "name") }
look-at = turno { $turn }
look-of-the-pot = % del montón
look-shaded = Sombreado: lo que se habría aceptado

## later: puzzles

clue-look = { $what ->
    [stacks] Compara las pilas de fichas. ¿Quién puede acabar aún por delante de ti?
    [answer] Cuenta qué cambia si lo dejas pasar, y qué te cuesta responder.
    [offers] Compara lo que te da cada oferta y lo que da a los demás.
   *[cards] Mira tus cartas y cuántos turnos quedan.
}
clue-idea = { $what ->
    [take] Llévate fichas tú. ¿A quién te conviene más quitárselas?
    [give] Un «Da» debilita a uno y ayuda a otro. Elige a los dos.
    [steal] Una carta puede darte una pila entera.
    [swap] Una pila pequeña puede convertirse en una grande.
    [hands] También una mano puede cambiar de dueño.
    [ultimatum] Quizá alguien reparta contigo con gusto las fichas de un tercero.
    [draw] Dos cartas más pueden alargar la ronda o mejorar tu mano.
    [round] Puedes acabar la ronda ahora.
    [discard] Algunas cartas no cambian ninguna pila si las juegas en tu turno.
    [block] Un Bloqueo deja todas las pilas como están.
    [counter] Puedes mejorar la oferta.
    [accept] Toma la que te pone por delante.
    [reject] Puedes rechazarlo todo: entonces no se mueve ninguna ficha.
   *[let] La carta de tu mano quizá valga más después.
}

## day: the deal of the day

daily-title = Lo tomas o lo dejas
daily-goal = Con tu respuesta acaba la partida. Acepta una oferta o ninguna: solo con una respuesta ganas.
daily-won = Encontrado
daily-lost = No encontrado
