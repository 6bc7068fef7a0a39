### What Ultimatum says. docs/translate.md tells how to change a sentence or to add a language.
### $seat, $target, $responder, $by, $payer and $actor are players, $card is a card: SAY($card, form: "the") asks for a form of it.

## cover

tagline = Split somebody else’s chips with a partner, before the round stops without warning.

## table: cards and chips

# a: “a Block”; the: “the Block”.
card = { $form ->
    [a] { $kind ->
        [UL] an Ultimatum
       *[other] a { part-card }
    }
    [the] the { part-card }
   *[bare] { part-card }
}
part-card = { $kind ->
    [G] Give { $value }
    [T] Take { $value }
    [SW] Swap
    [ST] Steal
    [BL] Block
    [UL] Ultimatum
    [CO] Counter
    [DR] Draw
   *[RO] Round
}
card-times = { $card } ×{ $count }
card-help = { $kind ->
    [G] one pays another
    [T] from another player
    [SW] chips or hands
    [ST] a whole stack
    [BL] no, you don’t
    [UL] split their chips
    [CO] a rival offer
    [DR] two cards
   *[RO] the round is over
}
chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
total = total { $count }

## table: the log

part-gets = { YOU($seat) ->
    [you] You get
   *[other] { $seat } gets
}
part-plays = { YOU($seat) ->
    [you] You play
   *[other] { $seat } plays
}
part-wants = { YOU($seat) ->
    [you] You want
   *[other] { $seat } wants
}
part-counters = { YOU($seat) ->
    [you] You make
   *[other] { $seat } makes
} a counter-offer: { chips }
log-round = Round { $round }: { YOU($seat) ->
    [you] you deal
   *[other] { $seat } deals
}.
log-dealt = { part-gets } { cards }.
log-played = { part-plays } { $card }.
log-played-for = { part-plays } { $card } for { $target }.
log-thrown = { YOU($seat) ->
    [you] You throw
   *[other] { $seat } throws
} { SAY($card, form: "a") } away.
log-steal = { part-wants } to steal { YOU($target) ->
    [you] all your chips
   *[other] all of { $target }’s chips
}.
log-swap = { part-wants } to swap { $what ->
    [chips] chips
   *[hands] hands
} with { $target }.
log-ultimatum = { part-plays } an Ultimatum about { YOU($target) ->
    [you] your
   *[other] { $target }’s
} chips: { $count } for { $responder }, the rest for { $seat }.
log-declined = { YOU($seat) ->
    [you] You let it be.
   *[other] { $seat } lets it be.
}
log-no-counter = { YOU($seat) ->
    [you] You make no counter-offer.
   *[other] { $seat } makes no counter-offer.
}
log-no-raise = { YOU($seat) ->
    [you] You leave your offer at { chips }.
   *[other] { $seat } leaves the offer at { chips }.
}
log-no-block = { YOU($seat) ->
    [you] You do not block.
   *[other] { $seat } does not block.
}
log-blocked = { YOU($seat) ->
    [you] You block
   *[other] { $seat } blocks
} { SAY($card, form: "the") }: nothing moves.
log-countered = { part-counters } for { $responder }, the rest for { $seat }.
log-countered-keeps = { part-counters } for { $responder }, and { YOU($seat) ->
    [you] you keep
   *[other] { $seat } keeps
} the rest.
log-countered-one = { part-counters }.
log-accepted = { YOU($seat) ->
    [you] You take
   *[other] { $seat } takes
} { YOU($by) ->
    [you] your
   *[other] { $by }’s
} offer of { chips }.
log-accepted-one = { YOU($seat) ->
    [you] You take one of the offers.
   *[other] { $seat } takes one of the offers.
}
log-rejected = { YOU($seat) ->
    [you] You turn every offer down
   *[other] { $seat } turns every offer down
}: nobody gets a chip.
paid = { part-gets } { chips } from { $payer }.
paid-short = { part-gets } { chips } from { $payer }: that is all there was.
paid-nothing = { part-gets } nothing from { $payer }.
log-stacks = Chips swapped: { $x } for { $a }, { $y } for { $b }.
log-hands = Hands swapped: { $x ->
    [one] { $x } card
   *[other] { $x } cards
} for { $a }, { $y } for { $b }.
log-drew = { YOU($seat) ->
    [you] You draw
   *[other] { $seat } draws
} { cards }.
log-drawn = New in { YOU($seat) ->
    [you] your
   *[other] { $seat }’s
} hand: { $cards }.
log-holds = Now in { YOU($seat) ->
    [you] your
   *[other] { $seat }’s
} hand: { $cards }.
log-round-card = The round is over: { YOU($seat) ->
    [you] you have ended it
   *[other] { $seat } has ended it
}.
log-round-empty = The round is over: { YOU($seats) ->
    [other] { $seats } has
   *[others] { $seats } have
} no cards left.
seat-count = { $seat } { $count }
log-scored = Chips: { $chips }.
log-scored-totals = Chips: { $chips }. In all: { $totals }.
log-game-over = The game is over: { $seats } won.

