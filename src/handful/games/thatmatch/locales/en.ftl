### What That Match Game says. docs/translate.md tells how to change a sentence or to add a language.
### $seat, $by, $owner and $seats are players, $card is a card: SAY($card, form: "the") asks for a form of it.
### $place counts the point cards in the middle from the left: 1 is the first.

## cover

tagline = Fill each colour exactly; the last to fill takes the stars, unless lightning strikes.

## table: cards

# start: at the beginning of a sentence.
colour = { $form ->
    [start] { $colour ->
        [R] Red
        [Y] Yellow
       *[B] Blue
    }
   *[other] { part-colour }
}
part-colour = { $colour ->
    [R] red
    [Y] yellow
    [B] blue
   *[M] multi-colour
}
# a: “a red 3”; the: “the red 3”; start: the same at the beginning of a sentence.
card = { part-article }{ part-colour } { $number }
card-bolt = { part-article }{ part-colour } { $number } with a bolt
card-exclamation = { part-article }{ part-colour } exclamation
part-article = { $form ->
    [a] a{ " " }
    [the] the{ " " }
    [start] The{ " " }
   *[bare] { "" }
}
card-other = { $card ->
    [KR] { part-article }red block
    [KO] { $form ->
        [a] an orange block
       *[other] { part-article }orange block
    }
    [HAUL] Haul
    [SNATCH] Snatch
   *[RESCUE] Rescue
}
colour-title = { SAY($colour, form: "start") }
card-title = { $card ->
    [KR] Red block
    [KO] Orange block
    [HAUL] Haul
    [SNATCH] Snatch
   *[RESCUE] Rescue
}
# Printed on the card; | begins a new line.
card-does = { $card ->
    [KR] cancels a number card
    [KO] cancels a block|or a special
    [HAUL] Draw 3, then down|to your limit
    [SNATCH] Take one card from|a hand, unseen
   *[RESCUE] Your knocked-out|numbers come back
}
point = point card with { stars }
stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] { $place }th
}

## table: the log

