### The rules on one page, and what each card does. docs/translate.md says how such a page is written.
### $mode is alone or team, $hand how many cards each holds (0: four to six).

page-start = { $players } players. [UM-1]{ $mode ->
    [alone] { "" }
   *[team] { " " }Whoever gives the highest number to everyone’s hand (see part 1) starts; in a tie, the first to the dealer’s left. [UM-14]{ $hand ->
        [0] { " " }Alone, you hold 13 cards, with no everyone’s hand, no trading, no passing: if nothing matches, you lose. [UM-80, UM-82]
       *[other] { "" }
    }
}

page-goal = { $mode ->
    [alone] *Clear the pyramid alone with the 13 cards in your hand.* [UM-70, UM-80] { part-pyramid }
   *[team] Clear the pyramid together: all win or all lose. [UM-70, UM-71] { part-pyramid } You each hold { $hand ->
        [0] four cards (two players six, four players five)
       *[other] *{ $hand }* cards
    }. [UM-7]
        First each gives one, face down; turned up, these are everyone’s hand, for all to use. [UM-9, UM-10] With two or three players, the draw pile’s top card joins it. [UM-11]
}
    .picture = { $mode ->
        [alone] Card by card.
       *[team] Together.
    }
part-pyramid = Each card is covered by the two below it; the bottom row lies open. [UM-5, UM-6]

page-turn = { $mode ->
    [alone]
        1. Match one open pyramid card with one or two cards of your hand. [UM-81]
        2. These cards go to the played pile, and uncovered pyramid cards turn over. [UM-45, UM-47]
        There is no passing. If nothing matches, you have lost. [UM-80, UM-82]
   *[team]
        1. Trade { $trades ->
            [2] *twice*
           *[other] once
        }, if you like: the others may each offer one card, face down{ $signs ->
            [off] { "" }
            [pointing] , *with a silent sign and a finger on a card*
           *[other] , with a silent sign
        }. You may take one, but choose what you give for it before you see it. [UM-21, UM-22, UM-24]{ $gift ->
            [both] { " " }Or instead give one of yours to a player without cards. [UM-26]
           *[current_only] { "" }
        }
        2. Match one open pyramid card with one or two cards: from your hand, from everyone’s hand, or from both. [UM-30]
        3. They go to the played pile, uncovered pyramid cards turn over, and your turn ends. [UM-20, UM-45, UM-47]
        If your hand can help to match, you must; if only everyone’s hand can, you may pass; if nothing can, you must pass. Passing draws a card and ends your turn. [UM-35, UM-40]
}
    .picture = { $mode ->
        [alone] Yellow goes on yellow.
       *[team] Give first, look later.
    }

page-idea =
    - One card of the same colour or the same number. [UM-31]
    - Two cards, any colours, whose sum or difference is its number. [UM-32]
    - Two colours that mix to it, any numbers: red + yellow = orange, yellow + blue = green, red + blue = purple. [UM-32]
    Never three cards, never a needless second. Two cards of its colour match only if they make its number. [UM-33]
    .title = The one idea: three ways to match
    .picture = Five ways to match an orange 5.

page-cards =
    <R1|Red>, <Y1|yellow> and <B1|blue>; <O1|orange>, <G1|green> and <P1|purple> are mixed from them. 1 to 8 in each, every card once. [UM-3, UM-32]
    Two cards that make its number and also mix to its colour, or both have it{ $primary ->
        [off] { " " }*(orange, green and purple only)*
       *[on] { "" }
    }, are an Ultimatch: on orange 5, red 2 + yellow 3 or orange 8 − orange 3. [UM-34] { $mode ->
        [alone] *You draw two cards.* [UM-81]
       *[team] You draw two, { $reward ->
            [both] *and keep both*
           *[one] keep one and put one into everyone’s hand
        }, for later turns. [UM-50, UM-51]
    }
    { $talk ->
        [off] { "" }
       *[pings] Discuss cards in everyone’s hand, never your own. [UM-60]
    }
    .picture = Two new cards.

page-end =
    { $mode ->
        [alone] Match the last pyramid card and you win. [UM-70] If nothing matches, you have lost. [UM-82]
       *[team] Match the last pyramid card and you all win. [UM-70] If all pass in a row, you all lose. [UM-41, UM-71]
    } Draw pile empty? Shuffle the played cards. [UM-55]
    .picture = The last card: won.

page-tips =
    - { $mode ->
        [alone] Only an Ultimatch brings new cards. Save pairs for it. [UM-56, UM-81]
       *[team] Only an Ultimatch brings cards without losing a turn. Save pairs for it. [UM-40, UM-50, UM-56]
    }
    - One card is cheaper than two. [UM-31, UM-56]
    - Look for the card that opens two others. [UM-5, UM-47]
    .picture = This one opens two.

help-primary = Matched by any { $color } card, by any { $number }, or by two cards with { $number } as sum or difference. { SAY($color, form: "title") } mixes to { $first } and { $second }. [UM-31, UM-32]
help-mixed = Matched by any { $color } card, by any { $number }, by { $number } as sum or difference, or by { $first } with { $second }. [UM-31, UM-32]