## table: what is asked

prompt-turn = Play a card.
prompt-waiting = { $phase ->
    [turn] { YOU($seat) ->
        [you] You play a card
       *[other] { $seat } chooses a card
    }
    [counter] { SAY($seat, form: "start") } may make a counter-offer
    [raise] { SAY($seat, form: "start") } may raise the offer
    [choose] { YOU($seat) ->
        [you] You choose an offer
       *[other] { $seat } chooses an offer
    }
    [round_over] { YOU($seat) ->
        [you] You deal the next round
       *[other] { $seat } deals the next round
    }
   *[block] { SAY($seat, form: "start") } may block
}
prompt-counter = { YOU($target) ->
    [you] They split your { chips }. Make { $responder } an offer of your own?
   *[other] Make { $responder } a counter-offer for { $target }’s { chips }?
}
    .passes = { YOU($target) ->
        [you] They split your { chips }.
       *[other] { $responder } is offered a part of { $target }’s { chips }.
    }
prompt-raise = Offer { $responder } more than { chips }?
    .passes = The best offer to { $responder } so far: { chips }.
prompt-offer = { $by } offers you { $share } of { $target }’s { chips }
prompt-choose = { $offers } offers for { $target }’s { chips }: take one?
prompt-shield = { $responder } takes { YOU($by) ->
    [you] your
   *[other] { $by }’s
} offer: that costs you { chips }
prompt-deal = The round is over. You deal the next one.
prompt-over = The game is over.
threat-steal = { YOU($actor) ->
    [you] You want
   *[other] { $actor } wants
} to steal { YOU($target) ->
    [you] { $count ->
        [0] your chips, but you have none
        [one] your only chip
       *[other] all your { $count } chips
    }
   *[other] { $count ->
        [0] { $target }’s chips, but there are none
        [one] { $target }’s only chip
       *[other] all { $count } of { $target }’s chips
    }
}
threat-swap = { YOU($actor) ->
    [you] You want
   *[other] { $actor } wants
} to swap { $what ->
    [chips] chips
   *[hands] hands
} with { $target }: { YOU($actor) ->
    [you] your { part-mine }
   *[other] { part-mine }
} for { YOU($target) ->
    [you] your
   *[other] { $target }’s
} { $yours }
part-mine = { $what ->
    [chips] { $mine ->
        [one] { $mine } chip
       *[other] { $mine } chips
    }
   *[hands] { $mine ->
        [one] { $mine } card
       *[other] { $mine } cards
    }
}
hint-turn = Tap a card, then who it is for.
hint-first = Most chips win. Tap a card, then a player.
hint-early = You are asked later, but you can say no already.
hint-counter = Best offer to { $responder } so far: { chips }.
zero-choose = At 0 you turn every offer down: nobody gets a chip.
hint-choose = Tap an offer on the table, or turn them all down.
offer-gets = { YOU($responder) ->
    [you] You get
   *[other] { $responder } gets
} { $share }, { YOU($by) ->
    [you] you get
   *[other] { $by } gets
} { $rest }.
offer-keeps = { YOU($responder) ->
    [you] You get
   *[other] { $responder } gets
} { $share }, { YOU($by) ->
    [you] you keep
   *[other] { $by } keeps
} { $rest }.

## table: buttons and labels