log-stars = Most stars begins: { $turned }.
log-turned = { $seat } { stars }
log-begins = { YOU($seat) ->
    [you] You begin.
   *[other] { $seat } begins.
}
log-dealt = { YOU($seat) ->
    [you] You get
   *[other] { $seat } gets
} { cards }.
log-drew = { YOU($seat) ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [0] nothing
    [one] a card
   *[other] { $count } cards
}.
log-drew-cards = { YOU($seat) ->
    [you] You draw
   *[other] { $seat } draws
} { SAY($cards, form: "a") }.
log-reshuffled = The discards are shuffled: { cards } to draw from.
log-refilled = The { place } card is new: { stars } for red { $red }, yellow { $yellow } and blue { $blue }.
log-refilled-none = No point card is left, so the { place } place stays empty.
part-lays = { YOU($seat) ->
    [you] You lay
   *[other] { $seat } lays
} { SAY($card, form: "a") }
# $lane is the colour as which a multi-colour card counts: R, Y, B, or “no” for other cards.
part-as = { $lane ->
    [R] { " " }as red
    [Y] { " " }as yellow
    [B] { " " }as blue
   *[no] { "" }
}
log-laid = { part-lays } on the { place } card{ part-as }.
log-laid-counts = { part-lays } on the { place } card: it counts { $value }.
log-laid-takes = { part-lays } on the { place } card{ part-as }, to take it.
log-haul = { YOU($seat) ->
    [you] You play
   *[other] { $seat } plays
} Haul, to draw three cards.
log-snatch = { YOU($seat) ->
    [you] You play
   *[other] { $seat } plays
} Snatch, to take a card from { $target }.
part-throws = { YOU($seat) ->
    [you] You throw
   *[other] { $seat } throws
} { SAY($cards, form: "a") }
log-bolted = { part-throws }, the same number. { part-stands }
log-bolted-sum = { part-throws }: { $sum }, the same number. { part-stands }
part-blocks = { YOU($seat) ->
    [you] Your red block cancels
   *[other] { $seat }’s red block cancels
} { SAY($card, form: "the") }
part-stands = { YOU($owner) ->
    [you] Now your play stands.
   *[other] Now { $owner }’s play stands.
}
log-red-block = { part-blocks }. { part-stands }
log-red-block-nothing = { part-blocks }. Now nobody’s play stands.
part-orange = { YOU($seat) ->
    [you] You play
   *[other] { $seat } plays
} an orange block
log-orange-block = { part-orange }. { part-stands }
log-orange-block-nothing = { part-orange }. Now nobody’s play stands.
log-rescue = { YOU($seat) ->
    [you] You play
   *[other] { $seat } plays
} Rescue.
log-declined = { YOU($seat) ->
    [you] You do not answer.
   *[other] { $seat } does not answer.
}
log-nothing-sticks = No card stays on the point card.
log-back = { YOU($seat) ->
    [you] You get
   *[other] { $seat } gets
} { SAY($cards, form: "the") } back.
log-filled = { SAY($colour, form: "start") } is full on the { place } card.
log-taken = { YOU($seat) ->
    [you] You take
   *[other] { $seat } takes
} the { place } card with { stars }, { $total } in all.
log-cancelled = { YOU($seat) ->
    [you] Your { $card } does nothing.
   *[other] { $seat }’s { $card } does nothing.
}
log-snatched = { YOU($seat) ->
    [you] You take
   *[other] { $seat } takes
} a card from { $target }.
log-snatched-card = { YOU($seat) ->
    [you] You take
   *[other] { $seat } takes
} { SAY($card, form: "a") } from { $target }.
log-snatched-none = { YOU($target) ->
    [you] You have no card left to take.
   *[other] { $target } has no card left to take.
}
log-discarded = { YOU($seat) ->
    [you] You discard
   *[other] { $seat } discards
} { SAY($cards, form: "a") }.
log-tossed = { YOU($seat) ->
    [you] You toss
   *[other] { $seat } tosses
} { SAY($cards, form: "a") }.
log-turn-ended = { YOU($seat) ->
    [you] Your turn ends.
   *[other] { $seat }’s turn ends.
}
log-game-over = { $reason ->
    [target] The game is over
    [exhausted] No point card is left
    [stalled] No card has stayed on a point card for too long
   *[cap] That was the last turn
}: { YOU($seats) ->
    [you] you win
    [you-all] { $seats } share the win
    [others] { $seats } share the win
   *[other] { $seats } wins
} with { stars }.

## table: what is asked

prompt-over = The game is over.
prompt-waiting = Waiting for { $seats } to answer.
prompt-waiting-play = { YOU($seat) ->
    [you] { $seats } may answer your { $colour } { $value }.
   *[other] { $seats } may answer { $seat }’s { $colour } { $value }.
}
# What an exclamation counts, where other cards say their number.
exclamation-value = “!” as { $value }
# $sum is “1 + 2 = 3”, or the number of a single bolt.
prompt-waiting-bolts = { $seats } may answer { YOU($seat) ->
    [you] your
   *[other] { $seat }’s
} { $count ->
    [one] bolt
   *[other] bolts
}: { $sum }.
prompt-other = { $seat } is playing.
prompt-draw = Draw { $count ->
    [one] a card
   *[other] up to { $count } cards
}, or none.
prompt-play = Play { $count ->
    [one] a card
   *[other] up to { $count } cards
}.
prompt-play-more = You may play { $count ->
    [one] one more card
   *[other] { $count } more cards
}.
prompt-trim = Discard { $count ->
    [one] a card
   *[other] { $count } cards
}: you may hold { $limit }.
prompt-answer = { $seat } lays { $colour } { $value } on the { place } card: answer it?
    .passes = { $seat } lays { $colour } { $value } on the { place } card.
prompt-answer-bolts = { $seat } throws bolts for { $colour } { $value } on the { place } card: answer them?
    .passes = { $seat } throws bolts for { $colour } { $value } on the { place } card.
