### Las reglas en una página y lo que hace cada carta. docs/translate.md dice cómo se escribe una página así.

page-start = { $players } jugadores. [BD-1]{ $first ->
    [seat] { "" }
   *[lot] { " " }El azar decide quién empieza. [BD-3]
}

page-goal = Gana más cartas que nadie. Cada una es un punto, incluso las gastadas. [BD-82]
    .picture = Seis cartas, seis puntos.

page-turn =
    Nueve cartas boca abajo: la caja de cerillas. Tienes { part-hand }. [BD-4, BD-5]
    1. Descubre una carta, mírala; luego otra, a la vista de todos. [BD-13]
    2. Dos números iguales, de cualquier color, son tuyos al momento; no puedes añadir cartas. [BD-14]
    3. ¿Distintos? Iguálalos con cartas de tu mano, o vuelve a taparlos y acaba tu turno. [BD-15, BD-17]
    Tras una pareja, cartas nuevas llenan los huecos y debes seguir. [BD-12, BD-16, BD-30] Solo al acabar tu turno rellenas la mano. [BD-60, BD-61]
    .picture = Dos cincos: tuyos. Sigue.
part-hand = { $hand ->
    [0] tres cartas del mazo de fuego (dos, si jugáis cuatro o más)
   *[other] *{ $hand }* cartas del mazo de fuego
}

page-idea =
    Pon cartas en un número o en los dos. [BD-20] { $junior ->
        [on] { "" }
       *[off] Actúan en el orden que elijas: 3 más 1, por 2, son 8. [BD-21]
    } Vale cualquier resultado, incluso 14, 0 o −2. [BD-23] { $junior ->
        [on] { "" }
       *[off] { $division ->
            [fractions] *Las mitades y los cuartos cuentan exactos.* [BD-24]
           *[exact] Solo los pares se parten por dos. [BD-24]
        }
    } { $use ->
        [free] *Las cartas que la cuenta no necesita pueden ir de paso y puntúan.* [BD-25]
       *[needed] Ninguna carta puede sobrar en la cuenta. [BD-25]
    } Las usadas puntúan: las cuentas largas ganan más. [BD-16]
    .title = La idea: haz la cuenta
    .picture = Cuatro cartas en una pareja.

page-cards =
    <+1.R|Fórmula>: suma o resta 1, 2 o 3{ $junior ->
        [on] . [BD-2, BD-20]
       *[off] , dobla o parte por dos. [BD-20]
    }
    <W.R|COMODÍN>: solo, hace pareja de dos números distintos cualesquiera. [BD-27]
    <T.R|RELOJ>: juega uno o más al empezar tu turno o justo tras ganar algo. [BD-50] Durante *{ $seconds }* segundos cada uno, descubre cuantas quieras y reclama tú cada pareja, también de iguales; luego acaba tu turno. [BD-51, BD-52, BD-53, BD-57] Un COMODÍN da *{ $more }* segundos más. [BD-51] { $scores ->
        [always] *El RELOJ puntúa aunque no te lleves nada.* [BD-58]
        [never] *El RELOJ nunca puntúa.* [BD-58]
       *[if_won] Si no te llevas nada, nadie puntúa el RELOJ. [BD-58]
    }
    <D|DINAMITA>: explota al descubrirla. Te la llevas con { $reach ->
        [orthogonal] *las cartas de al lado, de arriba y de abajo*
       *[all8] todas las cartas de alrededor, también en diagonal
    }, y { $blast ->
        [ends] *acaba tu turno*
       *[continues] sigues
    }. [BD-40, BD-41, BD-44]
    .picture = Dos menos; toda pareja; segundos; bum.

page-end =
    Si nadie gana una carta en { part-dry }{ $agree ->
        [off] { "" }
       *[on] , o si todos decís que no hay salida
    }, se añaden tres a la caja. [BD-70, BD-72, BD-73] ¿No quedan? Entonces { $pool ->
        [hands_only] *todas las manos*
       *[hands_and_pile] todas las manos y el mazo de fuego
    } quedan a la vista para uso de todos. [BD-75]
    La partida acaba cuando la caja no tiene dinamita ni más de un número. [BD-80] Con las manos a la vista, también cuando nada puede llevarse, o tras { part-long } sin ganancia. [BD-73, BD-80] { $tie ->
        [match_cards] *En caso de empate, gana quien tiene más números y dinamita*
       *[shared] Un empate se comparte
    }. [BD-84] Lo que sobra, también en la mano, no cuenta. [BD-83]
    .picture = Lo que sobra no cuenta.
part-dry = { $dry ->
    [0] 10 turnos (12, si jugáis seis)
   *[other] *{ $dry }* turnos
}

part-long = { $dry ->
    [0] 20 turnos (24, si jugáis seis)
   *[other] *{ $long }* turnos
}

page-tips =
    - Descubre primero una carta desconocida; luego, su pareja de memoria. [BD-13]
    - Las cartas guardan su sitio: recuérdalo. [BD-60]
    - El centro toca { $reach ->
        [orthogonal] *cuatro cartas. La dinamita ahí gana cinco.*
       *[all8] ocho cartas. La dinamita ahí gana nueve.
    } [BD-41]
    .picture = Primero lo desconocido.

help-number = Dos números iguales son pareja. Hay seis de cada número; los colores no significan nada. [BD-14]
help-add = Ponla en un número descubierto: vale { $by } más. Puntúa con la pareja. [BD-16, BD-20]
help-subtract = Ponla en un número descubierto: vale { $by } menos. Puntúa con la pareja. [BD-16, BD-20]
help-multiply = Dobla el número tal como está, con las cartas anteriores. Puntúa con la pareja. [BD-16, BD-21]
help-divide = Parte por dos el número tal como está{ $division ->
    [fractions] { "" }
   *[exact] , si es par
}. Puntúa con la pareja. [BD-16, BD-21, BD-24]
help-wild = Solo, hace pareja de dos números distintos cualesquiera. O ponlo con un RELOJ: { $more } segundos más. No con dinamita ni con fórmulas. [BD-27, BD-50, BD-51]
help-timer = Antes de descubrir una carta o justo tras un acierto: { $seconds } segundos para llevarte todas las parejas que puedas. Luego acaba tu turno. [BD-50, BD-51, BD-57]
help-dynamite = Descúbrela y explota: te la llevas con { $reach ->
    [orthogonal] las cartas de al lado, de arriba y de abajo
   *[all8] cada carta que la toca
}. [BD-40, BD-41]
