### What Ultima says. docs/translate.md tells how to change a sentence or to add a language.
### $seat and $seats are players, $card is a card: SAY($card, form: "the") asks for a form of it.

## cover

tagline = Match by colour or by the interval that fills the octave; call your last card.

## table: cards

color = { $form ->
    [title] { $color ->
        [R] Red
        [B] Blue
        [G] Green
       *[Y] Yellow
    }
   *[other] { part-color }
}
part-color = { $color ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
}
interval = { $interval ->
    [P1] perfect unison
    [m2] minor second
    [M2] major second
    [m3] minor third
    [M3] major third
    [P4] perfect fourth
    [TT] tritone
    [P5] perfect fifth
    [m6] minor sixth
    [M6] major sixth
    [m7] minor seventh
    [M7] major seventh
   *[P8] perfect octave
}
# the: “the red tritone”; start: the same at the beginning of a sentence.
card = { $form ->
    [the] the { part-color } { interval }
    [start] The { part-color } { interval }
   *[bare] { part-color } { interval }
}
card-heard = { SAY($color, form: "title") }, heard but not named

## table: the log

part-plays = { YOU($seat) ->
    [you] You play
   *[other] { $seat } plays
} { SAY($card, form: "the") }
part-draws = { YOU($seat) ->
    [you] You draw
   *[other] { $seat } draws
}
part-drawn-for = { $reason ->
    [draw2] { " " }for the tritone
    [opening] { " " }for the opening tritone
    [uncalled] { " " }for not calling
   *[turn] { "" }
}
log-hand = Hand { $hand }: { YOU($seat) ->
    [you] you begin
   *[other] { $seat } begins
}.
log-dealt = { YOU($seat) ->
    [you] You get
   *[other] { $seat } gets
} { cards }.
log-flipped = { SAY($card, form: "start") } is turned up.
log-flipped-heard = The first card is { $color }: listen for its interval.
log-played = { part-plays }.
log-played-octave = { part-plays }: that fills the octave.
log-played-reverse = { part-plays }: play turns round.
log-played-draw2 = { part-plays }: draw two.
log-played-wild = { part-plays } and { YOU($seat) ->
    [you] name
   *[other] names
} { $color }.
log-played-heard = { YOU($seat) ->
    [you] You play
   *[other] { $seat } plays
} something { $color }.
log-uncovered = It was { SAY($card, form: "the") }.
log-direction = Play now goes { $way ->
    [clockwise] clockwise
   *[counter] counter-clockwise
}.
log-drew = { part-draws } { $count ->
    [one] a card
   *[other] { $count } cards
}{ part-drawn-for }.
log-drew-cards = { part-draws } { SAY($cards, form: "the") }{ part-drawn-for }.
log-short = { $got ->
    [0] No card is left to draw.
    [one] Only 1 card is left to draw, not { $owed }.
   *[other] Only { $got } cards are left to draw, not { $owed }.
}
log-reshuffled = The discards are shuffled: { cards } to draw from.
log-pending = { YOU($seat) ->
    [you] You must draw { $count } cards or answer with a tritone.
   *[other] { $seat } must draw { $count } cards or answer with a tritone.
}
log-skipped = { YOU($seat) ->
    [you] You miss a turn, because of the tritone.
   *[other] { $seat } misses a turn, because of the tritone.
}
log-kept = { YOU($seat) ->
    [you] You keep the card.
   *[other] { $seat } keeps the card.
}
log-passed = { YOU($seat) ->
    [you] You pass.
   *[other] { $seat } passes.
}
log-called = { YOU($seat) ->
    [you] You call Ultima!
   *[other] { $seat } calls Ultima!
}
log-caught = { YOU($by) ->
    [you] You catch
   *[other] { $by } catches
} { $seat } without a call.
log-misheard = { YOU($seat) ->
    [you] You misheard
   *[other] { $seat } misheard
}: { SAY($card, form: "the") } does not fit.
log-hand-won = { YOU($seat) ->
    [you] You have
   *[other] { $seat } has
} no cards left: +{ $gained }.
log-eliminated = { YOU($seat) ->
    [you] You are out of the game with { points }.
   *[other] { $seat } is out of the game with { points }.
}
log-voted = { $vote ->
    [stop] { YOU($seat) ->
        [you] You want to stop here.
       *[other] { $seat } wants to stop here.
    }
   *[ready] { YOU($seat) ->
        [you] You are ready for the next hand.
       *[other] { $seat } is ready for the next hand.
    }
}
log-game-over = The game is over: { $seats } won.