button-play = { $how ->
    [card] Choose a card
    [seat] Choose a player
    [what] Choose one
    [anyway] Play it anyway
    [offer] Offer { $count }
    [end] End the round
    [away] Throw it away
   *[play] Play it
}
button-back = Put it back
button-block = Block it
button-no-block = You have no Block
button-let = Let it happen
button-let-early = I will not block
button-no-offer = No counter-offer
button-no-offer-early = No counter-offer from me
button-counter = Offer { $count }
button-no-counter = You have no Counter
button-take = Take it
button-reject = Turn all down: nobody gets a chip
button-deal = Deal the next round
button-talk = Talk
your-hand = Your hand, { cards }
cards-left = { $count ->
    [one] last card
   *[other] { $count } cards left
}
stacks = Chips
draw-pile = Draw
discards = Discards
mat-empty = No offer on the mat
mat-stop = The round may stop at any moment.
mat-last = { SAY($seats, form: "start") } may end the round.
round-of = Round { $round } of { $rounds }
round-to = Round { $round }, to { $goal }
refused = That card does not go.
shout = { $what ->
    [ultimatum] Ultimatum!
    [round] Round!
    [none] No deal!
   *[nothing] nothing
}
caption = { $sound ->
    [clink] chips clink
    [gavel] a gavel falls
    [bell] a desk bell rings
    [shield] a shield slams down
    [tick] a clock ticks
   *[card] a card is laid
}

phrase-fair_enough = Fair enough.
phrase-not_enough = That is not enough.
phrase-take_it = Take it or leave it.
phrase-no_deal = No deal.
phrase-trust_me = Trust me.
phrase-i_will_remember = I will remember that.

## later: a card being played

ask = { $step ->
    [G-from] { $card }: who pays?
    [G-to] { $seat } pays { chips }. Who gets them?
    [T-from] { $card }: from whom?
    [ST-from] Steal: whose chips?
    [SW-with] Swap with whom?
    [SW-what] Swap what with { $seat }?
    [UL-target] Ultimatum: whose chips do you split?
    [UL-responder] { $seat }’s chips: whom do you offer a share?
   *[DR-to] Draw: who gets two cards?
}
role = { $role ->
    [from] pays
    [to] gets them
    [with] swaps
    [target] loses chips
   *[responder] decides
}
ready-steal = { $count ->
    [0] Take all of { $seat }’s chips? There are none.
    [one] Take { $seat }’s only chip?
   *[other] Take all { $count } chips from { $seat }?
}
ready-swap = { $what ->
    [chips] Swap chips with { $seat }: your { $mine } for { $seat }’s { $yours }.
   *[hands] Swap hands with { $seat }: your { $mine } cards for { $seat }’s { $yours }.
}
ready-split = Split { $seat }’s { chips }
ready-draw = { YOU($seat) ->
    [you] Draw two cards?
   *[other] Have { $seat } draw two cards?
}
ready-throw = Throw { SAY($card, form: "the") } away?
ready-round = End the round now?
nothing-moves = Nothing would move. Play it anyway?
note-free = Nobody can stop it.
note-short = There is no more to take than { chips }.
note-block = { YOU($seat) ->
    [you] You may block it.
   *[other] { $seat } might block it.
}
note-anyone = Anybody might block it.
note-bargain = With a Counter others can offer more, and with a Block { $seat } can stop it.
note-throw-block = On your own turn a Block does nothing. It helps when you are attacked.
note-throw-counter = On your own turn a Counter does nothing. It helps in an Ultimatum.
note-round = The round ends, and everybody keeps their chips: you have { $count }.
note-last = It is your last card: the round ends after it.
button-swap = { $what ->
    [chips] Swap chips
   *[hands] Swap hands
}
button-swap-then = { $what ->
    [chips] your { $mine } for { $yours }
   *[hands] your { $mine } cards for { $yours }
}

## later: an Ultimatum on the mat

