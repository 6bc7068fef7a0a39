### What Ultimatch says. docs/translate.md tells how to change a sentence or to add a language.
### $seat and $seats are players, $card is a card: SAY($card, form: "the") asks for a form of it.
### The alta-hand of RULES.md is called “everyone’s hand” here, everywhere.

## cover

tagline = Clear the pyramid together: match its cards by colour, by number, or by both.

## table: cards

color = { $form ->
    [title] { $color ->
        [R] Red
        [O] Orange
        [Y] Yellow
        [G] Green
        [B] Blue
       *[P] Purple
    }
   *[other] { part-color }
}
part-color = { $color ->
    [R] red
    [O] orange
    [Y] yellow
    [G] green
    [B] blue
   *[P] purple
}
color-title = { SAY($color, form: "title") }
# the: “the red 5”; start: the same at the beginning of a sentence.
card = { $form ->
    [the] the { part-color } { $number }
    [start] The { part-color } { $number }
   *[bare] { part-color } { $number }
}
# A card that nobody but its owner sees.
a-card = a card
# A card that is played from everyone’s hand.
card-of-all = { SAY($card, form: "the") } (everyone’s)

way-sum = { $low } + { $high } = { $sum }
way-difference = { $high } − { $low } = { $difference }
way-mix = { $one } and { $other } make { $color }
way-same-color = both are { $color }
way-color = { $color } on { $color }
way-number = { $number } on { $number }
ways = { $first }, and { $second }
either = { $one } or { $other }
fits = It matches: { $how }.
fits-ultimatch = An Ultimatch: { $how }. That brings two new cards.
fits-last = It matches: { $how }. That clears the pyramid.
mismatch-alone = { SAY($card, form: "start") } alone does not match. It needs a second card: { $sums }.
mismatch-alone-mix = { SAY($card, form: "start") } alone does not match. It needs a second card: { $sums }, or any { $color } card.
mismatch-numbers = { $difference ->
    [0] { $high } and { $low } make { $sum }, not { $wanted }.
   *[other] { $high } and { $low } make { $sum } or { $difference }, not { $wanted }.
}
mismatch-same-color = Two { $color } cards count only if their numbers fit too; one of them alone is enough.
made-numbers = { $difference ->
    [0] { $high } and { $low } make { $sum }.
   *[other] { $high } and { $low } make { $sum } or { $difference }.
}
made-color = { SAY($one, form: "title") } and { $other } make { $mixed }.
mismatch-mixed = { SAY($one, form: "title") } and { $other } make { $mixed }, not { $color }.
mismatch-unmixed = { SAY($one, form: "title") } and { $other } do not make { $color }.

# What a player shows with an offered card, without a word.
strength = { $strength ->
    [1] maybe
    [2] fits
   *[3] great
}
nature = { $nature ->
    [colour] colour
    [number] number
    [pair] pair
   *[none] no hint
}
gesture = { strength }, { nature }

## table: the log

