### What Boom Goes the Dynamite says. docs/translate.md tells how to change a sentence or to add a language.
### $seat and $seats are players, $card and $cards are cards. A card that is used to make numbers equal is
### laid and won; only cards laid for time that brought nothing are lost.

## cover

tagline = Find pairs, or make two numbers equal with your cards; and hope for the dynamite.

## table: cards

color = { $color ->
    [R] red
    [Y] yellow
   *[B] blue
}
# What an IGNITE card does: $sign, and by how much: $by.
kind = { $sign ->
    [add] Add { $by }
    [subtract] Subtract { $by }
    [multiply] Multiply by { $by }
    [divide] Divide by { $by }
    [wild] WILD
   *[timer] TIMER
}
number-card = { color } { $number }
# kind: only what it does, for its colour never matters.
ignite-card = { $form ->
    [kind] { kind }
   *[bare] { color } { kind }
}
dynamite = dynamite
card-wild = WILD: any pair
card-timer = seconds
blast = BOOM!

## table: the log

part-for-time = { $timers ->
    [one] a TIMER
   *[other] { $timers } TIMERs
}{ $wilds ->
    [0] { "" }
    [one] { " " }and a WILD
   *[other] { " " }and { $wilds } WILDs
}
part-takes-dynamite = Boom! { YOU($seat) ->
    [you] You take
   *[other] { $seat } takes
} the dynamite at { $place }
log-begins = { YOU($seat) ->
    [you] You begin.
   *[other] { $seat } begins.
}
log-dealt = { YOU($seat) ->
    [you] You get
   *[other] { $seat } gets
} { SAY($cards, form: "kind") }.
log-drew = { YOU($seat) ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
log-drew-cards = { YOU($seat) ->
    [you] You draw
   *[other] { $seat } draws
} { SAY($cards, form: "kind") }.
log-flipped = { YOU($seat) ->
    [you] You turn over { $place }.
   *[other] { $seat } turns over { $place }.
}
log-found = { YOU($seat) ->
    [you] You find
   *[other] { $seat } finds
} two { $number }s: { $one } and { $other }.
log-wild = { YOU($seat) ->
    [you] You take
   *[other] { $seat } takes
} { $one } and { $other } with a WILD.
log-ignited = { YOU($seat) ->
    [you] You ignite
   *[other] { $seat } ignites
} { $sums } and { YOU($seat) ->
    [you] win
   *[other] wins
} { $count } cards.
log-exploded = { part-takes-dynamite }{ $count ->
    [0] ; no card touches it.
    [one] { " " }and one card beside it: { $cards }.
   *[other] { " " }and { $count } cards around it: { $cards }.
}
log-exploded-unseen = { part-takes-dynamite } and { $count ->
    [one] one card beside it
   *[other] { $count } cards around it
}; what lay face down stays hidden to the end.
log-row = A new row is laid out: { $places }.
log-fuse = { YOU($seat) ->
    [you] You light the fuse
   *[other] { $seat } lights the fuse
} with { part-for-time }.
log-time = { YOU($seat) ->
    [you] You add
   *[other] { $seat } adds
} { $card ->
    [wild] a WILD
   *[timer] another TIMER
} for more time.
log-closed = { $reason ->
    [time] Time is up.
    [stop] { YOU($seat) ->
        [you] You put the fuse out.
       *[other] { $seat } puts the fuse out.
    }
   *[game_over] Nothing is left to take.
} { $became ->
    [scored] { YOU($seat) ->
        [you] You win
       *[other] { $seat } wins
    } { $count ->
        [one] the card that lit the fuse
       *[other] the { $count } cards that fed the fuse
    }.
   *[lost] { $count ->
        [one] The card that lit the fuse is
       *[other] The { $count } cards that fed the fuse are
    } lost and { $count ->
        [one] counts
       *[other] count
    } for nobody.
}
log-missed = { YOU($seat) ->
    [you] You had no match: both cards were turned back.
   *[other] { $seat } had no match: both cards were turned back.
}{ $count ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }That makes { $count } turns in a row without success.
}
log-stuck = { YOU($seat) ->
    [you] You say that nobody can make a match.
   *[other] { $seat } says that nobody can make a match.
}
log-answered = { $answer ->
    [agree] { YOU($seat) ->
        [you] You agree.
       *[other] { $seat } agrees.
    }
   *[object] { YOU($seat) ->
        [you] You want to play on.
       *[other] { $seat } wants to play on.
    }
}
log-door = { $door ->
    [certain] Everybody has seen that there is no match.
    [agreed] All agree that there is no match.
   *[dry] Too many turns without success.
}
log-pool = { $count ->
    [0] No IGNITE card is left to use.
    [one] One IGNITE card now lies open in the middle, for everybody to use.
   *[other] { $count } IGNITE cards now lie open in the middle, for everybody to use.
}
log-over = The game is over: { YOU($seats) ->
    [you] you win
    [you-all] { $seats } share the win
    [others] { $seats } share the win
   *[other] { $seats } wins
} with { cards }.

