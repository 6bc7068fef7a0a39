"""What a seat of That Match Game may remember."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from handful.core import Seat, Told

from ..rules.cards import NUMBERS, playing_deck
from ..rules.options import Options

_SPENDING: Final = (
    "number_played",
    "special_played",
    "bolted",
    "red_blocked",
    "orange_blocked",
    "rescue_called",
)
"""The events of a card leaving a hand for the window."""


_REMEMBERED: Final = frozenset(
    (
        *_SPENDING,
        *("dealt", "drew", "hauled", "reshuffled", "settled"),
        *("point_taken", "trimmed", "tossed", "snatched"),
    )
)
"""Most events change nothing that need be kept in mind."""


class Memory:
    """What a careful player keeps in mind.

    The deck holds only what was in it at the last reshuffle (`drawable`), and some cards in other
    hands are known: those that a Rescue brought back, and those that were snatched from oneself.
    """

    def __init__(self, options: Options, seats: int, seat: Seat | None) -> None:
        self.options, self.seats, self.seat = options, seats, seat
        self.whole = Counter(playing_deck(options.has_blocks(), options.has_specials()))
        self.drawable = Counter(self.whole)
        self.discard: list[int] = []
        self.known: list[Counter[int]] = [Counter() for _ in range(seats)]

    def fold(self, event: Told) -> None:
        """Take one more event in."""
        if event["event"] in _REMEMBERED:
            self._keep(event)

    def _keep(self, event: Told) -> None:
        match event:
            case {"event": "dealt" | "drew" | "hauled", "cards": list(codes)}:
                self.drawable -= Counter(numbers_of(codes))
            case {"event": "reshuffled"}:
                self.drawable, self.discard = Counter(self.discard), []
            case {"event": str(name)} if name in _SPENDING:
                self._spent(event)
            case {"event": "settled", "returned": list(returned)}:
                self._settled(event, returned)
            case {"event": "point_taken", "discarded": list(codes)}:
                self.discard += numbers_of(codes)
            case {"event": "trimmed" | "tossed", "cards": list(codes)}:
                self._spent(event)
                self.discard += numbers_of(codes)
            case {"event": "snatched", "seat": int(seat), "source": int(source)}:
                self._snatched(event, seat, source)

    def _spent(self, event: Told) -> None:
        """Cards left a hand: they need not be remembered there."""
        seat, codes = event["seat"], event.get("cards") or [event.get("card")]
        if isinstance(seat, int) and isinstance(codes, list):
            self.known[seat] -= Counter(numbers_of(codes))

    def _settled(self, event: Told, returned: Sequence[object]) -> None:
        for seat, codes in enumerate(returned):
            self.known[seat].update(numbers_of(codes))
        self.discard += numbers_of(event["discarded"])

    def _snatched(self, event: Told, seat: Seat, source: Seat) -> None:
        """One's own loss is known to lie with the thief; another's could be any card."""
        code = event.get("card")
        if not event["count"]:
            return
        if not isinstance(code, str):
            self.known[source].clear()
        elif source == self.seat:
            self.known[seat][NUMBERS[code]] += 1
        else:
            self.known[source] -= Counter([NUMBERS[code]])


def numbers_of(codes: object) -> list[int]:
    assert isinstance(codes, list)
    return [NUMBERS[str(code)] for code in codes]
