### The rules on one page, and what each card does. docs/translate.md says how such a page is written.
### “Partner” is the responder of RULES.md, “whoever made the offer” the proposer.
### $three tells whether three may play, $chips and $hand are what everybody starts with, $rounds how many rounds a match has, $target the goal of Point Play, $from from which turn on a Round may be played.

page-start = { $players } players{ $three ->
    [on] { "" }
   *[off] { " " }(or 3, by a house rule)
}. [UT-1] The player to the dealer’s left starts. [UT-7]

page-goal = { $scoring ->
    [match] *Have the most chips, added up over { $rounds } rounds.* [UT-54] You never know when a round will stop. [UT-48, UT-50]
    [points] *Be ahead when somebody has { $target } chips, added up over the rounds.* [UT-55] You never know when a round will stop. [UT-48, UT-50]
   *[quick] One round: have the most chips when it stops. You never know when that will be. [UT-48, UT-50, UT-53]
}
    .picture = The round stops: most chips win.

page-turn =
    Everybody starts with *{ $chips }* chips and *{ $hand }* cards. [UT-4, UT-6] On your turn play one card and do what it says; you cannot pass. [UT-8] You draw no new one. [UT-11]
    .picture = One card a turn. No new card.

page-idea =
    Play an <UL|Ultimatum> and name two others: a target and a partner. Offer the partner a share of the target’s chips, from none to all; you would get the rest. [UT-24, UT-25]
    1. Everybody but the partner{ $initiator ->
        [off] { " " }*and you*
       *[on] { "" }
    } is asked, clockwise from the target’s left, the target last: each{ $initiator ->
        [off] { "" }
       *[on] { " " }(you included)
    } may play one <CO|Counter>, an offer of their own to the partner. All offers stay open. [UT-27, UT-28, UT-29]
    2. If the target offers, the target keeps the rest. [UT-30]
    3. The partner takes one offer or refuses all. Refused: no chips move. [UT-32, UT-33]
    4. The target may <BL|Block> { $scope ->
        [any_proposal] *any offer taken, even the target’s own*
        [ultimatum_only] *the first offer, if that was taken*
       *[others_proposals] the offer taken, unless the target made it
    }: no chips move. [UT-34, UT-35, UT-37]
    5. Otherwise the target pays the partner the share, and the rest to whoever made that offer; nobody else gets any. [UT-38]
    .title = The one idea: the Ultimatum
    .picture = The partner chooses: 6 or 8.

page-cards =
    <T3|Take>: take as many chips as the card says from somebody. <G2|Give>: another player pays that many to a third; you neither pay nor get any. Nothing stops these. [UT-13, UT-14] Whoever has too few pays what is there. [UT-15]
    <ST|Steal>: take somebody’s whole stack. <SW|Swap>: exchange your whole stack, or your whole hand, with somebody. { $by ->
        [anyone] *Anybody may play a Block*
       *[victim] The victim may play a Block
    }: nothing moves, and both cards are spent. [UT-16, UT-17, UT-18, UT-19, UT-20]
    <DR|Draw>: anybody you name, you included, draws two. [UT-21]
    <RO|Round>: the round is over at once{ $from ->
        [1] { "" }
       *[other] { " " }*(from your turn { $from } on)*
    }. [UT-22, UT-45]
    Block and Counter only answer, as above; on your own turn you just throw them away. [UT-23]
    Promise what you like: only cards bind. [UT-46]
    .picture = What stops what.

page-end =
    The round ends when a turn is over and somebody has no cards, or at once with a Round card. [UT-48, UT-50] If your last card is a Draw for yourself, the round goes on. [UT-49] { $scoring ->
        [match] *After { $rounds } rounds the highest total wins*; [UT-54]
        [points] *The highest total wins*; [UT-55]
       *[quick] Most chips win; [UT-53]
    } { $tie ->
        [fewest_cards] *in a tie, the shortest hand*. [UT-56]
        [extra_round] *a tie is played off*. [UT-56]
       *[shared] a tie is shared. [UT-56]
    } Cards left count nothing. [UT-51]
    .picture = Two ways it ends.

page-tips =
    - Whoever leads gets robbed. Stay second until late. [UT-17]
    - Offer generously: a refused deal pays you nothing. [UT-33]
    - Count cards in hands. The shortest hand is the clock. [UT-48]
    .picture = The leader is the next target.

help-give = One other player pays { $value } to another. Never from you, never to you. Nothing stops it. [UT-13, UT-15]
help-take = Take { $value } from one player, or all if there are fewer. Nothing stops it. [UT-14, UT-15]
help-swap = Exchange your whole stack, or your whole hand, with one player. { $by ->
    [anyone] Anybody may block it. [UT-16, UT-20]
   *[victim] That player may block it. [UT-16, UT-18]
}
help-steal = Take one player’s whole stack. { $by ->
    [anyone] Anybody may block it. [UT-17, UT-20]
   *[victim] That player may block it. [UT-17, UT-18]
}
help-block = When a Swap, Steal or Ultimatum hits you: no chips or cards move. On your own turn you just throw it away. [UT-18, UT-19, UT-23, UT-34]
help-ultimatum = Offer a partner a share of a target’s whole stack; the rest is yours. Others may outbid you; the target may block. [UT-24, UT-25, UT-28, UT-34]
help-counter = When you are asked during an Ultimatum: make the partner your own offer. As the target you keep the rest. On your own turn you just throw it away. [UT-23, UT-28, UT-30]
help-draw = Any player, you included, draws two cards. For yourself as your last card it keeps the round going. Nothing stops it. [UT-21, UT-49]
help-round = The round ends at once. Only on your own turn{ $from ->
    [1] { "" }
   *[other] , from your turn { $from } on
}. Nothing stops it. [UT-22, UT-45, UT-50]
