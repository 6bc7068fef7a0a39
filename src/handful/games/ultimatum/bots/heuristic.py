"""The player of "Playing well": count the turns left, keep the best cards for them, bargain."""

from collections.abc import Sequence
from math import comb, pow
from typing import Final

from handful.core import Chance, Move, Seat, Temper
from handful.core.adding import added

from ..knowledge.memory import Memory
from ..knowledge.view import Affair, View
from ..rules.cards import (
    BLOCK,
    CARDS,
    CHIPS_MOVED,
    CODES,
    COPIES,
    COUNTER,
    DRAW,
    KINDS,
    NUMBERS,
    ROUND,
    STEAL,
    SWAP,
    ULTIMATUM,
    is_give,
    is_take,
)
from ..rules.moves import (
    ACCEPT,
    CHIPS,
    DEAL,
    DECLINE,
    FIRST,
    KIND_PLAYED,
    PLAY_BLOCK,
    PLAY_COUNTER,
    REJECT,
    SHARES,
    choices,
)
from .mood import Mood

AGAINST_LEADER, AGAINST_ALL = 0.6, 0.4
BLOCK_IS_USED: Final = 0.9
ROUND_IS_PLAYED: Final = 0.25
OFFER: Final = 0.45
OFFER_IS_TAKEN: Final = 0.75
A_CARD: Final = 0.5
DRAW_BEHIND, DRAW_AHEAD = 1.0, 0.3
SHED_COUNTER: Final = 0.2
COUNTER_BRINGS: Final = 2.5
"""What a Counter is worth in an Ultimatum of somebody else, and how likely one is played."""
ULTIMATUM_IS_PLAYED: Final = 0.7
FEW_TURNS: Final = 3
SWAP_WASTED: Final = -3.0
INSURANCE: Final = -0.15
INSURED_AT_LEAST: Final = 6
ROUND_WASTED: Final = -50.0
NEVER: Final = float("-inf")

GOOD_STACK: Final = 1.5
LAST_TURNS: Final = 2
BLOCKED_LOSS, BLOCKED_SWAP = 4, 3
WORTH_A_COUNTER: Final = 4
LEFT_FOR_ME: Final = 2


class Heuristic:
    """Follows the rulebook's seven steps; what it is asked early it leaves for its place."""

    def __init__(self, temper: Temper | None = None) -> None:
        self._temper = temper

    def choose(
        self, view: View, memory: Memory, legal: Sequence[Move], must: bool, chance: Chance
    ) -> Move | None:
        """The move that the advice leads to."""
        if not must:
            return None
        if view["phase"] == "round_over":
            return DEAL
        mood = Mood(memory, self._temper, chance) if self._temper else None
        mind = Mind(view, memory, mood)
        if view["affair"] is None:
            return mind.turn(legal)
        if view["phase"] == "choose":
            return mind.choice(view["affair"])
        answer = mind.counter if view["phase"] == "counter" else mind.block
        move = answer(view["affair"])
        return move if move in legal else DECLINE


