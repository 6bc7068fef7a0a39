"""The first minute of a game, on real positions: `python -m handful.web.lesson [GAME…]`.

A game's `web/lesson/steps.toml` has a list of steps: `seats`, `seat`, `options`, `table` as in a
scenario, `after` (what others have done since: seat and move) and `do` (the right moves, as text).
What is said before and after each stands beside it, in one file for each language.
This writes `web/lesson/steps.json`: the positions as a screen gets them, and why other moves are
refused.
"""

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from handful.core import AnyGame, Play
from handful.core.catalog import game, games
from handful.core.said import form_of

from .preview import NAMES, folder, table

MOST_TRIED: Final = 5000
MOST_REFUSALS: Final = 40


def lesson(key: str) -> list[dict[str, object]]:
    """Every step of a game's lesson."""
    with source(key).open("rb") as file:
        return [_step(game(key), one) for one in tomllib.load(file)["step"]]


def source(key: str) -> Path:
    """Where the steps of a game's lesson are written."""
    return folder(key) / "lesson" / "steps.toml"


def _step(found: AnyGame, given: dict[str, Any]) -> dict[str, object]:
    seats, seat = given.get("seats", 3), given.get("seat", 0)
    names = ("You", *NAMES[1:seats])
    play = Play(found, found.options.read(given.get("options", {})), seats, 1, players=names)
    play.state = found.arrange(play.options, seats, given["table"])
    for other, move in given.get("after", []):
        play.enter(other, move)
    play.events.clear()
    right = [found.moves.read(one) for one in given["do"]]
    before = table(play, seat, 0)
    wrong = list(refusals(play, seat, right))
    play.enter(seat, right[0])
    return {
        "players": names,
        "options": play.options.values(),
        "before": before,
        "after": table(play, seat, 0),
        "right": [found.moves.decode(one) for one in right],
        "wrong": wrong,
    }


def refusals(play: Play, seat: int, right: list[int]) -> Iterator[dict[str, object]]:
    """Why moves of the same kinds, with cards one can see, are refused here."""
    moves = play.game.moves
    verbs = {moves.decode(one)["move"] for one in right}
    seen = set(json.dumps(play.view(seat)).replace('"', " ").replace(",", " ").split())
    made = 0
    for move in range(min(moves.space or 0, MOST_TRIED)):
        form = moves.decode(move)
        told = play.state.refusal(seat, move) if form["move"] in verbs else None
        cards = [one for one in form.values() if isinstance(one, str)][1:2]
        if told and all(card in seen for card in cards) and made < MOST_REFUSALS:
            made += 1
            yield {"form": form, "says": form_of(told.reason), "clause": told.clause}


def main(keys: list[str]) -> None:
    """Write steps.json for these games, or for all that have a lesson."""
    for key in keys or games():
        if source(key).exists():
            text = json.dumps(lesson(key), ensure_ascii=False, separators=(",", ":"))
            made = source(key).with_suffix(".json")
            made.write_text(text + "\n", encoding="utf-8")
            print(made)


if __name__ == "__main__":
    main(sys.argv[1:])
