"""Worlds that fit what a seat of Ultimatch sees and remembers.

What is certain is laid out once; the unseen cards are dealt anew for every world.
"""

from typing import Final, NamedTuple

from handful.core import Seat, rng, sets
from handful.core.chance import Chance
from handful.core.engine import blank
from handful.core.sets import union_of

from ..rules.cards import CARDS, CODES, DECK, NUMBERS
from ..rules.constants import GONE, NO_CARD, PHASES, REWARD, REWARD_SIZE, House
from ..rules.moves import MOST_SEATS, OFFER, SIGNALS, encode
from ..rules.pyramid import uncovered
from ..rules.rules import State
from .gestures import meant, unlikely
from .memory import Memory
from .secrets import stock
from .view import DOWN, View, numbers

IN_PYRAMID, IN_PILE, IN_HAND, GIVEN, IN_REWARD = range(5)
BELIEVED: Final = 8
"""Of so many worlds one takes no gesture at its word."""


class Hidden(NamedTuple):
    """A place whose card is not seen: which cards cannot lie there, and which hardly do."""

    zone: int
    place: int
    barred: int = sets.NONE
    unlikely: int = sets.NONE


def imagine(seen: View, memory: Memory, chance: Chance) -> State:
    """A world that fits what a seat sees and remembers; its generator is its own."""
    return Imagination(seen, memory)(chance)


class Imagination:
    """All worlds that fit; each hidden place gets a card that may lie there."""

    def __init__(self, seen: View, memory: Memory) -> None:
        self.certain = State(House(memory.options, memory.seats), memory.seats)
        self.count, self.unseen = 0, sets.NONE
        self.zones, self.places = blank(CARDS), blank(CARDS)
        """Where the hidden places are, the most restricted first."""
        self.barred, self.unlikely = blank(CARDS), blank(CARDS)
        """For each of them the cards that cannot lie there, and those that are unlikely to."""
        self.offering, self.meant = sets.NONE, blank(MOST_SEATS)
        _lay_open(self.certain, seen)
        if "revealed" in seen:
            _lay_revealed(self.certain, seen)
            return
        _take_own(self.certain, seen, memory)
        in_sight = [code for code, count in stock(self.certain).items() if count]
        self.unseen = DECK & ~union_of(numbers(in_sight))
        self._list_places(_hidden(self.certain, seen, memory))
        for seat in _others(memory):
            self.meant[seat] = meant(memory, seat)
        offering = [offer["seat"] for offer in seen["offers"]]
        self.offering = union_of([seat for seat in offering if seat != memory.seat])

    def _list_places(self, hidden: list[Hidden]) -> None:
        hidden.sort(key=lambda one: sets.size(self.unseen & ~one.barred & ~one.unlikely))
        self.count = len(hidden)
        for at, one in enumerate(hidden):
            self.zones[at], self.places[at] = one.zone, one.place
            self.barred[at], self.unlikely[at] = one.barred, one.unlikely

    def __call__(self, chance: Chance) -> State:
        """One of them."""
        return self.world(chance)

    def world(self, chance: Chance) -> State:
        """The same for compiled callers."""
        world = self.certain.clone()
        world.chance = rng.drawn(rng.stepped(chance.state))
        self.deal(world, chance.below(BELIEVED) > 0, chance)
        self.choose_offers(world, chance)
        return world

    def deal(self, world: State, believes: bool, chance: Chance) -> None:
        """Put a card into every hidden place."""
        unseen = self.unseen
        for at in range(self.count):
            fitting = unseen & ~self.barred[at]
            if believes and fitting & ~self.unlikely[at]:
                fitting &= ~self.unlikely[at]
            if not fitting:
                fitting = unseen
            card = sets.nth(fitting, chance.below(sets.size(fitting)))
            unseen ^= sets.only(card)
            self.put(world, self.zones[at], self.places[at], card)
        if self.count:  # after the end the order of the pile is seen
            world.shuffle_pile()

    def put(self, world: State, zone: int, place: int, card: int) -> None:
        """Let the card lie in one place of a zone."""
        if zone == IN_PYRAMID:
            world.put(place, card)
        elif zone == IN_PILE:
            world.pile_up(card)
        elif zone == IN_HAND:
            world.hands[place] |= sets.only(card)
        elif zone == GIVEN:
            world.donations[place] = card
        else:
            world.reward[place] = card
            world.reward_count += 1

    def choose_offers(self, world: State, chance: Chance) -> None:
        """Which card of a hand is put forward: one that deserves the gesture, if there is one."""
        for seat in range(world.seats):
            if sets.has(self.offering, seat):
                cards = world.hands[seat] & self.meant[seat]
                if not cards:
                    cards = world.hands[seat]
                world.offered[seat] = sets.nth(cards, chance.below(sets.size(cards)))


