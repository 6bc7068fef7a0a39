"""What a seat of Ultimatum may remember."""

from typing import Final

from handful.core import Seat, Told

from ..rules.constants import NOBODY
from ..rules.options import Options

GREAT_LOSS: Final = 6
"""Whoever lets so much go without a Block probably has none."""


_REMEMBERED: Final = frozenset(
    (
        *("round_started", "played", "countered", "accepted", "declined"),
        *("chips_moved", "stacks_swapped", "hands_swapped", "drew"),
    )
)
"""Other events change nothing that need be kept in mind."""


class Memory:
    """What a careful player keeps in mind: who let a great loss happen without a Block.

    The notes of UT-65 are in the view; the discard pile lies open.
    """

    def __init__(self, options: Options, seats: int, seat: Seat | None) -> None:
        self.options, self.seats, self.seat = options, seats, seat
        self._begin_round([0] * seats)

    def _begin_round(self, chips: list[int]) -> None:
        self.chips = chips
        self.defenceless = [False] * self.seats
        self._loss: dict[Seat, int] = {}
        self._proposals: list[Seat] = []
        self._target = NOBODY

    def fold(self, event: Told) -> None:
        """Take one more event in."""
        if event["event"] in _REMEMBERED:
            self._keep(event)

    def _keep(self, event: Told) -> None:
        match event:
            case {"event": "round_started", "chips": list(chips)}:
                self._begin_round([int(str(count)) for count in chips])
            case {"event": "played", "seat": int(seat), "card": str(card), "parameters": dict(at)}:
                self._played(seat, card, {str(key): one for key, one in at.items()})
            case {"event": "countered", "seat": int(seat)}:
                self._proposals.append(seat)
            case {"event": "accepted", "proposal": int(proposal)}:
                if self._proposals[proposal] != self._target:
                    self._loss = {self._target: self.chips[self._target]}
            case {"event": "declined", "seat": int(seat)}:
                if self._loss.get(seat, 0) >= GREAT_LOSS:
                    self.defenceless[seat] = True
            case {"event": "chips_moved" | "stacks_swapped" | "hands_swapped" | "drew"}:
                self._changed(event)

    def _played(self, seat: Seat, card: str, at: Told) -> None:
        self._loss, self._proposals = {}, []
        match card, at:
            case "ST", {"from": int(victim)}:
                self._loss[victim] = self.chips[victim]
            case "SW", {"with": int(victim), "what": "chips"}:
                self._loss[victim] = self.chips[victim] - self.chips[seat]
            case "UL", {"target": int(target)}:
                self._target, self._proposals = target, [seat]

    def _changed(self, event: Told) -> None:
        match event:
            case {"payer": int(payer), "receiver": int(receiver), "count": int(count)}:
                self.chips[payer] -= count
                self.chips[receiver] += count
            case {"event": "stacks_swapped", "a": int(a), "b": int(b)}:
                self.chips[a], self.chips[b] = self.chips[b], self.chips[a]
            case {"event": "hands_swapped", "a": int(a), "b": int(b)}:
                self.defenceless[a] = self.defenceless[b] = False
            case {"event": "drew", "seat": int(seat)}:
                self.defenceless[seat] = False
