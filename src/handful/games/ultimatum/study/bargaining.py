"""How a table bargained: which offers were taken, and what Counters, Blocks and promises were for.

It counts over whole games, all hands known; see `bench/bargaining.py`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from handful.core import Event, Seat

from ..rules.cards import BLOCK, CODES, COUNTER, SWAP, ULTIMATUM
from ..rules.events import (
    Accepted,
    Blocked,
    ChipsMoved,
    Countered,
    Dealt,
    Declined,
    Drawn,
    HandReceived,
    Played,
    Rejected,
    RoundEnded,
    RoundStarted,
    StacksSwapped,
)

BANDS: Final = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6)
"""Offers are counted by the part of the pot that the responder would get."""
GREAT: Final = 8
"""A Block that could have saved so many chips mattered."""


@dataclass(slots=True)
class Offer:
    """What a responder had to decide: the first offer, the best one, and what it did."""

    by: Seat
    responder: Seat
    first: float
    best: float
    countered: bool
    taken: bool


@dataclass(slots=True)
class Tally:
    """What was counted in many games."""

    offers: list[Offer] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def add(self, events: Sequence[Event], seats: int) -> None:
        """Count one more game."""
        _Table(self, seats).see(events)

    def rows(self) -> Iterator[tuple[float, int, float]]:
        """(part of the pot, how many of the best offers, how many of these were taken)."""
        for low, high in zip(BANDS, (*BANDS[1:], 2.0), strict=True):
            band = [one for one in self.offers if low <= one.best < high]
            yield low, len(band), _share(sum(one.taken for one in band), len(band))

    @property
    def taken(self) -> float:
        """The share of all Ultimatums of which something was taken."""
        return _share(sum(one.taken for one in self.offers), len(self.offers))

    def part(self, name: str, *others: str) -> float:
        """What share one count has of itself and others."""
        return _share(self.counts[name], sum(self.counts[one] for one in (name, *others)))

    def taken_between(self, low: float, high: float) -> float:
        """The share taken of the best offers in this part of a pot."""
        band = [one for one in self.offers if low <= one.best < high]
        return _share(sum(one.taken for one in band), len(band))


def _share(part: float, whole: float) -> float:
    return part / whole if whole else 0.0


class _Table:
    """Follows one game, all hands open."""

    def __init__(self, tally: Tally, seats: int) -> None:
        self.tally = tally
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.chips: list[int] = []
        self.card, self.actor, self.target = "", -1, -1
        self.proposals: list[tuple[Seat, int]] = []
        self.responder = -1
        self.stake = 0
        """What the target loses if it does not block."""

    def see(self, events: Sequence[Event]) -> None:
        for event in events:
            match event:
                case RoundStarted():
                    self.chips = list(event.chips)
                    self.hands = [Counter() for _ in self.hands]
                case Dealt() | Drawn():
                    self.hands[event.seat].update(event.kinds)
                case HandReceived():
                    self.hands[event.seat] = Counter(event.kinds)
                case ChipsMoved():
                    self.chips[event.payer] -= event.count
                    self.chips[event.receiver] += event.count
                case StacksSwapped():
                    self.chips[event.a], self.chips[event.b] = event.after
                case Played():
                    self._played(event)
                case Countered() | Accepted() | Rejected() | Blocked() | Declined():
                    self._answered(event)
                case RoundEnded():
                    left = sum(hand[CODES[COUNTER]] for hand in self.hands)
                    self.tally.counts["counters left"] += left

    def _played(self, event: Played) -> None:
        at, counts = event.parameters, self.tally.counts
        self.card, self.actor, self.stake = event.card, event.seat, 0
        self.hands[event.seat][event.card] -= 1
        self.target = next(
            (int(str(at[name])) for name in ("target", "with", "from") if name in at), -1
        )
        if event.card == CODES[COUNTER]:
            counts["counters discarded"] += 1
        elif event.card == CODES[BLOCK]:
            counts["blocks discarded"] += 1
        elif event.card == CODES[SWAP] and at["what"] == "chips":
            self.stake = self.chips[self.target] - self.chips[event.seat]
            counts["equal swaps" if not self.stake else "other swaps"] += 1
        elif event.card == "ST":
            self.stake = self.chips[self.target]
        elif event.card == CODES[ULTIMATUM]:
            self.responder = int(str(at["responder"]))
            self.proposals = [(event.seat, int(str(at["share"])))]

    def _answered(self, event: Event) -> None:
        counts = self.tally.counts
        match event:
            case Countered(seat=seat, share=share):
                self.hands[seat][CODES[COUNTER]] -= 1
                self.proposals.append((seat, share))
                counts["counters used"] += 1
            case Accepted(proposal=number):
                self._settled(True)
                counts["counters taken"] += number > 0
                if self.proposals[number][0] != self.target:
                    self.stake = self.chips[self.target]
            case Rejected():
                self._settled(False)
            case Blocked(seat=seat):
                self.hands[seat][CODES[BLOCK]] -= 1
                counts["blocks used"] += 1
                counts["blocks that mattered"] += self.stake >= GREAT
            case Declined(seat=seat) if seat == self.target and self.hands[seat][CODES[BLOCK]]:
                counts["great losses let through"] += self.stake >= GREAT

    def _settled(self, taken: bool) -> None:
        pool = self.chips[self.target]
        if not pool:
            return
        (by, first), best = self.proposals[0], max(share for _, share in self.proposals)
        self.tally.offers.append(
            Offer(by, self.responder, first / pool, best / pool, len(self.proposals) > 1, taken)
        )
