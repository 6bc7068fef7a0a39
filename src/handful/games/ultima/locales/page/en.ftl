### The rules on one page, and what each card does. docs/translate.md says how such a page is written.
### $target is what ends the game (0: you agree when to stop), $first whether chance picks who starts.

page-start = { $players } players. [UL-10]{ $first ->
    [seat] { "" }
   *[lot] { " " }Chance picks who starts. [UL-5]
}

page-goal = Get rid of your cards first. { $scoring ->
        [simple] *Each time that scores you 1*; [UL-49]
        [elimination] *What you have left counts against you: with { $target } you are out, and the last one in wins.* [UL-50, UL-54]
       *[standard] You score the cards the others still hold; [UL-46, UL-48]
    } { $scoring ->
        [elimination] { "" }
       *[other] { $target ->
            [0] *most win when you all agree to stop.* [UL-53]
           *[other] the first to *{ $target }* wins. [UL-52]
        }
    }
    .picture = { $scoring ->
        [simple] You are out first: 1 for you.
        [elimination] 1 + 5 + 12 = 18 and 2 + 4 = 6: against them.
       *[standard] 1 + 5 + 12 + 2 + 4 = 24 for you.
    }

page-turn =
    You start with seven cards; one more is turned up. [UL-6, UL-7] Lay one that fits the top card, or draw one. [UL-11] A card fits if
    - it has the colour of the top card (or the one named with a tritone), or
    - its number and the top card’s make exactly 12. [UL-12]
    { $must ->
        [on] *If a card fits you must lay it; if none does, draw until one fits and lay that.* [UL-19]
       *[off] You may draw even if a card fits. [UL-16] If the drawn card fits you may lay it at once, but no other; then your turn ends. [UL-17]
    }
    { $ear ->
        [blind] *You hear the top card and see only its colour. Try any card: a wrong one comes back, you draw one and your turn ends.* [UL-60, UL-61]
       *[off] { "" }
    }
    { $call ->
        [auto] *When you are down to one card, the table says “Ultima!” for you.* [UL-40]
       *[other] Down to one card? Say “Ultima!” before the next player lays or draws. [UL-33, UL-34, UL-35] Until you say it, anybody may catch you, and you draw two. [UL-36] Once the next player has moved, you are safe. [UL-38]
    }
    .picture = Nothing blue, but 9 fits.

page-idea =
    Each card is an interval, the step from one note up to another. Its number counts semitones: piano keys, black and white. An octave has 12. In names, m is minor, M major, P perfect. These make 12: [UL-12]
    - 0 + 12: unison P1, octave P8
    - 1 + 11, 2 + 10: second m2 with seventh M7, M2 with m7
    - 3 + 9, 4 + 8: third m3 with sixth M6, M3 with m6
    - 5 + 7: fourth P4, fifth P5
    - 6 + 6: two tritones TT
    Minor always goes with major. Equal intervals fit only by colour, tritones excepted: 7 + 7 is 14. [UL-13]
    .title = The one idea: fill the octave
    .picture = Together one octave.

page-cards =
    <G-TT|Tritone>: fits { $wild ->
        [on] *on every card*. [UL-14]
       *[off] on its colour or on another tritone. [UL-12, UL-14]
    } Laying it, choose one: [UL-21]
    - turn round: play runs the other way; with two players, go again. [UL-22, UL-23]
    - draw two: the next player draws two and misses the turn{ $stacking ->
        [add] , *or answers with a tritone and passes them on; another draw two adds two.* [UL-29, UL-30]
        [pass] , *or answers with a tritone and passes them on.* [UL-29, UL-30]
       *[off] . [UL-24]
    }
    - name a colour: only that, or a tritone, fits now. [UL-25, UL-27]
    Turned up at the start, it is a draw two against the starter{ $stacking ->
        [off] , who also misses the turn
       *[other] { "" }
    }. [UL-9]
    .picture = Choose one.

page-end =
    A hand (one round) ends when somebody has no cards. [UL-46] { $scoring ->
        [simple] *Whoever went out scores 1.* [UL-49]
        [elimination] *Everybody adds up what is left in their own hand: each card its number, a tritone 24.* [UL-47, UL-50]
       *[standard] Each card left counts its number, a tritone 24. [UL-47]
    } Then deal again. [UL-57]
    Draw pile empty? Shuffle the cards under the top one. [UL-41]
    .picture = { $call ->
        [auto] One card left: said for you.
       *[other] Not called: draw two cards.
    }

page-tips =
    - { $scoring ->
        [simple] A tritone in reserve helps when nothing else fits. [UL-12]
       *[other] Get rid of tritones in time: each costs 24. [UL-47]
    }
    - Make 12 to change to a colour you hold more of. [UL-12]
    - { $call ->
        [auto] Watch how many cards the others hold. [UL-36]
       *[other] Watch the others’ last cards. Catching is free. [UL-36, UL-39]
    }
    .picture = 4 + 8 = 12, and now blue counts.

help-interval = { $semitones ->
    [one] { $semitones } semitone
   *[other] { $semitones } semitones
}. Fits on its own colour, or on a { $partner } ({ $semitones } + { $rest } = 12). { $scoring ->
    [simple] { "" }
   *[other] Worth { $semitones ->
        [0] nothing
        [one] 1 point
       *[other] { $semitones } points
    }.
} [UL-12, UL-47]
help-tritone = Fits { $wild ->
    [on] on every card
   *[off] on its colour or on a tritone
}. Turn round, make the next player draw two, or name a colour.{ $scoring ->
    [simple] { "" }
   *[other] { " " }Left over, it counts 24.
} [UL-14, UL-21, UL-47]
