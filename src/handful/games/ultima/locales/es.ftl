### Lo que dice Ultima. Qué son $seat, $card y SAY(…) está en en.ftl.

## cover

tagline = Juega por color o por el intervalo que llena la octava; avisa de tu última carta.

## table: cards

# f: de acuerdo con «la carta»; start: al principio de la frase.
color = { $form ->
    [f] { part-f }
    [start] { $color ->
        [R] Rojo
        [B] Azul
        [G] Verde
       *[Y] Amarillo
    }
   *[m] { part-m }
}
part-m = { $color ->
    [R] rojo
    [B] azul
    [G] verde
   *[Y] amarillo
}
part-f = { $color ->
    [R] roja
    [B] azul
    [G] verde
   *[Y] amarilla
}
# a: con «un» o «una»; the: con «el» o «la»; start: lo mismo al principio de la frase.
interval = { $form ->
    [a] { part-a } { part-interval }
    [the] { part-the } { part-interval }
    [start] { part-start } { part-interval }
   *[bare] { part-interval }
}
part-a = { $interval ->
    [P1] un
    [TT] un
   *[other] una
}
part-the = { $interval ->
    [P1] el
    [TT] el
   *[other] la
}
part-start = { $interval ->
    [P1] El
    [TT] El
   *[other] La
}
part-interval = { $interval ->
    [P1] unísono
    [m2] segunda menor
    [M2] segunda mayor
    [m3] tercera menor
    [M3] tercera mayor
    [P4] cuarta justa
    [TT] tritono
    [P5] quinta justa
    [m6] sexta menor
    [M6] sexta mayor
    [m7] séptima menor
    [M7] séptima mayor
   *[P8] octava justa
}
part-card = { part-interval } { $interval ->
    [P1] { part-m }
    [TT] { part-m }
   *[other] { part-f }
}
card = { $form ->
    [the] { part-the } { part-card }
    [start] { part-start } { part-card }
   *[bare] { part-card }
}
card-heard = { SAY($color, form: "start") }, se oye pero no se nombra

## table: the log

part-plays = { YOU($seat) ->
    [you] Juegas
   *[other] { $seat } juega
} { SAY($card, form: "the") }
part-draws = { YOU($seat) ->
    [you] Robas
   *[other] { $seat } roba
}
part-drawn-for = { $reason ->
    [draw2] { " " }por el tritono
    [opening] { " " }por el tritono del principio
    [uncalled] { " " }por no avisar
   *[turn] { "" }
}
log-hand = Mano { $hand }: { YOU($seat) ->
    [you] empiezas tú
   *[other] empieza { $seat }
}.
log-dealt = { YOU($seat) ->
    [you] Recibes
   *[other] { $seat } recibe
} { cards }.
log-flipped = Se descubre { SAY($card, form: "the") }.
log-flipped-heard = La primera carta es de color { $color }: escucha su intervalo.
log-played = { part-plays }.
log-played-octave = { part-plays }: la octava está llena.
log-played-reverse = { part-plays }: el juego gira.
log-played-draw2 = { part-plays }: robar dos.
log-played-wild = { part-plays } y { YOU($seat) ->
    [you] nombras
   *[other] nombra
} { $color }.
log-played-heard = { YOU($seat) ->
    [you] Juegas
   *[other] { $seat } juega
} algo de color { $color }.
log-uncovered = Era { SAY($card, form: "the") }.
log-direction = Ahora se juega en sentido { $way ->
    [clockwise] horario
   *[counter] antihorario
}.
log-drew = { part-draws } { $count ->
    [one] una carta
   *[other] { $count } cartas
}{ part-drawn-for }.
log-drew-cards = { part-draws } { SAY($cards, form: "the") }{ part-drawn-for }.
log-short = { $got ->
    [0] No queda ninguna carta que robar.
    [one] Solo queda 1 carta que robar, no { $owed }.
   *[other] Solo quedan { $got } cartas que robar, no { $owed }.
}
log-reshuffled = Se barajan los descartes: { cards } para robar.
log-pending = { YOU($seat) ->
    [you] Tienes que robar { $count } cartas o responder con un tritono.
   *[other] { $seat } tiene que robar { $count } cartas o responder con un tritono.
}
log-skipped = { YOU($seat) ->
    [you] Pierdes el turno por el tritono.
   *[other] { $seat } pierde el turno por el tritono.
}
log-kept = { YOU($seat) ->
    [you] Te quedas la carta.
   *[other] { $seat } se queda la carta.
}
log-passed = { YOU($seat) ->
    [you] Pasas.
   *[other] { $seat } pasa.
}
log-called = { YOU($seat) ->
    [you] Dices ¡Ultima!
   *[other] { $seat } dice ¡Ultima!
}
log-caught = { YOU($seat) ->
    [you] { $by } te pilla sin avisar.
   *[other] { YOU($by) ->
        [you] Pillas a { $seat } sin avisar.
       *[other] { $by } pilla a { $seat } sin avisar.
    }
}
log-misheard = { YOU($seat) ->
    [you] Oíste mal
   *[other] { $seat } oyó mal
}: { SAY($card, form: "the") } no vale.
log-hand-won = { YOU($seat) ->
    [you] Te quedas
   *[other] { $seat } se queda
} sin cartas: +{ $gained }.
log-eliminated = { YOU($seat) ->
    [you] Quedas fuera con { points }.
   *[other] { $seat } queda fuera con { points }.
}
log-voted = { $vote ->
    [stop] { YOU($seat) ->
        [you] Quieres parar aquí.
       *[other] { $seat } quiere parar aquí.
    }
   *[ready] { YOU($seat) ->
        [you] Quieres jugar otra mano.
       *[other] { $seat } quiere jugar otra mano.
    }
}
log-game-over = Fin de la partida: { YOU($seats) ->
    [you] has ganado
    [you-all] { $seats } habéis ganado
    [others] { $seats } han ganado
    [nobody] no ha ganado nadie
   *[other] { $seats } ha ganado
}.

