"""How long a table of That Match Game waits (R-44)."""

from handful.core import Clock, Clocks

from .constants import PHASES
from .rules import State

_TURN = Clock("turn", "turn_seconds")


def _window(state: State) -> tuple[str, int]:
    """Every answer adds an entry, and whoever is asked about it has the whole time again."""
    return PHASES[state.phase], state.entries


CLOCKS: Clocks[State] = Clocks(
    windows={
        "draw": _TURN,
        "play": _TURN,
        "respond": Clock("answer", "respond_seconds"),
        "trim": _TURN,
    },
    window=_window,
)