## table: what is asked

prompt-turn = Lay { $color }, or a { $partner }
prompt-turn-tritone = Lay { $color }, or a tritone
prompt-turn-named = { YOU($seat) ->
    [you] You
   *[other] { $seat }
} named { $color }: lay { $color }, or a tritone
prompt-turn-heard = Lay { $color }, or by ear
prompt-drawn = You drew { SAY($card, form: "the") }.
prompt-penalty = { $count } cards come your way.
prompt-other = { $seat } to play
prompt-uncalled = { YOU($seat) ->
    [you] One card left: call it
   *[other] { $seat } has one card and has not called
}
prompt-last-card = { YOU($seat) ->
    [you] You have one card left
   *[other] { $seat } has one card left
}
prompt-soon = { YOU($seat) ->
    [you] It is your turn in a moment
   *[other] { $seat } plays in a moment
}
zero-guard = { YOU($seat) ->
    [you] At 0 it is your turn.
   *[other] At 0 it is { $seat }’s turn.
}
tag-between = Between two hands
prompt-next-hand = Ready for the next hand?
prompt-waiting = Waiting for { $seats }.
prompt-over = The game is over.
hand-won = { YOU($seat) ->
    [you] You have no cards left.
   *[other] { $seat } has no cards left.
}
hand-undecided = Nobody gets rid of all cards.
hint-turn = Cards with a tick fit. Tap one to hear it.
hint-turn-heard = Cards with a tick fit by colour. Any other may fill the octave; if it does not, you draw a card.
title-draw = Nothing fits: draw a card
title-draw-named = { YOU($seat) ->
    [you] You
   *[other] { $seat }
} named { $color }: draw a card
title-pass = Nothing fits, and nothing is left to draw: pass
hint-none = You need { $color }, or a { $partner }. If you draw one, you may lay it at once.
hint-drawn = { $how ->
    [fits] It fits. This is the only card you may lay now.
    [heard] Does it fill the octave? Lay it if you think so. If it does not, you draw another card.
   *[keep] It does not fit, so you keep it.
}
hint-penalty = Pass them on with a tritone, or draw them.
hint-color = It has the colour of the pile, so it fits.
hint-partner = { SAY($card, form: "start") } goes on { $color }, or on a { $partner }: { $a } + { $b } = 12.
hint-misfit = It does not fit now. It goes on { $color }, or on a { $partner } ({ $a } + { $b } = 12).
hint-fills = It fits: { $a } + { $b } = 12.
card-refused = The { $interval } does not fit.

## table: buttons and labels

button-draw = Draw a card
button-play = Lay it
button-play-none = choose a card
button-play-how = Lay it…
button-keep = Keep it
button-keep-why = it does not fit
button-pass = Pass
button-accept = { $count ->
    [one] Draw one
   *[other] Draw { $count }
}
button-ready = Next hand
button-stop = Stop here
button-lay-call = Lay it and call
button-lay-silent = Lay it
lay-silent = say nothing
button-let-pass = Let it pass
button-catch = Catch { $seat }
uncalled = { $seat } did not call
shout = Ultima!
caught = Caught!
direction = Play goes { $way ->
    [clockwise] clockwise
   *[counter] counter-clockwise
}
draw-pile = Draw
draw-pile-left = Draw pile, { cards }
fits = fits
your-hand = Your hand
on-pile = On the pile
tritone-fits = or any tritone
ear-fits = or what fills the octave with what you hear
page-ear = Ear training
listen = Hear it again
color-title = { SAY($color, form: "title") }
fits-now = Fits now
hands-of-goal = { $goal ->
    [one] hand
   *[other] hands
}
of-goal = of { $goal }{ $unit ->
    [hands] { " " }{ hands-of-goal }
   *[points] { "" }
}
race-goal = to { $goal } { $unit ->
    [hands] { hands-of-goal }
   *[points] points
}
color-named = named by { YOU($seat) ->
    [you] you
   *[other] { $seat }
}
octave-full = the octave is full
octave-sum = { $a } + { $b } = 12
fills = { $a } + { $b }
wins = { $count ->
    [one] { $count } hand won
   *[other] { $count } hands won
}
seat-out = out
caption = { $interval }, { $low } to { $high }

