"""Bots alone at a table, from where a game stands to its end."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from handful.core import Millis, Move, Outcome, Play, Refused, Seat, Temper

from .speaking import Company


class Player(Protocol):
    """Whoever can be asked for the move of one seat."""

    def choose(self) -> Move | None:
        """Its move now; None where it may not move, or lets an optional chance go by."""
        ...


def play_through(
    play: Play, players: Sequence[Player], tempers: Sequence[Temper | None] = ()
) -> Outcome:
    """Play a game to its end, one player a seat; who has a temper may speak."""
    company = Company(play, {seat: one for seat, one in enumerate(tempers) if one})
    outcome = play.state.outcome()
    while outcome is None:
        advance(play, players)
        talk(play, company, play.state.now)
        outcome = play.state.outcome()
    return outcome


def talk(play: Play, company: Company, at: Millis) -> list[tuple[Seat, str]]:
    """Let everybody say what they have to say now; who uttered which phrase comes back."""
    uttered = []
    while said := company.next():
        seat, remark = said
        if remark.talk is None:
            uttered.append((seat, remark.phrase))
            continue
        with suppress(Refused):  # talk may be off, or too much has been said
            play.say(seat, remark.talk, at)
    return uttered


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