offer-of = { YOU($seat) ->
    [you] Your offer
   *[other] { $seat }’s offer
}
offer-for = for { $seat }
offer-change = { $seat } { $change }
offer-sure = Nobody can block it
offer-may-block = { SAY($seat, form: "start") } might block it
offer-kept = { YOU($seat) ->
    [you] you keep { $count }
   *[other] keeps { $count }
}
offer-taken = taken
offers = Offers
mat-target = whose chips are split
mat-whole = All of { YOU($seat) ->
    [you] your
   *[other] { $seat }’s
} chips are on the mat
decides-then = then { YOU($seat) ->
    [you] you decide
   *[other] { $seat } decides
}
decides-now = { YOU($seat) ->
    [you] You decide now
   *[other] { $seat } decides now
}
blocks = Will { $seat } block it?
asked = Asked in turn
asked-left = { $count ->
    [0] everybody has answered
    [one] one has yet to answer
   *[other] { $count } have yet to answer
}
asked-state = { $state ->
    [waiting] waits
    [bid] offers { $count }
    [let-counter] no counter-offer
    [let-raise] leaves it at { $count }
    [let-block] does not block
   *[empty] no cards
}
asked-has = has { chips }
split-gets = { YOU($seat) ->
    [you] you get
   *[other] { $seat } gets
}
split-for = Share for { $seat }
split-value = { SAY($responder, form: "start") } { $share }, { $by } { $rest }
split-more = +1 for { $seat }
split-keep = you keep

## later: between two rounds

over-card = { YOU($seat) ->
    [you] You rang the bell
   *[other] { $seat } rang the bell
}
over-empty = { YOU($seats) ->
    [other] { $seats } has
   *[others] { SAY($seats, form: "start") } have
} no cards left
over-trail = Who paid whom
over-quiet = Hardly a chip has changed hands.
over-gain = { YOU($seat) ->
    [you] Your biggest gain
   *[other] { $seat }’s biggest gain
}: { chips } from { $payer }, by { YOU($by) ->
    [you] your
   *[other] { $by }’s
} { $card }.
over-next = { YOU($seat) ->
    [you] You deal
   *[other] { $seat } deals
} the next round.

## later: cards that are gone, a seat, talk

discards-none = Nobody has played a card yet.
discards-gone = Gone so far
discards-newest = Newest first
seat-know = You know these cards: they were yours.
seat-talk = Say something to { $seat }
talk-title = Say it at the table
talk-hint = Everybody hears it. Nothing said binds, and lies are allowed.
talk-to = To whom?
talk-all = everybody
talk-kind = What?
talk-kinds = { $kind ->
    [deal] A deal
    [threat] A threat
    [ask] A wish
    [claim] My cards
   *[emote] A word
}
talk-if = If you …
talk-then = I will …
talk-please = Please …
talk-whom = whom?
talk-least = how many?
talk-card = { $word ->
    [have] I have
   *[lack] I have no
}
talk-send = Say it
talk-agree = Agreed
talk-refuse = No
talk-heard = What was said
talk-none = Nobody has said anything yet.
talk-agreed = { SAY($seat, form: "start") } agreed
talk-fate = { $fate ->
    [kept] kept
   *[broken] broken
}

# What somebody said, word for word: $words is one of the say- messages, start: at the beginning.
speech = { SAY($words, form: "start") }
speech-to = { SAY($to, form: "name") }, { $words }
log-said = { YOU($seat) ->
    [you] You say
   *[other] { $seat } says
}: { $words }
log-answered = { YOU($seat) ->
    [you] You answer
   *[other] { $seat } answers
}: { $words }
say-deal = { $form ->
    [start] If
   *[other] if
} you { SAY($when, form: "you") }, I will { SAY($then, form: "will") }.
say-threat = { $form ->
    [start] If
   *[other] if
} you { SAY($when, form: "you") }, beware: I will { SAY($then, form: "will") }.
say-ask = { $form ->
    [start] Please
   *[other] please
} { SAY($then, form: "please") }.
say-claim = { $word ->
    [have] I have { SAY($card, form: "a") }.
   *[lack] I have no { $card }.
}
say-answer = { $answer ->
    [agree] { $form ->
        [start] Agreed.
       *[other] agreed.
    }
   *[refuse] { $form ->
        [start] No.
       *[other] no.
    }
}
say-emote = { $form ->
    [start] { $word ->
        [laugh] Ha ha!
        [groan] Oh no.
        [thanks] Thank you.
       *[think] Hmm …
    }
   *[other] { $word ->
        [laugh] ha ha!
        [groan] oh no.
        [thanks] thank you.
       *[think] hmm …
    }
}
# What is done: “if you …” (you), “I will …” (will), “please …” (please); else as a list names it.
deed = { $deed ->
    [accept] accept
    [reject] turn all offers down
    [counter] make a counter-offer
    [block] block
    [let_pass] let it happen
    [end_round] end the round
   *[play_on] play on
}
deed-to = { $deed ->
    [spare] spare
    [hit] hit
   *[feed] feed
} { $whom ->
    [me] me
    [you] you
   *[other] { SAY($seat, form: "name") }
}
deed-share = offer at least { $count }
deed-pick = { $deed ->
    [spare] spare …
    [hit] hit …
    [feed] feed …
   *[share_at_least] offer at least …
}

