"""UT-42, UT-44: how long the room waits in which phase."""

from handful.core import Limits
from handful.core.catalog import game
from handful.games.ultimatum.rules.options import Options
from handful.games.ultimatum.rules.rules import State

GAME = game("ultimatum")
HOUSE = Options.read({"turn_seconds": 60})
TABLE = {
    "chips": [10, 8, 9, 13, 10],
    "hands": ["UL CO T1", "CO G1", "G2 G3", "BL CO G1", "G4 G5"],
}


def offered() -> tuple[State, Limits]:
    """An Ultimatum has just been played, and seat 4 is asked first."""
    limits = Limits(GAME.rules.clocks, lambda clock: clock.seconds(HOUSE))
    state = GAME.knowledge.arrange(HOUSE, 5, TABLE)
    assert isinstance(state, State)
    limits.watch(state, 0)
    assert limits.of(0) == 60_000
    entered(state, limits, 0, "play UL responder 2 target 3 share 6", 1000)
    return state, limits


def entered(state: State, limits: Limits, seat: int, move: str, at: int) -> None:
    state.apply(seat, GAME.rules.moves.read(move))
    limits.watch(state, at, seat)


def test_a_choice_has_more_time_than_an_answer() -> None:
    state, limits = offered()
    for at, seat in enumerate((4, 0, 1, 3), start=2):
        assert limits.of(seat) == 1000 * (at - 1) + 20_000
        entered(state, limits, seat, "decline", 1000 * at)
    assert state.awaited() == (2,)
    assert limits.of(2) == 5000 + 45_000


def test_who_declines_early_gives_nobody_more_time() -> None:
    """UT-31, UT-64: an early answer opens no window."""
    state, limits = offered()
    entered(state, limits, 1, "decline", 9000)
    assert state.awaited() == (4,)
    assert limits.of(4) == 21_000
