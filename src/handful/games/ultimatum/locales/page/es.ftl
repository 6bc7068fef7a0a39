### Las reglas en una página y lo que hace cada carta. docs/translate.md dice cómo se escribe una página así.

page-start = { $players } jugadores{ $three ->
    [on] { "" }
   *[off] { " " }(o 3, con una regla de la casa)
}. [UT-1] Empieza quien está a la izquierda del que reparte. [UT-7]

page-goal = { $scoring ->
    [match] *Ten más fichas que nadie, sumadas en { $rounds } rondas.* [UT-54] Nunca sabes cuándo acaba una ronda. [UT-48, UT-50]
    [points] *Ve por delante cuando alguien tenga { $target } fichas, sumadas las rondas.* [UT-55] Nunca sabes cuándo acaba una ronda. [UT-48, UT-50]
   *[quick] Una ronda: ten más fichas que nadie cuando acabe. Nunca sabes cuándo será. [UT-48, UT-50, UT-53]
}
    .picture = Se acabó: gana quien tiene más fichas.

page-turn =
    Todos empezáis con *{ $chips }* fichas y *{ $hand }* cartas. [UT-4, UT-6] En tu turno juega una carta y haz lo que dice; no puedes pasar. [UT-8] No robas otra. [UT-11]
    .picture = Una carta por turno, ninguna nueva.

page-idea =
    Juega un <UL|Ultimátum> y nombra a otros dos: un blanco y un socio. Ofrece al socio una parte de las fichas del blanco, de ninguna a todas; el resto sería tuyo. [UT-24, UT-25]
    1. Se pregunta a todos menos al socio{ $initiator ->
        [off] { " " }*y a ti*
       *[on] { "" }
    }, hacia la izquierda desde el blanco, que va el último: cada cual{ $initiator ->
        [off] { "" }
       *[on] { " " }(tú incluido)
    } puede jugar una <CO|Contra>, una oferta propia al socio. Todas las ofertas siguen abiertas. [UT-27, UT-28, UT-29]
    2. Si ofrece el blanco, se queda el resto. [UT-30]
    3. El socio acepta una oferta o rechaza todas. Rechazadas: no se mueve ninguna ficha. [UT-32, UT-33]
    4. El blanco puede jugar <BL|Bloqueo> contra { $scope ->
        [any_proposal] *la oferta aceptada, incluso la suya*
        [ultimatum_only] *la primera oferta, si fue la aceptada*
       *[others_proposals] la oferta aceptada, si no la hizo el blanco
    }: no se mueve ninguna ficha. [UT-34, UT-35, UT-37]
    5. Si no, el blanco paga al socio su parte y el resto a quien hizo esa oferta; nadie más recibe nada. [UT-38]
    .title = La idea: el ultimátum
    .picture = El socio elige: 6 u 8.

page-cards =
    <T3|Toma>: quita a alguien las fichas que dice la carta. <G2|Da>: otro jugador paga esas a un tercero; tú ni pagas ni recibes. Nada las para. [UT-13, UT-14] Quien tiene pocas paga lo que hay. [UT-15]
    <ST|Robo>: llévate el montón entero de alguien. <SW|Cambio>: cambia tu montón entero, o tu mano entera, con alguien. { $by ->
        [anyone] *Cualquiera puede jugar un Bloqueo*
       *[victim] La víctima puede jugar un Bloqueo
    }: nada se mueve y ambas cartas se gastan. [UT-16, UT-17, UT-18, UT-19, UT-20]
    <DR|Robar>: quien nombres, tú incluido, roba dos cartas. [UT-21]
    <RO|Ronda>: la ronda acaba al momento{ $from ->
        [1] { "" }
       *[other] { " " }*(desde tu turno { $from })*
    }. [UT-22, UT-45]
    Bloqueo y Contra solo responden, como arriba; en tu turno solo las tiras. [UT-23]
    Promete lo que quieras: solo obligan las cartas. [UT-46]
    .picture = Qué para a qué.

page-end =
    La ronda acaba cuando termina un turno y alguien no tiene cartas, o al momento con una Ronda. [UT-48, UT-50] Si tu última carta es Robar para ti, la ronda sigue. [UT-49] { $scoring ->
        [match] *Tras { $rounds } rondas gana el mayor total*; [UT-54]
        [points] *Gana el mayor total*; [UT-55]
       *[quick] Gana quien tiene más fichas; [UT-53]
    } { $tie ->
        [fewest_cards] *en caso de empate, la mano más corta*. [UT-56]
        [extra_round] *un empate se desempata jugando*. [UT-56]
       *[shared] un empate se comparte. [UT-56]
    } Las cartas restantes no cuentan. [UT-51]
    .picture = Dos finales.

page-tips =
    - Al que va primero le roban. Sé segundo hasta tarde. [UT-17]
    - Sé generoso: un trato rechazado no te da nada. [UT-33]
    - Cuenta las cartas en mano. La más corta es el reloj. [UT-48]
    .picture = Quien va delante es el próximo blanco.

help-give = Otro jugador paga { $value } a un tercero. Nunca de ti, nunca a ti. Nada lo para. [UT-13, UT-15]
help-take = Quita { $value } a un jugador, o todo si tiene menos. Nada lo para. [UT-14, UT-15]
help-swap = Cambia tu montón entero, o tu mano entera, con un jugador. { $by ->
    [anyone] Cualquiera puede bloquearlo. [UT-16, UT-20]
   *[victim] Ese jugador puede bloquearlo. [UT-16, UT-18]
}
help-steal = Llévate el montón entero de un jugador. { $by ->
    [anyone] Cualquiera puede bloquearlo. [UT-17, UT-20]
   *[victim] Ese jugador puede bloquearlo. [UT-17, UT-18]
}
help-block = Cuando te alcanza un Cambio, Robo o Ultimátum: no se mueven ni fichas ni cartas. En tu turno solo lo tiras. [UT-18, UT-19, UT-23, UT-34]
help-ultimatum = Ofrece a un socio una parte del montón entero de un blanco; el resto es tuyo. Otros pueden mejorar tu oferta; el blanco puede bloquear. [UT-24, UT-25, UT-28, UT-34]
help-counter = Cuando te preguntan en un Ultimátum: haz al socio tu propia oferta. Si eres el blanco, te quedas el resto. En tu turno solo la tiras. [UT-23, UT-28, UT-30]
help-draw = Un jugador cualquiera, tú incluido, roba dos cartas. Para ti, como última carta, hace que la ronda siga. Nada lo para. [UT-21, UT-49]
help-round = La ronda acaba al momento. Solo en tu turno{ $from ->
    [1] { "" }
   *[other] , desde tu turno { $from }
}. Nada la para. [UT-22, UT-45, UT-50]