log-dealt = { YOU($seat) ->
    [you] You get
   *[other] { $seat } gets
} { cards }.
log-donated = { YOU($seat) ->
    [you] You give
   *[other] { $seat } gives
} { SAY($card, form: "the") } to everyone’s hand.
log-starts = Everyone’s hand is open: { SAY($cards, form: "the") }. { YOU($seat) ->
    [you] You gave the highest number and start.
   *[other] { $seat } gave the highest number and starts.
}
log-added = { SAY($card, form: "start") } is added to everyone’s hand.
log-removed = { SAY($card, form: "start") } is lost from everyone’s hand.
log-offer = { YOU($seat) ->
    [you] You offer
   *[other] { $seat } offers
} { SAY($card, form: "the") }.
log-offer-gesture = { YOU($seat) ->
    [you] You offer
   *[other] { $seat } offers
} { SAY($card, form: "the") }: “{ $gesture }”.
log-no-offer = { YOU($seat) ->
    [you] You offer nothing.
   *[other] { $seat } offers nothing.
}
log-no-trade = { YOU($seat) ->
    [you] You do not trade.
   *[other] { $seat } does not trade.
}
log-traded = { YOU($seat) ->
    [you] You swap a card with { $partner }.
   *[other] { $seat } swaps a card with { $partner }.
}
log-swapped = { YOU($seat) ->
    [you] You give { $partner } { SAY($given, form: "the") } and get { SAY($taken, form: "the") }.
   *[other] { $seat } gives { $partner } { SAY($given, form: "the") } and gets { SAY($taken, form: "the") }.
}
log-taken = { YOU($seat) ->
    [you] You take { SAY($card, form: "the") } from { $partner } for nothing.
   *[other] { $seat } takes { SAY($card, form: "the") } from { $partner } for nothing.
}
log-gift = { YOU($seat) ->
    [you] You give { $to } { SAY($card, form: "the") }.
   *[other] { $seat } gives { $to } { SAY($card, form: "the") }.
}
part-takes = { YOU($seat) ->
    [you] You take
   *[other] { $seat } takes
} { SAY($card, form: "the") } with { SAY($cards, form: "the") }: { $how }.
log-matched = { part-takes }
log-ultimatch = { part-takes } An Ultimatch!
log-revealed = Turned up: { SAY($cards, form: "the") }.
log-passed = { YOU($seat) ->
    [you] You pass
   *[other] { $seat } passes
}{ $count ->
    [one] .
   *[other] : that makes { $count } passes in a row.
}
log-drew = { $count ->
    [0] Both piles are empty: { YOU($seat) ->
        [you] you draw nothing.
       *[other] { $seat } draws nothing.
    }
   *[other] { YOU($seat) ->
        [you] You draw { cards }.
       *[other] { $seat } draws { cards }.
    }
}
log-drew-cards = { YOU($seat) ->
    [you] You draw
   *[other] { $seat } draws
} { SAY($cards, form: "the") }.
log-reshuffled = The played cards are shuffled: { cards } to draw from.
log-reward = { YOU($seat) ->
    [you] You draw
   *[other] { $seat } draws
} { cards } for the Ultimatch.
log-reward-cards = { YOU($seat) ->
    [you] You draw
   *[other] { $seat } draws
} { SAY($cards, form: "the") } for the Ultimatch.
log-reward-left = { YOU($seat) ->
    [you] You leave the two cards of the Ultimatch in the pile.
   *[other] { $seat } leaves the two cards of the Ultimatch in the pile.
}
log-reward-split = { YOU($seat) ->
    [you] You keep one card
   *[other] { $seat } keeps one card
} and put{ YOU($seat) ->
    [you] { "" }
   *[other] s
} { SAY($card, form: "the") } into everyone’s hand.
log-reward-kept = { YOU($seat) ->
    [you] You keep { SAY($kept, form: "the") } and put { SAY($card, form: "the") } into everyone’s hand.
   *[other] { $seat } keeps { SAY($kept, form: "the") } and puts { SAY($card, form: "the") } into everyone’s hand.
}
log-suggested = { YOU($seat) ->
    [you] You suggest
   *[other] { $seat } suggests
} { SAY($cards, form: "the") } for the card in row { $row }, place { $column }.
log-won = { $count ->
    [one] The pyramid is cleared in one turn: the game is won.
   *[other] The pyramid is cleared in { $count } turns: the game is won.
}
log-lost = { $reason ->
    [all_passed] Everybody has passed in a row
   *[no_match] Nothing matches any more
}: the game is lost with { cards } left in the pyramid.

## table: what is asked

