"""The moves of Ultimatch as people and programs write them.

The action space is fixed. Its integers, in this order: donate a card (48); offer a card with a
signal (48 × 268); no_offer; accept a seat's offer for a card or for nothing (5 × 49); gift a seat a
card (5 × 48); skip_trade; match a place with one card or two (21 × 1176); pass; take_reward;
decline_reward; keep a card (48). A seat is written as its number, a place as `r3c2`.
"""

from array import array
from itertools import combinations
from typing import Final

from handful.core import Field, Form, Grammar, Listed, Moves, Numbers, Seats, Verb, Words
from handful.core.sets import members

from .cards import CARDS, CODES, NUMBERS, spellings
from .pyramid import PLACE_NAMES, PLACE_NUMBERS, PLACES

MOST_SEATS: Final = 5

SOME, SURE, BEST_OFFER = 1, 2, 3
STRENGTHS: Final = (SOME, SURE, BEST_OFFER)
"""By convention (R-9): a match with the alta-hand, a match alone, an Ultimatch with it."""
NATURES: Final = ("none", "colour", "number", "pair")

# A signal is a number: 0 for nothing, then the strengths alone, then strength and nature with a
# place behind them (0 for none, else one more than the place).
NO_SIGNAL: Final = 0
NO_NATURE: Final = len(STRENGTHS) + 1
POINTS: Final = 1 + PLACES
SIGNALS: Final = NO_NATURE + len(STRENGTHS) * len(NATURES) * POINTS
_WITH_NATURE = tuple(range(NO_NATURE, SIGNALS, POINTS))
SIGNALS_OF_LEVEL: Final = tuple(
    array("q", level) for level in ((NO_SIGNAL,), STRENGTHS, _WITH_NATURE, _WITH_NATURE)
)
"""What an offer carries at each level of `trade_signals`, pointing nowhere."""

# A play is a number: 0 to 47 for one card, then all pairs in card order.
_PLAYS: list[tuple[int, ...]] = [(card,) for card in range(CARDS)]
_PLAYS += combinations(range(CARDS), 2)
_PLAY_NUMBER = {play: number for number, play in enumerate(_PLAYS)}
PLAYS: Final = len(_PLAYS)
CARDS_PLAYED: Final = array("Q", [sum(1 << card for card in play) for play in _PLAYS])
"""The cards of a play, as a set."""
FIRST_PAIR: Final = array(
    "q",
    [
        _PLAY_NUMBER[card, CARDS - 1] - (CARDS - 1) if card < CARDS - 1 else PLAYS
        for card in range(CARDS)
    ],
)
"""For each card: the number of its pair with a higher card is this and that card's number."""

DONATE_CARD: Final = 0
OFFER: Final = DONATE_CARD + CARDS
NO_OFFER: Final = OFFER + CARDS * SIGNALS
ACCEPT: Final = NO_OFFER + 1
GIVES: Final = CARDS + 1
"""What may be given for an offer: a card, or (CARDS) nothing."""
GIFT: Final = ACCEPT + MOST_SEATS * GIVES
SKIP_TRADE: Final = GIFT + MOST_SEATS * CARDS
MATCH_WITH: Final = SKIP_TRADE + 1
PASS: Final = MATCH_WITH + PLACES * PLAYS
TAKE_REWARD: Final = PASS + 1
DECLINE_REWARD: Final = TAKE_REWARD + 1
KEEP: Final = DECLINE_REWARD + 1
SPACE: Final = KEEP + CARDS

BAD_PLAY: Final = -1
BAD_SIGNAL: Final = -2
"""Forms that no move stands for; the rules refuse them in the order of the rulebook."""

_SIMPLE = {
    NO_OFFER: "no_offer",
    SKIP_TRADE: "skip_trade",
    PASS: "pass",
    TAKE_REWARD: "take_reward",
    DECLINE_REWARD: "decline_reward",
}
_SIMPLE_NUMBER = {verb: move for move, verb in _SIMPLE.items()}

CARD: Final = Words(CODES, spellings(), called="a card such as G7")
PLACE: Final = Words(PLACE_NAMES, called="a place of the pyramid such as r3c2")
NATURE: Final = Words(NATURES, {"color": "colour"})