## table: what is asked

prompt-turn = Turn over a card
prompt-turn-timer = Turn over a card, or light a TIMER
prompt-again = Yours! Turn over another card
prompt-again-timer = Yours! Turn over another card, or light a TIMER
prompt-second = The { $number } is up: turn over a second card
prompt-two = { $one } and { $other }: can you make them equal?
prompt-two-cannot = Your cards cannot make { $one } and { $other } equal: turn both back
prompt-two-none = { $one } and { $other } differ: turn both back
prompt-fuse = Turn over cards and take pairs until the fuse is out
prompt-other = { $seat } turns over cards
prompt-other-two = { $seat } tries to make { $one } and { $other } equal
prompt-other-fuse = { $seat } turns over cards until the fuse is out
prompt-vote = { $seat } asks: are we stuck?
prompt-called = { YOU($seat) ->
    [you] You say: nobody can make a match
   *[other] { $seat } says: nobody can make a match
}
prompt-over = The game is over.
hint-turn = Equal numbers are yours. If they differ, lay cards that make them equal.
hint-timer = Or lift a TIMER first: { $count } seconds to turn over all you dare.
hint-fuse = Turn over all you can; when the fuse is out, your turn ends.
hint-wild = A WILD takes two unequal numbers, or makes a TIMER longer.
hint-second = Have you seen the same number before?
hint-take = Tap two open cards to take them.
hint-open = First turn over two numbers, then lay the cards that make them equal.
hint-watch = Watch and remember: cards that nobody wins are turned back in their places.
hint-vote = If all agree, { part-stuck-step }.
part-stuck-step = { $count ->
    [0] all hands are laid open in the middle, for everybody to use
    [one] one more card is laid out
   *[other] { $count } more cards are laid out
}
hand-empty = You have no card left that changes a number. Equal numbers are still yours.
glow = You can make two open numbers equal.

## table: buttons and labels

button-ignite = Ignite
button-ignite-none = Lay a card first
button-wild = Take both
button-give-up = Turn both back
button-stop = Stop
button-light = Light the fuse: { $count } s
button-more = { $count } s more
button-stuck = We are stuck
button-agree = I agree
button-object = Play on

matchbox = Matchbox
match-pile = Match pile
ignite-pile = Ignite pile
lost = Lost: { $count }
    .why = count for nobody
pool = Cards for everybody
laid-for-time = Cards laid for time
your-hand = Your hand
scores = Cards won
players = Players
in-hand = { $count } in hand
won = { $count ->
    [one] { $count } card won
   *[other] { $count } cards won
}
won-of = { $count ->
    [one] card won
   *[other] cards won
}
to-go = { $count ->
    [one] { $count } card to go
   *[other] { $count } cards to go
}
    .how = most cards win
open = open
seen = seen before
gap = empty
turns-next = turns over next
heard = Open now: { $cards }

dry = { $turns ->
    [one] { $turns } turn without success
   *[other] { $turns } turns without success
}. { $then ->
    [end] At { $limit } the game ends
   *[help] At { $limit }: { part-stuck-step }
}
stuck = Stuck?
agrees = agrees

shout-fuse = The fuse is lit!
shout-closed = { $reason ->
    [time] Time!
   *[stop] Stop!
}
shout-answer = { $answer ->
    [agree] Stuck.
   *[object] Play on!
}
caption = { $sound ->
    [flip] a card turns over
    [strike] a match is struck
    [boom] boom
    [fuse] a fuse hisses and ticks
   *[bell] a bell
}

