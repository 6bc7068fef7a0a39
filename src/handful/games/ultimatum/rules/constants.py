"""The words of Ultimatum's rules as numbers: phases, modes, and the options of one table."""

from array import array
from functools import cache
from typing import Final

from handful.core import Clock, sets

from .cards import CARDS, DRAW, KINDS, STEAL, SWAP, ULTIMATUM, is_give, is_take
from .moves import CHAIRS, WHATS
from .options import MOST_SEATS, Options

TURN, BLOCKING, COUNTERING, CHOOSING, SHIELDING, ROUND_OVER, GAME_OVER = range(7)
PHASES: Final = ("turn", "block", "counter", "choose", "ultimatum_block", "round_over", "game_over")

_ANSWER: Final = Clock("answer", "response_seconds")
WINDOWS: Final = {
    "turn": Clock("turn", "turn_seconds"),
    "block": _ANSWER,
    "counter": _ANSWER,
    "choose": Clock("answer", "choose_seconds"),
    "ultimatum_block": _ANSWER,
    "round_over": Clock("turn"),
}
"""UT-42, UT-44: the clock of every phase in which somebody is asked."""

SCORINGS: Final = ("quick", "match", "points")
QUICK, MATCH, POINTS = range(3)
TIE_BREAKS: Final = ("shared", "fewest_cards", "extra_round")
SHARED, FEWEST_CARDS, EXTRA_ROUND = range(3)
SCOPES: Final = ("others_proposals", "any_proposal", "ultimatum_only")
OTHERS_PROPOSALS, ANY_PROPOSAL, ULTIMATUM_ONLY = range(3)

ENDINGS: Final = ("", "empty_hand", "round_card")
NOT_ENDED, EMPTY_HAND, ROUND_CARD = range(3)

NO_CARD: Final = -1
NOBODY: Final = -1
NONE_ACCEPTED: Final = -1
FIRST_OFFER: Final = 0
MOST_EXTRA_ROUNDS: Final = 3
NO_CLOCK: Final = 0
WORD: Final = 6 * CHAIRS
"""So many of a card's choices fit into one word; two hold all."""
WORDS: Final = 2


class House:
    """The options of one table, ready for the rules; every position of a game shares it."""

    def __init__(self, options: Options, seats: int) -> None:
        assert seats <= MOST_SEATS, "there are rows for so many"
        assert seats * options.hand_size <= CARDS
        self.options = options
        self.scoring = SCORINGS.index(options.scoring)
        self.match_rounds = options.match_rounds
        self.goal = options.goal()
        self.carry_over = options.chips_between_rounds == "carry_over"
        self.tie_break = TIE_BREAKS.index(options.tie_break)
        self.hand_size = options.hand_size
        self.starting_chips = options.starting_chips
        self.anyone_blocks = options.block_by == "anyone"
        self.block_scope = SCOPES.index(options.block_scope)
        self.initiator_counters = options.initiator_may_counter
        self.round_from_turn = options.round_card_from_turn
        self.seconds = seconds(options)
        self.choices = choices(seats)


def seconds(options: Options) -> tuple[int, ...]:
    """How long each phase may take before the room lets it lapse."""
    return tuple(
        WINDOWS[phase].seconds(options) if phase in WINDOWS else NO_CLOCK for phase in PHASES
    )


@cache
def choices(seats: int) -> "array[int]":
    """For every seat and kind all that may be chosen with a card, numbered as moves number it.

    They are sets of numbers, each in two words: what is chosen is below `WORD`, or that much above.
    An Ultimatum has none here: what may be offered depends on the stacks.
    """
    words = array("Q")
    for seat in range(seats):
        for kind in range(KINDS):
            chosen = sets.union_of(_choices(kind, seat, seats))
            words.extend((chosen & sets.only(WORD) - 1, chosen >> WORD))
    return words


def _choices(kind: int, seat: int, seats: int) -> list[int]:
    others = [other for other in range(seats) if other != seat]
    if is_give(kind):
        return [CHAIRS * one + two for one in others for two in others if one != two]
    if is_take(kind) or kind == STEAL:
        return others
    if kind == SWAP:
        return [len(WHATS) * other + what for other in others for what in range(len(WHATS))]
    if kind == ULTIMATUM:
        return []
    return list(range(seats)) if kind == DRAW else [0]