prompt-over = { $result ->
    [win] All clear!
   *[loss] Not this time
}
prompt-donate = Which card goes into everyone’s hand?
prompt-donating = Waiting for { $seats } to give a card.
prompt-answer = A card for { $seat }?
prompt-offered = You offer { $seat } { SAY($card, form: "the") }.
prompt-trade = Trade first?
prompt-offers = Who offers you a card?
prompt-match = Match a card of the pyramid
prompt-match-last = Match a card: one more pass and we all lose
prompt-reward = An Ultimatch! Keep one of these two.
prompt-choice = An Ultimatch! Take two cards?
prompt-other = { $phase ->
    [offers] Who offers { $seat } a card?
    [trade] { $seat } may trade
    [match] { $seat } looks for a match
   *[reward] { $seat } takes the reward
}
title-pass = Nothing matches: pass
prompt-give = What do you give { $seat } for it?
prompt-free = { $seat }’s card, for nothing
prompt-gift = A card for { $seat }, who has none
hint-donate = It lies open there, and all may use it. The highest number starts.
hint-answer = Tap one that could help. Its face stays hidden.
hint-trade = Tap a card on offer, or play a match straight away.
hint-asked = { $seats } may still offer you a card. Wait, or go on.
hint-no-offers = Nobody offers you a card.
hint-give = You see the other card only after the swap.
hint-match = Tap an open card of the pyramid, then one card or two that match it.
hint-may = Only cards of everyone’s hand match: use them, or pass and draw a card.
hint-pass = Nothing matches, so pass and draw a card.
hint-pass-last = Nothing matches, and nobody has matched for a whole round.
hint-reward = The other one joins everyone’s hand.
hint-choice = You may also leave them in the pile.

## table: buttons and labels

button-choose = Choose a card
button-donate = Give { SAY($card, form: "the") }
button-no-offer = Offer nothing
button-no-trade = No trade
button-swap = Swap
button-take = Take it
button-gift = Give a card
button-gift-go = Hand it over
button-match = Play this match
button-match-none = Choose a match
button-pass = Pass
button-pass-draw = draw a card
button-pass-lose = then we all lose
button-pass-not = you can match
button-keep = Keep { SAY($card, form: "the") }
button-keep-other = { SAY($card, form: "the") } goes to everyone’s hand
button-take-reward = Take two cards
button-decline = Leave them
button-suggest = Suggest this
doubt-title = This pass loses the game. Really?
doubt-could = Everyone’s hand could still match something.
doubt-must = Nothing matches any more. A whole round of passes ends the game for all of us.
doubt-pass = Pass and lose
doubt-back = Look again

pyramid = The pyramid
cleared = All clear!
open-cards = Open cards
left = { $count ->
    [one] one card left in the pyramid
   *[other] { $count } cards left in the pyramid
}
reach = can be matched now
shared = Everyone’s hand
shared-open = open to all
shared-down = still face down
shared-empty = Everyone’s hand is empty.
given = given by { $seat }
giving = { YOU($seat) ->
    [you] You have not given a card yet
   *[other] { $seat } has not given a card yet
}
your-hand = Your hand
seats = Seats
draw-pile = Draw
played = Played
discards = { $count ->
    [one] One card played
   *[other] { $count } cards played
}
passes-phone = Passes
passes = Passes in a row
passes-of = { $count } of { $all }
passes-said = { $count } of { $all } passes in a row
passes-lose = { $count ->
    [one] One more pass and we all lose.
   *[other] { $count } more and we all lose.
}
ultimatches = { $ultimatches ->
    [one] { $ultimatches } Ultimatch
   *[other] { $ultimatches } Ultimatches
}
shout = Ultimatch!
known = you know that { $seat } holds this
seat-line = { $doing ->
    [given] { cards }, has given one
    [giving] choosing a card to give
    [offers] { cards }
    [declined] { cards }, offers nothing
    [asked] { cards }, may offer one
    [trades] { cards }, may trade
    [matches] { cards }, to match
    [rewarded] { cards }, gets a reward
   *[waits] { cards }
}

offers = What the others offer
offer-thinking = thinking…
offer-none = no offer
offer-of = offered by { $seat }
offer-of-gesture = offered by { $seat }: “{ $gesture }”

line-target = On which card?
line-none = No open card fits these two
line-target-hint = Tap an open card of the pyramid.
line-take = To take { SAY($card, form: "the") }:
line-wanted = { SAY($color, form: "title") }, or any { $number }. Or two cards whose numbers make { $number } by plus or minus.
line-wanted-mix = { SAY($color, form: "title") }, or any { $number }. Or two cards: { $one } and { $other }, or numbers that make { $number }.
line-not = This does not match { SAY($card, form: "the") }