prompt-answer-takes = { $seat } would take { stars } with { $colour } { $value } on the { place } card: answer it?
    .passes = { $seat } would take { stars } with { $colour } { $value } on the { place } card.
prompt-answer-haul = { $seat } plays Haul, to draw three cards: block it?
    .passes = { $seat } plays Haul, to draw three cards.
prompt-answer-snatch = { $seat } plays Snatch, to take a card from { $target }: block it?
    .passes = { $seat } plays Snatch, to take a card from { $target }.
prompt-answer-nothing = Nobody’s play stands now: will you answer?
    .passes = Nobody’s play stands now.

## table: hints and buttons

title-nothing = Nothing fits: end your turn
title-stuck = Nothing fits: toss cards or end your turn
title-lay = Where does it go?
title-snatch = From whom?
title-haul = Haul: draw three.
title-toss = Toss { cards }, and your turn ends.
card-refused = You cannot play { SAY($card, form: "the") } now.
hint-draw = You hold { cards } and may hold { $limit }.
hint-play = Cards with a tick fit. Tap one, then a lit lane.
lane-first = First tap the card that you want to lay.
hint-lay = Tap a lit lane; it says what would be left to fill.
hint-snatch = One card at random, unless somebody blocks it.
hint-haul = Then you discard down to { $limit }, unless somebody blocks it.
hint-no-answer = Nothing you hold answers this.
hint-trim = Tap the cards that go.

button-draw = { $count ->
    [0] Draw none
   *[other] Draw { $count }
}
button-end = End turn
button-lay = Lay it on { $colour }
button-choose = Lay it
button-haul = Play Haul
button-toss = Toss { $count }
button-toss-some = Toss…
button-back = Back
button-discard = Discard
button-let = Let it be
off-lane = tap a lit lane
off-card = choose a card
off-more = tap { $count } more

answer-bolt = Answer { $sum }
    .takes = the card would be yours
    .lays = replaces what stands
answer-red = Red block on { SAY($card, form: "the") }
    .why = cancels it and all thrown with it
answer-orange = Orange block on { SAY($card, form: "the") }
    .why = cancels what { $seat } played
answer-rescue = Rescue
    .why = your knocked-out numbers come back

## table: labels

your-hand = Your hand
fits = fits
market = Point cards in the middle
point-deck = Point cards
deck = Playing cards
discards = Discards
seats = Seats
no-point = no card left
goal = First to { stars }
crown = play stands so far
of-goal = { $count } of { $goal } stars
lane = { $state ->
    [full] full
    [to-go] to go
    [empty] empty
    [left] left
   *[fills] fills it
}
spot-open = { $colour }, { $gap } of { $asks } left to fill
spot-full = { $colour }, full
point-spots = { point }: { $spots }
lay-here = Lay it on { $colour } of the { place } card: { $left ->
    [0] that fills it
   *[other] { $left } left to fill
}

seat-takes = would take { $count } ★
seat-declined = lets it be
seat-thinking = thinking
window-title = Any answer?
window-stake = At stake
window-nothing = Nobody’s play stands
fate = { $fate ->
    [force] stands so far
    [replaced] replaced
    [cancelled] cancelled
   *[standing] counts
}
deed-laid = laid { SAY($card, form: "a") }
deed-bolts = { $count ->
    [one] threw a bolt: { $sum }
   *[other] threw { $count } bolts: { $sum }
}
deed-red = red block on { SAY($card, form: "the") }
deed-orange = orange block on { SAY($card, form: "the") }
deed-haul = plays Haul
deed-snatch = Snatch from { $seat }
deed-rescue = Rescue
strip-for = for

shout-bolt = Zap! { $sum }
shout-red = Blocked!
shout-orange = No you don’t!
shout-rescue = Rescue!
shout-taken = +{ $count } ★
shout-full = Full!
caption = { $sound ->
    [tick] a card is laid
    [crack] a crack of thunder
    [clunk] a dull clunk
    [ping] a glassy ping
   *[fanfare] a short fanfare
}
taken = Point cards taken
taken-none = none