phrase-tick_tock = Tick, tock …
phrase-bang = Bang!
phrase-it_was_here = I was sure it lay here!
phrase-so_close = So close!
phrase-who_remembers = Does anybody remember?
phrase-good_sum = Nicely calculated!

## later: two open numbers, and the end

hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
end-run = { $seat }: { hits } in { $seconds } seconds
odd = { $number } is odd: it cannot be halved.
apart = { $count ->
    [one] One apart.
   *[other] { $count } apart.
}
pool-empty = No IGNITE card is left.
alike = { $count ->
    [one] only one
   *[other] { $count } of them
}
seconds-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
hint-two = { apart } Lay cards, or turn both back.
sum-start = If you can: tap a number, then a card to lay on it.
sum-off = To take a card off, tap it.
sum-wild = A WILD takes any two: three cards for you.
sum-equal = Equal now: { $count } cards for you.
sum-yours = Equal: yours.
sum-on = Lay the next card on the { $number } at { $place }
sum-take = Take { $card } back
end-made = { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
}, { $ignite ->
    [one] { $ignite } IGNITE card
   *[other] { $ignite } IGNITE cards
}{ $sticks ->
    [0] { "" }
    [one] , one stick of dynamite
   *[other] , { $sticks } sticks of dynamite
}
end-won = What everybody won
end-left = Left lying
end-finish = Against the fuse, second by second

## later: what a move does, and why

# What the move is called, as advice: the page says it above the reason.
name-flip = Turn over { $place }.
name-timer = Light the fuse with { part-for-time }.
name-ignite = Ignite: { $sums }.
name-claim = Take both cards with { $number }.
name-wild = Take the { $one } and the { $other } with a WILD.
name-move = { $move ->
    [call_stuck] Say that nobody can make a match.
    [give_up] Turn both cards back.
    [add_timer] Add a TIMER to the fuse.
    [add_wild] Add a WILD to the fuse.
    [stop] Put the fuse out.
    [agree] Agree that there is no match.
   *[object] Say that there may be a match.
}

explain-flip = Everybody sees what lies at { $place }.
explain-timer = With { part-for-time } you turn over and take all you can until the fuse is out; then your turn ends.
explain-ignite = { $sums }: { $count } cards for you.
explain-claim = Both are { $number }: they are yours.
explain-wild = A WILD takes any two numbers, here { $one } and { $other }. You win all three cards.
explain-call = If all others agree, { part-stuck-step }.
explain-move = { $move ->
    [give_up] Both cards are turned back, and your turn ends.
    [add_timer] One more TIMER: the fuse burns longer.
    [add_wild] A WILD for time: the fuse burns a little longer.
    [stop] You put the fuse out, and your turn ends.
   *[object] The vote is over, and play goes on.
}

reason-ignite = { $sums }: you win { $count } cards, and your turn goes on.
reason-ignite-fuse = { $sums }: you win { $count } cards.
reason-look = { $count ->
    [one] There is one card that nobody has seen: time to look at it.
   *[other] There are { $count } cards that nobody has seen: time to look at many.
}
reason-stop = { $count ->
    [0] Every card has been seen: there is nothing new to look at.
    [one] You leave one card that nobody has seen to the others.
   *[other] You leave { $count } cards that nobody has seen to the others.
}
reason-could = You could take both cards.
reason-could-not = No cards that you can use make the two equal.
reason-unknown = Nobody has seen this card. If it is dynamite, you win { cards }.
reason-fits-open = { $count ->
    [0] You have seen the { $number } here: it goes with the open { $other }.
    [one] You have seen the { $number } here: with one card it equals the open { $other }.
   *[other] You have seen the { $number } here: with { $count } cards it equals the open { $other }.
}
reason-fits = { $count ->
    [0] The { $number } here goes with the { $other } at { $place }.
    [one] With one card the { $number } here equals the { $other } at { $place }.
   *[other] With { $count } cards the { $number } here equals the { $other } at { $place }.
}
reason-nothing-new = You have all seen the { $number } here: it shows the others nothing new.

## later: why a move does not go

