"""Thirty days of a game's deal of the day, each told by a digest: they must stay what they are.

A game's tests/days.txt has lines such as

    2026-11-01 0f3a6b5c9d7e

"""

import hashlib
import json
from dataclasses import asdict
from datetime import date, timedelta
from pathlib import Path

from handful.core import AnyGame
from handful.core.daily import PLAYER, Deal, deal_of, follow
from handful.core.game_folder import folder_of

FIRST = date(2026, 11, 1)
DAYS = 30
_DIGITS = 12


def days() -> list[str]:
    """Which days these are."""
    return [(FIRST + timedelta(number)).isoformat() for number in range(DAYS)]


def path(of: AnyGame) -> Path:
    """The file with a game's lines."""
    return folder_of(of.rules.options) / "tests" / "days.txt"


def line(day: str, deal: Deal) -> str:
    """One day, as the file has it."""
    text = json.dumps(asdict(deal), sort_keys=True)
    return f"{day} {hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]}"


def renewed(of: AnyGame) -> str:
    """The whole file, dealt anew; empty for a game that deals nothing."""
    return "".join(f"{line(day, deal_of(of, day))}\n" for day in days()) if of.daily else ""


def proved(of: AnyGame, deal: Deal) -> int:
    """What the proof of a deal reaches, by the rules; a move that they refuse is raised."""
    assert of.daily
    play = deal.opened(of)
    for move in deal.line:
        play.enter(PLAYER, move)
        follow(play)
    return of.daily.reached(play.state)