phrase-lightning = Lightning!
phrase-not_me = Why me?
phrase-truce = Truce?
phrase-thanks_for_points = Thank you for the points.
phrase-nobody_answers = Does nobody answer?
phrase-nice_sum = What a sum!

## later: what a move does, and why

# What the move is called, as advice: the page says it above the reason.
name-lay = Lay { SAY($card, form: "the") } on { $colour } of the { place } card.
name-haul = Play Haul.
name-snatch = Play Snatch and take a card from { $seat }.
name-bolt = { part-throw }.
name-red = Block { SAY($card, form: "the") }.
name-orange = Block { SAY($card, form: "the") } that { $seat } played.
name-toss = Toss { SAY($cards, form: "the") }.
name-trim = Discard { SAY($cards, form: "the") }.
name-move = { $move ->
    [end_turn] End your turn.
    [rescue] Play Rescue.
   *[decline] Let it be.
}

explain-draw = { $count ->
    [0] Draw no card.
    [one] Draw a card.
   *[other] Draw { $count } cards.
}
part-lay = Lay { SAY($card, form: "the") } on the { place } card
explain-lay = { part-lay }: its { $colour } then needs { $left } more ({ $gap } − { $value } = { $left }).
explain-lay-fills = { part-lay }: that fills its { $colour }.
explain-lay-takes = { part-lay }: that fills its last colour, { $colour }, and takes { stars } if nobody answers.
explain-haul = Play Haul: draw three cards, then discard down to { $limit }.
explain-snatch = Play Snatch: take one card from { $seat }, unseen, unless somebody blocks it.
part-throw = Throw { SAY($cards, form: "the") }{ $sum ->
    [no] { "" }
   *[other] { " " }({ $sum })
}
# $sum is “1 + 2 = 3”, or “no” for a single card.
explain-bolt = { part-throw } in place of what { $seat } played.
explain-bolt-takes = { part-throw } in place of what { $seat } played, to take { stars }.
explain-red = Block { SAY($card, form: "the") }: it is cancelled, with everything thrown together with it.
explain-orange = Block { SAY($card, form: "the") } that { $seat } played: it is cancelled.
explain-toss = Toss { SAY($cards, form: "the") }: your turn ends.
explain-trim = Discard { SAY($cards, form: "the") }: you may hold { $limit }.
explain-move = { $move ->
    [end_turn] End your turn.
    [rescue] Play Rescue: your number cards that do not stay come back to your hand.
   *[decline] Let it be: do not answer.
}

spot = { $colour } { $gap }
reason-leaves = It leaves { $spots } to fill for { $stars }.
reason-leaves-one = It leaves only { $spots } to fill for { $stars }: anybody may do that.
reason-keeps = { $count ->
    [0] You keep no other card that fits this colour.
    [one] You keep one more card that fits this colour.
   *[other] You keep { $count } more cards that fit this colour.
}
reason-takes = It takes { stars }.
reason-safe = About { $percent }% of the time nobody can answer.
reason-steals = It takes { $stars } for yourself, for { $count ->
    [one] one card.
   *[other] { $count } cards.
}
reason-denies = It keeps { $seat } from taking { stars }.
reason-lets = You save your cards, but { $seat } takes { stars }.
reason-own = Your own play stands.
reason-no-stars = No stars are at stake: you save your cards.
reason-nothing-stands = Nobody’s play stands now: you save your cards.
reason-draws = More cards to choose from, and your hand has room.
reason-draws-none = Your hand stays as it is, and the cards are left to the others.
reason-ends = You save what you hold for later.
reason-tosses = Nothing in your hand fits; new cards may.

## later: why a move does not go

