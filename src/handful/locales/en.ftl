### What every game says. Sentences of one game stand in its own locales/ folder.

## table

# The reader, among others: “Ada catches you”, “you and Ben won”. start: at the beginning of a sentence.
you = { $form ->
    [start] You
   *[other] you
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## later

seat = seat { $number }
# Two sentences, one after the other.
both = { $first } { $second }
# Cards and places that a move names.
things = { $things }
