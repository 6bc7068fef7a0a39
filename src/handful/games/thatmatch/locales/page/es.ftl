### Las reglas en una página y lo que hace cada carta. docs/translate.md dice cómo se escribe una página así.

page-start = { $players } jugadores. [TM-1]{ $first ->
    [seat0] { "" }
   *[stars] { " " }Cada cual descubre una carta de puntos: empieza quien tiene más estrellas; si hay empate, se descubre otra. Luego se barajan todas de nuevo. [TM-3]
}

page-goal =
    Llega primero a { part-goal }. [TM-6, TM-42] Hay { part-market }; cada una pide una suma roja, una amarilla y una azul. Quien llena su último color se lleva la carta y sus estrellas; las cartas de encima se descartan. [TM-5, TM-33, TM-46]
    .picture = El último color gana las estrellas.
part-market = { $market ->
    [0] { $variant ->
        [simple] cinco cartas de puntos (seis, si jugáis cuatro o cinco)
       *[standard] cuatro cartas de puntos (cinco, si jugáis cuatro o cinco)
    }
    [1] *una* carta de puntos
   *[other] *{ $market }* cartas de puntos
}
part-goal = { $stars ->
    [0] 10 estrellas (15, si jugáis cuatro o cinco)
   *[other] *{ $stars }* estrellas
}

page-turn =
    Empiezas con cinco cartas. [TM-4]
    1. Roba hasta *{ $draw }*, o nada, sin pasar de *{ $limit }*. [TM-8] ¿Mazo vacío? Barajad los descartes. [TM-9]
    2. Pon hasta *{ $lay }*, una tras otra, o nada. [TM-10]
    { $variant ->
        [simple] *Una carta va en una casilla de su color y exactamente su número: una carta la cierra.* [TM-41]
       *[standard] Un número va en su color, nunca más de lo que falta: si en azul 5 hay un 3, encaja un 2 o un 1. [TM-13, TM-14] Lleno, se cierra. [TM-32]
    } { $refill ->
        [end_of_turn] *Al acabar el turno, nuevas cartas de puntos llenan los huecos.* [TM-35]
       *[at_once] Por cada carta de puntos ganada sale otra. [TM-35]
    }
    { $toss ->
        [off] { "" }
        [idle] *¿Mano llena y aún nada jugado? Puedes descartar hasta { $lay }; acaba tu turno.* [TM-39]
       *[stuck] ¿Mano llena y nada jugable? Puedes descartar hasta *{ $lay }*; acaba tu turno. [TM-39]
    }
    .picture = { $variant ->
        [simple] Azul 3 en azul 3: lleno.
       *[standard] 2 + 1 = 3: dos jugadas.
    }

page-idea = { $variant ->
    [simple] *Nadie puede responder: lo que pones se queda, y los rayos no significan nada.* [TM-41] Busca cartas con un solo color abierto. [TM-33]
   *[standard] { $scope ->
        [taking_only] *Los demás pueden responder a un número que ganaría una carta de puntos.* [TM-17, TM-25]
       *[all] Los demás pueden responder a un número antes de que valga. [TM-17, TM-25]
    }
        Lánzale <R2L|rayos>: cartas con rayo de su color (o de todo color) que suman exactamente su valor. Lo sustituyen. [TM-18, TM-31] Si ganaba la carta de puntos, ahora la ganas tú. [TM-33] Otros pueden responderte; vale la última jugada en pie. [TM-23]
        En tu propio turno las cartas con rayo son solo números{ $own ->
            [full] . [TM-16] *Pero puedes devolver rayos a una respuesta.* [TM-18]
            [none] , *y no respondes nada*. [TM-16, TM-18]
           *[blocks_only] : no puedes responder con ellas. [TM-16, TM-18]
        }
}
    .title = { $variant ->
        [simple] La idea: exacto
       *[standard] La idea: rayos
    }
    .picture = { $variant ->
        [simple] Mismo color, mismo número.
       *[standard] Mismo color, misma suma: ahora es tuya.
    }

