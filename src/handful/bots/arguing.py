"""What the coach says of a move, so that its words agree with its ranking.

A game says what is true of a move, and which of it speaks against the move (`Messages.against`).
Here that becomes an argument: of the best move nothing is said that speaks against it, a move that
did worse is not praised without saying so, and where words do not tell moves apart numbers do.
"""

from dataclasses import dataclass
from functools import reduce
from typing import Final

from handful.core import AnyGame
from handful.core.message import Message, message
from handful.i18n.games import Sentence

_BOTH: Final = "both"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a move stands in the coach's ranking."""

    value: float | None
    """The share of a win it is worth; None where it was not tried."""
    most: float | None
    """The same of the best move."""
    is_best: bool = False
    is_worse: bool = False
    """Whether it did clearly worse than the best move in the same worlds."""
    is_only: bool = False
    """Whether nothing else may be done."""


def argued(game: AnyGame, said: Sentence, does: Sentence, place: Place) -> Sentence:
    """The sentence for a move: `said` is true of it, `does` is only what it does."""
    if not isinstance(said, Message) or not game.messages:
        return said
    known = points(said)
    against = [one for one in known if game.messages.against(one)]
    if place.is_best:
        return _recommended([one for one in known if one not in against], place)
    if place.value is None:
        return joined(against) if against else does
    if place.is_worse:
        return joined([*(against or known), _numbers(place)])
    return said


def without_numbers(game: AnyGame, said: Sentence) -> Sentence:
    """What is said of a move whose numbers are shown beside it; praise still says that it loses."""
    if not isinstance(said, Message) or not game.messages:
        return said
    known = points(said)
    if known[-1].id != "coach-less":
        return said
    known.pop()
    if not any(map(game.messages.against, known)):
        known.append(message("coach-but"))
    return joined(known)


def points(said: Message) -> list[Message]:
    """The single sentences of several that were put together."""
    if said.id != _BOTH:
        return [said]
    first, second = said.args["first"], said.args["second"]
    assert isinstance(first, Message)
    assert isinstance(second, Message)
    return points(first) + points(second)


def joined(several: list[Message]) -> Message:
    """Sentences, one after the other."""
    return reduce(lambda first, second: message("both", first=first, second=second), several)


def percent(value: float | None) -> int:
    """Of a hundred games so many are won."""
    return round(100 * (value or 0.0))


def _recommended(speaking_for: list[Message], place: Place) -> Message:
    if speaking_for:
        return joined(speaking_for)
    if place.is_only or place.value is None:
        return message("coach-only") if place.is_only else message("coach-best")
    return message("coach-still", won=percent(place.value))


def _numbers(place: Place) -> Message:
    return message("coach-less", won=percent(place.value), most=percent(place.most))