refuse-over = The game is over.
refuse-seat = There is no seat { $seat } at this table.
refuse-late = Too late: the fuse is out.
refuse-turn = It is { $seat }’s turn.
refuse-move = There is no such move.
refuse-called = You asked whether all are stuck: now the others answer.
refuse-answered = You have answered already.
refuse-vote = First say whether you agree that all are stuck.
refuse-ready = Turn over a card, or play a TIMER.
refuse-second = Turn over a second card.
refuse-two = Make the two numbers equal, or turn both back.
refuse-fuse = Your fuse is burning: turn over cards and take matches.
refuse-timer-late = Play a TIMER when your turn begins or right after you win cards, before you turn over the next one.
refuse-wild-alone = A WILD gives time only after a TIMER has lit the fuse.
refuse-stuck-late = You can only say that all are stuck when your turn begins, before anything else.
refuse-stuck-early = You can say that all are stuck after { $needed } turns in a row without success; so far: { $count }.
refuse-time = That takes { $cost } s, but only { $left } s are left.
refuse-fast = One card after the other: wait a moment.
refuse-up = { $place } lies open already.
refuse-empty = There is no card at { $place }.
refuse-down = { $place } lies face down.
refuse-only-timer = Only a TIMER lights the fuse.
refuse-only-wild = Only a WILD can be laid with a TIMER.
refuse-no-timer = It takes at least one TIMER to light the fuse.
refuse-no-call = At this table nobody can say that all are stuck.
refuse-pool = All IGNITE cards lie in the middle already: there is no more help.
refuse-called-before = You have asked already; ask again once somebody has won cards.
refuse-not-timer = { $card } is no TIMER.
refuse-not-wild = { $card } is no WILD.
refuse-more-late = Add a TIMER when you light the fuse or right after you win cards, before you turn over the next one.
refuse-card = You have no { $card }.
refuse-card-pool = There is no { $card } in the middle.
refuse-twice = { $count ->
    [one] You have only one { $card }
   *[other] You have only { $count } cards { $card }
}: each card counts once.
refuse-twice-pool = { $count ->
    [one] There is only one { $card } in the middle
   *[other] There are only { $count } cards { $card } in the middle
}: each card counts once.
refuse-same = A match needs two cards.
refuse-unequal = { $one } and { $other } are not equal: lay cards that make them equal.
refuse-formulas = Only Add, Subtract, Multiply and Divide can be laid on a number.
refuse-equal = Both are { $number } already: no card is needed.
refuse-no-cards = Lay at least one card.
refuse-sum = { $sum }, not { $number }.
refuse-sums = { $one }, but { $other }.
refuse-passengers = { $count ->
    [one] { $cards } does nothing here: the match works without it.
   *[other] { $cards } do nothing here: the match works without them.
}

## new

preset-standard = Standard
    .help = The whole game, with all cards.
preset-quick = Quick
    .help = Shorter: the blue cards stay in the box.
preset-junior = Junior
    .help = No multiplying or dividing; seen cards are marked; TIMERs last longer.

## options

option-hand_size = How many IGNITE cards you are dealt and draw up to; auto is 3 for two or three players, else 2.
option-junior = The four Multiply by 2 and Divide by 2 cards are taken out.
option-remove_colours = A quicker game: cards of these colours leave both decks; dynamite stays.
    .R = red
    .Y = yellow
    .B = blue
option-ignite_use = Every card laid must be needed for the match, or spare ones may be laid with it and score too.
    .needed = needed
    .free = free
option-division = Only even numbers can be halved, or halves and quarters count exactly.
    .exact = exact
    .fractions = fractions
option-dynamite_reach = Dynamite takes the cards all around it, or only those beside, above and below.
    .all8 = all around
    .orthogonal = straight
option-dynamite_turn = After dynamite your turn goes on, or ends; a TIMER runs on in any case.
    .continues = goes on
    .ends = ends
option-chain_explosions = Dynamite caught in a blast explodes too.
option-reveal_haul = Cards taken by a blast are shown; off: face-down ones stay unseen.
option-timer_seconds = Seconds that a TIMER gives.
option-wild_seconds = Seconds that a WILD laid for time gives.
option-timer_clock = The seconds of a TIMER run by the clock, or each move costs a fixed number of them.
    .real = clock
    .nominal = fixed time
option-flip_gap_ms = While a TIMER runs by the clock: milliseconds before the next card can be turned over.
option-timer_scores = A TIMER counts for you if it won you something, always, or never.
    .if_won = if won
    .always = always
    .never = never