## table: what is asked

prompt-turn = Pon { $color }, o { SAY($partner, form: "a") }
prompt-turn-tritone = Pon { $color }, o un tritono
prompt-turn-named = { YOU($seat) ->
    [you] Nombraste
   *[other] { $seat } nombró
} { $color }: pon { $color }, o un tritono
prompt-turn-heard = Pon { $color }, o de oído
prompt-drawn = Has robado { SAY($card, form: "the") }.
prompt-penalty = Te vienen { $count } cartas.
prompt-other = Juega { $seat }
prompt-uncalled = { YOU($seat) ->
    [you] Te queda una carta: avisa
   *[other] A { $seat } le queda una carta y no ha avisado
}
prompt-last-card = { YOU($seat) ->
    [you] Te queda una carta
   *[other] A { $seat } le queda una carta
}
prompt-soon = { YOU($seat) ->
    [you] Enseguida te toca a ti
   *[other] Enseguida le toca a { $seat }
}
zero-guard = { YOU($seat) ->
    [you] A 0 te toca a ti.
   *[other] A 0 le toca a { $seat }.
}
tag-between = Entre dos manos
prompt-next-hand = ¿Otra mano?
prompt-waiting = Falta la respuesta de { $seats }.
prompt-over = La partida ha terminado.
hand-won = { YOU($seat) ->
    [you] Te quedas sin cartas.
   *[other] { $seat } se queda sin cartas.
}
hand-undecided = Nadie logra quedarse sin cartas.
hint-turn = Valen las cartas con marca. Toca una para oírla.
hint-turn-heard = Las cartas con marca valen por color. Cualquier otra puede llenar la octava; si te equivocas, robas una carta.
title-draw = Nada vale: roba una carta
title-draw-named = { YOU($seat) ->
    [you] Nombraste
   *[other] { $seat } nombró
} { $color }: roba una carta
title-pass = Nada vale y no queda nada que robar: pasa
hint-none = Necesitas { $color }, o { SAY($partner, form: "a") }. Si robas una carta así, puedes jugarla enseguida.
hint-drawn = { $how ->
    [fits] Vale. Ahora solo puedes jugar esta carta.
    [heard] ¿Llena la octava? Si crees que sí, juégala. Si te equivocas, robas otra.
   *[keep] No vale, así que te la quedas.
}
hint-penalty = Pásalas con un tritono, o róbalas.
hint-color = Tiene el color del montón, así que encaja.
hint-partner = { SAY($card, form: "start") } va sobre { $color }, o sobre { SAY($partner, form: "a") }: { $a } + { $b } = 12.
hint-misfit = Ahora no vale. Va sobre { $color }, o sobre { SAY($partner, form: "a") } ({ $a } + { $b } = 12).
hint-fills = Vale: { $a } + { $b } = 12.
card-refused = { SAY($interval, form: "start") } no vale.