## later: what a move does, and why

# What the move is called, as advice: the page says it above the reason.
name-play = Play { $what }.
name-throw = Throw { SAY($card, form: "the") } away.
name-block = Block { SAY($card, form: "the") }.
name-counter = Play a Counter: offer { chips }.
name-accept = Take { $by }’s offer of { chips }.
name-move = { $move ->
    [round] Play Round: the round ends.
    [no-counter] Make no counter-offer.
    [decline] Let it happen.
    [reject] Turn all offers down.
   *[deal] Deal the next round.
}

explain-deal = Shuffle and deal the next round.
explain-block = Your Block stops { SAY($card, form: "the") }: nothing moves.
explain-reject = Nobody gets a chip.
explain-no-counter = You make no counter-offer in this Ultimatum.
explain-let-happen = The chips are split as agreed.
explain-unless = If nobody blocks it: { $threat }.

change = { $sign ->
    [minus] −
   *[plus] +
}{ $whole }.{ $tenths }
reason-offer = On average it is worth { $change } chips to you, with a possible Block counted in.
reason-worth = On average it is worth { $change } chips to you against the others.
reason-even = On average it changes nothing.
reason-block-counted = A possible Block is counted in.
reason-last-turn = This is your last turn.
reason-better = You keep better cards for later.
reason-turns = { $count ->
    [one] You have about { $count } turn left.
   *[other] You have about { $count } turns left.
}
reason-equal = It saves no chips: both stacks are equal.
reason-equal-keep = Both stacks are equal, and you keep your Block.
reason-saves = It saves { $seat } { chips }.
reason-saves-nothing = It saves nothing: the Swap would bring you { chips }.
reason-keeps-from = It keeps { $seat } from gaining { chips }.
reason-hand = You keep your { $own ->
    [one] { $own } card
   *[other] { $own } cards
} instead of getting { $other } from { $seat }.
reason-no-counter = { button-no-counter }.
reason-no-block = { button-no-block }.
reason-keep-counter = None of your chips are at stake, and you keep your Counter.
reason-keep-block = None of your chips are at stake, and you keep your Block.
reason-can-block = You can still block, and you keep your Counter.
reason-risk = You keep your Counter and risk your { chips }.
reason-brings = It brings you { chips }.
reason-costs = It costs you { chips }, but you keep your Block.
reason-reject = No offer brings you more than it brings the others.
reason-throw-counter = You get rid of a card that you will hardly need.
reason-throw-block = It does nothing, and you give up a Block that may save your chips.
reason-end-leading = You lead, and the round ends now.
reason-end-equal = The round ends while nobody has more chips than you.
reason-end-behind = The round ends while you are behind.
reason-draw-self = You get two more cards to choose from.
reason-draw-longer = { $seat } would run out of cards first, so the round lasts longer.
reason-draw-poorest = Nobody has fewer chips than { $seat }: there two cards do the least harm.
reason-draw = It moves no chips, and you keep your other cards.
reason-swap-hands = If nobody blocks it, you get { $other ->
    [one] { $other } card
   *[other] { $other } cards
} from { $seat } for your { $own }.

## later: why a move does not go