option-stuck_call = Players may agree that they are stuck.
option-stuck_turns = After how many turns in a row without success more cards are laid out; auto is 10, or two for each player if that is more.
option-common_pool = The common pool holds all hands and the IGNITE PILE, or the hands only.
    .hands_and_pile = hands and pile
    .hands_only = hands only
option-memory_aid = Help with cards seen before: none, a mark on them, or their face.
    .none = none
    .marks = marks
    .faces = faces
option-ignite_hint = Tell the active player nothing, that there is an ignition, or which ones.
    .off = nothing
    .glow = that
    .full = which
option-first_player = Who begins.
option-tie_break = Equal scores share the win, or more MATCH cards win.
    .shared = shared
    .match_cards = MATCH cards

## later: house rules that make no game

problem-cards = { $seats } players × { $each } cards = { $needed }, but this IGNITE deck has { $there }: remove fewer colours or deal fewer.

## later: the lesson

lesson-goal = Win the most cards. Equal numbers are yours, and unequal ones you can make equal with your own cards. This game is nearly over: Tina has 24 cards, you have 17.
lesson-1 = Nine cards lie face down. Turn over the first one, top left.
    .other = In a game any card would do. Here a pair is waiting: take the marked one.
lesson-2 = A 5. Now turn over the one in the middle.
    .then = Two fives: both are yours, and you go again. New cards fill the gaps.
lesson-3 = Go on: turn over the marked card, and then the next one.
lesson-5 = Your own cards, the IGNITE cards, change a number: 5 + 2 is 7. The 5 is chosen. Tap your Add 2, then Ignite.
    .other = That would end your turn. You can make them equal: 5 + 2 = 7.
    .then = Three cards for you: both numbers and the one you used. You go again.
lesson-6 = And two more: the marked card, then the next one.
lesson-8 = 8 and 3. Lay both your cards on the 3, and it can be 8. Which one first? Tap the 3, and try.
    .other = That would end your turn. Lay both cards on the 3. If it is not 8, take them off and try the other order.
    .then = 3 + 1 is 4, times 2 is 8. The other way round it would be 7: the order counts.
lesson-9 = Once more: the marked card, then the next one.
lesson-11 = 4 and 2, and you have no card left to change them. Turn both back, and remember the 4: bottom left.
    .then = Your turn is over, and only now you draw new cards. Tina is next.
lesson-12 = Where are the two fours? You have seen both.
    .before = Tina turns over two cards.
    .before-2 = A 4 and a 10: Tina cannot make them equal, and turns them back. Remember where her 4 lies.
    .other = Nobody has seen a 4 there. One lies top left, one bottom left.
lesson-13 = And the other 4?
    .other = The other 4 lies elsewhere: one is top left, one bottom left.
    .then = A pair from memory. Everybody sees every card that is turned over, so the others remember too.
lesson-14 = Something hisses in the middle. Turn it over.
    .other = Later. Something hisses in the middle.
    .then = Boom! The dynamite is yours, with all the cards around it. And you go on.
lesson-15 = Four cards are left. Light your TIMER before you turn over one of them: it gives you ten seconds to turn over all you like. Tap it, then light the fuse.
    .other = That goes too. But light the TIMER first: it is allowed only before you turn over a card.
    .then = In a game the fuse burns on its own, and your turn ends when it is out. Here it burns only when you act.
lesson-16 = Turn over the whole top row.
    .other = Turn over the top row first.
lesson-19 = Two sixes! While the fuse burns you take them yourself: tap one, then the other.
    .other = First take what lies there: two sixes.
    .then = It cost you one second. Where you see nothing more, “Stop” ends your turn before the others see more cards.
lesson-20 = Two cards are left. Turn over the other one too.
    .other = There are two cards left to win. Turn over the other one.
lesson-21 = 2 and 1, and 2 − 1 is 1. Tap the 2, the 1, then Subtract 1, then Ignite.
    .other = First the sum: 2 − 1 = 1.
    .then = The last cards are yours, and the TIMER counts too, because it won you something: 43 to 24. You win, and that is all you need.

## later: the terminal

move-flip = turn over a card
move-timer = light the fuse with one or more TIMERs, and WILDs for more time
move-call_stuck = say that nobody can make a match
move-ignite = make two open numbers equal with formula cards
move-wild = take two unequal open numbers with a WILD
move-give_up = turn both cards back; your turn ends
move-claim = take two equal open numbers
move-add_timer = add a TIMER while the fuse burns
move-add_wild = add a WILD while the fuse burns, for time
move-stop = put the fuse out; your turn ends
move-agree = agree that nobody can make a match
move-object = say that there may be a match