## table: buttons and labels

button-draw = Robar una carta
button-play = Jugar
button-play-none = elige una carta
button-play-how = Jugarlo…
button-keep = Quedármela
button-keep-why = no encaja
button-pass = Pasar
button-accept = { $count ->
    [one] Robar una
   *[other] Robar { $count }
}
button-ready = Siguiente mano
button-stop = Parar aquí
button-lay-call = Jugar y avisar
button-lay-silent = Jugar
lay-silent = sin avisar
button-let-pass = Dejarlo pasar
button-catch = Pillar a { $seat }
uncalled = { $seat } no avisó
shout = ¡Ultima!
caught = ¡Te pillé!
direction = Se juega en sentido { $way ->
    [clockwise] horario
   *[counter] antihorario
}
draw-pile = Robar
draw-pile-left = Mazo, { cards }
fits = vale
your-hand = Tu mano
on-pile = En el montón
tritone-fits = o cualquier tritono
ear-fits = o lo que llene la octava con lo que oyes
page-ear = Entrenar el oído
listen = Oírlo otra vez
color-title = { SAY($color, form: "start") }
fits-now = Ahora vale
hands-of-goal = { $goal ->
    [one] mano
   *[other] manos
}
of-goal = de { $goal }{ $unit ->
    [hands] { " " }{ hands-of-goal }
   *[points] { "" }
}
race-goal = hasta { $goal } { $unit ->
    [hands] { hands-of-goal }
   *[points] puntos
}
color-named = nombrado por { YOU($seat) ->
    [you] ti
   *[other] { $seat }
}
octave-full = la octava está llena
octave-sum = { $a } + { $b } = 12
fills = { $a } + { $b }
wins = { $count ->
    [one] { $count } mano ganada
   *[other] { $count } manos ganadas
}
seat-out = fuera
caption = { $interval }, de { $low } a { $high }

tritone-title = ¿Qué hace el tritono?
tritone-does = { $action ->
    [reverse] Dar la vuelta
    [draw2] Robar dos
   *[wild] Comodín
}
tritone-reverse = El juego gira: sigue { $seat }.
tritone-reverse-again = El juego gira: como sois dos, juegas otra vez.
tritone-reverse-back = Las cartas vuelven: { $seat } roba { $count } o responde.
tritone-draw2 = { $seat } roba dos y pierde el turno.
tritone-draw2-more = { $seat } roba { $count } o responde con un tritono.
tritone-wild = Nombras el color que vale después:
tritone-wild-on = Las cartas pasan a { $seat }, y nombras el color:

end-left = Cartas que quedaron en la mano
melody = Oír esta mano como melodía
melody-stop = Parar la melodía
midi = Guardarla como MIDI
setting-partner = Mostrar qué intervalo llena la octava
ear = Tu oído
ear-took = { $count ->
    [one] Una vez
   *[other] { $count } veces
} tomaste «{ $heard }» por «{ $taken }».
ear-both = Oír ambos
ear-right = No confundiste ningún intervalo.

phrase-caught = ¡Te pillé!
phrase-in_tune = Eso sonó afinado.
phrase-out_of_tune = ¡Desafinado!
phrase-full_octave = ¡Una octava entera!
phrase-my_colour = ¡Por fin mi color!
phrase-another_hand = ¿Otra mano?

## later: what a move does, and why

name-play = Juega { SAY($card, form: "the") }{ $action ->
    [reverse] { "" } y haz girar el juego.
    [draw2] { "" } y haz robar dos a quien sigue.
    [wild] { "" } y nombra { $color }.
   *[none] .
}
name-calls = Di Ultima al jugarla.
name-catch = Pilla a { $seat }.
name-accept = Roba las { $count } cartas.
name-move = { $move ->
    [draw] Roba una carta.
    [keep] Quédate la carta robada.
    [pass] Pasa.
    [ultima] Di Ultima.
    [let_pass] Déjalo pasar.
    [ready] Reparte la siguiente mano.
   *[stop] Termina aquí la partida.
}

