"""Advice for whoever sits in a chair: its moves ranked, each with a value and a reason.

The coach is handed what the seat could know, like every bot, and it uses the expert's search.
"""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from handful.core import AnyGame, Chance, Memory, Move, Names, View
from handful.core.message import message
from handful.core.text import listed
from handful.i18n.games import Sentence, explain, reason

from .arguing import Place, argued, percent
from .levels import UnknownLevel
from .search import PLAYOUTS, Budget, Expert, Search, Tried

COACHES: Mapping[str, float] = {"sharp": 0.1, "expert": 1.0}
"""How much of the expert's budget a coach of each level uses; the rulebook's advice comes first."""
WORLDS: Final = 40
"""In so many worlds the coach tries every move that is worth a look, whatever the search did."""
ENOUGH: Final = 8
"""A move that was tried in fewer worlds gets no value."""
OTHERS: Final = 15
"""So many moves are compared with the advised one where no other is worth a look."""
CHOSEN: Final = 5
"""So many of the moves that a player's choice leaves open are compared with the advised one."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One legal move as the coach sees it; a move of None is to let the chance go by."""

    move: Move | None
    value: float | None
    """The share of a win it is worth; None where it was not looked at long enough."""
    reason: Sentence


class Coach:
    """Ranks moves at one level."""

    def __init__(self, game: AnyGame, level: str = "expert", budget: Budget | None = None) -> None:
        if level not in COACHES:
            raise UnknownLevel(f"There is no {level} coach: the coaches are {listed([*COACHES])}.")
        playouts = game.bots.lookahead.playouts if game.bots.lookahead else PLAYOUTS
        share = max(1, round(playouts * COACHES[level]))
        self._game, self._budget = game, budget or Budget(playouts=share)

    def advice(
        self,
        view: View,
        memory: Memory,
        legal: Sequence[Move],
        must: bool,
        chance: Chance,
        names: Names,
        chosen: Sequence[Move] = (),
    ) -> list[Advice]:
        """Every legal move: first what the expert would do, then by value, then those without.

        What the player has `chosen` is looked at, whether or not it is worth it.
        """
        began = time.perf_counter()
        advised = self._game.bots.heuristic.choose(view, memory, legal, must, chance)
        given: list[Advice] = []
        values: dict[Move, Place] = {}
        if advised is None:  # what comes of waiting is not tried: others may do all sorts of things
            given.append(Advice(None, None, message("coach-nothing")))
        elif must and len(legal) == 1:
            values[advised] = Place(None, None, is_best=True, is_only=True)
        else:
            search = Expert(self._game, self._budget).search(view, memory, began)
            values = self._values(search, legal, advised, must, chance, chosen)
        values |= {move: Place(None, None) for move in legal if move not in values}
        return given + [
            Advice(move, place.value, self._said(view, memory, move, names, place))
            for move, place in values.items()
        ]

    def _said(self, view: View, memory: Memory, move: Move, names: Names, place: Place) -> Sentence:
        """What is to be said of a move, as its place in the ranking wants it."""
        game = self._game
        does = explain(game, view, game.rules.moves.decode(move), names)
        return argued(game, reason(game, view, memory, move, names), does, place)

    def _values(
        self,
        search: Search,
        legal: Sequence[Move],
        advised: Move,
        must: bool,
        chance: Chance,
        chosen: Sequence[Move],
    ) -> dict[Move, Place]:
        """What the moves that are worth a look are worth, the best first."""
        found = search.ranked(legal, advised, chance)
        if not must:  # the expert does not search what it may leave alone
            found.sort(key=lambda one: one.move != advised)
        if len(found) == 1:
            others = [move for move in legal if move != advised]
            found += [Tried(move) for move in others[:OTHERS]]
        if not any(one.move in chosen for one in found):
            found += [Tried(move) for move in chosen[:CHOSEN]]
        if self._budget.playouts is not None:
            left = self._budget.playouts - search.made
            search.look_closer(found, max(WORLDS, left // len(found)))
        return in_order(found)


def in_order(found: Sequence[Tried]) -> dict[Move, Place]:
    """The best, then the others by what they are worth beside it, then those hardly looked at."""
    best = found[0]
    places = [(one.move, _beside(one, best)) for one in found[1:]]
    places.sort(key=lambda one: 1.0 if one[1].value is None else -one[1].value)
    return {best.move: _beside(best, best), **dict(places)}


def _beside(one: Tried, best: Tried) -> Place:
    """The value of a move: that of the best, less what it loses against it in the same worlds.

    Where it seems to gain something the expert was not sure of it, so it counts as nothing.
    """
    if min(len(one.values), len(best.values)) < ENOUGH:
        return Place(None, None, is_best=one is best)
    lead, error = one.lead(best)
    value = min(1.0, max(0.0, best.mean + min(0.0, lead)))
    most = min(1.0, max(0.0, best.mean))
    is_worse = lead < -error and percent(value) < percent(most)
    return Place(value, most, is_best=one is best, is_worse=is_worse)
