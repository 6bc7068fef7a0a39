"""A move is built card by card, also where more than two numbers lie open."""

from typing import Any

from handful.games.boom import GAME
from handful.games.boom.messages.building import build
from handful.games.boom.rules.options import Options


def seen(*codes: str, phase: str = "two_up") -> Any:
    """What somebody with three cards sees, with these numbers open."""
    places = ("A1", "B1", "C1", "A2")
    box = [
        {"place": place, "number": at, "up": True, "seen": True, "card": code}
        for at, (place, code) in enumerate(zip(places, codes, strict=False))
    ]
    return {"phase": phase, "matchbox": box, "hand": ["-1.R", "/2.R", "W.R"], "pool": None}


def keys(view: Any, *laid: str) -> list[str]:
    built = build(view, laid, Options())
    assert built
    return [step.key for step in built.steps]


def test_every_card_lies_on_every_number_where_it_can() -> None:
    assert keys(seen("9.R", "10.R")) == ["A1 -1", "B1 -1", "B1 /2"]
    assert keys(seen("9.R", "10.R"), "B1 -1") == ["take A1 B1"]


def test_any_two_open_numbers_that_are_equal_can_be_taken() -> None:
    window = seen("4.R", "4.B", "9.Y", "4.Y", phase="window")
    assert keys(window)[:3] == ["take A1 B1", "take A1 A2", "take B1 A2"]
    assert keys(seen("4.R", "5.B", "9.Y", phase="window"), "B1 -1")[0] == "take A1 B1"


def test_what_is_built_is_a_move() -> None:
    built = build(seen("9.R", "10.R"), ("B1 -1",), Options())
    assert built
    form = built.steps[0].move
    assert form
    assert GAME.rules.moves.text(GAME.rules.moves.encode(form)) == "ignite A1 B1 -1"
