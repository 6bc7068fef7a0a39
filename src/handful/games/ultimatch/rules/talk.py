"""Pointing out what the alta-hand could do: public, checked, and no part of the position."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from handful.core import Refusal, Refused, Seat
from handful.core.said import said, sentence
from handful.core.sets import has
from handful.core.state import State as AnyState

from ..saying import card_named
from .cards import CODES, NUMBERS
from .constants import MATCH, OVER
from .events import Suggested
from .moves import CARD, PLACE
from .pyramid import PLACE_NAMES, PLACE_NUMBERS

if TYPE_CHECKING:
    from .rules import State

MOST_CARDS = 2


class Talk:
    """UM-60: `{"target": "r2c2", "cards": ["R7", "B1"]}` points at a card and at alta cards.

    The cards may also be one text, `"R7,B1"`, as people type it.
    """

    def say(
        self, state: AnyState, seat: Seat, message: Mapping[str, object], spoken: int, number: int
    ) -> Suggested:
        """The suggestion as everybody hears it; raises `Refused`."""
        position = cast("State", state)
        if position.phase == OVER:
            raise _refused("game_over", said("The game is over."))
        if position.house.options.table_talk == "off":
            raise _refused("talk_off", said("This table plays without suggestions."))
        if position.phase != MATCH:
            raise _refused("wrong_phase", said("Suggestions are made once the trade is over."))
        place, cards = _read(position, seat, message)
        for card in cards:
            if not has(position.alta_cards, card):
                reason = sentence(
                    said("{card} is not in everyone's hand", card=card_named(card)),
                    said("nobody speaks of other cards"),
                )
                raise _refused("not_available", reason)
        if not has(position.face_up, place):
            raise _refused("not_faceup", said("That card does not lie face up."))
        return Suggested(seat, PLACE_NAMES[place], tuple(CODES[card] for card in cards))


def _read(state: "State", seat: Seat, message: Mapping[str, object]) -> tuple[int, list[int]]:
    """The place and the cards, in card order."""
    given = message.get("cards")
    if isinstance(given, str):
        given = given.replace(",", " ").split()
    place = PLACE.check(message.get("target"))
    codes = [CARD.check(one) for one in given] if isinstance(given, list | tuple) else []
    sound = set(message) == {"target", "cards"} and 0 <= seat < state.seats
    distinct = len(set(codes)) == len(codes) and None not in codes
    if not (sound and place and distinct and 1 <= len(codes) <= MOST_CARDS):
        raise _refused(
            "bad_shape", said("A suggestion names a place and one or two cards of everyone's hand.")
        )
    return PLACE_NUMBERS[place], sorted(NUMBERS[str(code)] for code in codes)


def _refused(code: str, reason: str) -> Refused:
    return Refused(Refusal(code, reason, "UM-60"))
