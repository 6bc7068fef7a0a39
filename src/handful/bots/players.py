"""Who may be asked to play at one's own table: the levels, and what goes beyond them."""

import re
from collections.abc import Mapping
from functools import partial

from handful.core import AnyGame, Temper

from .external import HELP, HELP_IN_WORDS, IN_WORDS, PREFIX, external, is_program
from .levels import LEVELS, AnyBot, Level, UnknownLevel, advised, level
from .search import Budget, Expert

KNOWN: Mapping[str, str] = {
    **{one.key: one.help for one in LEVELS.values()},
    "expert@500": "Searches 500 playouts for a move.",
    "expert@200ms": "Searches 200 milliseconds for a move.",
    "sharp@50%": "Is sharp, but keeps only half of the cards that it saw in mind.",
    "sharp:gusto": "Is sharp and greedy: any player, with the temper of a character.",
    f"{PREFIX}COMMAND": HELP,
    f"{IN_WORDS}COMMAND": HELP_IN_WORDS,
}
"""Everybody who can be asked for, as it is written, and how each plays."""

_BUDGET = re.compile(r"expert@([1-9][0-9]{0,8})(ms)?")
_RECALL = re.compile(r"sharp@([0-9]{1,2})%")


def player(spec: str) -> Level:
    """The player meant by a word of the command line; an unknown one raises `UnknownLevel`.

    Besides what `budgeted` knows, `exec:COMMAND` and `words:COMMAND` are programs of one's own.
    """
    return external(spec) if is_program(spec) else budgeted(spec)


def budgeted(spec: str) -> Level:
    """A level, or an expert with a budget; nothing that would run a program.

    `expert@500` searches 500 playouts a decision, `expert@200ms` for 200 milliseconds; `sharp@50%`
    keeps half of the cards in mind that it saw, in a game where cards are turned down again.
    `sharp:gusto` is sharp with the temper of a character; so can be any of them.
    """
    strength, colon, character = spec.partition(":")
    if not colon or spec.startswith(PREFIX):  # a program is nobody who is known here
        return _strong(spec)
    return _strong(strength).played_by(character)


def _strong(spec: str) -> Level:
    """How well somebody plays, whoever it is."""
    kept = _RECALL.fullmatch(spec)
    if kept:
        share = int(kept[1]) / 100
        return Level(spec, LEVELS["sharp"].help, partial(advised, recall=share))
    asked = _BUDGET.fullmatch(spec)
    if asked:
        number, unit = int(asked[1]), asked[2]
        budget = Budget(seconds=number / 1000) if unit else Budget(playouts=number)

        def searching(game: AnyGame, temper: Temper | None) -> AnyBot:
            return Expert(game, budget, temper, advised(game, temper))

        return Level(spec, LEVELS["expert"].help, searching)
    if spec.startswith("expert@"):
        raise UnknownLevel(f"{spec!r} is no budget: expert@500 or expert@200ms would be.")
    if spec.startswith("sharp@"):
        raise UnknownLevel(f"{spec!r} is no share of the cards: sharp@50% would be.")
    return level(spec)