def _others(memory: Memory) -> list[Seat]:
    return [seat for seat in range(memory.seats) if seat != memory.seat]


def _hidden(world: State, seen: View, memory: Memory) -> list[Hidden]:
    """Every place whose card is to be imagined."""
    down = sets.members(world.standing & ~world.face_up)
    places = [Hidden(IN_PYRAMID, place, memory.not_in_pyramid) for place in down]
    places += [Hidden(IN_PILE, 0, memory.not_in_pile)] * seen["draw_count"]
    for seat in _others(memory):
        places += _hand(world, seat, seen["sizes"][seat], memory)
    places += [Hidden(GIVEN, seat) for seat in seen["donated"] if seat != memory.seat]
    if world.phase == REWARD and world.turn != memory.seat:
        places += [Hidden(IN_REWARD, place) for place in range(REWARD_SIZE)]
    return places


def _hand(world: State, seat: Seat, held: int, memory: Memory) -> list[Hidden]:
    """The unknown cards of a hand; one of them may be the card of an offer that was not taken."""
    slots = memory.slots(seat, held - sets.size(world.hands[seat]))
    against, one_of = unlikely(memory, seat), meant(memory, seat)
    places = [Hidden(IN_HAND, seat, barred, against) for barred in slots]
    if places and one_of and not world.hands[seat] & one_of:
        places[-1] = Hidden(IN_HAND, seat, slots[-1], DECK & ~one_of)
    return places


def _lay_open(world: State, seen: View) -> None:
    """Everything public, as the view tells it."""
    world.phase = PHASES.index(seen["phase"])
    world.turn, world.turn_number = seen["turn"], seen["turn_number"]
    world.passes, world.ultimatches = seen["passes"], seen["ultimatches"]
    world.trades = seen["trades"]
    world.asked, world.declined = union_of(seen["asked"]), union_of(seen["declined"])
    for place, code in enumerate(code for row in seen["pyramid"] for code in row):
        if code:
            world.put(place, GONE if code == DOWN else NUMBERS[code])
    world.face_up = uncovered(world.standing)
    world.set_alta(numbers(seen["alta"]))
    world.set_piles([], numbers(seen["discard"]))
    for offer in seen["offers"]:
        fields = {key: value for key, value in offer.items() if key != "seat"}
        move = encode({"move": "offer", "card": CODES[0], **fields})  # type: ignore[dict-item]  # an offer's own fields
        world.set_offer(offer["seat"], NO_CARD, (move - OFFER) % SIGNALS)
    if "result" in seen:
        world.reason = seen["result"]["reason"]


def _lay_revealed(world: State, seen: View) -> None:
    """UM-73: after the end nothing is left to imagine."""
    hidden = seen["revealed"]
    for seat, hand in enumerate(hidden["hands"]):
        world.set_hand(seat, union_of(numbers(hand)))
    world.set_piles(numbers(hidden["draw"])[::-1], world.discards())
    for place, code in enumerate(code for row in hidden["pyramid"] for code in row):
        if code:
            world.put(place, NUMBERS[code])


def _take_own(world: State, seen: View, memory: Memory) -> None:
    """What this seat holds, and what it knows others to hold."""
    me = memory.seat
    if me is None:
        return
    world.set_hand(me, union_of(numbers(seen["hand"])))
    if "donation" in seen:
        world.set_donation(me, NUMBERS[seen["donation"]])
    if "offered" in seen:
        world.set_offer(me, NUMBERS[seen["offered"]], world.signals[me])
    world.set_reward(numbers(seen.get("reward", [])))
    for other, codes in enumerate(seen["known"]):
        known = union_of(numbers(codes))
        world.set_known(me, other, known)
        world.set_hand(other, world.hands[other] | known)
