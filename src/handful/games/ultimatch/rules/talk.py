"""Pointing out what the alta-hand could do: public, checked, and no part of the position."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from handful.core import Message, Refusal, Refused, Seat, message
from handful.core.sets import has
from handful.core.state import State as AnyState

from ..messages.names import card_named
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
        _check_moment(position)
        place, cards = _read(position, seat, message)
        _check(position, place, cards)
        return Suggested(seat, PLACE_NAMES[place], tuple(CODES[card] for card in cards))


def _check_moment(state: "State") -> None:
    if state.phase == OVER:
        raise _refused("game_over", message("refuse-over"))
    if state.house.options.table_talk == "off":
        raise _refused("talk_off", message("refuse-talk-off"))
    if state.phase != MATCH:
        raise _refused("wrong_phase", message("refuse-talk-early"))


def _check(state: "State", place: int, cards: list[int]) -> None:
    for card in cards:
        if not has(state.alta_cards, card):
            raise _refused("not_available", message("refuse-talk-card", card=card_named(card)))
    if not has(state.face_up, place):
        raise _refused("not_faceup", message("refuse-talk-covered"))


def _read(state: "State", seat: Seat, said: Mapping[str, object]) -> tuple[int, list[int]]:
    """The place and the cards, in card order."""
    given = said.get("cards")
    if isinstance(given, str):
        given = given.replace(",", " ").split()
    place = PLACE.check(said.get("target"))
    codes = [CARD.check(one) for one in given] if isinstance(given, list | tuple) else []
    sound = set(said) == {"target", "cards"} and 0 <= seat < state.seats
    distinct = len(set(codes)) == len(codes) and None not in codes
    if not (sound and place and distinct and 1 <= len(codes) <= MOST_CARDS):
        raise _refused("bad_shape", message("refuse-talk-shape"))
    return PLACE_NUMBERS[place], sorted(NUMBERS[str(code)] for code in codes)


def _refused(code: str, reason: Message) -> Refused:
    return Refused(Refusal(code, reason, "UM-60"))
