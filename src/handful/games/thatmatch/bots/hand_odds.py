"""What the other seats of That Match Game may hold: hands sampled from the cards unseen."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from handful.core import Chance, Seat, rng, sets

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..rules.cards import (
    BOLT_NUMBERS,
    EXCLAMATIONS,
    GAP_BITS,
    GAP_MASK,
    HIGHEST,
    LANES,
    MATCHING,
    NUMBER_OF,
    NUMBERED,
    NUMBERS,
    RED_BLOCK,
)

SAMPLES: Final = 100

EVERY_GAP: Final = (1 << HIGHEST + 1) - 2
"""The gaps from 1 to 6 as a set: an exclamation fills them all."""

COUNTS: Final = bytes(
    NUMBER_OF[card] if MATCHING[lane] >> card & 1 else 0
    for lane in range(LANES)
    for card in range(NUMBERED)
)
"""Colour by colour what each number card counts there; 0 where it does not match."""

SUM_BITS: Final = 16
SUM_MASK: Final = (1 << SUM_BITS) - 1
NO_BOLTS: Final = sum(1 << SUM_BITS * lane for lane in range(LANES))
"""Without bolts only nothing can be made, in each colour."""


class Means:
    """What a hand could do, as sets of sums: a few bits for each colour, sums beyond are lost."""

    def __init__(self) -> None:
        self.one = self.two = 0
        self.bolts = NO_BOLTS
        self.red = False

    def add(self, card: int) -> None:
        """One more card in the hand."""
        if card >= NUMBERED:
            self.red = self.red or card == RED_BLOCK
            return
        for lane in range(LANES):
            number, at = COUNTS[lane * NUMBERED + card], SUM_BITS * lane
            if number:
                self.two |= (self.one >> at << number & SUM_MASK) << at
                self.one |= sets.only(number + at)
                if BOLT_NUMBERS >> card & 1:
                    self.bolts |= (self.bolts >> at << number & SUM_MASK) << at
            elif (EXCLAMATIONS & MATCHING[lane]) >> card & 1:
                self.one |= EVERY_GAP << at

    def can_bolt(self, lane: int, value: int) -> bool:
        """Whether some bolts of this colour add up to the value."""
        return self.bolts >> SUM_BITS * lane + value & 1 == 1

    def fills(self, lane: int, gap: int, plays: int) -> bool:
        """Whether this gap can be filled exactly in so many plays, one or two."""
        sums = self.one | self.two if plays > 1 else self.one
        return sums >> SUM_BITS * lane + gap & 1 == 1

    def fills_all(self, needs: int, plays: int) -> bool:
        """Whether every gap of a point card (see `needs_of`) can be filled so."""
        for lane in range(LANES):
            gap = needs >> GAP_BITS * lane & GAP_MASK
            if gap and not self.fills(lane, gap, plays):
                return False
        return True


def needs_of(gaps: Sequence[int]) -> int:
    """What a point card still needs, as one number: 0 where it is full, or where none lies."""
    return gaps[0] | gaps[1] << GAP_BITS | gaps[2] << 2 * GAP_BITS


def open_lanes(needs: int) -> int:
    """How many colours of a point card are not full."""
    count = 0
    for lane in range(LANES):
        if needs >> GAP_BITS * lane & GAP_MASK:
            count += 1
    return count


class Odds:
    """How likely it is that others can answer a play or fill a gap."""

    def __init__(self, view: View, memory: Memory, chance: Chance) -> None:
        self.plays = view["play_max"]
        self.others = [
            seat for seat in range(memory.seats) if seat != memory.seat and view["sizes"][seat]
        ]
        self.hands: list[list[Means]] = [[] for _ in self.others]
        """For each of `others` its sampled hands."""
        self._filled: dict[int, float] = {}
        unseen = _unseen(view, memory)
        known = [list((memory.known[seat] & unseen).elements()) for seat in self.others]
        for cards in known:
            unseen -= Counter(cards)
        sizes = [view["sizes"][seat] for seat in self.others]
        chance.state = self.sample(known, sizes, sorted(unseen.elements()), chance.state)

    def sample(self, known: list[list[int]], sizes: list[int], pool: list[int], chance: int) -> int:
        """Deal the unseen cards again and again; the stepped generator comes back."""
        for _ in range(SAMPLES):
            taken = 0
            for place, cards in enumerate(known):
                means = Means()
                for card in cards:
                    means.add(card)
                for _ in range(sizes[place] - len(cards)):
                    chance = rng.stepped(chance)
                    other = taken + rng.below(chance, len(pool) - taken)
                    pool[taken], pool[other] = pool[other], pool[taken]
                    means.add(pool[taken])
                    taken += 1
                self.hands[place].append(means)
        return chance

    def unanswered(self, lane: int, value: int, red: float, bolts: bool, but: Seat) -> float:
        """The chance that nobody (one seat aside) bolts this value or plays a red block.

        A red block in a sampled hand counts as being played with the chance `red`.
        """
        quiet = 1.0
        for place, seat in enumerate(self.others):
            if seat != but:
                answers = self.answers(self.hands[place], lane, value, red, bolts)
                quiet *= 1.0 - answers / SAMPLES
        return quiet

    def answers(self, hands: list[Means], lane: int, value: int, red: float, bolts: bool) -> float:
        """How many of these hands answer."""
        found = 0.0
        for hand in hands:
            if bolts and hand.can_bolt(lane, value):
                found += 1.0
            elif hand.red:
                found += red
        return found

    def filled(self, needs: int) -> float:
        """The chance that some other seat holds an exact fit for all these gaps at once."""
        if needs not in self._filled:
            self._filled[needs] = self.share_filling(needs)
        return self._filled[needs]

    def share_filling(self, needs: int) -> float:
        """The share of samples in which one hand fills all gaps of a point card."""
        plays = self.plays - open_lanes(needs) + 1
        if plays < 1:
            return 0.0
        hits = 0
        for sample in range(SAMPLES):
            for hands in self.hands:
                hand = hands[sample]
                if hand.fills_all(needs, plays):
                    hits += 1
                    break
        return hits / SAMPLES


def _unseen(view: View, memory: Memory) -> Counter[int]:
    """The cards that lie in the deck or in another hand."""
    seen = [*view["discard"], *view.get("hand", [])]
    for slot in view["market"]:
        seen += [code for cards in slot["lying"] for code in cards] if slot else []
    for entry in view["window"]["entries"] if view["window"] else []:
        seen += entry["cards"]
    return memory.whole - Counter(NUMBERS[code] for code in seen)
