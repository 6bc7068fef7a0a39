"""How long a table of Boom Goes the Dynamite waits."""

from handful.core import Clock, Clocks

from .constants import PHASES
from .rules import State

_TURN = Clock("turn")


def _window(state: State) -> tuple[str, int]:
    return PHASES[state.phase], 0


CLOCKS: Clocks[State] = Clocks(
    windows={
        "ready": _TURN,
        "one_up": _TURN,
        "two_up": _TURN,
        "window": _TURN,  # BD-92: only a nominal window waits for anybody
        "stuck_vote": Clock("answer"),
    },
    window=_window,
    deadlines=("timer_seconds", "wild_seconds"),  # BD-51
)