page-cards =
    { $blocks ->
        [off] { "" }
       *[on] <KR|Freno rojo>: anula { $red ->
            [bolts_only] *un rayo recién lanzado*
           *[any_number] un número recién puesto o lanzado
        }. Anula uno de varios rayos y caen todos; vuelve lo que sustituían. [TM-19, TM-23]
    }
    { $specials ->
        [off] { "" }
       *[on] En vez de un número, <HAUL|Botín>: roba tres y descarta hasta tener *{ $limit }*; o <SNATCH|Zarpazo>: quita a alguien una carta sin verla. [TM-11, TM-36, TM-38]
        <RESCUE|Rescate>: si sustituyen o anulan números tuyos, vuelven a tu mano. [TM-21, TM-31] Rescate y los frenos solo responden, en cualquier turno. [TM-11, TM-28]
    }
    { $blocks ->
        [off] { "" }
       *[on] <KO|Freno naranja>: anula un freno, Rescate, Botín o Zarpazo; lo que aquel freno anuló vuelve a valer. [TM-20, TM-22]
    }
    <M2|Todo color>: cuenta como el color donde está. [TM-13] <BX|Exclamación>: cierra su color{ $variant ->
        [simple] . [TM-15]
       *[standard] { " " }y cuenta como el número que faltaba{ $bang ->
            [immune] . *Ningún rayo le responde.* [TM-15]
           *[gap] ; la sustituyen rayos con esa suma. [TM-15, TM-18]
        }
    }
    .picture = { $variant ->
        [simple] Todo color; cierra azul.
       *[standard] Frena el freno: los rayos valen otra vez.
    }

page-end =
    Quien tiene bastantes estrellas gana al momento, incluso en turno ajeno. [TM-42] Si en *{ $rounds }* rondas nadie añade un número, gana quien tiene más estrellas; un empate se comparte. [TM-44, TM-45]
    .picture = La meta: se acabó.

page-tips =
    - ¿Podría el siguiente acabar esa carta? [TM-33]
    - { $variant ->
        [simple] Guarda las exclamaciones para números altos. [TM-15]
       *[standard] Un 5 es lo más seguro: responder cuesta dos rayos. [TM-18]
    }
    - { $variant ->
        [simple] Una carta de todo color encaja de tres modos. Guárdala. [TM-13]
       *[standard] Pon antes números sin rayo; guarda rayos para responder. [TM-16, TM-18]
    }
    .picture = No construyas para otros.

help-number = { $variant ->
    [simple] Ponla en una casilla de su color con exactamente su número. [TM-41]
   *[standard] Ponla en su color si allí falta al menos eso. [TM-13, TM-14]
}
help-bolt = { $variant ->
    [simple] Un número normal: ponlo en una casilla de su color con exactamente su número. [TM-41]
   *[standard] En tu turno, un número normal. En turnos ajenos lanza rayos que sumen exactamente la carta recién puesta: la sustituyen. [TM-16, TM-18]
}
help-any = Un número que cuenta como el color donde está. [TM-13]
help-any-bolt = { $variant ->
    [simple] Un número que cuenta como el color donde está. [TM-13]
   *[standard] Un número que cuenta como el color donde está. Como rayo se une a rayos de cualquier color. [TM-13, TM-18]
}
help-exclamation = Cierra su color en una carta de puntos y cuenta lo que faltaba{ $bang ->
    [immune] . Los rayos no pueden sustituirla. [TM-15]
   *[gap] . Rayos de exactamente eso pueden sustituirla. [TM-15, TM-17, TM-18]
}
help-red = Responde a { $red ->
    [bolts_only] un rayo recién lanzado
   *[any_number] un número recién puesto o lanzado
}: cae, con todo lo lanzado junto a él. Solo lo para un freno naranja. [TM-19, TM-20, TM-23]
help-orange = Responde a un freno rojo, a otro naranja, a Botín, Zarpazo o Rescate: no ocurre. [TM-20]
help-haul = En tu turno: roba tres y descarta hasta quedarte con { $limit }. Es una de tus jugadas. Solo lo para un freno naranja. [TM-10, TM-29, TM-36, TM-38]
help-snatch = En tu turno: quita una carta sin verla a quien tenga alguna. Es una de tus jugadas. Solo lo para un freno naranja. [TM-29, TM-36, TM-37]
help-rescue = Cuando un número tuyo queda sustituido o anulado: al resolverse todo, esos números tuyos vuelven a tu mano. [TM-21, TM-31]
help-point = Llena exactamente los tres colores. Quien llena el último se la lleva, con sus estrellas. [TM-32, TM-33]