refuse-over = The game is over.
refuse-move = There is no such move.
refuse-seat = There is no seat { $seat } at this table.
refuse-window = Somebody may still answer the last card: wait for that.
refuse-turn = It is { $seat }’s turn.
refuse-draw-first = First say how many cards you draw.
refuse-play-now = Now you may play a card, or end your turn.
refuse-trim-first = First discard down to { cards }.
refuse-draw-most = You may draw at most { $count ->
    [one] one card
   *[other] { $count } cards
} now.
refuse-held = You do not have { SAY($card, form: "the") }.
refuse-held-all = You do not have all of these: { $cards }.
refuse-no-number = { SAY($card, form: "start") } has no number to lay.
refuse-slot = No point card lies there.
refuse-full = The { place } card ({ stars }) needs no more { $colour }.
refuse-which = { SAY($card, form: "start") } fits every colour: say on which you lay it.
refuse-colour = { SAY($card, form: "start") } does not match { $colour }.
refuse-exact = The { place } card ({ stars }) asks for { $colour } { $gap }, not { $value }.
refuse-too-much = { $value } is too much: the { place } card ({ stars }) needs only { $gap } more { $colour }.
refuse-answer-only = { SAY($card, form: "start") } can only answer a play.
refuse-special = { SAY($card, form: "start") } is no special card.
refuse-haul = Haul aims at nobody.
refuse-snatch = Snatch takes from another player who still holds a card.
refuse-toss = At this table nobody tosses cards.
refuse-toss-idle = You toss only with a full hand, before any play.
refuse-toss-stuck = You toss only with a full hand, before any play, and when nothing fits.
refuse-toss-count = { $count ->
    [one] Toss one card.
   *[other] Toss 1 to { $count } cards.
}
refuse-trim-count = { $count ->
    [one] Discard exactly one card.
   *[other] Discard exactly { $count } cards.
}
refuse-no-window = No play is waiting for an answer.
refuse-stale = Somebody has answered meanwhile: look again.
refuse-in-force = Your own play stands: there is nothing to answer.
refuse-declined = You have let it be; the next answer asks you again.
refuse-first = First { $seat } answers.
refuse-not-asked = You are not asked to answer now.
refuse-no-bolt = { SAY($card, form: "start") } has no bolt, so it cannot answer.
refuse-no-bolts = Throw at least one bolt.
refuse-special-answer = Only an orange block answers a special card.
refuse-nothing-stands = Every number card here is cancelled.
refuse-bolt-turn = At this table nobody throws bolts on their own turn.
refuse-bolt-exclamation = At this table no bolt replaces an exclamation.
refuse-bolts-most = { $count ->
    [one] At this table you answer with one bolt at a time.
   *[other] At this table you answer with at most { $count } bolts.
}
refuse-sum = It must be exactly { $value }, and this is { $sum }.
refuse-red-target = { SAY($card, form: "start") } is not among the cards that stand.
refuse-red-bolts = At this table a red block only hits cards thrown as an answer.
refuse-entry = There is no such card.
refuse-own = That card is your own.
refuse-orange-number = An orange block stops a block or a special card, never a number card.
refuse-cancelled = That card is cancelled already.
refuse-rescue = You have no knocked-out number card to rescue, or have played Rescue already.
refuse-wrong = This takes { SAY($right, form: "the") }, not { SAY($card, form: "the") }.

## new

preset-sheet = Standard
    .help = The whole game: first to 15 stars.
preset-simple = With small children
    .help = One card, one match.
preset-quick = Quick
    .help = Faster: a number card is answered only if it would take a point card.
preset-duel = Duel
    .help = Bolts fly both ways: whoever is on turn may throw them too.

## options

option-variant = The whole game, or the simple one for ages 3 to 5.
    .standard = standard
    .simple = simple
option-target_points = Points to win; auto is 10 for two or three players and 15 for more.
option-market_size = Point cards in the middle; auto depends on how many play and on the variant.
option-hand_start = How many cards everybody is dealt.
option-hand_limit = The most cards you may hold.
option-draw_max = The most cards you may draw in a turn; auto is 2, in the simple game 1.
option-play_max = The most cards you may play, or throw away, in a turn; auto is 2, in the simple game 1.
option-first_player = Point cards are turned up to see who begins, or the first seat begins.
    .stars = stars
    .seat0 = first seat
