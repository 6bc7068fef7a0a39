"""Worlds that fit what a seat of That Match Game sees and remembers."""

from collections import Counter

from handful.core import Chance, Seat
from handful.core.rng import drawn, stepped
from handful.core.sets import union_of

from ..rules.cards import COLOURS, LANES, POINT_NUMBERS
from ..rules.constants import PHASES, REASONS, House
from ..rules.rules import State
from .memory import Memory, numbers_of
from .secrets import in_sight, is_trimming, points_in_sight
from .view import View, Window, lay_entries


def imagine(seen: View, memory: Memory, chance: Chance) -> State:
    """A world that fits what a seat sees and remembers; its generator is its own."""
    return Imagination(seen, memory)(chance)


class Imagination:
    """All worlds that fit: what is certain is laid out once, and the unseen cards dealt each time.

    Known cards lie where they are; the deck is from what may be in it; other hands get the rest.
    """

    def __init__(self, seen: View, memory: Memory) -> None:
        self.certain = certain = State(House(memory.options, memory.seats), memory.seats)
        _lay_open(certain, seen)
        _lay_own(certain, seen, memory.seat)
        unseen = memory.whole - in_sight(certain)
        self.hands: list[tuple[Seat, list[int], int]] = []
        """For every hidden hand its seat, the cards known to be in it, and how many are not."""
        for seat in _hidden(seen, memory):
            known = memory.known[seat] & unseen
            unseen -= known
            missing = seen["sizes"][seat] - known.total()
            self.hands.append((seat, list(known.elements()), missing))
        self.deck_count = seen["deck"]
        self.drawable = sorted((unseen & memory.drawable).elements())
        self.others = list((unseen - memory.drawable).elements())
        points = Counter(certain.house.point_deck) - Counter(points_in_sight(certain))
        self.points = sorted(points.elements())

    def __call__(self, chance: Chance) -> State:
        """One of them."""
        world = self.certain.clone()
        deck = self.drawable[:]
        chance.shuffle(deck)
        rest = sorted(self.others + deck[self.deck_count :])
        chance.shuffle(rest)
        for seat, known, missing in self.hands:
            world.set_hand(seat, known + rest[:missing])
            del rest[:missing]
            if is_trimming(world, seat):
                _name_gained(world, seat, chance)
        world.set_deck(deck[: self.deck_count])
        points = self.points[:]
        chance.shuffle(points)
        world.set_point_deck(points)
        world.chance = drawn(stepped(chance.state))
        return world


def _hidden(seen: View, memory: Memory) -> list[Seat]:
    """The seats whose hands are to be imagined."""
    return [] if "revealed" in seen else [s for s in range(memory.seats) if s != memory.seat]


def _lay_own(world: State, seen: View, seat: Seat | None) -> None:
    """One's own hand; after the end all of them lie open."""
    if "revealed" in seen:
        for other, codes in enumerate(seen["revealed"]):
            world.set_hand(other, numbers_of(codes))
    elif seat is not None:
        world.set_hand(seat, numbers_of(seen["hand"]))
        world.set_gained(numbers_of(seen.get("gained", [])))


def _lay_open(world: State, seen: View) -> None:
    """Everything public, as the view tells it."""
    world.phase = PHASES.index(seen["phase"])
    world.turn, world.first, world.plays = seen["turn"], seen["first"], seen["plays"]
    world.progress, world.stall, world.turns = seen["progress"], seen["stall"], seen["turns"]
    world.ended, world.now = REASONS.index(seen["reason"]), seen["now"]
    for seat, pile in enumerate(seen["piles"]):
        for code in pile:
            world.win(seat, POINT_NUMBERS[code])
    world.set_discard(numbers_of(seen["discard"]))
    for slot, lies in enumerate(seen["market"]):
        if lies:
            world.lay_point(slot, POINT_NUMBERS[lies["card"]])
            for lane in range(LANES):
                world.set_gap(slot * LANES + lane, lies["gaps"][lane])
                for card in numbers_of(lies["lying"][lane]):
                    world.lay_card(slot * LANES + lane, card)
    if seen["window"]:
        _lay_window(world, seen["window"])


def _lay_window(world: State, window: Window) -> None:
    if window["slot"] is not None:
        world.spot = window["slot"] * LANES + COLOURS.index(window["colour"])
    world.value = window["value"]
    lay_entries(world, window["entries"])
    world.asked, world.declined = union_of(window["asked"]), union_of(window["declined"])


def _name_gained(world: State, seat: Seat, chance: Chance) -> None:
    """Which cards of another hand the Haul brought: any of them."""
    hand = world.hand(seat)
    chance.shuffle(hand)
    world.set_gained(hand[: world.excess(seat)])