tritone-title = What does the tritone do?
tritone-does = { $action ->
    [reverse] Reverse
    [draw2] Draw two
   *[wild] Wild
}
tritone-reverse = Play turns round: { $seat } is next.
tritone-reverse-again = Play turns round: with two at the table it is your turn again.
tritone-reverse-back = The cards go back: { $seat } must draw { $count } or answer.
tritone-draw2 = { $seat } draws two and misses a turn.
tritone-draw2-more = { $seat } must draw { $count } or answer with a tritone.
tritone-wild = You name the colour that fits next:
tritone-wild-on = The cards go on to { $seat }, and you name the colour:

end-left = Left in hand
melody = Hear this hand as a melody
melody-stop = Stop the melody
midi = Save it as MIDI
setting-partner = Show which interval fills the octave
ear = Your ear
ear-took = You took the { $heard } for the { $taken } { $count ->
    [one] once
   *[other] { $count } times
}.
ear-both = Hear both
ear-right = You misheard no interval.

phrase-caught = Caught you!
phrase-in_tune = That was in tune.
phrase-out_of_tune = Out of tune!
phrase-full_octave = A full octave!
phrase-my_colour = My colour at last!
phrase-another_hand = One more hand?

## later: what a move does, and why

# What the move is called, as advice: the page says it above the reason.
name-play = Lay { SAY($card, form: "the") }{ $action ->
    [reverse] { "" } and turn play round.
    [draw2] { "" } and make the next player draw two.
    [wild] { "" } and name { $color }.
   *[none] .
}
name-calls = Call Ultima with it.
name-catch = Catch { $seat }.
name-accept = Draw the { $count } cards.
name-move = { $move ->
    [draw] Draw a card.
    [keep] Keep the card you drew.
    [pass] Pass.
    [ultima] Call Ultima.
    [let_pass] Let it pass.
    [ready] Deal the next hand.
   *[stop] End the game here.
}

explain-color = { SAY($color, form: "title") } goes on { $color }.
explain-sum = A { $one } and a { $other } fill the octave: { $a } + { $b } = 12.
explain-heard = Try it by ear.
explain-answer = A tritone answers a penalty.
explain-wild = A tritone fits on any card here.
explain-reverse = Play turns round.
explain-draw2 = The next player draws two and misses a turn.
explain-names = You name { $color }.
explain-calls = You call Ultima.
explain-catch = { $seat } has one card and has not called: that costs two cards.
explain-accept = Draw the { $count } cards; your turn is over.
explain-move = { $move ->
    [draw] Take the top card of the draw pile; if it fits, you may play it at once.
    [keep] You keep the card you drew, and your turn ends.
    [pass] Nothing fits, and there is nothing to draw.
    [ultima] Call your last card before anybody catches you.
    [let_pass] Say nothing about it.
    [ready] Deal the next hand.
   *[stop] End the game here, if everybody agrees.
}

reason-last = It is your last card: the hand is yours.
reason-in-time = You call your last card in time.
reason-uncalled = Anybody may catch you, because you do not call your last card.
reason-hurts = { $seat } draws two and misses a turn.
reason-again = It is your turn again at once.
reason-next = Next is { $seat }, who has { cards }.
reason-denies = { $seat } had to draw on this colour before.
reason-tritones = Only tritones stay in your hand.
part-colors = { $colors ->
    [4] all four colours
    [one] one of the four colours
   *[other] { $colors } of the four colours
}
reason-colors = { $count ->
    [0] You keep { part-colors }.
   *[other] You keep { part-colors } and get rid of { points }.
}
reason-fitting = You hold a card that fits; drawing makes your hand longer.
reason-nothing = Nothing in your hand fits; the card you draw may.
reason-keeps = { $count ->
    [0] You keep a card that you could play.
   *[other] You keep { points } that you could get rid of.
}