option-blocks = Whether the blocks are in the deck; auto leaves them out of the simple game.
    .on = on
    .off = off
option-specials = Whether Haul, Snatch and Rescue are in the deck; auto leaves them out of the simple game.
    .on = on
    .off = off
option-respond_scope = Every number card laid can be answered, or only one that would take a point card.
    .all = all
    .taking_only = only taking
option-respond_order = Those who are asked answer as they like, or one after the other.
    .open = open
    .clockwise = clockwise
option-respond_seconds = Seconds to answer, anew after every answer; 0 is no clock.
option-turn_seconds = Seconds for a decision on your own turn; 0 is no clock.
option-turn_player_responds = What you may answer with on your own turn: blocks and Rescue, bolts too, or nothing.
    .blocks_only = blocks only
    .full = everything
    .none = nothing
option-red_block_hits = A red block cancels any number card, or only one thrown as an answer.
    .any_number = any number
    .bolts_only = only bolts
option-exclamation_response = Bolts replace an exclamation with the number it fills, or not at all.
    .gap = with that number
    .immune = not at all
option-max_bolts = The most bolts in one answer; 0 is any number.
option-refill = When an empty place gets its next point card.
    .at_once = at once
    .end_of_turn = end of turn
option-stuck_toss = When you may throw cards away, which ends your turn: with a full hand and nothing to play, with a full hand before any play, or never.
    .stuck = no card to play
    .idle = before any play
    .off = never
option-stall_rounds = The game ends after so many rounds in which no number card stays.
option-turn_cap = The game ends after so many turns; 0 is never.

## later: house rules that make no game

problem-hand = You cannot be dealt more cards than you may hold.
problem-stars = Nobody could reach { $needed }: the point cards have only { $stars } stars in all.
problem-simple = The simple game has no blocks, special cards or answers.
problem-red = There are no red blocks in this game.

## later: the lesson

lesson-goal = Be first to 10 stars. Fill a card’s red, yellow and blue exactly; whoever fills the last colour takes it.
lesson-1 = Every turn begins with up to two new cards. Take two.
    .other = More cards give you more choice. Take two.
    .then = A blue 1 and an orange block. Now you may play up to two cards.
lesson-2 = The first card lacks only blue: 3. Lay your blue 2 there: tap your card, then the blue lane.
    .other = But the first card is nearly full. Lay your blue 2 on its blue lane.
    .then = 2 of 3 blue lie there. After every number card the others may answer. Tina and Nando let it be.
lesson-3 = Now the blue 1. It fills the last colour, exactly.
    .other = But two stars are waiting: lay the blue 1 on the first card.
    .exclamation = It would fill it. But keep the exclamation mark: it can fill far bigger gaps.
    .then = Two stars! Who laid the red and the yellow does not matter. After two cards your turn is over.
lesson-4 = Four stars for Tina? You may answer with bolts of her colour that add up to exactly her 3. Throw your 1 and your 2.
    .before = Tina’s turn.
    .other = Then Tina takes four stars. You can stop her: red bolts 1 and 2.
    .then = Your bolts lie there now instead of her 3. If it stays so, the card is yours.
lesson-5 = A red block knocks out one bolt, and without it the sum is wrong. Answer with your orange block: it blocks a block.
    .before = Tina does not like that.
    .other = Then her 3 stands, and she takes the stars. Block the block.
    .then = Her block is gone, your bolts stand again: four stars for you, in the middle of Tina’s turn.
lesson-6 = Nando lays a 2 on the last card. You have no bolt, but everybody is asked, so that nobody learns who has one. Let it be.
    .before = Tina ends her turn. Nando is next.
    .then = Only bolts and blocks can answer a card.
