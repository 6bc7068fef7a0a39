### Was alle Spiele sagen.

## table

you = { $form ->
    [start] Du
    [acc] dich
    [dat] dir
   *[nom] du
}
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## later

seat = Platz { $number }
# Two sentences, one after the other.
both = { $first } { $second }
# Cards and places that a move names.
things = { $things }
