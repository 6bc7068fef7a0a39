"""How long a table of Ultimatum waits."""

from handful.core import Clocks

from .constants import PHASES, WINDOWS
from .rules import State


def _window(state: State) -> tuple[str, int]:
    """UT-64: whoever is asked is asked under a number; who declines early opens no new window."""
    return PHASES[state.phase], state.window


CLOCKS: Clocks[State] = Clocks(windows=WINDOWS, window=_window)