setting-aid = Show me what can be matched

caption-match = two notes: a match
caption-ultimatch = a bright chord: an Ultimatch
caption-lamp = a low tick: one more lamp is lit
caption-win = a rising chord: all clear
caption-loss = two low notes

phrase-together = Together we can do it.
phrase-your_choice = Your choice.
phrase-let_me_think = Let me think.
phrase-great_match = Great match!
phrase-nearly_done = Nearly done!
phrase-no_way_out = I see no way out.

## later: a card to offer, and the end

offer-title = Offer { $seat } { SAY($card, form: "the") }
offer-keen = How good is it?
offer-means = { $strength ->
    [1] Maybe: it could help, with another card.
    [2] Fits: it matches an open card by itself.
   *[3] Great: it could make an Ultimatch.
}
offer-nature = How does it match?
offer-point = Point at a card of the pyramid, if you like
button-offer = Offer it
end-won = { $count } cards cleared in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, with { ultimatches }.
end-lost = { $reason ->
    [all_passed] Everybody has passed in a row.
   *[no_match] Nothing matches any more.
} { $count ->
    [one] One card was left
   *[other] { $count } cards were left
} in the pyramid after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, with { ultimatches }.
end-last = { YOU($seat) ->
    [you] You took
   *[other] { $seat } took
} the last card: { $how }.
end-would = With all hands open it could have gone on: { SAY($target, form: "the") } with { SAY($cards, form: "the") }, because { $how }.
end-nothing = Even with all hands open, nothing would have matched.
end-alone = { $count ->
    [0] You have played all your cards. Only an Ultimatch would have brought new ones.
    [one] Your last card does not match what lies open: { SAY($cards, form: "the") }.
   *[other] None of your { $count } cards, alone or two together, matches what lies open: { SAY($cards, form: "the") }.
}

## later: what a move does, and why

# What the move is called, as advice: the page says it above the reason.
name-match = Take { SAY($card, form: "the") } with { SAY($cards, form: "the") }.
name-donate = Give { SAY($card, form: "the") } to everyone’s hand.
name-keep = Keep { SAY($card, form: "the") }.
name-move = { $move ->
    [no_offer] Offer nothing.
    [skip_trade] Go on without a trade.
    [pass] Pass and draw a card.
    [take_reward] Draw the two cards.
   *[decline_reward] Leave the two cards in the pile.
}

explain-donate = Give { SAY($card, form: "the") } to everyone’s hand: it lies open, and all may use it.
explain-offer = Offer { $seat } { SAY($card, form: "the") }, face down.
explain-offer-gesture = Offer { $seat } { SAY($card, form: "the") }, face down, and show “{ $gesture }”.
explain-offer-pointing = Offer { $seat } { SAY($card, form: "the") }, face down, show “{ $gesture }” and point at { SAY($at, form: "the") }.
explain-accept = Take { $seat }’s card, unseen, and give { SAY($card, form: "the") } for it.
explain-take = Take { $seat }’s card, unseen, and give nothing for it.
explain-gift = Give { $seat }, who has no cards, { SAY($card, form: "the") }.
explain-keep = Keep { SAY($card, form: "the") }; { SAY($other, form: "the") } joins everyone’s hand.
explain-pass-last = Pass: then nobody has matched for a whole round, and the game is lost.
explain-move = { $move ->
    [no_offer] Offer nothing: you keep your cards to yourself this time.
    [skip_trade] Do not trade: go on to the match.
    [pass] Pass and draw a card: no match uses a card of your hand.
    [take_reward] Take the reward: draw the two cards of your Ultimatch.
   *[decline_reward] Decline the reward: leave the two cards in the pile.
}

