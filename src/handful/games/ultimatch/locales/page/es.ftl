### Las reglas en una página y lo que hace cada carta. docs/translate.md dice cómo se escribe una página así.

page-start = { $players } jugadores. [UM-1]{ $mode ->
    [alone] { "" }
   *[team] { " " }Empieza quien da el número más alto a la mano de todos (véase la parte 1); en caso de empate, el primero a la izquierda de quien reparte. [UM-14]{ $hand ->
        [0] { " " }En solitario tienes 13 cartas, sin mano de todos, sin cambios y sin pasar: si nada encaja, pierdes. [UM-80, UM-82]
       *[other] { "" }
    }
}

page-goal = { $mode ->
    [alone] *Despeja la pirámide a solas con las 13 cartas de tu mano.* [UM-70, UM-80] { part-pyramid }
   *[team] Despejad la pirámide juntos: ganáis todos o perdéis todos. [UM-70, UM-71] { part-pyramid } Cada cual tiene { $hand ->
        [0] cuatro cartas (seis si sois dos, cinco si cuatro)
       *[other] *{ $hand }* cartas
    }. [UM-7]
        Primero cada uno da una, boca abajo, a una mano común: la mano de todos. Luego se descubre, y todos pueden usarla. [UM-9, UM-10] Si sois dos o tres, se añade la carta de arriba del mazo. [UM-11]
}
    .picture = { $mode ->
        [alone] Carta a carta.
       *[team] Juntos.
    }
part-pyramid = Las dos de debajo tapan cada carta; la fila inferior está abierta. [UM-5, UM-6]

page-turn = { $mode ->
    [alone]
        1. Empareja una carta abierta de la pirámide con una o dos de tu mano. [UM-81]
        2. Van al montón de jugadas, y las cartas de la pirámide ya libres se descubren. [UM-45, UM-47]
        No se puede pasar. Si nada encaja, has perdido. [UM-80, UM-82]
   *[team]
        1. Cambia { $trades ->
            [2] *dos veces*
           *[other] una vez
        }, si quieres: los demás pueden ofrecerte una carta cada uno, boca abajo{ $signs ->
            [off] { "" }
            [pointing] , *con una seña muda y un dedo en una carta*
           *[other] , con una seña muda
        }. Puedes tomar una, pero elige cuál das a cambio antes de verla. [UM-21, UM-22, UM-24]{ $gift ->
            [both] { " " }O da una tuya a quien no tenga ninguna. [UM-26]
           *[current_only] { "" }
        }
        2. Empareja una carta abierta de la pirámide con una o dos cartas: de tu mano, de la de todos o de ambas. [UM-30]
        3. Todas van al montón de jugadas, se descubren las cartas libres de la pirámide y acaba tu turno. [UM-20, UM-45, UM-47]
        Si tu mano puede ayudar a emparejar, debes hacerlo; si solo puede la mano de todos, puedes pasar; si nada puede, debes pasar. Al pasar robas una carta y acaba tu turno. [UM-35, UM-40]
}
    .picture = { $mode ->
        [alone] Amarillo sobre amarillo.
       *[team] Primero das, luego miras.
    }

page-idea =
    - Una carta del mismo color o del mismo número. [UM-31]
    - Dos cartas de cualquier color cuya suma o diferencia es su número. [UM-32]
    - Dos colores que dan el suyo, cualquier número: rojo + amarillo = naranja, amarillo + azul = verde, rojo + azul = morado. [UM-32]
    Nunca tres cartas ni una segunda innecesaria. Dos cartas de su color valen solo si dan su número. [UM-33]
    .title = La idea: tres modos de emparejar
    .picture = Cinco modos para naranja 5.

page-cards =
    <R1|Rojo>, <Y1|amarillo> y <B1|azul>; <O1|naranja>, <G1|verde> y <P1|morado> son sus mezclas. Del 1 al 8, cada carta una vez. [UM-3, UM-32]
    Dos cartas que dan su número y además mezclan su color, o lo tienen ambas{ $primary ->
        [off] { " " }*(solo naranja, verde y morado)*
       *[on] { "" }
    }, son un Ultimatch: en naranja 5, rojo 2 + amarillo 3 o naranja 8 − naranja 3. [UM-34] { $mode ->
        [alone] *Robas dos cartas.* [UM-81]
       *[team] Robas dos: { $reward ->
            [both] *te quedas ambas*
           *[one] una para ti, otra para la mano de todos
        }, para turnos posteriores. [UM-50, UM-51]
    }
    { $talk ->
        [off] { "" }
       *[pings] Hablad de la mano de todos, nunca de la propia. [UM-60]
    }
    .picture = Número y color: dos cartas nuevas.

page-end =
    { $mode ->
        [alone] Empareja la última carta de la pirámide y ganas. [UM-70] Si nada encaja, has perdido. [UM-82]
       *[team] Emparejad la última carta de la pirámide y ganáis todos. [UM-70] Si todos pasáis seguidos, perdéis todos. [UM-41, UM-71]
    } ¿Mazo vacío? Barajad las cartas jugadas. [UM-55]
    .picture = La última carta: ganado.

page-tips =
    - { $mode ->
        [alone] Solo un Ultimatch trae cartas nuevas. Guárdale parejas. [UM-56, UM-81]
       *[team] Solo un Ultimatch trae cartas sin perder turno. Guárdale parejas. [UM-40, UM-50, UM-56]
    }
    - Una carta sale más barata que dos. [UM-31, UM-56]
    - Busca la carta que abre otras dos. [UM-5, UM-47]
    .picture = Esta abre dos.

help-primary = La empareja una carta { SAY($color, form: "f") }, un { $number } o dos cartas con { $number } como suma o diferencia. { SAY($color, form: "start") } se mezcla en { $first } y { $second }. [UM-31, UM-32]
help-mixed = La empareja una carta { SAY($color, form: "f") }, un { $number }, un { $number } como suma o diferencia, o { $first } con { $second }. [UM-31, UM-32]