## later: why a move does not go

refuse-over = The game is over.
refuse-seat = There is no seat { $seat } at this table.
refuse-out = You are out of this game: you can only watch.
refuse-move = There is no such move.
refuse-call = You have no Ultima to call now.
refuse-catch = There is nobody to catch there.
refuse-let-pass = There is nothing to let pass.
refuse-let-pass-twice = You have let it pass already.
refuse-playing = The hand is still being played.
refuse-twice = You have answered already.
refuse-target = This game goes on to its target.
refuse-hand-over = The hand is over: say when you are ready for the next one.
refuse-turn = It is { $seat }’s turn.
refuse-polling = First everybody says whether to catch { $seat }.
refuse-guard = Somebody may still call or catch: wait a moment.
refuse-held = You do not have { SAY($card, form: "the") }.
refuse-drawn = After drawing you may only play the card you drew, { SAY($card, form: "the") }.
refuse-pending = { $count } cards are coming: play a tritone, or draw them.
refuse-match = It is { $color }, not { $wanted }, and { $a } + { $b } is { $sum }, not 12.
refuse-match-named = It is { $color }, but { YOU($seat) ->
    [you] you
   *[other] { $seat }
} named { $wanted }; and { $a } + { $b } is { $sum }, not 12.
refuse-early-call = Call Ultima with the play that leaves you exactly one card.
refuse-accept = There are no cards to draw for a tritone.
refuse-not-drawn = You have not drawn a card.
refuse-must-play-drawn = At this table a card that fits must be played once drawn.
refuse-draw-twice = You have drawn already: play that card or keep it.
refuse-empty = Both piles are used up.
refuse-must-play = At this table whoever has a card that fits must play it.
refuse-may-draw = You can draw, so you cannot pass.
refuse-may-play = You have a card that fits, and there is nothing to draw: play it.
refuse-action = A tritone needs one action: reverse, draw2 or wild.
refuse-no-action = Only a tritone has an action; { SAY($card, form: "the") } has none.
refuse-color = Wild needs a colour: R, B, G or Y.
refuse-no-color = Only wild names a colour.

## new

preset-sheet = Standard
    .help = The whole game: first to 150 points.
preset-lively = Lively
    .help = Tritones fit anywhere and pass their penalty on.
preset-short = Short
    .help = First to win three hands.
preset-ear-school = Ear school
    .help = Match by listening; Ultima is called for you.

## options

option-decks = How many decks are shuffled together; auto takes one for every six players or fewer.
option-tritone_wild = A tritone may be played on any card.
option-must_play = If you hold a card that fits, you must play it; if not, you draw until one comes.
option-stacking = A tritone may pass a Draw 2 on: with two more cards (add) or the same two (pass).
    .off = off
    .add = add
    .pass = pass
option-scoring = The winner of a hand takes all points; or points are bad and knock out; or 1 a hand.
    .standard = standard
    .elimination = elimination
    .simple = simple
option-target = Points to win, points that knock you out, or hands to win; auto is 150, 100 or 5.
option-match_end = The game ends at the target, or when everybody says stop between two hands.
    .target = target
    .agreement = agreement
option-starter = Who begins the next hand: the next seat, the same seat, or the last winner.
    .rotate = rotate
    .fixed = fixed
    .winner = winner
option-first_starter = Who begins the first hand.
option-final_penalty = A Draw 2 played as the last card is void, or is drawn and counted.
    .void = void
    .draw = draw
option-ultima_mode = Calling Ultima is a race, a question to each in turn, or done for you.
    .race = race
    .polled = polled
option-ultima_guard_ms = At a table with a clock: how long nobody may move on after a play down to one card.
option-turn_cap = A hand ends undecided after this many turns.
option-max_hands = The game ends after this many hands.
option-ear_mode = Blind: the top card shows its colour and sounds its notes, but not its name.
    .off = off
    .blind = blind

## later: house rules that make no game

