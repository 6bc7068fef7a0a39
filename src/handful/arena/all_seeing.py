"""The ceiling: an expert that sees every card. It plays in the arena only."""

import re
import time
from collections.abc import Mapping

from handful.bots.external import Terms, external, is_program
from handful.bots.levels import Level, UnknownLevel
from handful.bots.players import KNOWN, player
from handful.bots.search import Budget, Search, lookahead_of
from handful.bots.seated import SeatedBot
from handful.core import Chance, Move, Play, Seat, State

ARENA: Mapping[str, str] = {
    **KNOWN,
    "cheat": "Searches like an expert, and sees every card.",
    "cheat@100": "Searches 100 playouts for a move, and sees every card.",
}
"""Everybody who can play in the arena, as it is written, and how each plays."""

_CHEAT = re.compile(r"cheat(?:@([1-9][0-9]{0,8}))?")


class Cheat(SeatedBot):
    """Searches the world as it is, with the luck to come unknown to it."""

    def __init__(self, play: Play, seat: Seat, level: Level, budget: Budget | None) -> None:
        super().__init__(play, seat, level)
        self._budget = budget

    def choose(self) -> Move | None:
        """The move that does best in the true world."""
        began = time.perf_counter()
        _, memory, legal, must, chance = self.asked()
        advised = super().choose()
        if advised is None or not must or len(legal) == 1:
            return advised
        ahead = lookahead_of(self.play.game, memory)
        budget = self._budget or Budget(playouts=ahead.playouts)
        search = Search(ahead, self._as_it_is, memory, budget, began)
        return search.ranked(legal, advised, chance)[0].move

    def _as_it_is(self, chance: Chance) -> State:
        world = self.play.state.clone()
        world.chance = chance.state
        return world


def is_all_seeing(spec: str) -> bool:
    """Whether this player sees every card."""
    return _CHEAT.fullmatch(spec) is not None


def check(spec: str) -> None:
    """Raise `UnknownLevel` where nobody in the arena has this name."""
    if is_all_seeing(spec):
        return
    if spec.startswith("cheat@"):
        raise UnknownLevel(f"{spec!r} is no budget: cheat@100, in playouts, would be.")
    player(spec)


def seated(play: Play, seat: Seat, spec: str, terms: Terms | None = None) -> SeatedBot:
    """A player of the arena in its chair: all that `player` knows, and `cheat`, `cheat@100`.

    A program of somebody's own plays on these terms.
    """
    if is_program(spec):
        return SeatedBot(play, seat, external(spec, terms))
    asked = _CHEAT.fullmatch(spec)
    if not asked:
        return SeatedBot(play, seat, player(spec))
    budget = Budget(playouts=int(asked[1])) if asked[1] else None
    return Cheat(play, seat, player("sharp"), budget)