refuse-move = There is no such move.
refuse-stale = The table has moved on to another question: look again.
refuse-over = The game is over.
refuse-seat = There is no seat { $seat } at this table.
refuse-phase-turn = There is nothing to answer now: somebody has to play a card.
refuse-phase-block = A Swap or a Steal waits for an answer: block it or let it happen.
refuse-phase-counter = It is time for counter-offers: make one with a Counter, or make none.
refuse-phase-choose = The offers are on the table: take one, or turn them all down.
refuse-phase-shield = An offer has been taken: the player who pays for it may block it or let it happen.
refuse-phase-deal = The round is over: the next one has to be dealt.
refuse-not-yet = { $seat } is asked first. Until then you can only say that you will play nothing.
refuse-turn = It is { $seat }’s turn.
refuse-asked-block = That is for { $seat } to answer.
refuse-asked-counter = You cannot make a counter-offer in this Ultimatum, or no longer.
refuse-asked-choose = Only { $seat } chooses an offer.
refuse-asked-shield = Only { $seat } may block, because it is { $seat } who pays.
refuse-asked-deal = { $seat } deals the next round.
refuse-no-seat = There is no such seat at this table.
refuse-yourself = { $card } is for other players only.
refuse-same = Name two different players.
refuse-round-early = At this table you may play a Round from your turn { $count } on.
refuse-no-offer = { $count ->
    [one] There is only one offer.
   *[other] There are only { $count } offers.
}
refuse-held = You have no { $card }.
refuse-share = Offer a whole number from 0 to { $count }: { $seat } has no more.
refuse-usage = { $card } is played like this: { $usage }.
refuse-talk-off = At this table no set phrases are said.
refuse-talk-limit = You have said enough for now: wait for the next move.
refuse-talk-kind = What is said is one of { $kinds }, not { $given }.
refuse-talk-fields = “{ $kind }” has exactly these fields: { $fields }.
refuse-talk-to = “to” is a seat at this table or “all”, not { $given }.
refuse-talk-action = An action is one of { $allowed }, not { $given }.
refuse-talk-fact = A fact is one of { $allowed }, not { $given }.
refuse-talk-emote = A word is one of { $allowed }, not { $given }.
refuse-talk-ref = “ref” counts what was said so far, from 1, to name what you answer; it is not { $given }.

## new

preset-sheet = Standard
    .help = Quick Play: one round, most chips win.
preset-match = Match Play
    .help = Five rounds, added up.
preset-points = Point Play
    .help = Rounds until somebody has 50.
preset-three = For three
    .help = Three at the table, three rounds, no Round card before the third turn.
preset-friends = Defend your friends
    .help = Anybody may block a Swap or a Steal.

## options

option-scoring = One round; or a fixed number of rounds; or rounds until somebody reaches a goal.
    .quick = quick
    .match = match
    .points = points
option-match_rounds = How many rounds Match Play has.
option-point_target = The goal of Point Play; auto is five times the starting chips.
option-chips_between_rounds = Every round starts with equal stacks and is added up, or everybody keeps their chips.
    .reset_and_sum = add up
    .carry_over = keep
option-tie_break = A tie for first is shared, goes to whoever has the fewest cards left, or is played off.
    .shared = shared
    .fewest_cards = fewest cards
    .extra_round = extra round
option-hand_size = How many cards everybody gets.
option-starting_chips = How many chips everybody starts with.
option-three_players = Three may play.
option-first_dealer = Who deals the first round.
option-block_by = Who may block a Swap or a Steal.
    .victim = the victim
    .anyone = anyone
option-block_scope = Which offers that were taken the target may block: all but its own, all, or the first.
    .others_proposals = all but its own
    .any_proposal = all
    .ultimatum_only = the first
option-initiator_may_counter = Whoever plays an Ultimatum may outbid their own offer.
option-round_card_from_turn = From which of your own turns on you may play a Round.
option-table_talk = Whether set phrases may be said at the table.
    .structured = yes
    .off = no
option-talk_limit = How often each player may say something between two moves.
option-response_seconds = Seconds to block, or to make a counter-offer; 0 is no limit.
option-choose_seconds = Seconds to choose an offer; 0 is no limit.
option-turn_seconds = Seconds for a turn; 0 is no limit.

## later: house rules that make no game

problem-three = Ultimatum is for { $fewest } to { $most } players, unless “Three may play” is on.
problem-cards = With { $seats } players deal at most { $most } cards each: of { $cards }, { $kept } are kept for the Draw cards.
problem-kept = Point Play adds up rounds; if everybody kept their chips, the goal might never be reached.
problem-goal = Everybody would reach a goal of { $goal } in a dull first round: it must be more than the { $chips } starting chips.

