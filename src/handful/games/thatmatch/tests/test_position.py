"""A described table is laid as a game could reach it, or refused in words."""

from typing import Any

import pytest

from handful.core import BadTable
from handful.games.thatmatch import GAME

MARKET = ["P37 | . | Y4 | B5"]
CLAIM = {"seat": 0, "sort": "claim", "cards": "R3"}
BOLTS = {"seat": 1, "sort": "claim", "cards": "R1L R2L"}
RED = {"seat": 2, "sort": "red_block", "cards": "KR", "target": 1, "named": "R2L"}
SNATCH = {"seat": 0, "sort": "special", "cards": "SNATCH", "target": 1}


def window(*entries: object, **others: object) -> dict[str, Any]:
    described: dict[str, object] = {"spot": "0 R", "value": 3, "entries": [*entries]}
    return {"market": MARKET, "window": described | others}


@pytest.mark.parametrize(
    "table",
    [
        window(CLAIM, BOLTS, RED),
        window(CLAIM, declined=[1]),
        window(SNATCH, spot="", value=0),
        {"phase": "trim", "hands": ["R1 R1 R1 Y1 Y1 Y1 B1 B1"]},
    ],
)
def test_what_a_game_could_reach_is_laid(table: dict[str, Any]) -> None:
    state = GAME.knowledge.arrange(GAME.rules.options(), 3, table)
    for seat in state.actors():
        assert state.refusal(seat, state.lapse(seat)) is None


@pytest.mark.parametrize(
    "table",
    [
        {"market": ["P37 | R3 RX | . | ."]},
        {"market": ["P37 | KR | . | ."]},
        {"turn": 3},
        {"first": -1},
        {"plays": -1},
        {"plays": 3},
        {"plays": 2},
        {"plays": "1"},
        {"stall": 30},
        {"turns": -1},
        {"progress": 1},
        {"reason": "target"},
        {"phase": "over"},
        {"piles": ["P46 P47"]},
        {"piles": ["", "", "", ""]},
        {"market": [5]},
        {"market": 5 * ["P01"]},
        {"market": ["P01", "P01"]},
        {"gained": "R1"},
        {"hands": [""], "phase": "play"},
        {"window": 5},
        {"window": {"spots": "0 R"}},
        {"stall": 10**12},
        {"chance": 1 << 64},
        {"reason": "boredom"},
        {"phase": "respond"},
        {"phase": "trim"},
        {"phase": "trim", "hands": ["R1 R1 R1 Y1 Y1 Y1 B1 B1"], "gained": "KO"},
        {"gained": "R1 R1 R1 Y1 Y1 Y1 B1 B1 B1"},
        {"hands": ["R1 R1 R1 R1 Y1 Y1 Y1 Y1 B1 B1 B1"]},
        {"hands": ["?", "R1 R1 R1 R1 Y1 Y1 Y1 Y1 B1"], **window(CLAIM, BOLTS)},
        {"phase": "play", **window(CLAIM)},
        {"opening": True, "exactly": True, "deck": "R1", "point_deck": "P01"},
        window(BOLTS),
        window(CLAIM, CLAIM),
        window(CLAIM, {"seat": 1, "sort": "claim", "cards": ""}),
        window(CLAIM, {"seat": 1, "sort": "claim", "cards": "R1L"}),
        window(CLAIM, RED | {"target": 300}),
        window(CLAIM, RED | {"target": 1}),
        window(CLAIM, RED | {"cards": "KO", "target": 0}),
        window(CLAIM, RED | {"target": 0, "named": "R9"}),
        window(CLAIM, SNATCH),
        window(CLAIM, spot=""),
        window(CLAIM, spot="1 R"),
        window(CLAIM, spot="0 Y"),
        window(CLAIM, value=4),
        window(CLAIM, declined=[0]),
        window(CLAIM, declined=[1, 2]),
        window(CLAIM, declined=[64]),
        window(SNATCH, value=0),
        window(SNATCH, spot="", value=10**12),
        window(CLAIM, value=-1),
        window(SNATCH | {"target": 3}, spot="", value=0),
        window(SNATCH, BOLTS, spot="", value=0),
    ],
)
def test_what_no_game_could_reach_is_refused(table: dict[str, Any]) -> None:
    with pytest.raises(BadTable):
        GAME.knowledge.arrange(GAME.rules.options(), 3, table)
