"""Worlds that fit what a seat of Boom Goes the Dynamite sees and remembers."""

from collections import Counter

from handful.core import Chance
from handful.core.rng import drawn, stepped
from handful.core.sets import NONE, has, members, only, union_of

from ..rules.cards import IGNITE_NUMBERS, MATCH_NUMBERS, PLACE_NUMBERS, ignite_deck, match_deck
from ..rules.constants import NO_LIMIT, NOBODY, PHASES
from ..rules.rules import State
from .memory import Memory
from .secrets import could_be, lowest
from .view import Revealed, View, won_cards

MOST_TRIES = 500
"""How often `imagine` deals anew before it takes a world that should be over already."""


def imagine(seen: View, memory: Memory, chance: Chance) -> State:
    """A world that fits what a seat sees and remembers; its generator is its own."""
    return Imagination(seen, memory)(chance)


class Imagination:
    """All worlds that fit: what is certain is laid out once, the unseen cards dealt each time."""

    def __init__(self, seen: View, memory: Memory) -> None:
        self.seen, self.me = seen, memory.seat
        self.certain = certain = State(memory.house, memory.seats)
        _lay_open(certain, seen)
        _lay_won(certain, seen)
        self.is_revealed = "revealed" in seen
        if "revealed" in seen:
            _turn_up(certain, seen["revealed"])
            return
        if memory.seat is not None and "hand" in seen:
            certain.set_hand(memory.seat, _numbers(seen["hand"]))
        known = _known(certain, seen, memory)
        for place, card in known.items():
            certain.put(place, card)
        self.places = [place for place in members(certain.filled) if place not in known]
        self.won = won_cards(certain)
        self.match = _unseen_match(certain, known, self.won)
        self.ignite = _unseen_ignite(certain, memory)

    def __call__(self, chance: Chance) -> State:
        """One of them."""
        world = self.certain.clone()
        world.chance = drawn(stepped(chance.state))
        if self.is_revealed:
            return world
        self._deal_ignite(world, chance)
        for _ in range(MOST_TRIES):
            self._deal_match(world, chance)
            if could_be(world):
                break
        return world

    def _deal_ignite(self, world: State, chance: Chance) -> None:
        """The unseen IGNITE cards to the other hands and the pile."""
        cards = self.ignite[:]
        chance.shuffle(cards)
        for seat, count in enumerate(self.seen["sizes"]):
            if seat != self.me:
                world.set_hand(seat, union_of(lowest(cards, count)))
        world.set_ignite_pile(cards)

    def _deal_match(self, world: State, chance: Chance) -> None:
        """The unseen MATCH cards to the unknown places, the pile and the hidden hauls."""
        cards = self.match[:]
        chance.shuffle(cards)
        for place in self.places:
            world.put(place, cards.pop())
        world.set_match_pile(lowest(cards, self.seen["match_pile"]))
        world.set_spoils(self.won, [lowest(cards, count) for count in self.seen["hauls"]])


def _lay_open(world: State, seen: View) -> None:
    """Everything public that is no card."""
    world.phase = PHASES.index(seen["phase"])
    world.turn, world.first_moment = seen["turn"], seen["first_moment"]
    world.timer_ok, world.had_success = seen["timer_ok"], seen["had_success"]
    world.dry, world.laid = seen["dry"], seen["laid"]
    world.called, world.agreed = union_of(seen["called"]), union_of(seen["agreed"])
    world.late = NOBODY if seen["late"] is None else seen["late"]
    world.reason, world.now = seen["reason"], seen["now"]
    for cell in seen["matchbox"]:
        place = PLACE_NUMBERS[cell["place"]]
        world.filled |= only(place)
        world.set_number(place, cell["number"])
        world.up |= only(place) if cell["up"] else NONE
        world.seen |= only(place) if cell["seen"] else NONE
    window = seen["window"]
    if window:
        world.fuse, world.wins = _numbers(window["cards"]), window["wins"]
        world.until = NO_LIMIT if window["until"] is None else window["until"]
        world.stock, world.flips_from = window["stock"] or 0, window["flips_from"]


def _lay_won(world: State, seen: View) -> None:
    """Score piles, burnt heap and pool."""
    world.pool_open = seen["pool"] is not None
    world.pool, world.burnt = _numbers(seen["pool"] or []), _numbers(seen["burnt"])
    for seat, codes in enumerate(seen["won"]):
        world.set_kept(seat, _numbers([code for code in codes if code in IGNITE_NUMBERS]))
    won = [[code for code in codes if code in MATCH_NUMBERS] for codes in seen["won"]]
    world.set_spoils([_match_numbers(codes) for codes in won], [])


def _turn_up(world: State, revealed: Revealed) -> None:
    """The end of a game hides nothing."""
    for place, code in zip(members(world.filled), revealed["matchbox"], strict=True):
        world.put(place, MATCH_NUMBERS[code])
    for seat, codes in enumerate(revealed["hands"]):
        world.set_hand(seat, _numbers(codes))
    world.set_match_pile(_match_numbers(revealed["match_pile"])[::-1])
    world.set_ignite_pile([IGNITE_NUMBERS[code] for code in reversed(revealed["ignite_pile"])])
    world.set_spoils(won_cards(world), [_match_numbers(codes) for codes in revealed["hauls"]])


def _known(world: State, seen: View, memory: Memory) -> dict[int, int]:
    """The cards of the matchbox that lie open or are remembered."""
    known = {
        place: sighting.card for place, sighting in memory.seen.items() if has(world.seen, place)
    }
    for cell in seen["matchbox"]:
        if "card" in cell:
            known[PLACE_NUMBERS[cell["place"]]] = MATCH_NUMBERS[cell["card"]]
    return known


def _unseen_ignite(world: State, memory: Memory) -> list[int]:
    """The IGNITE cards that lie neither open nor in one's own hand."""
    sight = world.pool | world.burnt | world.fuse
    for cards in (*world.hands, *world.kept):
        sight |= cards
    deck = ignite_deck(memory.options.remove_colours, memory.options.junior)
    return [card for card in deck if not has(sight, card)]


def _unseen_match(world: State, known: dict[int, int], won: list[list[int]]) -> list[int]:
    """The MATCH cards that are neither known in the box nor won openly."""
    unseen = Counter(match_deck(world.house.options.remove_colours))
    unseen.subtract(known.values())
    for pile in won:
        unseen.subtract(pile)
    return sorted(unseen.elements())


def _match_numbers(codes: list[str]) -> list[int]:
    return [MATCH_NUMBERS[code] for code in codes]


def _numbers(codes: list[str]) -> int:
    return union_of([IGNITE_NUMBERS[code] for code in codes])