reason-donate = { $count ->
    [0] Everybody can use it there, but alone it matches no open card.
    [one] Everybody can use it there, and alone it matches one open card.
   *[other] Everybody can use it there, and alone it matches { $count } open cards.
}
reason-offer = { $rating ->
    [0] It matches no open card.
    [1] Together with everyone’s hand it matches an open card.
    [2] Alone it matches an open card.
   *[3] Together with everyone’s hand it makes an Ultimatch.
}
reason-boasts = The gesture promises too much.
reason-modest = The gesture promises too little.
reason-no-offer = No card of yours helps.
reason-no-trade = You can match without a trade.
reason-no-trade-pass = Without a trade you can only pass.
reason-shown = { $seat } shows “{ $gesture }”.
reason-free = It costs you nothing.
reason-parting = { $count ->
    [0] Alone, { SAY($card, form: "the") } matches no open card.
    [one] Alone, { SAY($card, form: "the") } matches one open card.
   *[other] Alone, { SAY($card, form: "the") } matches { $count } open cards.
}
reason-spends = { $shared ->
    [0] { $own ->
        [1] It costs you one card.
       *[2] It costs you two cards.
    }
    [1] { $own ->
        [0] It costs everyone’s hand one card.
       *[1] It costs one card of yours and one of everyone’s hand.
    }
   *[2] It costs everyone’s hand two cards.
}
reason-turns-up = { $count ->
    [one] It turns up one more card.
   *[other] It turns up { $count } more cards.
}
reason-keeps = { $count ->
    [one] What is left does not match the other open card.
   *[other] { $ready ->
        [0] What is left matches none of the { $count } other open cards.
       *[other] What is left matches { $ready } of the { $count } other open cards.
    }
}
reason-keeps-all = { $count ->
    [one] What is left matches the other open card too.
   *[other] What is left matches all { $count } other open cards.
}

## later: why a move does not go

refuse-over = The game is over.
refuse-move = There is no such move.
refuse-seat = There is no seat { $seat } at this table.
refuse-phase = { $phase ->
    [donate] First everybody gives a card to everyone’s hand.
    [trade] First the trade: take a card on offer, give one to an empty hand, or go on without.
    [match] The trade is over: match a card of the pyramid, or pass.
    [reward_choice] First the reward: take the two cards or leave them.
   *[reward] First the reward: keep one of the two cards.
}
refuse-no-trade = Nobody is trading now.
refuse-turn = It is { $seat }’s turn.
refuse-given = You have already given a card; that is final.
refuse-own-trade = The others offer you a card now, not you them.
refuse-no-card = You have no card to offer.
refuse-answered = You have already answered; that is final.
refuse-signal = { $signals ->
    [off] At this table a card is offered without a gesture.
    [strength] At this table an offer shows how good the card is, and nothing else.
    [nature] At this table an offer shows how good the card is and how it matches.
   *[pointing] At this table an offer shows how good the card is and how it matches, and it may point at a card.
}
refuse-point = You can only point at a card that lies face up.
refuse-held = You do not have { SAY($card, form: "the") }.
refuse-no-offer = { YOU($seat) ->
    [you] You cannot take a card from yourself.
   *[other] { $seat } offers nothing.
}
refuse-give = Say which card you give for it.
refuse-gift-self = You can only give a card to somebody else.
refuse-gift-off = At this table only the player on turn may be given a card for nothing.
refuse-gift-cards = { $seat } still has cards; only an empty hand is given one.
refuse-pass = You cannot pass: a card of your hand matches.
refuse-pass-alone = Alone you cannot pass.
refuse-number = Match with one card, or with two different ones.
refuse-missing = { SAY($card, form: "start") } is neither in your hand nor in everyone’s hand.
refuse-covered = That card is still covered: choose one that lies face up.
refuse-gone = That place is empty: choose a card that lies face up.
refuse-keep = You can keep { SAY($one, form: "the") } or { SAY($other, form: "the") }.
refuse-talk-off = This table plays without suggestions.
refuse-talk-early = Suggestions come after the trade.
refuse-talk-card = { SAY($card, form: "start") } is not in everyone’s hand, and other cards are not spoken of.
refuse-talk-covered = That card does not lie face up.
refuse-talk-shape = A suggestion names a place of the pyramid and one or two cards of everyone’s hand.
refuse-solve = Only a game alone can be solved: with others, hands stay secret.