class Mind:
    """One look at the table from one seat."""

    def __init__(self, view: View, memory: Memory, mood: Mood | None = None) -> None:
        assert memory.seat is not None
        self.mood = mood
        self.view, self.memory, self.me = view, memory, memory.seat
        self.options = memory.options
        self.seats = len(view["chips"])
        self.hand = bytearray(KINDS)
        for code in view["hand"]:
            self.hand[NUMBERS[code]] += 1
        self.chips = view["chips"]
        carried = self.options.chips_between_rounds == "carry_over"
        totals = [0] * self.seats if carried else view["totals"]
        self.standing = [total + stack for total, stack in zip(totals, self.chips, strict=True)]
        self.now_worth = self.worth(self.standing[:])

    # Step 1: what chips are worth

    def worth(self, standing: list[int]) -> float:
        """How a seat stands: its own chips against the leader and against everybody."""
        mine = standing.pop(self.me)
        others = sum(standing) / len(standing)
        return mine - AGAINST_LEADER * max(standing) - AGAINST_ALL * others

    def gain(self, *transfers: tuple[Seat, Seat, int]) -> float:
        """What it is worth when these chips move, each from the first seat to the second."""
        standing = self.standing[:]
        for payer, receiver, count in transfers:
            standing[payer] -= count
            standing[receiver] += count
        return self.worth(standing) - self.now_worth

    def leads(self) -> bool:
        """Whether nobody else has so many chips."""
        return all(
            self.chips[self.me] > self.chips[seat] for seat in range(self.seats) if seat != self.me
        )

    # Step 2: will it be blocked?

    def unseen(self, kind: int) -> int:
        """How many cards of a kind are neither discarded nor in one's own hand."""
        return COPIES[kind] - self.view["discard"].count(CODES[kind]) - self.hand[kind]

    def all_unseen(self) -> int:
        """How many cards are in other hands or in the draw pile."""
        return CARDS - len(self.view["discard"]) - len(self.view["hand"])

    def blocks(self, seat: Seat) -> float:
        """How likely the seat is to block."""
        if CODES[BLOCK] in self.view["known"][seat]:
            return BLOCK_IS_USED
        unseen, held = self.all_unseen(), self.view["sizes"][seat]
        none = comb(unseen - self.unseen(BLOCK), held) / comb(unseen, held)
        likely = (1 - none) * BLOCK_IS_USED
        return likely / 2 if self.memory.defenceless[seat] else likely

    # Step 3: how long will it last?

    def last_card(self, seat: Seat) -> int:
        """In how many turns the seat plays its last card."""
        away = (seat - self.me) % self.seats
        return away + (self.view["sizes"][seat] - 1) * self.seats

    def turns_left(self) -> int:
        """How many cards one will still play, this one included."""
        turns = min(self.last_card(seat) for seat in range(self.seats)) // self.seats + 1
        elsewhere = sum(self.view["sizes"]) - len(self.view["hand"])
        rounds = self.unseen(ROUND) * elsewhere / max(1, self.all_unseen())
        return max(1, round(turns * (1 - ROUND_IS_PLAYED * rounds)))

    # Step 4: the turn

    def turn(self, legal: Sequence[Move]) -> Move:
        """End the round in the lead; else of the cards one will still play, the weakest."""
        turns = self.turns_left()
        if FIRST[ROUND] in legal and self.leads() and self.is_time(turns):
            return FIRST[ROUND]
        best: dict[int, tuple[float, Move]] = {}
        for move in self.considered(legal):
            kind = KIND_PLAYED[move]
            if kind == ULTIMATUM and not self.is_fair(move):
                continue
            found = self.value(kind, move, turns) + self.feeling(kind, move)
            if kind not in best or found > best[kind][0]:
                best[kind] = found, move
        ranked = sorted(
            (pair for kind, pair in best.items() for _ in range(self.hand[kind])),
            key=lambda pair: (-pair[0], pair[1]),
        )
        place = min(turns, len(ranked)) - 1
        while place and ranked[place][0] < 0:
            place -= 1
        return ranked[place][1]

    def considered(self, legal: Sequence[Move]) -> Sequence[Move]:
        """All plays, but for those that break a word it keeps."""
        if not self.mood or not self.memory.due:
            return legal
        kept = [move for move in legal if not self.breaks_word(move)]
        return kept or legal

    def breaks_word(self, move: Move) -> bool:
        """Whether a play hurts somebody it has promised to spare."""
        assert self.mood
        return any(
            chips < 0 and self.mood.is_spared(seat)
            for seat, chips in self.touched(KIND_PLAYED[move], move)
        )

    def touched(self, kind: int, move: Move) -> list[tuple[Seat, int]]:
        """Whom a play would bring or cost so many chips, besides oneself."""
        at = choices(move)
        if is_give(kind):
            count = min(CHIPS_MOVED[kind], self.chips[at["from"]])
            return [(at["from"], -count), (at["to"], count)]
        if is_take(kind):
            return [(at["from"], -min(CHIPS_MOVED[kind], self.chips[at["from"]]))]
        if kind == STEAL:
            return [(at["from"], -self.chips[at["from"]])]
        if kind == SWAP and at["what"] == CHIPS:
            return [(at["with"], self.chips[self.me] - self.chips[at["with"]])]
        if kind == ULTIMATUM:
            target = at["target"]
            return [(target, -self.chips[target]), (at["responder"], at["share"])]
        return []

    def feeling(self, kind: int, move: Move) -> float:
        """What revenge and gratitude add to a play, in chips."""
        if not self.mood:
            return 0.0
        return added(self.mood.joy(seat, chips) for seat, chips in self.touched(kind, move))

    def is_time(self, turns: int) -> bool:
        """Whether to end the round when leading; where rounds add up, only for a good stack."""
        if self.options.scoring == "quick":
            return True
        good = self.chips[self.me] >= GOOD_STACK * self.options.starting_chips
        return good or turns <= LAST_TURNS

    def is_fair(self, move: Move) -> bool:
        """Whether an Ultimatum offers the usual share."""
        share = (move - FIRST[ULTIMATUM]) % SHARES
        at = choices(move - share)
        pool = self.chips[at["target"]]
        if self.mood:
            return share == self.mood.offers(pool, at["responder"])
        return share == round(OFFER * pool)

    def value(self, kind: int, move: Move, turns: int) -> float:
        """What a play is worth."""
        at = choices(move)
        if is_give(kind):
            return self.gain((at["from"], at["to"], min(CHIPS_MOVED[kind], self.chips[at["from"]])))
        if is_take(kind):
            return self.gain((at["from"], self.me, min(CHIPS_MOVED[kind], self.chips[at["from"]])))
        if kind == STEAL:
            victim = at["from"]
            gain = self.gain((victim, self.me, self.chips[victim]))
            return self.hoped(gain, 1 - self.blocks(victim))
        if kind == SWAP:
            return self.value_of_swap(at["with"], at["what"], turns)
        if kind == ULTIMATUM:
            return self.value_of_offer(at["responder"], at["target"], at["share"])
        if kind == DRAW:
            return self.value_of_draw(at["to"])
        if kind == COUNTER:
            return SHED_COUNTER - COUNTER_BRINGS * self.is_countered(turns)
        if kind == BLOCK:
            return INSURANCE * max(self.chips[self.me], INSURED_AT_LEAST)
        return ROUND_WASTED

    def value_of_swap(self, victim: Seat, what: int, turns: int) -> float:
        """Stacks by what they bring; hands only to run on when one is behind near the end."""
        if what == CHIPS:
            gain = self.gain((victim, self.me, self.chips[victim] - self.chips[self.me]))
            return self.hoped(gain, 1 - self.blocks(victim)) if gain > 0 else SWAP_WASTED
        if self.leads() or turns > LAST_TURNS:
            return NEVER
        return A_CARD * (self.view["sizes"][victim] - (len(self.view["hand"]) - 1))

    def value_of_offer(self, responder: Seat, target: Seat, share: int) -> float:
        """A division that may be blocked, outbid or refused."""
        mine = self.chips[target] - share
        gain = self.gain((target, responder, share), (target, self.me, mine))
        taken = (
            self.mood.is_taken(share, self.chips[target], responder)
            if self.mood
            else OFFER_IS_TAKEN
        )
        return self.hoped(gain, (1 - self.blocks(target)) * taken)

    def hoped(self, gain: float, likely: float) -> float:
        """What a gain is worth that comes about with this chance; the daring like it better."""
        sure = gain * likely
        return sure + self.mood.dares(likely, gain) if self.mood else sure

    def is_countered(self, turns: int) -> float:
        """How likely somebody else plays an Ultimatum that one's Counter could answer.

        Towards the end hardly: then a Counter goes first, and the best card is kept for last.
        """
        soon = min(1.0, max(0, turns - FEW_TURNS) / FEW_TURNS)
        elsewhere = sum(self.view["sizes"]) - len(self.view["hand"])
        held = self.unseen(ULTIMATUM) * elsewhere / max(1, self.all_unseen())
        return soon * (1 - pow(1 - ULTIMATUM_IS_PLAYED, held))

    def value_of_draw(self, seat: Seat) -> float:
        """Behind: for whoever runs out first; ahead: for the poorest."""
        seats = range(self.seats)
        if self.leads():
            return DRAW_AHEAD if self.chips[seat] == min(self.chips) else 0.0
        first = min(seats, key=self.last_card)
        return DRAW_BEHIND if seat == first else 0.0

    # Step 5: blocking

    def block(self, affair: Affair) -> Move:
        """Block what costs enough; others fend for themselves."""
        if affair["target"] != self.me:
            return DECLINE
        return PLAY_BLOCK if self.is_hurt(affair) else DECLINE

    def is_hurt(self, affair: Affair) -> bool:
        """Whether letting it happen costs more than a Block is worth."""
        stack, actor = self.chips[self.me], affair["actor"]
        if affair.get("what") == "hands":
            return not self.view["sizes"][actor] and not self.leads()
        if affair.get("what") == "chips":
            return stack - self.chips[actor] >= BLOCKED_SWAP
        accepted = affair.get("accepted")
        if accepted is not None and affair["proposals"][accepted]["by"] == self.me:
            return False
        return stack >= BLOCKED_LOSS

    # Step 6: outbidding

    def counter(self, affair: Affair) -> Move:
        """Outbid the others by one; as target without a Block, match them."""
        best = max(affair["proposals"], key=lambda one: one["share"])
        pool = affair["pool"]
        if pool < WORTH_A_COUNTER or best["by"] == self.me:
            return DECLINE
        if affair["target"] == self.me:
            worth_it = not self.hand[BLOCK] and best["share"] < pool
            return PLAY_COUNTER + best["share"] if worth_it else DECLINE
        share = best["share"] + 1
        if self.mood:
            share = max(share, self.mood.offers(pool, affair["responder"]))
        return PLAY_COUNTER + share if pool - share >= LEFT_FOR_ME else DECLINE

    # Step 7: choosing

    def choice(self, affair: Affair) -> Move:
        """The proposal that helps most, blocks reckoned in; none if none helps."""
        numbers = range(len(affair["proposals"]))
        helps = [self.help_of(affair, number) for number in numbers]
        if self.mood:
            helps = [helps[number] + self.regard(affair, number) for number in numbers]
        best = max(helps)
        refusing = self.mood.word_of(affair["target"], "reject") if self.mood else 0.0
        return ACCEPT + helps.index(best) if best > refusing else REJECT

    def help_of(self, affair: Affair, number: int) -> float:
        """What accepting a proposal brings on average."""
        proposal, target = affair["proposals"][number], affair["target"]
        share, rest = proposal["share"], affair["pool"] - proposal["share"]
        gain = self.gain((target, self.me, share), (target, proposal["by"], rest))
        return gain * (1 - self.blocks(target)) if proposal["blockable"] else gain

    def regard(self, affair: Affair, number: int) -> float:
        """What fairness, feelings and a promise add to a proposal; an insult is never taken."""
        assert self.mood
        proposal, pool, target = affair["proposals"][number], affair["pool"], affair["target"]
        by, share = proposal["by"], proposal["share"]
        if pool and share < self.mood.asks(by) * pool:
            return NEVER
        gift = self.mood.joy(by, pool - share) if by != target else 0.0
        loss = self.mood.joy(target, share - pool if by != target else -share)
        return gift + loss + self.mood.word_of(by, "accept")
