"""Random play to the end of a game."""

from collections.abc import Iterator

from .chance import Chance
from .engine import Position, RandomPlayer
from .state import Move, Seat, State


def play_out(state: State, chance: Chance, most: int) -> int:
    """Play random moves until the game is over; how many were made comes back.

    A deadline that stands while nobody may act simply expires. More than `most` moves is an error:
    every game declares a bound that it cannot pass.
    """
    player = RandomPlayer(chance.below(1 << 32))
    moves = 0
    while moves <= most:
        moves += _stretch(state, player, chance, most + 1 - moves)
        deadline = state.deadline()
        if deadline is None:
            if not state.actors():
                return moves
            continue
        state.now = deadline
        state.expire()
    raise RuntimeError(f"the game has not ended after {most} moves")


def _stretch(state: State, player: RandomPlayer, chance: Chance, most: int) -> int:
    """Move until nobody may act."""
    if isinstance(state, Position):
        return player.play(state, most)
    moves = 0
    while moves < most and (actors := state.actors()):
        seat = actors[chance.below(len(actors))]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
        moves += 1
    return moves


def steps(state: State, chance: Chance, most: int) -> Iterator[tuple[Seat, list[Move], Move]]:
    """The very game of `play_out`, for those who look: before each move its seat, all, and one."""
    player = RandomPlayer(chance.below(1 << 32))
    for _ in range(most + 1):
        while not state.actors():
            deadline = state.deadline()
            if deadline is None:
                return
            state.now = deadline
            state.expire()
        seat, legal, move = _choice(state, player, chance)
        yield seat, legal, move
        state.apply(seat, move)
    raise RuntimeError(f"the game has not ended after {most} moves")


def _choice(state: State, player: RandomPlayer, chance: Chance) -> tuple[Seat, list[Move], Move]:
    if isinstance(state, Position):
        seat = player.seat_of(state.acting())
        legal = state.legal(seat)
        return seat, legal, legal[player.below(len(legal))]
    actors = state.actors()
    seat = actors[chance.below(len(actors))]
    legal = state.legal(seat)
    return seat, legal, legal[chance.below(len(legal))]