problem-decks = { $seats } players need at least { $needed } cards: use { $decks } decks.
problem-elimination = Elimination always goes on until one player is left; it cannot end by agreement.
problem-agreement = A game that ends by agreement has no target.
problem-target = With this scoring the target must be from { $low } to { $high }.
problem-ear = Having to play would give the hidden interval away.

## later: the lesson

lesson-goal = Get rid of your cards before the others do. In a game you start with seven cards, here with six.
lesson-1 = The pile shows a blue card, and blue goes on blue. Lay your blue octave.
    .other = You have a card that fits: lay the blue one.
    .then = The same colour always fits.
lesson-2 = You have nothing blue. But two numbers that make 12 fit too: the pile has 3, so you need 9. Tap the major sixth, listen, and play it.
    .before = Tina and Nando lay blue as well.
    .other = You can play: 3 + 9 = 12.
    .then = 3 + 9 = 12: one interval climbs on the other, and together they make an octave. You can hear that. Now red is the colour.
lesson-3 = The pile has a fifth, 7, and you have a fifth as well. Does it fit? Add up, then choose.
    .other = You can play: which card makes 12 with 7?
    .then = 7 + 5 = 12. Two equal intervals do not fit: 7 + 7 is 14.
lesson-4 = No blue, and no 4 to make 12 with the 8. So draw a card.
    .then = If it fits you may lay it at once, but only this one.
lesson-5 = It is blue. Lay it.
    .other = But it fits, and then you have one card fewer. Lay it.
    .then = Lay it or keep it: after drawing your turn is over.
lesson-6 = Green fits, so lay the tritone. It also does one of three things: choose “Draw two”.
    .other = It fits too. But lay the tritone while you can: nothing is worse in your hand at the end.
    .action = That is a good one too. Here let Tina draw two.
    .then = Tina draws two and misses her turn.
lesson-7 = Nando has one card left and did not say “Ultima!”. Catch him before you play, or he is safe.
    .before = Nando plays.
    .other = Wait: as soon as you move he is safe. Catch him first.
    .then = Two cards for him. You still have your turn.
lesson-8 = Now you: lay the green fifth and call, or they will catch you.
    .other = You can lay the green fifth, and call.
    .silent = Then they may catch you, and you draw two. Call with it.
    .then = One card left, and everybody knows.
lesson-9 = Yellow fits. Lay your last card.
    .other = You could be out now. Lay your last card.
    .then = You are out, and you score what the others still hold. Whoever has 150 first wins. That is all you need.

## later: the terminal

move-play = lay a card on the pile; a tritone names its action
move-draw = draw a card
move-keep = keep the card just drawn
move-pass = pass, when nothing can be drawn
move-accept = draw the cards that came with a tritone
move-ultima = call Ultima! before anybody catches you
move-catch = catch somebody who forgot to call
move-let_pass = let it pass that somebody has not called
move-ready = on to the next hand
move-stop = end the game here, if all agree

## later: tips in a first game

tip-catch = { $seat } has one card and did not call it: catch { $seat } before anybody moves.
tip-last = This leaves you one card: call “Ultima!” as you lay it, or anybody may catch you and you draw two.
tip-twelve = The corner number counts semitones: { $a } lies on the pile, so { $b } fits in any colour, for that makes 12.
tip-ear = Tap the pile to hear it again: any card that makes 12 with what you hear fits, ticked or not.
tip-tritone = A tritone still in your hand when somebody goes out counts 24 points against you.
tip-draw = Nothing you hold fits: draw a card, and if it fits you may lay it at once.

draw-head = hand { $hand }
draw-goal = { $scoring ->
    [elimination] out at { $goal } points
    [simple] first to { $goal } hands won
   *[standard] first to { $goal } points
}
draw-way = { $way ->
    [clockwise] → clockwise
   *[counter] ← counter-clockwise
}
draw-left = Draw pile { $count }
draw-under = under it
draw-notes = { $low } up to { $high }
draw-lacks = { $semitones ->
    [one] { $semitones } semitone
   *[other] { $semitones } semitones
}; { $rest } more make 12: { $interval }
draw-named = colour named: { $color }
draw-top = On the pile: { $card }, { $semitones }.
draw-top-heard = On the pile: { $color }, to be heard only.
draw-out = out
draw-owed = { $count } to draw
draw-vote = { $vote ->
    [stop] wants to stop
   *[ready] ready
}
draw-drawn = { $card }, just drawn

