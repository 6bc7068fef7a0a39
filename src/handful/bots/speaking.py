"""What characters say at a table, where a person would say something.

A game says when there is a reason to speak (`Bots.remark`), from what everybody knows; how often
somebody then does is a matter of temper. So neither words nor silence show what a hand holds.
"""

from collections.abc import Callable, Mapping
from typing import Final

from handful.core import Heard, Play, Remark, Seat, Temper, View

from .seated import Following, chance_of

_SPEAKS: Final = 2
"""Besides 0 and 1, for moves that may and must be made: what a seat's chance is drawn for."""


class Company:
    """The characters of one table; whoever lets them speak asks for the next remark until none is.

    Everybody speaks at most once between two moves, whoever made the last one first. Whoever keeps
    views may say where to find them.
    """

    def __init__(
        self,
        play: Play,
        tempers: Mapping[Seat, Temper],
        view: Callable[[Seat | None], View] | None = None,
    ) -> None:
        self._play, self._tempers, self._view = play, tempers, view or play.view
        blank = play.game.knowledge.memory
        self._following = Following(play, None, lambda: blank(play.options, play.seats, None))
        self._entries = len(play.entries)
        self._events = self._since = len(play.events)
        self._silent: list[Seat] = []

    def is_of(self, play: Play, tempers: Mapping[Seat, Temper]) -> bool:
        """Whether these are the characters of this game."""
        return self._play is play and self._tempers == tempers

    def next(self) -> tuple[Seat, Remark] | None:
        """Who says what now; None where nobody has anything to say before the next move."""
        remark, play = self._play.game.bots.remark, self._play
        if remark is None or not self._tempers:
            return None
        if self._entries != len(play.entries):
            self._begin()
        while self._silent:
            seat = self._silent.pop(0)
            temper, chance = self._tempers[seat], chance_of(play, seat, _SPEAKS)
            if chance.share() >= temper.says:
                continue
            heard = Heard(self._view(None), self._following.memory, play.told(None, self._since))
            said = remark(heard, seat, temper, chance)
            if said:
                return seat, said
        return None

    def _begin(self) -> None:
        """A move was made: everybody may speak again, of what it brought."""
        play, taken_back = self._play, len(self._play.entries) < self._entries
        self._entries = len(play.entries)
        self._since = len(play.events) if taken_back else self._events
        self._events = len(play.events)
        last = play.entries[-1].seat if play.entries else 0
        order = sorted(self._tempers, key=lambda seat: (seat - last) % play.seats)
        self._silent = order if not taken_back else []