explain-color = { SAY($color, form: "start") } va sobre { $color }.
explain-sum = { SAY($one, form: "start") } y { SAY($other, form: "the") } llenan la octava: { $a } + { $b } = 12.
explain-heard = Prueba de oído.
explain-answer = Un tritono responde a un castigo.
explain-wild = Aquí un tritono vale sobre cualquier carta.
explain-reverse = El juego gira.
explain-draw2 = Quien sigue roba dos y pierde el turno.
explain-names = Nombras { $color }.
explain-calls = Dices Ultima.
explain-catch = { $seat } tiene una carta y no ha avisado: son dos cartas.
explain-accept = Roba las { $count } cartas; tu turno acaba.
explain-move = { $move ->
    [draw] Toma la carta de arriba del mazo; si vale, puedes jugarla enseguida.
    [keep] Te quedas la carta robada y tu turno acaba.
    [pass] Nada vale y no queda nada que robar.
    [ultima] Avisa de tu última carta antes de que te pillen.
    [let_pass] No digas nada.
    [ready] Repartir la siguiente mano.
   *[stop] Terminar aquí la partida, si todos quieren.
}

reason-last = Es tu última carta: la mano es tuya.
reason-in-time = Avisas a tiempo de tu última carta.
reason-uncalled = Cualquiera puede pillarte, porque no avisas de tu última carta.
reason-hurts = { $seat } roba dos y pierde el turno.
reason-again = Juegas otra vez enseguida.
reason-next = Sigue { $seat }, que tiene { cards }.
reason-denies = { $seat } ya tuvo que robar con este color.
reason-tritones = Solo te quedan tritonos en la mano.
part-colors = { $colors ->
    [4] los cuatro colores
    [one] uno de los cuatro colores
   *[other] { $colors } de los cuatro colores
}
reason-colors = { $count ->
    [0] Conservas { part-colors }.
   *[other] Conservas { part-colors } y sueltas { points }.
}
reason-fitting = Tienes una carta que vale; robar alarga tu mano.
reason-nothing = Nada de tu mano vale; quizá la carta que robes.
reason-keeps = { $count ->
    [0] Conservas una carta que podrías jugar.
   *[other] Conservas { points } que podrías soltar.
}

## later: why a move does not go

refuse-over = La partida ha terminado.
refuse-seat = En esta mesa no hay sitio { $seat }.
refuse-out = Estás fuera de esta partida: solo puedes mirar.
refuse-move = No existe esa jugada.
refuse-call = Ahora no tienes que decir Ultima.
refuse-catch = Ahí no hay nadie a quien pillar.
refuse-let-pass = No hay nada que dejar pasar.
refuse-let-pass-twice = Ya lo has dejado pasar.
refuse-playing = La mano sigue en juego.
refuse-twice = Ya has respondido.
refuse-target = Esta partida se juega hasta la meta.
refuse-hand-over = La mano ha terminado: di cuándo podemos seguir.
refuse-turn = Es el turno de { $seat }.
refuse-polling = Antes dicen todos si pillan a { $seat }.
refuse-guard = Todavía se puede avisar o pillar: espera un momento.
refuse-held = No tienes { SAY($card, form: "the") }.
refuse-drawn = Tras robar solo puedes jugar la carta robada, { SAY($card, form: "the") }.
refuse-pending = Te vienen { $count } cartas: juega un tritono o róbalas.
refuse-match = La carta es { SAY($color, form: "f") }, no { SAY($wanted, form: "f") }, y { $a } + { $b } son { $sum }, no 12.
refuse-match-named = La carta es { SAY($color, form: "f") }, pero { YOU($seat) ->
    [you] has nombrado
   *[other] { $seat } ha nombrado
} { $wanted }; y { $a } + { $b } son { $sum }, no 12.
refuse-early-call = Di Ultima al jugar la penúltima carta.
refuse-accept = No hay cartas que robar por un tritono.
refuse-not-drawn = No has robado ninguna carta.
refuse-must-play-drawn = En esta mesa hay que jugar la carta robada si vale.
refuse-draw-twice = Ya has robado: juega esa carta o quédatela.
refuse-empty = Se han agotado los dos montones.
refuse-must-play = En esta mesa quien tiene una carta que vale debe jugarla.
refuse-may-draw = Puedes robar, así que no puedes pasar.
refuse-may-play = Tienes una carta que vale y no queda nada que robar: juégala.
refuse-action = Un tritono necesita una acción: reverse, draw2 o wild.
refuse-no-action = Solo un tritono tiene acción; { SAY($card, form: "the") } no.
refuse-color = Con wild va un color: R, B, G o Y.
refuse-no-color = Solo wild nombra un color.

