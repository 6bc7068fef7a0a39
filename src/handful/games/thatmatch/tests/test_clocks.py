"""R-44: how long the room waits for an answer, and from when on."""

from handful.core import Limits
from handful.core.catalog import game

GAME = game("thatmatch")
HANDS = ["R3 Y1", "R3L B4", "KR B2", "R3L KO"]


def test_every_answer_gives_the_others_the_whole_time_again() -> None:
    """Also where nobody is asked who was not asked before."""
    house = GAME.rules.options.read({"turn_player_responds": "none"})
    limits = Limits(GAME.rules.clocks, lambda clock: clock.seconds(house))
    state = GAME.knowledge.arrange(house, 4, {"market": ["P37 | . | Y4 | B5"], "hands": HANDS})
    limits.watch(state, 0)
    assert limits.first() is None
    for at, seat, move, asked, until in (
        (0, 0, "play_number R3 on 0 R", (1, 2, 3), 12_000),
        (7000, 1, "bolt R3L", (2, 3), 19_000),
        (9000, 2, "decline", (3,), 19_000),
    ):
        state.apply(seat, GAME.rules.moves.read(move))
        limits.watch(state, at, seat)
        assert state.awaited() == asked
        assert limits.first() == until