## new

preset-standard = Standard
    .help = The usual game, as hard as it is meant to be.
preset-easier = Easier
    .help = One more card in everyone’s hand.
preset-easiest = Easiest
    .help = Two more cards in everyone’s hand, two trades a turn.
preset-hard = Hard
    .help = Everyone’s hand loses a card at the start.
preset-harder = Harder
    .help = Both cards of an Ultimatch go to your own hand.
preset-hardest = Hardest
    .help = Both: everyone’s hand loses a card, and Ultimatches bring it none.

## options

option-dealer_seat = Who deals: the left neighbour is dealt first and wins ties for the first turn.
option-alta_bonus = Easier: so many more cards in everyone’s hand (the alta-hand) at the start.
option-trades_per_turn = Easier: two trades in a turn.
option-alta_minus = Harder: everyone’s hand loses one card at the start, by lot.
option-reward_to_hand = Harder: both cards of an Ultimatch go to your own hand, none to everyone’s hand.
option-trade_signals = What an offer shows: only the back of the card; also how good it is; also how it matches; also a card to point at.
    .off = back
    .strength = how good
    .nature = how it matches
    .pointing = pointing
option-gift_to_empty = Who may be given a card for nothing: any empty hand, or only the player on turn.
    .both = any empty hand
    .current_only = on turn
option-primary_ultimatch = Two red cards on a red card can make an Ultimatch; the same for yellow and blue.
option-reward_optional = You may leave the two cards of an Ultimatch in the pile.
option-table_talk = Whether anybody may point out matches with cards of everyone’s hand.
    .pings = on
    .off = off
option-offer_seconds = How long the table waits for offers in a trade.
    .off = no limit
option-turn_seconds = How long the table waits for the player on turn, and at the start for everybody to give a card.
    .off = no limit

## later: house rules that make no game

problem-dealer = The dealer must be one of the players.
problem-bonus = Everyone’s hand cannot start with more cards and lose one too: choose one of the two.
problem-solitaire = Everyone’s hand and trading are for two players or more: leave { $option } as it is.

## later: the lesson

lesson-goal = Clear the pyramid together. Five cards are left. Tina helps you, but neither of you may speak about your hands.
lesson-1 = Red 4 lies open in the pyramid, and your blue 4 has the same number. Tap both and play the match.
    .before = Tina has nothing to offer you.
    .other = But take the red 4 with your blue 4 here.
    .red = Red goes on red too. But keep your red 2: you will want it. Take the blue 4.
    .then = The same colour or the same number: one card is enough.
lesson-2 = Tina’s turn, and she has nothing for the green 6. You have a green card. Tap it, choose “colour” and offer it.
    .other = But Tina needs a green card. Offer her your green 1, for its colour.
    .then = She took it without seeing it, and gave you a card of hers first: orange 8.
lesson-3 = Tina slides you a card face down; her sign says “pair” and “great”. Tap it, and give her your orange 8.
    .before = Tina matches 1 + 5 = 6, and makes you an offer.
    .other = Her sign is strong. Tap her card, then your orange 8: you need the red one.
    .then = A yellow 3: half of a pair with your red 2. You always give first and look later.
lesson-4 = Orange 5: red and yellow mix to orange, and 2 + 3 = 5. Take it with your red 2 and yellow 3.
    .other = That fits too. But you can have colour and number at once, with red 2 and yellow 3.
    .then = Colour and number: an Ultimatch. It brings two new cards.
lesson-5 = Keep one of the two. The other goes to everyone’s hand, where both of you can use it.
    .then = No wrong choice here: you can use both.
lesson-6 = Tina’s turn. She has what she needs, so offer nothing.
    .other = Keep your card: you will need it. Offer nothing.
    .then = 8 on 8. Had Tina nothing she would pass, and if all of you pass in a row you lose.
