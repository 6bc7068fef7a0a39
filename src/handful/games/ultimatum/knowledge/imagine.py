"""Worlds that fit what a seat of Ultimatum sees and remembers."""

from collections import Counter

from handful.core import Chance
from handful.core.rng import drawn, stepped

from ..rules.cards import DECK, NUMBERS, tally
from ..rules.constants import ENDINGS, NOBODY, NONE_ACCEPTED, PHASES, House
from ..rules.moves import WHATS
from ..rules.options import MOST_SEATS
from ..rules.rules import State
from .memory import Memory
from .view import View


def imagine(seen: View, memory: Memory, chance: Chance) -> State:
    """A world that fits what a seat sees; its generator is its own, and others have no notes."""
    return Imagination(seen, memory)(chance)


class Imagination:
    """All worlds that fit: what is certain is laid out once, the unseen cards dealt each time."""

    def __init__(self, seen: View, memory: Memory) -> None:
        self.certain = certain = State(House(memory.options, memory.seats), memory.seats)
        _lay_open(certain, seen)
        self.discards = certain.discards()
        known = [[NUMBERS[code] for code in codes] for codes in seen.get("known", [])]
        known = known or [[] for _ in range(memory.seats)]
        if memory.seat is not None:
            for about, cards in enumerate(known):
                certain.note(memory.seat, about, tally(cards))
            known[memory.seat] = [NUMBERS[code] for code in seen["hand"]]
        unseen = Counter(DECK) - Counter(self.discards)
        for cards in known:
            unseen -= Counter(cards)
        self.unseen = sorted(unseen.elements())
        self.hands = [
            (seat, tally(cards), seen["sizes"][seat] - len(cards))
            for seat, cards in enumerate(known)
        ]
        """For every seat the cards known to be in its hand, and how many are not."""

    def __call__(self, chance: Chance) -> State:
        """One of them."""
        world = self.certain.clone()
        world.chance = drawn(stepped(chance.state))
        loose = self.unseen[:]
        chance.shuffle(loose)
        for seat, known, missing in self.hands:
            world.set_hand(seat, known + tally(loose[:missing]))
            del loose[:missing]
        world.set_piles(loose, self.discards)
        return world


def _lay_open(world: State, seen: View) -> None:
    """Everything public, as the view tells it."""
    world.phase = PHASES.index(seen["phase"])
    world.window, world.turn, world.dealer = seen["window"], seen["turn"], seen["dealer"]
    world.round_number, world.extra_rounds = seen["round_number"], seen["extra_rounds"]
    world.chips = padded(seen["chips"])
    if not world.house.carry_over:
        world.totals = padded(seen["totals"])
    world.turns_taken = padded(seen["turns_taken"])
    world.set_piles([], [NUMBERS[code] for code in seen["discard"]])
    world.ended, world.now = ENDINGS.index(seen["ended"]), seen["now"]
    affair = seen["affair"]
    if affair is None:
        return
    world.card, world.target = NUMBERS[affair["card"]], affair["target"]
    world.what = WHATS.index(affair.get("what", WHATS[0]))
    world.responder = affair.get("responder", NOBODY)
    proposals = affair.get("proposals", [])
    bidders, shares = [one["by"] for one in proposals], [one["share"] for one in proposals]
    world.set_affair(affair["queue"], bidders, shares)
    accepted = affair.get("accepted")
    world.accepted = NONE_ACCEPTED if accepted is None else accepted


def padded(values: list[int]) -> list[int]:
    """A value for every chair there could be."""
    return values + [0] * (MOST_SEATS - len(values))
