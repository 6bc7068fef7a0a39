"""Worlds that fit what a seat of Ultima sees and remembers."""

from collections import Counter

from handful.core import Chance, Seat
from handful.core.rng import drawn, stepped
from handful.core.sets import has, only

from ..bots.inference import hand_from, ordered
from ..rules.cards import COLORS, INTERVALS, NUMBERS
from ..rules.constants import DRAWN, ENDINGS, NO_GUARD, NOBODY, PHASES, House
from ..rules.moves import MOST_SEATS
from ..rules.rules import State
from .memory import Memory
from .view import View


def imagine(seen: View, memory: Memory, chance: Chance) -> State:
    """A world that fits what a seat sees and remembers; its generator is its own."""
    return Imagination(seen, memory)(chance)


class Imagination:
    """All worlds that fit: what is certain is laid out once, and the unseen cards dealt each time.

    The others' hands come from what they were left with at the last reshuffle and what came since.
    """

    def __init__(self, seen: View, memory: Memory) -> None:
        self.seen = seen
        self.certain = certain = State(House(memory.options, memory.seats), memory.seats)
        _lay_open(certain, seen)
        _lay_own(certain, seen, memory.seat)
        self.discards = certain.discards()
        unseen = memory.deck - _in_sight(certain)
        held, since = memory.held & unseen, unseen - memory.held
        self.hands: list[Unseen] = []
        others = [] if "revealed" in seen else seen["active"]
        for seat in others:
            if seat != memory.seat:
                self.hands.append(Unseen(seat, seen["sizes"][seat], memory))
                for card in self.hands[-1].known:
                    (held if held[card] else since)[card] -= 1
        self.old, self.new = sorted((+held).elements()), sorted((+since).elements())

    def __call__(self, chance: Chance) -> State:
        """One of them."""
        world = self.certain.clone()
        world.chance = drawn(stepped(chance.state))
        old, new = self.old[:], self.new[:]
        chance.shuffle(old)
        chance.shuffle(new)
        for hand in self.hands:
            world.set_hand(hand.seat, hand.known + hand_from(hand.slots, old, hand.kept, new))
        world.set_piles(old + new, self.discards)
        _name_drawn(world, self.seen, chance)
        return world


class Unseen:
    """What is known of another hand: cards it must hold, and what its other cards hardly are."""

    def __init__(self, seat: Seat, size: int, memory: Memory) -> None:
        self.seat = seat
        self.known = list(memory.shown[seat].elements())
        self.slots = ordered(memory.lacks[seat].newest(size - len(self.known)))
        # With copies about, nobody can be sure which one was played: never more than fit.
        self.kept = memory.holding[seat] - sum(1 for card in self.known if memory.held[card])


def _lay_own(world: State, seen: View, seat: Seat | None) -> None:
    """One's own hand; after a hand all of them lie open."""
    if "revealed" in seen:
        for other, codes in enumerate(seen["revealed"]):
            world.set_hand(other, [NUMBERS[code] for code in codes])
    elif seat is not None and "hand" in seen:
        world.set_hand(seat, [NUMBERS[code] for code in seen["hand"]])


def _lay_open(world: State, seen: View) -> None:
    """Everything public, as the view tells it."""
    top = seen["top"]
    card = top.get("card") or f"{top['color']}-{INTERVALS[top['notes'][1] - top['notes'][0]]}"
    world.phase = PHASES.index(seen["phase"])
    world.turn, world.direction = seen["turn"], seen["direction"]
    world.set_piles([], [NUMBERS[code] for code in (*seen["covered"], card)])
    world.color, world.declared = COLORS.index(top["color"]), top["declared"]
    world.top_owner = NOBODY if top["by"] is None else top["by"]
    world.pending, world.opening = seen["pending"], seen["opening"]
    world.exposed = NOBODY if seen["exposed"] is None else seen["exposed"]
    answered = [seat for seat, vote in enumerate(seen["votes"]) if vote] + seen["let_pass"]
    world.answered = sum(only(seat) for seat in answered)
    world.stops = sum(only(seat) for seat, vote in enumerate(seen["votes"]) if vote == "stop")
    world.totals, world.out_in = padded(seen["totals"]), padded(seen["out_in"])
    world.active = sum(only(seat) for seat in seen["active"])
    world.hand_number, world.starter = seen["hand_number"], seen["starter"]
    world.turns, world.passes, world.laid = seen["turns"], seen["passes"], seen["laid"]
    world.last_winner = NOBODY if seen["last_winner"] is None else seen["last_winner"]
    world.ending, world.now = ENDINGS.index(seen["reason"]), seen["now"]
    world.guard_until = NO_GUARD if seen["guard_until"] is None else seen["guard_until"]
    world.called = sum(only(seat) for seat in seen["called"])


def _name_drawn(world: State, seen: View, chance: Chance) -> None:
    """The card just drawn: one's own as seen, another's any card of that hand that may be it."""
    if world.phase != DRAWN:
        return
    if "drawn" in seen:
        world.drawn = NUMBERS[seen["drawn"]]
        return
    hand = world.hand(world.turn)
    fits = [card for card in hand if has(world.fitting(), card)]
    hand = fits if world.house.must_play and fits else hand
    world.drawn = hand[chance.below(len(hand))]


def padded(values: list[int]) -> list[int]:
    """A value for every chair there could be."""
    return values + [0] * (MOST_SEATS - len(values))


def _in_sight(world: State) -> Counter[int]:
    """The cards that lie open or in a hand already given out."""
    hands = (card for seat in range(world.seats) for card in world.hand(seat))
    return Counter((*hands, *world.discards()))
