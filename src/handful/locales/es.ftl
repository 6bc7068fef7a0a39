### Lo que dicen todos los juegos.

## table

# a: after a preposition or as an object, “a ti”, “a Ana”.
you = { $form ->
    [start] Tú
    [prep] ti
   *[nom] tú
}
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

## later

seat = sitio { $number }
# Two sentences, one after the other.
both = { $first } { $second }
# Cards and places that a move names.
things = { $things }
