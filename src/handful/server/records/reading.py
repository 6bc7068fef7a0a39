"""Records that people send, read in a process of their own: however long, no table waits."""

import time
from collections.abc import Callable, Mapping
from typing import Any

from handful.bots.deciding import from_here, winnable
from handful.core import BadRecord, Record, Refused
from handful.core.catalog import UnknownGame, game
from handful.i18n.games import Sentence, form_of, in_english

from ..http import schemas
from . import days, fair_deal, puzzles, reviewing
from .replay import moments

SOLVING = 8.0
"""Seconds for a solver; whoever asks is looking at the screen."""


def found(what: str, text: str, **more: Any) -> object:
    """What a record says to one of the `_READERS`; a sentence where it is none."""
    try:
        return _READERS[what](text, **more)
    except (BadRecord, UnknownGame, Refused) as problem:
        said = _said_of(problem)
        found = {"words": in_english(None, said), "says": form_of(said)}
        if isinstance(problem, Refused):
            found |= {"code": problem.refusal.code, "clause": problem.refusal.clause}
        return found


def _said_of(problem: BadRecord | UnknownGame | Refused) -> Sentence:
    """What is wrong, in a sentence."""
    return problem.refusal.reason if isinstance(problem, Refused) else fair_deal.said_of(problem)


def verdict(text: str) -> schemas.Verdict:
    """Whether it is a whole sound game, in words too."""
    checked = fair_deal.check(text)
    return schemas.Verdict(
        sound=checked.sound,
        words=in_english(None, checked.words),
        says=form_of(checked.words),
        game=checked.game,
        entries=checked.entries,
        committed=checked.sound and checked.commitment is not None,
        commitment=checked.commitment,
    )


def solution(text: str) -> dict[str, object]:
    """Whether a solitaire can still be won, in how many moves, and by which one now."""
    record = Record.from_json(text)
    solved = from_here(game(record.game), record, _time_up())
    return {
        "won": solved.won,
        "moves": len(solved.line),
        "move": solved.line[0] if solved.line else None,
    }


def deal(text: str, options: Mapping[str, object], seats: int, seed: int) -> dict[str, object]:
    """A deal of the game with this key that can surely be won; null where time ran out."""
    rules = game(text)
    read = rules.rules.options.read(options)
    return {"seed": winnable(rules, read, seats, seed, _time_up())}


def _time_up() -> Callable[[], bool]:
    end = time.monotonic() + SOLVING
    return lambda: time.monotonic() > end


_READERS: Mapping[str, Callable[..., object]] = {
    "replay": moments,
    "verify": verdict,
    "review": reviewing.step,
    "try": reviewing.tried,
    "solve": solution,
    "deal": deal,
    "puzzle": puzzles.answered,
    days.DEAL: days.found_deal,
    days.HINT: days.hinted,
}
