"""Bots alone at a table, from where a game stands to its end."""

from collections.abc import Sequence
from typing import Protocol

from handful.core import Move, Outcome, Play


class Player(Protocol):
    """Whoever can be asked for the move of one seat."""

    def choose(self) -> Move | None:
        """Its move now; None where it may not move, or lets an optional chance go by."""
        ...


def play_through(play: Play, players: Sequence[Player]) -> Outcome:
    """Play a game to its end, one player a seat."""
    outcome = play.state.outcome()
    while outcome is None:
        advance(play, players)
        outcome = play.state.outcome()
    return outcome


def advance(play: Play, players: Sequence[Player]) -> None:
    """One move; whoever need not act is asked before whoever must, and then time passes."""
    awaited = play.state.awaited()
    optional = [seat for seat in play.state.actors() if seat not in awaited]
    for seat in (*optional, *awaited[:1]):
        move = players[seat].choose()
        if move is not None:
            play.enter(seat, move)
            return
    deadline = play.state.deadline()
    if deadline is None:
        raise RuntimeError("nobody moves and no deadline stands")
    play.tick(deadline)