lesson-7 = The last card, purple 3. One card of yours and one from everyone’s hand: 8 − 5 = 3, and red and blue make purple.
    .before = Tina has nothing to offer you.
    .other = Take both: 8 − 5 = 3.
    .then = The pyramid is empty: you both win. That is all you need.

## later: the terminal

move-donate = give a card to everyone’s hand
move-offer = offer a card, face down, and say how good it is and how it matches
move-no_offer = offer nothing
move-accept = take somebody’s card on offer, for a card of yours
move-gift = give a card to somebody who has none
move-skip_trade = go on without a trade
move-match = take a card of the pyramid with one card or two
move-pass = draw a card instead of matching
move-take_reward = draw the two cards of an Ultimatch
move-decline_reward = leave the two cards of an Ultimatch in the pile
move-keep = keep this card of the two; the other joins everyone’s hand

## later: tips in a first game

tip-give = The card you give goes into everyone’s hand: any of you may use it on their turn.
tip-offer = Tap a card to offer it face down: if { $seat } takes it, you get one back, chosen before { $seat } sees yours.
tip-trade = The sign says what { $seat }’s card may be good for: take it, and you give one of yours before you see it.
tip-match = One card clears an open card by colour or number; two clear it by sum, difference or mixed colours.
tip-pass = Nothing fits, so you pass and draw a card: { $count } passes in a row lose the game for all.

draw-head = turn { $turn }
draw-goal = clear the pyramid together
draw-passes = passes in a row { $lamps } ({ $count } lose)
draw-left = Draw pile { $count }
draw-to-clear = { $count ->
    [one] { $count } card to clear
   *[other] { $count } cards to clear
}
draw-row = Row { $row }: { $cards }
draw-covered = covered
draw-gone = gone
draw-shared = Everyone’s hand
draw-hand = Your hand
draw-empty = empty
draw-gesture = “{ $gesture }”
draw-reward = Drawn
draw-known = You know of { $seat }

## later: after the game

look-last = The last moment it could be won
look-won-whole = It could be won to the end, and it was.
look-never = No way to win was found, even from the first move on.
look-last-moment = Until turn { $turn } it could still be won.
look-did = What { SAY($seat, form: "name") } did then: { $move }
look-would-have = What would have won: { $move }
look-proved = Solved with every card where it really lay, even those that nobody had seen. Nobody could be sure of it then.
look-tried = Played on { $count } times from every move, with every card where it really lay, even those that nobody had seen. Nobody could be sure of it then.
look-chart = The chart shuffles the cards that nobody had seen, so it can still show a chance when it was too late.
look-winnable = Could be won
look-could = could be won
look-moment = last moment
look-late = too late
look-done = Done
look-better = What would have won
look-plus = and
look-onto = on
look-try = Try it

## later: puzzles

clue-look = { $what ->
    [row] Look at row { $row }, counted from the top.
    [pass] You need not match.
    [reward] Two new cards: compare what each would match.
    [give] Everybody will be able to use the card that you give.
    [offer] Whose turn is it, and what would help there?
   *[trade] Think about the trade first.
}
clue-idea = { $what ->
    [color] One card of the same colour is enough.
    [number] One card with the same number is enough.
    [sum] Two cards add up to it.
    [difference] Two cards differ by its number.
    [mix] Two primary colours mix to it.
    [ultimatch] Number and colour at once: that is an Ultimatch, and it brings two new cards.
    [pass] Cards of everyone’s hand may be worth saving.
    [keep] One stays with you, the other goes to everyone’s hand.
    [give] Give a card that is useful to the others too.
    [offer] A card that you put forward may complete a match.
    [none] Keep your cards together.
    [skip] You can do without another card.
    [gift] An empty hand can be given a card.
   *[take] A new card may match what yours do not.
}

## day: the deal of the day

daily-title = Ultimatch alone
daily-goal = Clear the whole pyramid. It can be done.
daily-won = Won in { $turns } turns
daily-lost = { $reached } of { $total } cards gone
daily-short = { $found ->
    [yes] Ultimatch { $turns } turns
   *[no] Ultimatch { $reached }/{ $total }
}