## later: the lesson

lesson-goal = Have the most chips when the round stops. Everybody starts with ten. In a game you have ten cards, here seven.
lesson-1 = Take 5 chips from Tina: tap Take 5, then Tina, then “Play it”.
    .other = Later. Begin with Take 5, from Tina.
    .then = You have 15 now, Tina has 5, and nobody could stop it. But whoever leads gets robbed.
lesson-2 = Tina plays Steal: she wants all your 15 chips. You have a Block, and this is its moment.
    .before = Now Tina.
    .other = Then all 15 are gone. Block it.
    .then = Nothing moves, and both cards are gone. A Block stops a Steal, a Swap and an Ultimatum, nothing else.
lesson-3 = You decide. Berta’s offer gives you 6, and Nando might block it. His own gives you 8 for sure. Take his.
    .before = Nando takes 5 chips from Berta.
    .before-2 = Berta plays an Ultimatum: she wants to split Nando’s 15 chips with you. You would get 6, and she keeps 9.
    .before-5 = Nando plays a Counter: he would rather pay you 8 himself. Then Berta gets nothing, and he keeps 7.
    .other = Nando’s own offer gives you 8, and he will not block himself. Take that one.
    .then = Nando pays you 8, so you have 23. Had you turned both down, nobody would have got a chip.
lesson-4 = Now your own Ultimatum: split Nando’s 7 chips with Tina, 4 for her and 3 for you. Tap the card, then Nando, then Tina.
    .other = But split Nando’s chips with Tina here: 4 for her, 3 for you.
lesson-5 = Berta offers nothing. Your Counter could raise your own offer, but Tina gets more than half already. Tap “No counter-offer”.
    .other = You would outbid yourself. Keep your Counter, and tap “No counter-offer”.
    .then = Tina takes it, and Nando has no Block: 4 chips for her, 3 for you.
lesson-6 = Outbid Tina with your own chips: play your Counter and offer Berta 14. You keep 12 of your 26.
    .before = Now Tina.
    .before-1 = Tina plays an Ultimatum, and it is your 26 chips that she splits: 13 for Berta, 13 for herself.
    .other = Berta is offered 13. 14 is enough, and you keep the rest.
    .then = Berta takes yours. She gets 14, you keep 12, and Tina gets nothing.
lesson-7 = Berta leads with 21 chips. Steal them all: tap Steal, then Berta, then “Play it”.
    .before = Nando and Berta play.
    .other = First the chips: Berta has the most. Steal from her.
    .then = Berta had no Block: you have 30.
lesson-8 = You lead with 29. Play Round before somebody robs you: it ends the round at once.
    .before = The others each play a card.
    .other = Then each of them gets another turn. End it while you lead.
    .then = The round is over and you have the most chips, so you win. That is all you need.

## later: the terminal

move-play = play a card, and say against whom and how much
move-block = play a Block against what is done to you
move-decline = let it happen, or make no counter-offer
move-counter = play a Counter: offer so many chips
move-accept = take an offer
move-reject = turn all offers down
move-deal = deal the next round

# A play in a list of moves; the card is drawn before it.
name-give = { $card }: { $payer } pays { $seat }
name-take = { $card }: from { $payer }
name-swap = { $card }: swap { $what ->
    [chips] chips
   *[hands] hands
} with { $seat }
name-steal = { $card }: all of { $seat }’s chips
name-ultimatum = { $card } with { $responder } about { $target }’s chips: { $count } for { $responder }
name-draw = { $card }: { YOU($seat) ->
    [you] you draw two cards
   *[other] { $seat } draws two cards
}

## later: tips in a first game

tip-choose = Take one offer, or refuse them all: then nobody gets a chip.
tip-counter = With a Counter you make { $seat } an offer of your own; { $seat } takes one offer at most.
tip-block = A Block stops this: nothing changes hands, and every card played for it is spent.
tip-chips = Your chips count when the round stops: as soon as any hand is empty, or somebody plays Round.
tip-ultimatum = With an Ultimatum you and a partner split somebody else’s chips, if the partner takes your offer.

