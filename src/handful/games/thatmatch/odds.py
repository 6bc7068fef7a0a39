"""What the other seats of That Match Game may hold: hands sampled from the cards unseen."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from handful.core import Chance, Seat

from .cards import (
    BOLT_NUMBERS,
    EXCLAMATIONS,
    HIGHEST,
    LANES,
    MATCHING,
    NUMBER_OF,
    NUMBERED,
    NUMBERS,
    RED_BLOCK,
)
from .events import View
from .knowledge import Memory

SAMPLES: Final = 100

EVERY_GAP: Final = (1 << HIGHEST + 1) - 2
"""The gaps from 1 to 6 as a set: an exclamation fills them all."""

_LANE_NUMBERS: Final = tuple(
    tuple(NUMBER_OF[card] if MATCHING[lane] >> card & 1 else 0 for card in range(NUMBERED))
    for lane in range(LANES)
)
"""For each colour what each number card counts there; 0 where it does not match."""


class Means:
    """What a hand could do, colour by colour, as sets of sums."""

    __slots__ = ("bolts", "one", "red", "two")

    def __init__(self, hand: Sequence[int]) -> None:
        numbers = [card for card in hand if card < NUMBERED]
        self.one, self.two, self.bolts = [0] * LANES, [0] * LANES, [1] * LANES
        self.red = RED_BLOCK in hand
        for lane in range(LANES):
            self._add_up(lane, numbers)

    def _add_up(self, lane: int, numbers: list[int]) -> None:
        counts = _LANE_NUMBERS[lane]
        one = two = 0
        bolts = 1
        for card in numbers:
            number = counts[card]
            if number:
                two |= one << number
                one |= 1 << number
                if BOLT_NUMBERS >> card & 1:
                    bolts |= bolts << number
            elif EXCLAMATIONS >> card & 1 and MATCHING[lane] >> card & 1:
                one |= EVERY_GAP
        self.one[lane], self.two[lane], self.bolts[lane] = one, two, bolts

    def can_bolt(self, lane: int, value: int) -> bool:
        """Whether some bolts of this colour add up to the value."""
        return self.bolts[lane] >> value & 1 == 1

    def fills(self, lane: int, gap: int, plays: int) -> bool:
        """Whether this gap can be filled exactly in so many plays, one or two."""
        sums = self.one[lane] | self.two[lane] if plays > 1 else self.one[lane]
        return sums >> gap & 1 == 1


class Odds:
    """How likely it is that others can answer a play or fill a gap."""

    def __init__(self, view: View, memory: Memory, chance: Chance) -> None:
        self.plays = view["play_max"]
        self.others = [
            seat for seat in range(memory.seats) if seat != memory.seat and view["sizes"][seat]
        ]
        self.hands: list[list[Means]] = []
        """Sample by sample the hands of the others, in the order of `others`."""
        self._sample(view, memory, chance)
        self._fill: dict[tuple[tuple[int, int], ...], float] = {}

    def _sample(self, view: View, memory: Memory, chance: Chance) -> None:
        unseen = _unseen(view, memory)
        known = [list((memory.known[seat] & unseen).elements()) for seat in self.others]
        for cards in known:
            unseen -= Counter(cards)
        pool = sorted(unseen.elements())
        for _ in range(SAMPLES):
            at = 0
            hands = []
            for place, seat in enumerate(self.others):
                missing = view["sizes"][seat] - len(known[place])
                for taken in range(at, at + missing):
                    other = taken + chance.below(len(pool) - taken)
                    pool[taken], pool[other] = pool[other], pool[taken]
                hands.append(Means([*known[place], *pool[at : at + missing]]))
                at += missing
            self.hands.append(hands)

    def unanswered(self, lane: int, value: int, red: float, bolts: bool, but: Seat) -> float:
        """The chance that nobody (one seat aside) bolts this value or plays a red block.

        A red block in a sampled hand counts as being played with the chance `red`.
        """
        quiet = 1.0
        for place, seat in enumerate(self.others):
            if seat != but:
                answers = 0.0
                for hands in self.hands:
                    if bolts and hands[place].can_bolt(lane, value):
                        answers += 1.0
                    elif hands[place].red:
                        answers += red
                quiet *= 1.0 - answers / len(self.hands)
        return quiet

    def filled(self, gaps: tuple[tuple[int, int], ...]) -> float:
        """The chance that some other seat holds an exact fit for all these gaps at once."""
        if gaps not in self._fill:
            plays = self.plays - len(gaps) + 1
            hits = sum(
                any(all(hand.fills(lane, gap, plays) for lane, gap in gaps) for hand in hands)
                for hands in self.hands
            )
            self._fill[gaps] = hits / len(self.hands) if plays > 0 else 0.0
        return self._fill[gaps]


def _unseen(view: View, memory: Memory) -> Counter[int]:
    """The cards that lie in the deck or in another hand."""
    seen = [*view["discard"], *view.get("hand", [])]
    for slot in view["market"]:
        seen += [code for cards in slot["lying"] for code in cards] if slot else []
    for entry in view["window"]["entries"] if view["window"] else []:
        seen += entry["cards"]
    return memory.whole - Counter(NUMBERS[code] for code in seen)
