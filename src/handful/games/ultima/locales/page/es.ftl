### Las reglas en una página y lo que hace cada carta. docs/translate.md dice cómo se escribe una página así.

page-start = { $players } jugadores. [UL-10]{ $first ->
    [seat] { "" }
   *[lot] { " " }El azar decide quién empieza. [UL-5]
}

page-goal = Quédate sin cartas antes que nadie. { $scoring ->
        [simple] *Cada vez ganas 1 punto*; [UL-49]
        [elimination] *Lo que te queda cuenta en tu contra: con { $target } quedas fuera, y gana quien quede.* [UL-50, UL-54]
       *[standard] Ganas los puntos que les quedan a los demás; [UL-46, UL-48]
    } { $scoring ->
        [elimination] { "" }
       *[other] { $target ->
            [0] *gana quien tenga más cuando todos queráis parar.* [UL-53]
           *[other] gana quien llegue antes a *{ $target }*. [UL-52]
        }
    }
    .picture = { $scoring ->
        [simple] Sales primero: 1 para ti.
        [elimination] 1 + 5 + 12 = 18 y 2 + 4 = 6: contra ellos.
       *[standard] 1 + 5 + 12 + 2 + 4 = 24 para ti.
    }

page-turn =
    Empiezas con siete cartas; se descubre otra. [UL-6, UL-7] Pon una que encaje en la de arriba, o roba una. [UL-11] Una carta encaja si
    - tiene el color de la carta de arriba (o el nombrado con un tritono), o
    - su número y el de la carta de arriba suman exactamente 12. [UL-12]
    { $must ->
        [on] *Si una encaja debes ponerla; si ninguna encaja, roba hasta que una encaje y ponla.* [UL-19]
       *[off] Puedes robar aunque una encaje. [UL-16] Si la robada encaja, puedes ponerla ya, pero ninguna otra; luego acaba tu turno. [UL-17]
    }
    { $ear ->
        [blind] *Oyes la carta de arriba y ves su color, no su nombre. Prueba cualquier carta: una errónea vuelve, robas una y acaba tu turno.* [UL-60, UL-61]
       *[off] { "" }
    }
    { $call ->
        [auto] *Cuando te queda una carta, la mesa dice «¡Ultima!» por ti.* [UL-40]
       *[other] ¿Te queda una carta? Di «¡Ultima!» antes de que el siguiente ponga o robe. [UL-33, UL-34, UL-35] Hasta que lo digas, cualquiera puede pillarte, y robas dos. [UL-36] Cuando el siguiente ha jugado, estás a salvo. [UL-38]
    }
    .picture = Nada azul, pero 9 encaja.

page-idea =
    Cada carta es un intervalo, el paso de una nota a otra más alta. Su número cuenta semitonos: teclas de piano, negras y blancas. Una octava tiene 12. En su nombre, m es menor, M mayor y P justo. Estos suman 12: [UL-12]
    - 0 + 12: unísono P1, octava P8
    - 1 + 11, 2 + 10: segunda m2 con séptima M7, M2 con m7
    - 3 + 9, 4 + 8: tercera m3 con sexta M6, M3 con m6
    - 5 + 7: cuarta P4, quinta P5
    - 6 + 6: dos tritonos TT
    Menor va siempre con mayor. Los intervalos iguales encajan solo por color, salvo los tritonos: 7 + 7 son 14. [UL-13]
    .title = La idea: llena la octava
    .picture = Juntos, una octava.

page-cards =
    <G-TT|Tritono>: encaja { $wild ->
        [on] *en cualquier carta*. [UL-14]
       *[off] en su color o en otro tritono. [UL-12, UL-14]
    } Al ponerlo elige: [UL-21]
    - girar: se juega en el otro sentido; si sois dos, repites. [UL-22, UL-23]
    - roba dos: el siguiente roba dos y pierde el turno{ $stacking ->
        [add] , *o responde con un tritono y las pasa; otro roba dos añade dos.* [UL-29, UL-30]
        [pass] , *o responde con un tritono y las pasa.* [UL-29, UL-30]
       *[off] . [UL-24]
    }
    - nombrar color: ahora solo encaja ese, o un tritono. [UL-25, UL-27]
    Si la primera carta es un tritono, es un roba dos para quien empieza{ $stacking ->
        [off] , que además pierde el turno
       *[other] { "" }
    }. [UL-9]
    .picture = Elige.

page-end =
    Una mano (una ronda) acaba cuando alguien se queda sin cartas. [UL-46] { $scoring ->
        [simple] *Quien acabó gana 1 punto.* [UL-49]
        [elimination] *Cada cual suma lo que le queda: cada carta su número, un tritono 24.* [UL-47, UL-50]
       *[standard] Cada carta restante cuenta su número, un tritono 24. [UL-47]
    } Luego se reparte otra vez. [UL-57]
    Si se acaba el mazo, se barajan las cartas bajo la de arriba. [UL-41]
    .picture = { $call ->
        [auto] Una carta: se avisa por ti.
       *[other] No avisó: dos cartas.
    }

page-tips =
    - { $scoring ->
        [simple] Un tritono en reserva ayuda cuando nada más encaja. [UL-12]
       *[other] Suelta los tritonos a tiempo: cada uno cuesta 24. [UL-47]
    }
    - Sumar 12 puede cambiar el color. Cámbialo a uno que tengas mucho. [UL-12]
    - { $call ->
        [auto] Mira cuántas cartas tienen los demás. [UL-36]
       *[other] Vigila las últimas cartas de los demás. Pillar es gratis. [UL-36, UL-39]
    }
    .picture = 4 + 8 = 12, y ahora azul.

help-interval = { $semitones ->
    [one] { $semitones } semitono
   *[other] { $semitones } semitonos
}. Encaja en su color o en { SAY($partner, form: "a") } ({ $semitones } + { $rest } = 12). { $scoring ->
    [simple] { "" }
   *[other] Vale { $semitones ->
        [0] cero
        [one] 1 punto
       *[other] { $semitones } puntos
    }.
} [UL-12, UL-47]
help-tritone = Encaja { $wild ->
    [on] en cualquier carta
   *[off] en su color o en un tritono
}. Gira, haz que el siguiente robe dos, o nombra un color.{ $scoring ->
    [simple] { "" }
   *[other] { " " }Si te queda, cuenta 24.
} [UL-14, UL-21, UL-47]