## new

preset-sheet = Normal
    .help = El juego entero: gana quien llega antes a 150 puntos.
preset-lively = Animado
    .help = El tritono vale en todas partes y pasa su castigo.
preset-short = Corto
    .help = El primero que gana tres manos.
preset-ear-school = Escuela de oído
    .help = Se juega escuchando; Ultima se dice por ti.

## options

option-decks = Cuántas barajas se mezclan; automático: una por cada seis sitios.
option-tritone_wild = Un tritono se puede jugar sobre cualquier carta.
option-must_play = Quien tiene una carta que vale debe jugarla; quien no, roba hasta que salga una.
option-stacking = Un tritono puede pasar un «roba dos»: con dos cartas más o las mismas dos.
    .off = no
    .add = más
    .pass = las mismas
option-scoring = Quien gana la mano toma todos los puntos; o los puntos son malos y eliminan; o 1 por mano.
    .standard = normal
    .elimination = eliminación
    .simple = sencilla
option-target = Puntos para ganar, puntos que eliminan, o manos para ganar; automático: 150, 100 o 5.
option-match_end = La partida acaba en la meta, o cuando todos quieren parar entre dos manos.
    .target = en la meta
    .agreement = de acuerdo
option-starter = Quién empieza la mano siguiente: el siguiente sitio, el mismo, o quien ganó.
    .rotate = el siguiente
    .fixed = el mismo
    .winner = quien ganó
option-first_starter = Quién empieza la primera mano.
option-final_penalty = Un «roba dos» como última carta se anula, o se roba y cuenta.
    .void = se anula
    .draw = cuenta
option-ultima_mode = Decir Ultima es una carrera, una pregunta a cada uno, o se dice solo.
    .race = carrera
    .polled = pregunta
option-ultima_guard_ms = En una mesa con reloj: cuánto tiempo nadie puede seguir cuando a alguien le queda una carta.
option-turn_cap = Una mano acaba sin decidir tras tantos turnos.
option-max_hands = La partida acaba tras tantas manos.
option-ear_mode = A ciegas: la carta de arriba enseña su color y suena, pero no dice su nombre.
    .off = no
    .blind = a ciegas

## later: house rules that make no game

problem-decks = { $seats } jugadores necesitan al menos { $needed } cartas: usad { $decks } barajas.
problem-elimination = La eliminación sigue siempre hasta que queda una sola persona, no hasta que todos quieran parar.
problem-agreement = Una partida que acaba de acuerdo no tiene meta.
problem-target = Con esta puntuación la meta está entre { $low } y { $high }.
problem-ear = Tener que jugar delataría el intervalo oculto.

## later: the lesson

lesson-goal = Quédate sin cartas antes que los demás. En una partida empiezas con siete cartas, aquí con seis.
lesson-1 = En el montón hay una carta azul, y azul va sobre azul. Pon tu octava azul.
    .other = Tienes una carta que vale: pon la azul.
    .then = El mismo color siempre vale.
lesson-2 = No tienes nada azul. Pero también valen dos números que suman 12: en el montón hay 3, así que necesitas 9. Toca la sexta mayor, escucha y juégala.
    .before = Tina y Nando también ponen azul.
    .other = Puedes jugar: 3 + 9 = 12.
    .then = 3 + 9 = 12: un intervalo sube sobre el otro, y juntos hacen una octava. Eso se oye. Ahora manda el rojo.
lesson-3 = En el montón hay una quinta, 7, y tú también tienes una quinta. ¿Vale? Suma y elige.
    .other = Puedes jugar: ¿qué carta suma 12 con 7?
    .then = 7 + 5 = 12. Dos intervalos iguales no valen: 7 + 7 son 14.