## later: ear training

train-intro = You hear two notes. How many semitones are they apart?
train-start = Play an interval
train-which = Which interval is it?
train-next = Next
train-right = Right: { $heard }.
train-wrong = That was “{ $heard }”, not “{ $taken }”.
train-added = New from now on: { $what }.
train-eased = A step back, to something easier.
train-manner = { $manner ->
    [rising] rising
    [together] both at once
   *[falling] falling
}
train-register = { $register ->
    [low] low
    [middle] in the middle
   *[high] high
}
train-step = Step { $step } of { $count }.
train-now = The notes sound: { $how }. Where on the piano: { $where }. { $count ->
    [0] { "" }
   *[other] Right so far: { $right } of { $count }.
}
train-rule = What you miss comes back more often; { $right } right out of { $run } add something new, { $wrong } wrong take it away again.
train-easier = Easier
train-harder = Harder
ear-record = Your record
ear-span = Which answers
ear-all = All
ear-latest = Last { $count }
ear-today = Today
ear-none = Nothing yet. Your answers here, and what you hear in games by ear, are kept on this device only.
ear-none-today = You have answered nothing today.
ear-table = What you took for what
ear-caption = Rows: what sounded. Columns: what you answered.
ear-interval = Interval
ear-known = Right
ear-share = { $right } of { $heard }
ear-day = Day
ear-sure = Erase all { $count } answers and begin at step 1?
ear-keep = Keep them
ear-erase = Erase
ear-print = Print

## later: after the game

look-race = Calls and catches
look-calls = { SAY($seat, form: "name") }: { $called ->
    [one] one call
   *[other] { $called } calls
} in time, caught others { $caught ->
    [one] once
   *[other] { $caught } times
}, was caught { $late ->
    [one] once
   *[other] { $late } times
}.
look-what = What
look-seconds = Seconds
look-called = called Ultima
look-caught = was caught by { SAY($by, form: "name") }
look-by-ear = By ear
look-ear = { SAY($seat, form: "name") } heard { $right } of { $count } right.
look-interval = Interval
look-right = Right
look-taken-for = Most often taken for
look-after = seconds after the card
look-was-caught = was caught
look-catcher = caught somebody
look-filled = Filled: heard right.
look-weak = Yellow: worth practising.
look-practise = Practise by ear

## later: puzzles

clue-look = { $what ->
    [last] You have one card left.
    [tritone] Look at your tritones.
    [color] Look at your cards in the colour that counts.
    [octave] Look for an interval that adds up to 12 with the top card.
    [both] One of your cards fits by colour and by interval.
    [drawn] You need not lay the card that you drew.
    [answer] You need not take it as it comes.
   *[draw] You need not lay a card.
}
clue-idea = { $what ->
    [out] It goes, and the hand is yours.
    [draw2] Let the next player draw two and miss a turn.
    [again] With the right action it is your turn again at once.
    [next] Think about who comes next, and how many cards they hold.
    [own-color] You may name the colour. Which one can you lay next?
    [any-color] You may name any colour, also one that you do not hold.
    [tritones] Keep for the end what ends a hand best.
    [change] An interval that fits may bring another colour. Which one would you like?
    [stays] Think of your next turn: which of your cards will still fit then?
   *[wait] Think about what stays in your hand.
}

## day: the deal of the day

daily-title = Ten intervals by ear
daily-goal = Two notes: which interval? Listen as often as you like.
daily-won = { $reached } of { $total }
daily-lost = { $reached } of { $total }
daily-short = ear { $reached }/{ $total }
daily-hint = Hint
daily-number = { $number } of { $count }
daily-book = Intervals you know
daily-book-how = Eight of the last ten heard and known. Two that fill the octave together make a pair.
daily-pairs = Pairs mastered: { $found } of { $count }
daily-known = { $interval }: { $right } of the last { $heard }
daily-train = Ear training and its record