lesson-7 = Your turn again. Draw two.
    .before = Tina lets it be, and Nando ends his turn.
    .other = More cards give you more choice. Draw two.
    .then = New in your hand: a blue 1 and a blue 5.
lesson-8 = The third card lacks only blue, but 4 of it. An exclamation mark fills a colour, however much is missing. Lay it there.
    .other = It would still lack something. The exclamation mark fills all of it at once.
    .exclamation = There it wins nothing yet. On the third card it wins four stars.
    .then = Four more stars make ten: the game is over at once, and you win. Haul, Snatch, Rescue and cards of all colours you find in the rules.

## later: the terminal

card-point = point card { $asks }, { stars }
move-draw = draw cards, or none
move-play_number = lay a number card on a colour of a point card
move-play_special = play Haul, or Snatch from a player
move-toss = full hand and nothing fits: discard, and end your turn
move-end_turn = end your turn
move-bolt = throw bolts in place of the card just played
move-red_block = cancel a number card
move-orange_block = cancel a block or a special card
move-rescue = get your knocked-out number cards back
move-decline = let it be
move-trim = discard down to your hand limit

## later: tips in a first game

tip-bolts = You can throw bolts that add up to exactly { $value }: they then lie there instead of the card just laid.
tip-block = A red block cancels the card just laid; only an orange block can stop it.
tip-stars = Fill all three colours of a card exactly: whoever fills the last one takes its stars.
tip-exclamation = An exclamation closes its colour on a card, however much is missing there.
tip-lay = Tap a card, then a lit spot: it fits wherever at least that much of its colour is missing.

draw-head = first to { $target } stars
draw-points = Point cards left { $count }
draw-piles = Draw pile { $deck } · played { $discards }
draw-empty = empty
draw-left = { $count } to go
draw-closed = full
draw-card = card { $number }
draw-lying = on it { $cards }
draw-on = { $card } on { SAY($target, form: "the") }
draw-from = { $card } from { $seat }
draw-plays = { $count ->
    [one] one more play
   *[other] { $count } more plays
}
draw-no-cards = no cards
draw-gained = Just drawn: { $cards }

## later: after the game

look-pay = Did it pay?
look-paid = Of { $count ->
    [one] one throw
   *[other] { $count } throws
}, { $paid } surely paid and { $cost } surely cost stars. The rest is too close to tell.
look-best = The best of the game: { SAY($seat, form: "name") } in turn { $turn }, { $stars } stars.
look-thrown = Thrown
look-on = Against
look-stars = Stars
look-cards = { $cards }
look-below = Stars ahead of the others that each bolt, block or rescue gained or lost, against letting it be
look-most = These are the { $count } that made most difference.
look-try = Try it

## later: puzzles

clue-look = { $what ->
    [stars] Look at the point { $count ->
        [one] cards with one star.
       *[other] cards with { $count } stars.
    }
    [bolts] Look at your cards with a lightning bolt.
    [blocks] Look at your cards without a number.
    [orange] Look at your orange cards.
    [let] You need not answer.
    [end] You need not lay another card.
    [least] Which of your cards do you need least?
   *[draw] How many cards would you like to hold?
}
clue-idea = { $what ->
    [take] One card fills the last colour: the stars are yours if nobody answers.
    [two] Two of your cards finish it, one after the other. Begin with the right one.
    [leave] Think of what the others can finish with one card, and what you can finish next time.
    [steal] The same sum in the same colour: then it is you who takes the stars.
    [deny] A red block cancels the card just laid.
    [undo] An orange block cancels another block.
    [rescue] What was knocked out can come back to you.
    [orange] An orange card may be worth more than a number now.
    [save] A card that you keep is still yours next time, and helps nobody now.
    [least] Keep what fits the open colours.
   *[hand] New cards give you more to choose from; a full hand can be stuck.
}

## day: the deal of the day

daily-title = The last turn
daily-goal = Your last turn, with four plays, and nobody can answer. One way wins: find it.
daily-won = Found
daily-lost = { $reached } of { $total } stars
