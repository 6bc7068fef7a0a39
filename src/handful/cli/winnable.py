"""Deals that are known to be winnable: found by a game's solver, one seed after another."""

import time
from collections.abc import Callable
from dataclasses import replace

import click

from handful.core import AnyGame, Options, Refused, Solution, State, styled
from handful.i18n.games import speaker, spoken
from handful.terminal.screen import Screen
from handful.terminal.seating import Wish
from handful.terminal.session import Dealer, Session, any_deal

from .common import language

PATIENCE = 10.0
"""Seconds for one deal; one that is undecided then is put aside."""

Solver = Callable[[State, Callable[[], bool]], Solution]


def flags_of(game: AnyGame) -> list[click.Option]:
    """`--winnable`, for a game that can be solved."""
    if game.bots.solve is None:
        return []
    help = "Only deal cards with which the game can be won."
    return [click.Option(["--winnable"], is_flag=True, default=None, help=help)]


def only_winnable(here: Session, game: AnyGame, wish: Wish, seed: int | None) -> Wish:
    """Let a session deal nothing else; with nothing said about seats, the fewest sit down."""
    if seed is not None:
        raise click.UsageError("--winnable looks for a seed: it does not go with --seed.")
    here.deal = winnable_deal(here.screen)
    return replace(wish, seats=game.players[0]) if wish.is_empty else wish


def solver(game: AnyGame) -> Solver:
    """The game's solver; a game without one is an error."""
    if game.bots.solve is None:
        raise click.UsageError(f"{game.name} has no solver.")
    return game.bots.solve


def solved(game: AnyGame, state: State, seconds: float) -> Solution:
    """What the solver finds in so many seconds; what it cannot solve is an error."""
    end = time.monotonic() + seconds
    try:
        return solver(game)(state, lambda: time.monotonic() > end)
    except Refused as refused:
        raise click.UsageError(spoken(refused.refusal.reason, speaker(game, language()))) from None


def winnable_deal(screen: Screen) -> Dealer:
    """A dealer that only deals what can be won, and says what it is doing."""

    def deal(game: AnyGame, options: Options, seats: int) -> int:
        screen.line(styled("dim", "Looking for a deal that can be won …"), 2)
        while True:
            seed = any_deal(game, options, seats)
            game.check(options, seats)
            state = game.rules.start(options, seats, seed, False)
            state.sink = None
            found = solved(game, state, PATIENCE)
            if found.won:
                return seed
            said = "cannot be won" if found.won is False else "is undecided"
            screen.line(styled("dim", f"Deal {seed} {said}; on to the next …"), 2)

    return deal
