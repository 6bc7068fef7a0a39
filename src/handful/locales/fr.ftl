### Ce que disent tous les jeux.

## table

you = { $form ->
    [start] Vous
   *[other] vous
}
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## later

seat = place { $number }
# Two sentences, one after the other.
both = { $first } { $second }
# Cards and places that a move names.
things = { $things }