## later: tips in a first game

tip-turn = Turn over two cards: if the numbers are equal, both are yours and you go again.
tip-wild = WILD makes a match of any two numbers, all by itself.
tip-sum = { $one } and { $other } are not equal yet: your cards can change a number, and every card you use scores too.
tip-remember = You hold nothing that changes these: they go back face down, so remember where { $one } and { $other } lie.
tip-timer = Play TIMER before you turn over a card: for { $count } seconds you may turn over as many as you like.

draw-goal = most cards win
draw-box-empty = The matchbox is empty.
draw-match = Match pile { $count }
draw-ignite = Ignite pile { $count }
draw-lost = Lost: { $cards }
draw-laid = the fuse burns: { $cards }
draw-fuse = { $fuse } { $left } s
draw-won = { $count } won
draw-called = says all are stuck
draw-unseen = { $count } unseen
draw-pool = In the middle, for everybody: { $cards }
draw-none = no cards
build-so-far = { $one }, and { $other }. { $equal ->
    [True] They are equal
   *[False] Not equal yet
}
build-lay = Lay { $kind } on the { $number } at { $place }
build-take = Ignite { $one } and { $other }: { $count } cards for you

## later: after the game

look-seen = What you had seen
look-no-pair = Nobody ever had both cards of a pair in sight.
look-named = { SAY($seat, form: "name") } knew both cards of a pair in { $count ->
    [one] one attempt
   *[other] { $count } attempts
} and named { $named ->
    [0] none
   *[other] { $named }
}.
look-pair = Pair
look-places = Places
look-was-named = Named
look-fuse = Sums under the fuse
look-fuse-made = { $made } of { $count } pairs that lay open were taken in time.
look-numbers = Left lying
look-fresh = fresh: shown no more than { $count } turns ago
look-again = shown again
look-faded = easily forgotten
look-could = { $name } could name a pair
look-could-other = somebody else could
look-came = ✓ named, ✕ not named. The shape at the end of a bar: who took the card.
look-sideways = Scroll sideways to see every turn.
look-at = Turn { $turn }
look-lie = { $known } of { $count } cards had been shown.
look-missed = Missed in turn { $turn }: { $one } and { $other }.
look-known-pair = { SAY($seat, form: "name") } could name the { $card }s at { $one } and { $other }.

## later: puzzles

clue-seen = { $place }: { $number }
clue-look = { $what ->
    [open] A number lies open. Which card that was seen before goes with it?
    [nothing] A number lies open. Does any card that was seen before go with it?
    [pair] Which two of the cards that were seen before go together?
    [unseen] Look at the cards that nobody has seen.
    [time] Look at your TIMERs: you may turn over more than two cards.
    [fuse] The fuse is burning. Look at what lies open.
   *[sums] Two numbers lie open. Look at your IGNITE cards.
}
clue-idea = { $what ->
    [equal] Look for equal numbers: they cost no card.
    [made-equal] The numbers differ, but { $count ->
        [one] one IGNITE card makes them equal.
       *[other] { $count } IGNITE cards make them equal.
    }
    [blast] If it is dynamite, everything around it is yours: choose a place with many neighbours.
    [old] Turn over a card that shows the others nothing new.
    [new] It may be just the card that you need.
    [laid] Every card that you lay is a point, but then it is gone: here it is best to lay { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
    [wild] A WILD makes any two numbers equal.
    [many] { $count ->
        [one] Nobody has seen one of the cards: this is the time to look at it.
       *[other] Nobody has seen { $count } of the cards: this is the time to look at them.
    }
    [stop] You may stop before the time is up.
    [time] You can make the time longer.
   *[save] You need not take what you can take: your cards may be worth more later.
}

## day: the deal of the day

daily-title = One Boom box
daily-goal = Everything is face up. Take all six pairs: equal numbers, or numbers that the formulas in the middle make equal.
daily-other = Nobody
daily-won = { $reached } of { $total } pairs
daily-lost = { $reached } of { $total } pairs
daily-short = Boom { $reached }/{ $total }
