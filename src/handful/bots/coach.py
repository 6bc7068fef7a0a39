"""Advice for whoever sits in a chair: its moves ranked, each with a value and a reason.

The coach is handed what the seat could know, like every bot, and it uses the expert's search.
"""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from handful.core import AnyGame, Chance, Memory, Move, Names, View
from handful.core.said import said

from .levels import UnknownLevel
from .search import PLAYOUTS, Budget, Expert

_SHARES: Mapping[str, float] = {"sharp": 0.1, "expert": 1.0}
"""How much of the expert's budget a coach of each level uses; the rulebook's advice comes first."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One legal move as the coach sees it; a move of None is to let the chance go by."""

    move: Move | None
    value: float | None
    """The share of a win it is worth, as far as was looked; None where it was not tried."""
    reason: str


class Coach:
    """Ranks moves at one level."""

    def __init__(self, game: AnyGame, level: str = "expert", budget: Budget | None = None) -> None:
        if level not in _SHARES:
            raise UnknownLevel(f"No coach is {level!r}: there are {', '.join(_SHARES)}.")
        playouts = game.lookahead.playouts if game.lookahead else PLAYOUTS
        share = max(1, round(playouts * _SHARES[level]))
        self._game, self._expert = game, Expert(game, budget or Budget(playouts=share))

    def advice(
        self,
        view: View,
        memory: Memory,
        legal: Sequence[Move],
        must: bool,
        chance: Chance,
        names: Names,
    ) -> list[Advice]:
        """Every legal move, the best first; those that were not worth a look last."""
        began = time.perf_counter()
        advised = self._game.heuristic.choose(view, memory, legal, must, chance)
        given: list[Advice] = []
        if advised is None:
            given.append(Advice(None, None, said("Nothing is gained by it now.")))
            ranked = list(legal)
        elif len(legal) == 1:
            ranked = [advised]
        else:
            found = self._expert.ranked(view, memory, legal, advised, chance, began)
            tried = [one for one in found if one.values]
            given += [
                Advice(one.move, one.mean, self._why(view, memory, one.move, names))
                for one in tried
            ]
            seen = {one.move for one in tried}
            ranked = [advised] if not tried else []
            ranked += [move for move in legal if move not in seen and move not in ranked]
        return given + [Advice(one, None, self._why(view, memory, one, names)) for one in ranked]

    def _why(self, view: View, memory: Memory, move: Move, names: Names) -> str:
        """What speaks for a move, or at least what it does."""
        reason = self._game.reason(view, memory, move, names) if self._game.reason else ""
        return reason or self._game.text.explain(view, self._game.moves.decode(move), names)