draw-head = round { $round }
draw-extra = { " " }· extra round { $count }
draw-goal = { $scoring ->
    [quick] most chips win
    [match] of { $count }, most chips in all win
   *[points] first to { $count } chips in all
}
draw-piles = Draw pile { $count } · { YOU($seat) ->
    [you] you deal
   *[other] { $seat } deals
}
draw-gone = Gone: { $cards }
draw-gone-of = { $card } { $count } of { $all }
draw-role = { $role ->
    [offers] offers
    [acts] plays it
    [target] target
   *[responder] decides
}
draw-last = { $count ->
    [one] last card!
   *[other] last cards
}
draw-offers = { YOU($target) ->
    [you] Your
   *[other] { $target }’s
} { chips } are to be split. { YOU($responder) ->
    [you] You decide
   *[other] { $responder } decides
}.
draw-offer = { YOU($seat) ->
    [you] You offer
   *[other] { $seat } offers
} { $count }
draw-gets = { SAY($seat, form: "start") } { $count }
draw-asked = Asked now: { $seat }.
draw-asked-name = { $seat }
draw-asked-then = Asked now: { $seat }. Then: { $names }.
draw-then-chooses = After that { YOU($seat) ->
    [you] you choose
   *[other] { $seat } chooses
}.
draw-chooses = { YOU($seat) ->
    [you] You take one of these, or turn
   *[other] { $seat } takes one of these, or turns
} them all down.
draw-sure = { SAY($target, form: "start") } cannot block it.
draw-shield = Now { $seat } may block it, or let it happen.
draw-no-cards = no cards
draw-known = You know that { $seat } holds { $cards }

## later: after the game

look-ledger = Who gave what to whom
look-gave-most = { SAY($seat, form: "name") } gave { SAY($to, form: "name") } { $count ->
    [one] one chip
   *[other] { $count } chips
}, the most of all.
look-promises = { SAY($seat, form: "name") } kept { $kept } of { $count ->
    [one] one promise
   *[other] { $count } promises
}.
look-from-to = Gave ↓ to →
look-kept = Promises kept
look-at-the-end = At the end
look-offers = Offers, and where they would have been taken
look-offers-low = { $all ->
    [one] { $count ->
        [0] One offer, and it was large enough.
       *[other] One offer, and it was too small.
    }
   *[other] { $all } offers, { $count ->
        [0] none
       *[other] { $count }
    } of them too small.
} An offer is too small if it does not help whoever answers, or if most people would turn it down.
look-offers-never = For { $count ->
    [one] one of them
   *[other] { $count } of them
} no share would have been enough, not even the whole stack.
look-no-share = no share was enough
look-to = To
look-offered = Offered
look-least = Taken from
look-answer = Answer
look-answered = { $answer ->
    [taken] taken
    [outbid] outbid
    [refused] refused
    [blocked] blocked
   *[other] –
}
look-line = { SAY($seat, form: "name") } to { SAY($to, form: "name") }
look-at = turn { $turn }
look-of-the-pot = % of the stack
look-shaded = Shaded: what would have been taken

## later: puzzles

clue-look = { $what ->
    [stacks] Compare the stacks of chips. Who can still finish ahead of you?
    [answer] Count what changes if you let it happen, and what it costs you to answer.
    [offers] Compare what each offer brings you and what it brings the others.
   *[cards] Look at your cards, and at how many turns are left.
}
clue-idea = { $what ->
    [take] Take some chips yourself. From whom does it help you most?
    [give] A Give weakens one player and helps another. Choose both.
    [steal] One card can bring you a whole stack.
    [swap] A smaller stack can become a larger one.
    [hands] A hand can change owners too.
    [ultimatum] Somebody may gladly share a third player’s chips with you.
    [draw] Two more cards can make the round longer, or your hand better.
    [round] You can end the round now.
    [discard] Some cards change no stack when you lay them on your turn.
    [block] A Block leaves every stack as it is.
    [counter] You may outbid the offer.
    [accept] Take the one that puts you ahead.
    [reject] You may turn everything down: then no chips move.
   *[let] The card in your hand may be worth more later.
}

## day: the deal of the day

daily-title = Take it or leave it
daily-goal = Your answer ends the game. Take one offer, or none: only one answer makes you win.
daily-won = Found
daily-lost = Not found
