"""What an honest gesture says of a card (R-9), and what the gestures of a table betray of a hand.

Gestures bind nobody, so they prove nothing: an imagination that goes by them has to doubt them too.
"""

from collections.abc import Iterable, Mapping

from handful.core import Form, Seat
from handful.core.sets import NONE, only

from ..bots.evaluation import Situation
from ..rules.cards import CARDS, COLOR_OF
from ..rules.moves import NATURES, SURE
from .memory import Answer, Memory


def honest(seen: Situation, card: int) -> Form:
    """The gesture that a card deserves."""
    rating = seen.rating(card)
    return {"strength": rating, "nature": _nature(seen, card, rating)}


def _nature(seen: Situation, card: int, rating: int) -> str:
    if rating != SURE:
        return NATURES[3]
    by_color = any(COLOR_OF[target] == COLOR_OF[card] for target in seen.targets())
    return NATURES[1] if by_color else NATURES[2]


def fits(gesture: Form, signal: Mapping[str, object]) -> bool:
    """Whether a gesture says what this signal says, which may point at a place besides."""
    return all(gesture.get(key, value) == value for key, value in signal.items())


def unlikely(memory: Memory, seat: Seat) -> int:
    """The cards that this hand would have offered, or offered sooner, if it had held them."""
    together = NONE
    for answer in memory.answers[seat]:
        seen = _then(memory, answer)
        limit = 0 if answer.signal is None else answer.signal.get("strength")
        if isinstance(limit, int):
            together |= _those(card for card in range(CARDS) if seen.rating(card) > limit)
    return together


def meant(memory: Memory, seat: Seat) -> int:
    """The cards that an offer which was not taken may have been; none if there is no such offer."""
    answer = memory.last_offer[seat]
    if answer is None or answer.signal is None:
        return NONE
    seen, signal = _then(memory, answer), answer.signal
    helpful = (card for card in range(CARDS) if seen.rating(card))
    return _those(card for card in helpful if fits(honest(seen, card), signal))


def _then(memory: Memory, answer: Answer) -> Situation:
    """What everybody saw when the answer was given."""
    seen = Situation(NONE, answer.alta, memory.options.primary_ultimatch)
    for place, target in enumerate(answer.targets):
        seen.lay(place, target)
    return seen


def _those(cards: Iterable[int]) -> int:
    together = NONE
    for card in cards:
        together |= only(card)
    return together