lesson-4 = No hay azul, ni un 4 que sume 12 con el 8. Así que roba una carta.
    .then = Si vale, puedes jugarla enseguida, pero solo esa.
lesson-5 = Es azul. Juégala.
    .other = Pero vale, y así tienes una carta menos. Juégala.
    .then = La juegues o te la quedes, después de robar acaba tu turno.
lesson-6 = El verde vale, así que pon el tritono. Además hace una de tres cosas: elige «Robar dos».
    .other = También vale. Pero pon el tritono mientras puedas: nada es peor en la mano al final.
    .action = También es buena idea. Aquí haz que Tina robe dos.
    .then = Tina roba dos y pierde el turno.
lesson-7 = A Nando le queda una carta y no ha dicho «¡Ultima!». Píllalo antes de jugar, o estará a salvo.
    .before = Juega Nando.
    .other = Espera: en cuanto juegues estará a salvo. Píllalo primero.
    .then = Dos cartas para él. Sigue siendo tu turno.
lesson-8 = Ahora tú: pon la quinta verde y avisa, o te pillarán.
    .other = Puedes poner la quinta verde y avisar.
    .silent = Entonces pueden pillarte y robarías dos. Avisa al jugarla.
    .then = Te queda una carta, y todos lo saben.
lesson-9 = El amarillo vale. Pon tu última carta.
    .other = Podrías acabar ya. Pon tu última carta.
    .then = Has acabado y ganas los puntos de las cartas que tienen los demás. Gana quien llega antes a 150. No hace falta saber más.

## later: the terminal

move-play = poner una carta en el montón; un tritono nombra su acción
move-draw = robar una carta
move-keep = quedarse la carta robada
move-pass = pasar, cuando no queda nada que robar
move-accept = robar las cartas que trae un tritono
move-ultima = decir ¡Ultima! antes de que te pillen
move-catch = pillar a quien no ha avisado
move-let_pass = dejar pasar que alguien no ha avisado
move-ready = seguir con la siguiente mano
move-stop = terminar aquí la partida, si todos quieren

## later: tips in a first game

tip-catch = A { $seat } le queda una carta y no ha avisado: pilla a { $seat } antes de que alguien juegue.
tip-last = Después te queda una carta: di «¡Ultima!» al echarla, o cualquiera puede pillarte y robas dos.
tip-twelve = El número de la esquina cuenta semitonos: en el montón hay { $a }, así que un { $b } de cualquier color suma 12 y vale.
tip-ear = Toca el montón para oírlo otra vez: vale toda carta que sume 12 con lo que oyes, con marca o sin ella.
tip-tritone = Un tritono que aún tengas cuando alguien se quede sin cartas cuenta 24 puntos en tu contra.
tip-draw = Nada de tu mano vale: roba una carta y, si vale, puedes echarla enseguida.

draw-head = mano { $hand }
draw-goal = { $scoring ->
    [elimination] fuera con { $goal } puntos
    [simple] gana quien gane { $goal } manos
   *[standard] gana quien llegue a { $goal } puntos
}
draw-way = { $way ->
    [clockwise] → a la derecha
   *[counter] ← a la izquierda
}
draw-left = Mazo { $count }
draw-under = debajo
draw-notes = de { $low } a { $high }
draw-lacks = { $semitones ->
    [one] { $semitones } semitono
   *[other] { $semitones } semitonos
}; para 12 faltan { $rest }: { $interval }
draw-named = color nombrado: { $color }
draw-top = Arriba: { $card }, { $semitones }.
draw-top-heard = Arriba: { $color }, solo de oído.
draw-out = fuera
draw-owed = roba { $count }
draw-vote = { $vote ->
    [stop] quiere parar
   *[ready] sigue
}
draw-drawn = { $card }, recién robada

## later: ear training

