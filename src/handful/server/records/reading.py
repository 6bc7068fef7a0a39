"""Records that people send, read in a process of their own: however long, no table waits."""

from typing import Any

from handful.core import BadRecord, Refused
from handful.core.catalog import UnknownGame
from handful.i18n.games import Sentence, form_of, in_english

from ..http import schemas
from . import fair_deal, reviewing
from .replay import moments


def found(what: str, text: str, **more: Any) -> object:
    """What a record says to `replay`, `review` or `verify`; a sentence where it is none."""
    try:
        if what == "try":
            return reviewing.tried(text, **more)
        if what == "review":
            return reviewing.step(text, **more)
        return moments(text, **more) if what == "replay" else verdict(text)
    except (BadRecord, UnknownGame, Refused) as problem:
        said = _said_of(problem)
        return {"words": in_english(None, said), "says": form_of(said)}


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
