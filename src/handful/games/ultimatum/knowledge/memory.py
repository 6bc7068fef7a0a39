"""What a seat of Ultimatum may remember."""

from typing import Final, NamedTuple

from handful.core import Seat, Told

from ..rules.constants import NOBODY
from ..rules.options import Options

GREAT_LOSS: Final = 6
"""Whoever lets so much go without a Block probably has none."""


_REMEMBERED: Final = frozenset(
    (
        *("round_started", "played", "countered", "accepted", "declined"),
        *("chips_moved", "stacks_swapped", "hands_swapped", "drew", "rejected", "said"),
    )
)
"""Other events change nothing that need be kept in mind."""


class Deed(NamedTuple):
    """On this turn of the game one seat brought another so many chips, or took them from it."""

    turn: int
    by: Seat
    to: Seat
    chips: int


class Answer(NamedTuple):
    """What a responder took, or what it refused: the best that it was offered."""

    turn: int
    seat: Seat
    by: Seat
    share: int
    pool: int
    taken: bool


class Promise(NamedTuple):
    """What one seat said to another: if you do this, I spare you on my next turn."""

    by: Seat
    to: Seat
    when: str
    turn: int


class Fate(NamedTuple):
    """Whether a promise whose condition was met was kept."""

    promise: Promise
    turn: int
    kept: bool


class Memory:
    """What a careful player keeps in mind: deeds, answers, promises, and who has no Block.

    The notes of UT-65 are in the view; the discard pile lies open.
    """

    def __init__(self, options: Options, seats: int, seat: Seat | None) -> None:
        self.options, self.seats, self.seat = options, seats, seat
        self.turn = 0
        """How many cards have been played on a turn, in all rounds."""
        self.deeds: list[Deed] = []
        self.answers: list[Answer] = []
        self.said: dict[int, Promise] = {}
        """Promises whose condition is still open, by the number of the message."""
        self.due: list[Promise] = []
        """Those whose condition was met: the promiser's next turn will tell."""
        self.fates: list[Fate] = []
        self.actor = NOBODY
        """Who played the last card on a turn."""
        self._begin_round([0] * seats)

    def _begin_round(self, chips: list[int]) -> None:
        self.chips = chips
        self.defenceless = [False] * self.seats
        self._loss: dict[Seat, int] = {}
        self._proposals: list[tuple[Seat, int]] = []
        self._accepted: tuple[Seat, int] | None = None
        self._target = self._responder = NOBODY
        self.due, self.said = [], {}

    def laps_since(self, turn: int) -> float:
        """How many times it has gone round the table since then."""
        return (self.turn - turn) / self.seats

    def fold(self, event: Told) -> None:
        """Take one more event in."""
        if event["event"] in _REMEMBERED:
            if event["event"] == "played":
                self._judge()
            self._keep(event)

    def _keep(self, event: Told) -> None:
        match event:
            case {"event": "round_started", "chips": list(chips)}:
                self._begin_round([int(str(count)) for count in chips])
            case {"event": "played", "seat": int(seat), "card": str(card), "parameters": dict(at)}:
                self._played(seat, card, {str(key): one for key, one in at.items()})
            case {"event": "countered", "seat": int(seat), "share": int(share)}:
                self._proposals.append((seat, share))
            case {"event": "accepted", "seat": int(seat), "proposal": int(proposal)}:
                self._took(seat, *self._proposals[proposal])
            case {"event": "rejected", "seat": int(seat)}:
                by, share = max(self._proposals, key=lambda one: one[1])
                self._answered(seat, by, share, False)
                self._meet(seat, "reject", self._target)
            case {"event": "declined", "seat": int(seat)}:
                if self._loss.get(seat, 0) >= GREAT_LOSS:
                    self.defenceless[seat] = True
            case {"event": "said", "number": int(number), "seat": int(seat), "message": dict(talk)}:
                self._heard(number, seat, {str(key): one for key, one in talk.items()})
            case {"event": "chips_moved" | "stacks_swapped" | "hands_swapped" | "drew"}:
                self._changed(event)

    def _played(self, seat: Seat, card: str, at: Told) -> None:
        self._loss, self._proposals, self._accepted = {}, [], None
        self.turn += 1
        self.actor = seat
        match card, at:
            case "ST", {"from": int(victim)}:
                self._loss[victim] = self.chips[victim]
            case "SW", {"with": int(victim), "what": "chips"}:
                self._loss[victim] = self.chips[victim] - self.chips[seat]
            case "UL", {"target": int(target), "responder": int(responder), "share": int(share)}:
                self._target, self._proposals = target, [(seat, share)]
                self._responder = responder

    # Offers and what became of them

    def _took(self, seat: Seat, by: Seat, share: int) -> None:
        self._accepted = by, share
        self._answered(seat, by, share, True)
        self._meet(seat, "accept", by)
        if by != self._target:
            self._loss = {self._target: self.chips[self._target]}

    def _answered(self, seat: Seat, by: Seat, share: int, taken: bool) -> None:
        pool = self.chips[self._target]
        self.answers.append(Answer(self.turn, seat, by, share, pool, taken))

    # Promises (UT-46): if you accept, or refuse, I spare you

    def _heard(self, number: int, seat: Seat, talk: Told) -> None:
        match talk:
            case {"kind": "deal", "to": int(to), "if": str(when), "then": {"spare": int(spared)}}:
                if to == spared:
                    self.said[number] = Promise(seat, to, when, self.turn)

    def _meet(self, seat: Seat, deed: str, by: Seat) -> None:
        """The condition of a promise is met: the promiser owes it on its next turn."""
        for number, promise in list(self.said.items()):
            if promise.to == seat and promise.by == by and promise.when == deed:
                self.due.append(self.said.pop(number)._replace(turn=self.turn))

    def _judge(self) -> None:
        """A turn is over: who played it has kept what it owed, unless it has hurt somebody."""
        for promise in [one for one in self.due if one.by == self.actor]:
            if promise.turn < self.turn:
                hurt = any(
                    deed.by == promise.by and deed.to == promise.to and deed.chips < 0
                    for deed in self.deeds
                    if deed.turn == self.turn
                )
                self.fates.append(Fate(promise, self.turn, not hurt))
                self.due.remove(promise)
        self.said = {
            number: promise for number, promise in self.said.items() if promise.turn == self.turn
        }

    # Chips and cards that changed hands

    def _changed(self, event: Told) -> None:
        match event:
            case {"payer": int(payer), "receiver": int(receiver), "count": int(count)}:
                self.chips[payer] -= count
                self.chips[receiver] += count
                self._did(payer, -count)
                self._did(receiver, count)
            case {"event": "stacks_swapped", "a": int(a), "b": int(b)}:
                self.chips[a], self.chips[b] = self.chips[b], self.chips[a]
                other = b if a == self.actor else a
                self._did(other, self.chips[other] - self.chips[self.actor])
            case {"event": "hands_swapped", "a": int(a), "b": int(b)}:
                self.defenceless[a] = self.defenceless[b] = False
            case {"event": "drew", "seat": int(seat)}:
                self.defenceless[seat] = False

    def _did(self, to: Seat, chips: int) -> None:
        """Whoever proposed a division has done it; else whoever is on turn."""
        by = self._accepted[0] if self._accepted else self.actor
        if chips and by != to:
            self.deeds.append(Deed(self.turn, by, to, chips))
