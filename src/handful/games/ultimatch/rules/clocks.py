"""How long a table of Ultimatch waits."""

from handful.core import Clock, Clocks

from .constants import PHASES, TRADE
from .rules import State

_TURN = Clock("turn", "turn_seconds")


def _window(state: State) -> tuple[str, int]:
    """In a trade first those who are asked answer, all at once, and again in the next trade."""
    if state.phase == TRADE and state.asked:
        return "offers", state.trades
    return PHASES[state.phase], 0


CLOCKS: Clocks[State] = Clocks(
    windows={
        "donate": _TURN,
        "offers": Clock("answer", "offer_seconds"),
        "trade": _TURN,
        "match": _TURN,
        "reward_choice": _TURN,
        "reward": _TURN,
    },
    window=_window,
)
