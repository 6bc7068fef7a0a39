### The rules on one page, and what each card does. docs/translate.md says how such a page is written.
### $stars wins (0: 10, or 15 from four players on), $market is how many point cards lie out (0: not known yet), $draw and $lay are the most cards drawn and laid in a turn, $limit the most in hand, $rounds how many without progress end the game, $first how it is decided who starts.

page-start = { $players } players. [TM-1]{ $first ->
    [seat0] { "" }
   *[stars] { " " }Each turns up a point card: most stars starts, ties turn up another. Then all are shuffled back. [TM-3]
}

page-goal =
    Be the first to { part-goal }. [TM-6, TM-42] { part-market }; each asks for a red, a yellow and a blue sum. Whoever fills its last colour takes the card and its stars; the cards on it are discarded. [TM-5, TM-33, TM-46]
    .picture = The last colour wins the stars.
part-market = { $market ->
    [0] { $variant ->
        [simple] Five point cards lie out (six, if four or five play)
       *[standard] Four point cards lie out (five, if four or five play)
    }
    [1] *One* point card lies out
   *[other] *{ $market }* point cards lie out
}
part-goal = { $stars ->
    [0] 10 stars (15, if four or five play)
   *[other] *{ $stars }* stars
}

page-turn =
    You start with five cards. [TM-4]
    1. Draw up to *{ $draw }*, or nothing; stop at *{ $limit }* in hand. [TM-8] Deck empty? Shuffle the discards. [TM-9]
    2. Lay up to *{ $lay }*, one by one, or nothing. [TM-10]
    { $variant ->
        [simple] *A card goes on a spot with its colour and exactly its number: one card closes it.* [TM-41]
       *[standard] A number goes on its own colour, and never more than is missing: if a 3 lies on blue 5, a 2 or a 1 fits. [TM-13, TM-14] Full means closed. [TM-32]
    } { $refill ->
        [end_of_turn] *When the turn ends, new point cards fill the gaps.* [TM-35]
       *[at_once] A new point card replaces each taken. [TM-35]
    }
    { $toss ->
        [off] { "" }
        [idle] *Full hand, and nothing played yet? You may discard up to { $lay }; your turn ends.* [TM-39]
       *[stuck] Full hand, nothing playable? You may discard up to *{ $lay }*; your turn ends. [TM-39]
    }
    .picture = { $variant ->
        [simple] Blue 3 on blue 3: closed.
       *[standard] 2 + 1 = 3: two plays.
    }

page-idea = { $variant ->
    [simple] *Nobody can answer: what you lay stays, and bolts mean nothing.* [TM-41] So look for cards of which only one colour is open. [TM-33]
   *[standard] { $scope ->
        [taking_only] *Everybody else may answer a number that would take a point card.* [TM-17, TM-25]
       *[all] Everybody else may answer a number before it counts. [TM-17, TM-25]
    }
        Throw <R2L|bolts> at it: bolt cards of its colour (or all colours) that add up to exactly its number. They replace it. [TM-18, TM-31] If it would have won the point card, you win it. [TM-33] Others may answer you; the last play still standing counts. [TM-23]
        On your own turn, bolt cards are just numbers{ $own ->
            [full] . [TM-16] *But you may bolt an answer.* [TM-18]
            [none] , *and you answer nothing*. [TM-16, TM-18]
           *[blocks_only] : you cannot answer with them. [TM-16, TM-18]
        }
}
    .title = { $variant ->
        [simple] The one idea: exactly
       *[standard] The one idea: lightning
    }
    .picture = { $variant ->
        [simple] Same colour, same number.
       *[standard] Same colour, same sum: yours.
    }

page-cards =
    { $blocks ->
        [off] { "" }
       *[on] <KR|Red block>: knocks out { $red ->
            [bolts_only] *a bolt just thrown*
           *[any_number] a number just laid or thrown
        }. Hit one of several bolts and all fall; what they replaced is back. [TM-19, TM-23]
    }
    { $specials ->
        [off] { "" }
       *[on] Instead of a number, lay <HAUL|Haul>: draw three, then discard down to *{ $limit }*; or <SNATCH|Snatch>: take an unseen card from somebody. [TM-11, TM-36, TM-38]
        <RESCUE|Rescue>: takes back your numbers that were replaced or knocked out. [TM-21, TM-31] Rescue and blocks can only answer, on any turn. [TM-11, TM-28]
    }
    { $blocks ->
        [off] { "" }
       *[on] <KO|Orange block>: knocks out a block, Rescue, Haul or Snatch; what that block hit stands again. [TM-20, TM-22]
    }
    <M2|All colours>: counts as the colour you lay it on. [TM-13] <BX|Exclamation>: closes its colour{ $variant ->
        [simple] . [TM-15]
       *[standard] , counting as the number missing there{ $bang ->
            [immune] . *No bolts answer it.* [TM-15]
           *[gap] ; bolts with that sum replace it. [TM-15, TM-18]
        }
    }
    .picture = { $variant ->
        [simple] All colours; closes blue.
       *[standard] Block the block: the bolts stand again.
    }

page-end =
    Enough stars win at once, even on another’s turn. [TM-42] If nobody adds a number for *{ $rounds }* rounds, most stars win; a tie is shared. [TM-44, TM-45]
    .picture = Over at once.

page-tips =
    - Could the next player finish that card? [TM-33]
    - { $variant ->
        [simple] Keep exclamations for high numbers. [TM-15]
       *[standard] A 5 is safest: answering costs two bolts. [TM-18]
    }
    - { $variant ->
        [simple] A card of all colours fits three ways. Save it. [TM-13]
       *[standard] Lay plain numbers first; keep bolts for answers. [TM-16, TM-18]
    }
    .picture = Do not build for others.

help-number = { $variant ->
    [simple] Lay it on a spot of its colour with exactly its number. [TM-41]
   *[standard] Lay it on its colour if at least that much is missing there. [TM-13, TM-14]
}
help-bolt = { $variant ->
    [simple] An ordinary number: lay it on a spot of its colour with exactly its number. [TM-41]
   *[standard] On your turn an ordinary number. On others’ turns throw bolts that add up to exactly the card just laid: they replace it. [TM-16, TM-18]
}
help-any = A number that counts as the colour it lies on. [TM-13]
help-any-bolt = { $variant ->
    [simple] A number that counts as the colour it lies on. [TM-13]
   *[standard] A number that counts as the colour it lies on. As a bolt it joins bolts of any colour. [TM-13, TM-18]
}
help-exclamation = Closes its colour on a point card and counts as what was missing{ $bang ->
    [immune] . Bolts cannot replace it. [TM-15]
   *[gap] . Bolts of exactly that much can replace it. [TM-15, TM-17, TM-18]
}
help-red = Answer { $red ->
    [bolts_only] a bolt
   *[any_number] a number card
} just laid or thrown: it falls, with everything thrown beside it. Only an orange block stops this. [TM-19, TM-20, TM-23]
help-orange = Answer a red block, another orange block, Haul, Snatch or Rescue: it does not happen. [TM-20]
help-haul = On your turn: draw three, then discard down to { $limit }. One of your plays. Only an orange block stops it. [TM-10, TM-29, TM-36, TM-38]
help-snatch = On your turn: take one unseen card from a player who has any. One of your plays. Only an orange block stops it. [TM-29, TM-36, TM-37]
help-rescue = When a number of yours is replaced or knocked out: once all is settled, such numbers of yours return to your hand. [TM-21, TM-31]
help-point = Fill all three colours exactly. Whoever fills the last one takes it, with its stars. [TM-32, TM-33]
