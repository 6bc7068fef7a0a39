"""The moves of That Match Game as people and programs write them."""

from typing import Final

from handful.core import (
    Field,
    Form,
    Grammar,
    Listed,
    Moves,
    Numbers,
    Places,
    Refusal,
    Refused,
    Seats,
    Verb,
    Words,
    message,
    number_in,
)

from ..messages.names import card_named
from .cards import (
    CARDS,
    CODES,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    LANES,
    MULTI,
    NUMBERS,
    ORANGE_BLOCK,
    RED_BLOCK,
    RESCUE,
    spellings,
)
from .move_codes import (
    aim_of,
    answer_of,
    card_answering,
    card_opening,
    card_played,
    cards_of,
    choices_of,
    is_response,
    list_of,
    move_of,
    play_of,
    seeing,
    seen_of,
    special_of,
    spot_played,
    target_of,
    verb_of,
)
from .move_numbers import (
    BLOCK_ORANGE,
    BLOCK_RED,
    CALL_RESCUE,
    DECLINE,
    DRAW,
    END_TURN,
    LISTING,
    LONGEST_LIST,
    MOST_DRAWN,
    MOST_ENTRIES,
    MOST_SLOTS,
    NO_TARGET,
    PAST_MOVES,
    PLAY_NUMBER,
    PLAY_SPECIAL,
    VERBS,
)
from .options import MOST_SEATS

CARD: Final = Words(
    CODES, spellings(), called="a card such as R3, R3L, RX, M2, KR or HAUL (a copy: R3#1 to R3#3)"
)
COLOUR: Final = Words(COLOURS, {name: name[0].upper() for name in COLOUR_NAMES})
_AT: Final = Field("at", Numbers(0, MOST_ENTRIES), optional=True, keyword="at")


_CARDS: Final = Field("cards", Listed(CARD, most=LONGEST_LIST))
_OWN_CARD: Final = Field("card", CARD, optional=True)

GRAMMAR: Final = Grammar(
    Verb("draw", Field("count", Numbers(0, MOST_DRAWN))),
    Verb(
        "play_number",
        Field("card", CARD),
        Field("slot", Places(0, MOST_SLOTS - 1), keyword="on"),
        Field("colour", COLOUR, optional=True),
    ),
    Verb(
        "play_special",
        Field("card", CARD),
        Field("target", Seats(MOST_SEATS), optional=True, keyword="from"),
    ),
    Verb("toss", _CARDS),
    Verb("end_turn"),
    Verb("bolt", _CARDS, _AT),
    Verb("red_block", _OWN_CARD, Field("target_card", CARD, keyword="on", aim=True), _AT),
    Verb(
        "orange_block", _OWN_CARD, Field("target_entry", Places(0, MOST_ENTRIES), keyword="on"), _AT
    ),
    Verb("rescue", _OWN_CARD, _AT),
    Verb("decline", _AT),
    Verb("trim", _CARDS),
)


def is_move(move: int) -> bool:
    """Whether this integer stands for a move at all."""
    if not 0 <= move < PAST_MOVES:
        return False
    verb, choices, seen = verb_of(move), choices_of(move), seen_of(move)
    if seen > MOST_ENTRIES or (seen >= 0 and not is_response(verb)):
        return False
    if verb in LISTING:
        cards = cards_of(move)
        return cards == sorted(cards) and all(0 <= card < CARDS for card in cards)
    if verb == BLOCK_RED and aim_of(move) >= CARDS:
        return False
    return choices < _MOST_CHOICES[verb]


_MOST_CHOICES: Final = {
    DRAW: MOST_DRAWN + 1,
    PLAY_NUMBER: play_of(CARDS, 0),
    PLAY_SPECIAL: special_of(CARDS, 0),
    END_TURN: 1,
    BLOCK_RED: answer_of(CARDS, 0),
    BLOCK_ORANGE: answer_of(CARDS, 0),
    CALL_RESCUE: CARDS,
    DECLINE: 1,
}


def encode(form: Form) -> int:
    """The number of a structured move."""
    verb = VERBS.index(str(form["move"]))
    move = move_of(verb, _choices(verb, form))
    return seeing(move, number_in(form, "at")) if "at" in form else move


def _choices(verb: int, form: Form) -> int:
    if verb in LISTING:
        return list_of(sorted(NUMBERS[str(code)] for code in form["cards"]))  # type: ignore[union-attr]  # the grammar made it a tuple
    if verb == DRAW:
        return number_in(form, "count")
    if verb == PLAY_NUMBER:
        card = NUMBERS[str(form["card"])]
        return play_of(card, number_in(form, "slot") * LANES + _colour(form, card))
    if verb == PLAY_SPECIAL:
        return special_of(NUMBERS[str(form["card"])], number_in(form, "target", NO_TARGET))
    if verb == BLOCK_RED:
        return answer_of(_answer(form, RED_BLOCK), NUMBERS[str(form["target_card"])])
    if verb == BLOCK_ORANGE:
        return answer_of(_answer(form, ORANGE_BLOCK), number_in(form, "target_entry"))
    return _answer(form, RESCUE) if verb == CALL_RESCUE else 0


def _answer(form: Form, usual: int) -> int:
    """The card a response is made with; it need not be said."""
    return NUMBERS[str(form["card"])] if "card" in form else usual


def _colour(form: Form, card: int) -> int:
    """The colour a card is laid on; its own need not be said."""
    if "colour" in form:
        return COLOURS.index(str(form["colour"]))
    if COLOUR_OF[card] == MULTI:
        reason = message("refuse-which", card=card_named(card))
        raise Refused(Refusal("malformed_move", reason, "TM-13"))
    return COLOUR_OF[card] % LANES


def decode(move: int) -> Form:
    """The structured form of a move."""
    verb = verb_of(move)
    form: Form = {"move": VERBS[verb]}
    if verb in LISTING:
        form["cards"] = tuple(CODES[card] for card in cards_of(move))
    elif verb == DRAW:
        form["count"] = choices_of(move)
    elif verb == PLAY_NUMBER:
        slot, colour = divmod(spot_played(move), LANES)
        form |= {"card": CODES[card_played(move)], "slot": slot, "colour": COLOURS[colour]}
    elif verb == PLAY_SPECIAL:
        form["card"] = CODES[card_opening(move)]
        if target_of(move) != NO_TARGET:
            form["target"] = target_of(move)
    elif verb == BLOCK_RED:
        form |= {"card": CODES[card_answering(move)], "target_card": CODES[aim_of(move)]}
    elif verb == BLOCK_ORANGE:
        form |= {"card": CODES[card_answering(move)], "target_entry": aim_of(move)}
    elif verb == CALL_RESCUE:
        form["card"] = CODES[choices_of(move)]
    if seen_of(move) >= 0:
        form["at"] = seen_of(move)
    return form


MOVES: Final = Moves(GRAMMAR, encode, decode)