train-intro = Oyes dos notas. ¿Cuántos semitonos las separan?
train-start = Tocar un intervalo
train-which = ¿Qué intervalo es?
train-next = Siguiente
train-right = Correcto: { $heard }.
train-wrong = Era «{ $heard }», no «{ $taken }».
train-added = Nuevo desde ahora: { $what }.
train-eased = Un paso atrás, a algo más fácil.
train-manner = { $manner ->
    [rising] ascendente
    [together] a la vez
   *[falling] descendente
}
train-register = { $register ->
    [low] grave
    [middle] en el centro
   *[high] agudo
}
train-step = Paso { $step } de { $count }.
train-now = Así suenan las notas: { $how }. En qué parte del piano: { $where }. { $count ->
    [0] { "" }
   *[other] Aciertos hasta ahora: { $right } de { $count }.
}
train-rule = Lo que fallas vuelve más a menudo; { $right } aciertos de { $run } añaden algo nuevo, { $wrong } fallos lo quitan de nuevo.
train-easier = Más fácil
train-harder = Más difícil
ear-record = Tu registro
ear-span = Qué respuestas
ear-all = Todas
ear-latest = Últimas { $count }
ear-today = Hoy
ear-none = Nada aún. Tus respuestas aquí, y lo que oyes en las partidas de oído, se guardan solo en este dispositivo.
ear-none-today = Hoy aún no has respondido nada.
ear-table = Qué tomaste por qué
ear-caption = Filas: lo que sonó. Columnas: lo que respondiste.
ear-interval = Intervalo
ear-known = Aciertos
ear-share = { $right } de { $heard }
ear-day = Día
ear-sure = ¿Borrar las { $count } respuestas y empezar en el paso 1?
ear-keep = Guardarlas
ear-erase = Borrar
ear-print = Imprimir

## later: after the game

look-race = Avisos y descuidos
look-calls = { SAY($seat, form: "name") }: { $called ->
    [one] un aviso
   *[other] { $called } avisos
} a tiempo, pilló a otros { $caught ->
    [one] una vez
   *[other] { $caught } veces
}, le pillaron { $late ->
    [one] una vez
   *[other] { $late } veces
}.
look-what = Qué
look-seconds = Segundos
look-called = cantó Ultima
look-caught = le pilló { SAY($by, form: "name") }
look-by-ear = De oído
look-ear = { SAY($seat, form: "name") } acertó { $right } de { $count }.
look-interval = Intervalo
look-right = Aciertos
look-taken-for = Se confundió más con
look-after = segundos después de la carta
look-was-caught = le pillaron
look-catcher = pilló a alguien
look-filled = Relleno: acierto.
look-weak = Amarillo: conviene practicar.
look-practise = Practicar el oído

## later: puzzles

clue-look = { $what ->
    [last] Te queda una carta.
    [tritone] Mira tus tritonos.
    [color] Mira tus cartas del color que vale.
    [octave] Busca un intervalo que sume 12 con la carta de arriba.
    [both] Una de tus cartas encaja por color y por intervalo.
    [drawn] No tienes que poner la carta que has robado.
    [answer] No tienes que aceptarlo sin más.
   *[draw] No tienes que poner ninguna carta.
}
clue-idea = { $what ->
    [out] Encaja, y la mano es tuya.
    [draw2] Haz que el siguiente robe dos y pierda el turno.
    [again] Con la acción adecuada te vuelve a tocar enseguida.
    [next] Piensa en quién va después y cuántas cartas tiene.
    [own-color] Puedes elegir el color. ¿Cuál podrás poner después?
    [any-color] Puedes elegir cualquier color, incluso uno que no tengas.
    [tritones] Guarda para el final lo que mejor cierra una mano.
    [change] Un intervalo que encaja puede traer otro color. ¿Cuál te conviene?
    [stays] Piensa en tu próximo turno: ¿qué cartas tuyas encajarán todavía?
   *[wait] Piensa en lo que queda en tu mano.
}

## day: the deal of the day

daily-title = Diez intervalos de oído
daily-goal = Dos notas: ¿qué intervalo? Escúchalas cuanto quieras.
daily-won = { $reached } de { $total }
daily-lost = { $reached } de { $total }
daily-short = oído { $reached }/{ $total }
daily-hint = Pista
daily-number = { $number } de { $count }
daily-book = Intervalos que conoces
daily-book-how = Ocho de los últimos diez, oídos y reconocidos. Dos que juntos llenan la octava forman un par.
daily-pairs = Pares dominados: { $found } de { $count }
daily-known = { $interval }: { $right } de los últimos { $heard }
daily-train = Entrenamiento de oído y su registro
