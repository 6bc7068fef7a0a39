"""What a designer counts in a game of Ultimatum: how offers are split, and who gains by them."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from handful.core import Event

from ..rules.cards import CODES, ULTIMATUM
from ..rules.constants import ROUND_OVER
from ..rules.events import (
    Accepted,
    Blocked,
    ChipsMoved,
    Countered,
    Played,
    Rejected,
    RoundStarted,
    StacksSwapped,
)

if TYPE_CHECKING:
    from ..rules.rules import State


def standing(state: "State") -> list[float]:
    """Totals with the chips of the round that is being played (UT-52, UT-63)."""
    if state.house.carry_over or state.phase >= ROUND_OVER:
        return [float(total) for total in state.standings()]
    return [total + chips for total, chips in zip(state.totals, state.stacks(), strict=False)]


class _Affair:
    """One Ultimatum: its pool, and its proposals as (seat, share)."""

    def __init__(self, seat: int, target: int, pool: int, share: int) -> None:
        self.target, self.pool = target, pool
        self.proposals = [(seat, share)]


class _Count:
    """Follows the chips and the affairs of a game."""

    def __init__(self) -> None:
        self.chips: list[int] = []
        self.affair: _Affair | None = None
        self.agreed: int | None = None
        self.got: Counter[str] = Counter()
        self.of: Counter[str] = Counter()

    def see(self, event: Event) -> None:
        """Take one more event in."""
        if isinstance(event, RoundStarted):
            self.chips = list(event.chips)
        elif isinstance(event, ChipsMoved):
            self.chips[event.payer] -= event.count
            self.chips[event.receiver] += event.count
        elif isinstance(event, StacksSwapped):
            self.chips[event.a], self.chips[event.b] = event.after
        elif isinstance(event, Played):
            self._played(event)
        elif self.affair:
            self._answered(self.affair, event)

    def _played(self, event: Played) -> None:
        self.close()
        if event.card == CODES[ULTIMATUM]:
            target, share = (event.parameters[name] for name in ("target", "share"))
            assert isinstance(target, int)
            assert isinstance(share, int)
            self.affair = _Affair(event.seat, target, self.chips[target], share)

    def _answered(self, affair: _Affair, event: Event) -> None:
        if isinstance(event, Countered):
            affair.proposals.append((event.seat, event.share))
        elif isinstance(event, Accepted):
            self.agreed = event.proposal
            self._add("accepted offers that are blocked", 0, 1)
        elif isinstance(event, Blocked):
            self._add("accepted offers that are blocked", 1, 0)
            self.agreed = None
        elif isinstance(event, Rejected):
            self._add("Ultimatums rejected", 1, 0)

    def close(self) -> None:
        """The affair is over: what came of it?"""
        affair, agreed = self.affair, self.agreed
        self.affair = self.agreed = None
        if affair is None:
            return
        self._add("Ultimatums rejected", 0, 1)
        countered = len(affair.proposals) > 1
        self._add("Ultimatums that are countered", countered, 1)
        for number, (seat, share) in enumerate(affair.proposals):
            self._weigh(affair, number, seat, share, number == agreed)

    def _weigh(self, affair: _Affair, number: int, seat: int, share: int, won: bool) -> None:
        who = "the target" if seat == affair.target else "another seat"
        name = f"a counter by {who}" if number else "the first offer"
        gain = affair.pool - share if won else 0
        self._add(f"{name} is carried out", won, 1)
        self._add(f"chips that {name} keeps or earns", gain, 1)
        if won:
            self._add("the responder's part of the pool", share, affair.pool)

    def _add(self, name: str, got: float, of: float) -> None:
        self.got[name] += int(got)
        self.of[name] += int(of)


def tallies(events: Sequence[Event]) -> dict[str, tuple[float, float]]:
    """How fair the accepted offers are, and what countering brings."""
    count = _Count()
    for event in events:
        count.see(event)
    count.close()
    return {name: (float(count.got[name]), float(times)) for name, times in count.of.items()}
