### The rules on one page, and what each card does. docs/translate.md says how such a page is written.
### $hand is how many cards one holds (0: 3, or 2 from four players on), $seconds what a TIMER gives, $more what a WILD adds, $dry how many turns without a success bring help (0: 10, or 12 from six players on), $long how many end the game with hands open, $first whether chance picks who starts, $agree whether all may agree that they are stuck, $pool what is opened then.

page-start = { $players } players. [BD-1]{ $first ->
    [seat] { "" }
   *[lot] { " " }Chance picks who starts. [BD-3]
}

page-goal = Win the most cards. Each is a point, even those spent. [BD-82]
    .picture = Six cards, six points.

page-turn =
    Nine cards lie face down: the matchbox. You hold { part-hand }. [BD-4, BD-5]
    1. Turn over any card, look, then another, for all to see. [BD-13]
    2. Equal numbers are yours at once, whatever their colours; you may add no cards. [BD-14]
    3. Not equal? Make them equal with hand cards, or turn both back and end your turn. [BD-15, BD-17]
    After a match new cards fill the gaps, and you must go again. [BD-12, BD-16, BD-30] Only when your turn ends, refill your hand. [BD-60, BD-61]
    .picture = Two fives: yours. Go again.
part-hand = { $hand ->
    [0] three cards from a second deck, the Ignite pile (two, if four or more play)
   *[other] *{ $hand }* cards from a second deck, the Ignite pile
}

page-idea =
    Lay cards on one number or on both. [BD-20] { $junior ->
        [on] { "" }
       *[off] They work in the order you choose: 3 plus 1, times 2, is 8. [BD-21]
    } Any result will do, even 14, 0 or −2. [BD-23] { $junior ->
        [on] { "" }
       *[off] { $division ->
            [fractions] *Halves and quarters count exactly.* [BD-24]
           *[exact] Only even numbers can be halved. [BD-24]
        }
    } { $use ->
        [free] *Cards the sum does not need may ride along and score.* [BD-25]
       *[needed] Lay no card the sum works without. [BD-25]
    } Used cards score, so longer sums win more. [BD-16]
    .title = The one idea: do the sum
    .picture = Four for one match.

page-cards =
    <+1.R|Formula>: adds or subtracts 1, 2 or 3{ $junior ->
        [on] . [BD-2, BD-20]
       *[off] , doubles or halves. [BD-20]
    }
    <W.R|WILD>: alone, it makes a match of any two unequal numbers. [BD-27]
    <T.R|TIMER>: play one or more at the start of your turn or right after winning cards. [BD-50] For *{ $seconds }* seconds each, turn over as many as you like and claim each match yourself, even equal numbers; then your turn ends. [BD-51, BD-52, BD-53, BD-57] A WILD adds *{ $more }* seconds. [BD-51] { $scores ->
        [always] *The TIMER scores even if you took nothing.* [BD-58]
        [never] *The TIMER itself never scores.* [BD-58]
       *[if_won] If you took nothing, nobody scores the TIMER. [BD-58]
    }
    <D|DYNAMITE>: explodes when turned over. You take it and { $reach ->
        [orthogonal] *the cards beside, above and below it*
       *[all8] all cards around it, corners too
    }, and { $blast ->
        [ends] *your turn ends*
       *[continues] you go on
    }. [BD-40, BD-41, BD-44]
    .picture = Two less; any pair; seconds; boom.

page-end =
    If nobody wins a card for { part-dry }{ $agree ->
        [off] { "" }
       *[on] , or you all agree you are stuck
    }, three new cards join the matchbox. [BD-70, BD-72, BD-73] None left? Then { $pool ->
        [hands_only] *all hands*
       *[hands_and_pile] all hands and the Ignite pile
    } lie open for all to use. [BD-75]
    The game ends when the matchbox holds no dynamite and at most one number. [BD-80] With hands open, it also ends when nothing can be taken, or after { part-long } without a win. [BD-73, BD-80] { $tie ->
        [match_cards] *In a tie, more numbers and dynamite win*
       *[shared] A tie is shared
    }. [BD-84] Leftovers, in hands too, count for nobody. [BD-83]
    .picture = Leftovers count for nobody.
part-dry = { $dry ->
    [0] 10 turns (12, if six play)
   *[other] *{ $dry }* turns
}

part-long = { $dry ->
    [0] 20 turns (24, if six play)
   *[other] *{ $long }* turns
}

page-tips =
    - Turn over an unknown card first, then its partner from memory. [BD-13]
    - Cards keep their places: remember them. [BD-60]
    - The middle touches { $reach ->
        [orthogonal] *four cards. Dynamite there wins five.*
       *[all8] eight cards. Dynamite there wins nine.
    } [BD-41]
    .picture = Unknown first.

help-number = Two equal numbers are a match. There are six of each number; colours mean nothing. [BD-14]
help-add = Lay it on an open number to make it { $by } more. It scores with the match. [BD-16, BD-20]
help-subtract = Lay it on an open number to make it { $by } less. It scores with the match. [BD-16, BD-20]
help-multiply = Doubles the number as it stands, cards before it included. It scores with the match. [BD-16, BD-21]
help-divide = Halves the number as it stands{ $division ->
    [fractions] { "" }
   *[exact] , if that is even
}. It scores with the match. [BD-16, BD-21, BD-24]
help-wild = Alone it makes a match of any two unequal numbers. Or lay it with a TIMER for { $more } more seconds. Not on dynamite, and not with formulas. [BD-27, BD-50, BD-51]
help-timer = Before you turn over a card, or right after a success: { $seconds } seconds to take all the pairs you can. Then your turn is over. [BD-50, BD-51, BD-57]
help-dynamite = Turn it over and it explodes: you take it and { $reach ->
    [orthogonal] the cards beside, above and below it
   *[all8] every card that touches it
}. [BD-40, BD-41]
