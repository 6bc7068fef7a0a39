"""How long a table of Ultima waits."""

from handful.core import Clock, Clocks

from .constants import PHASES
from .rules import State

_TURN, _ANSWER = Clock("turn"), Clock("answer")


def _window(state: State) -> tuple[str, int]:
    """A polled table asks everybody about an Ultima that was not called (UL-34)."""
    return "polled" if state.is_polling() else PHASES[state.phase], 0


CLOCKS: Clocks[State] = Clocks(
    windows={
        "turn": _TURN,
        "drawn": _TURN,
        "penalty": _TURN,
        "polled": _ANSWER,
        "hand_over": _ANSWER,
    },
    window=_window,
)
