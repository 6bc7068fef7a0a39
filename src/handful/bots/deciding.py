"""What a solver says of a solitaire: can it still be won, what decided it, which deals can be."""

from collections.abc import Callable
from dataclasses import replace

from handful.core import AnyGame, Options, Play, Record, Solution, replay
from handful.core.message import Message, message
from handful.core.rng import GOLDEN, WORD, drawn
from handful.i18n.games import named

IsTimeUp = Callable[[], bool]


def what_decided(game: AnyGame, record: Record, is_time_up: IsTimeUp) -> Message | None:
    """One or two sentences; None where the game has no solver.

    It is looked for from the end, where the solver is quick: the first position from there that
    can be won is where it was given away. Where the time runs out only what was found is said.
    """
    if game.bots.solve is None:
        return None
    for moves in range(len(record.entries) - 1, -1, -1):
        found = _solved(game, record, moves, is_time_up)
        if found.won is None:
            return message("ending-unknown", count=moves + 1)
        if found.won:
            return _given_away(game, record, moves, found)
    return message("ending-hopeless")


def from_here(game: AnyGame, record: Record, is_time_up: IsTimeUp) -> Solution:
    """Whether a game can still be won from where it stands, with all cards known, and how."""
    return _solved(game, record, len(record.entries), is_time_up)


def winnable(
    game: AnyGame, options: Options, seats: int, seed: int, is_time_up: IsTimeUp
) -> int | None:
    """The first deal that can surely be won, of those that this seed names; None: time ran out."""
    assert game.bots.solve
    while not is_time_up():
        seed = (seed + GOLDEN) & WORD
        deal = drawn(seed) >> 1
        state = game.rules.start(options, seats, deal, False, quiet=True)
        if game.bots.solve(state, is_time_up).won:
            return deal
    return None


def _given_away(game: AnyGame, record: Record, moves: int, solution: Solution) -> Message:
    """The move after which it could no longer be won, and one that would have kept it open."""
    play, decode = _after(game, record, moves), game.rules.moves.decode
    entry = record.entries[moves]
    view = play.view(entry.seat)
    names = record.players
    made = named(game, view, decode(play.moves.read(entry.move)), names)
    better = named(game, view, decode(solution.line[0]), names)
    assert isinstance(made, Message)
    assert isinstance(better, Message)
    return message("ending-turned", count=moves, made=made, better=better)


def _solved(game: AnyGame, record: Record, moves: int, is_time_up: IsTimeUp) -> Solution:
    assert game.bots.solve
    state = _after(game, record, moves).state
    state.sink = None
    return game.bots.solve(state, is_time_up)


def _after(game: AnyGame, record: Record, moves: int) -> Play:
    """The recorded game after so many of its moves."""
    kept = record.entries[:moves]
    now = (kept[-1].at if kept else 0) if record.timed else record.now
    return replay(game, replace(record, entries=kept, talk=(), now=now))