GRAMMAR: Final = Grammar(
    Verb("donate", Field("card", CARD)),
    Verb(
        "offer",
        Field("card", CARD),
        Field("strength", Numbers(STRENGTHS[0], STRENGTHS[-1]), optional=True),
        Field("nature", NATURE, optional=True),
        Field("at", PLACE, optional=True, keyword="at"),
    ),
    Verb("no_offer"),
    Verb(
        "accept",
        Field("seat", Seats(MOST_SEATS)),
        Field("give", CARD, optional=True, keyword="for"),
    ),
    Verb("gift", Field("card", CARD), Field("seat", Seats(MOST_SEATS), keyword="to")),
    Verb("skip_trade"),
    Verb("match", Field("target", PLACE), Field("cards", Listed(CARD))),
    Verb("pass"),
    Verb("take_reward"),
    Verb("decline_reward"),
    Verb("keep", Field("card", CARD)),
)


def encode(form: Form) -> int:
    """The number of a structured move."""
    match form:
        case {"move": "donate", "card": str(card)}:
            return DONATE_CARD + NUMBERS[card]
        case {"move": "offer", "card": str(card)}:
            signal = _signal(form)
            return BAD_SIGNAL if signal < 0 else OFFER + NUMBERS[card] * SIGNALS + signal
        case {"move": "accept", "seat": int(seat)}:
            given = NUMBERS[str(form["give"])] if "give" in form else CARDS
            return ACCEPT + seat * GIVES + given
        case {"move": "gift", "seat": int(seat), "card": str(card)}:
            return GIFT + seat * CARDS + NUMBERS[card]
        case {"move": "match", "target": str(place), "cards": tuple(codes)}:
            play = _PLAY_NUMBER.get(tuple(sorted(NUMBERS[str(code)] for code in codes)))
            return BAD_PLAY if play is None else MATCH_WITH + PLACE_NUMBERS[place] * PLAYS + play
        case {"move": "keep", "card": str(card)}:
            return KEEP + NUMBERS[card]
    return _SIMPLE_NUMBER[str(form["move"])]


def decode(move: int) -> Form:
    """The structured form of a move."""
    if move in _SIMPLE:
        return {"move": _SIMPLE[move]}
    if move == BAD_PLAY:
        return {"move": "match", "target": PLACE_NAMES[0], "cards": ()}
    if move == BAD_SIGNAL:
        return {"move": "offer", "card": CODES[0], "nature": NATURES[0]}
    if move < OFFER:
        return {"move": "donate", "card": CODES[move]}
    if move < NO_OFFER:
        card, signal = divmod(move - OFFER, SIGNALS)
        return {"move": "offer", "card": CODES[card], **signal_fields(signal)}
    if move < GIFT:
        return _decode_accept(move)
    if move < SKIP_TRADE:
        seat, card = divmod(move - GIFT, CARDS)
        return {"move": "gift", "card": CODES[card], "seat": seat}
    if move < PASS:
        place, play = divmod(move - MATCH_WITH, PLAYS)
        cards = tuple(CODES[card] for card in _PLAYS[play])
        return {"move": "match", "target": PLACE_NAMES[place], "cards": cards}
    return {"move": "keep", "card": CODES[move - KEEP]}


def _decode_accept(move: int) -> Form:
    seat, given = divmod(move - ACCEPT, GIVES)
    form: Form = {"move": "accept", "seat": seat}
    if given != CARDS:
        form["give"] = CODES[given]
    return form


def _signal(form: Form) -> int:
    """The number of a signal, or `BAD_SIGNAL` where no level of signals has such a one."""
    match form:
        case {"strength": int(strength), "nature": str(nature)}:
            point = 1 + PLACE_NUMBERS[str(form["at"])] if "at" in form else 0
            return (
                NO_NATURE + ((strength - 1) * len(NATURES) + NATURES.index(nature)) * POINTS + point
            )
        case {"nature": _} | {"at": _}:
            return BAD_SIGNAL
        case {"strength": int(strength)}:
            return strength
    return NO_SIGNAL


def signal_fields(signal: int) -> Form:
    """A signal as the fields of an offer."""
    if signal < NO_NATURE:
        return {"strength": signal} if signal else {}
    rest, point = divmod(signal - NO_NATURE, POINTS)
    strength, nature = divmod(rest, len(NATURES))
    fields: Form = {"strength": strength + 1, "nature": NATURES[nature]}
    if point:
        fields["at"] = PLACE_NAMES[point - 1]
    return fields


def play_of(cards: int) -> int:
    """The number of the play with these cards."""
    return _PLAY_NUMBER[tuple(members(cards))]


def pointed_at(signal: int) -> int:
    """The place a signal points at, or -1."""
    return -1 if signal < NO_NATURE else (signal - NO_NATURE) % POINTS - 1


MOVES: Final = Moves(GRAMMAR, encode, decode, SPACE)
