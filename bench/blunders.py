"""Find positions in which a good player has one clear move, and see who finds it.

    python bench/blunders.py GAME [--seats N] [--games 40] [--playouts 4000] [--lead 0.12]

Sharp bots play seeded games. Where a quick look says that one move is clearly best, all moves are
tried in the same worlds until so many playouts are made; a position counts if everything else is
behind by the given part of a win, and by five standard errors. It is printed as it would stand in
the game's tests/blunders.toml, with who finds the move.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from itertools import islice

from handful.bots.levels import LEVELS
from handful.bots.search import Budget, Search, Tried, lookahead_of, sensible, worlds_of
from handful.bots.seated import Asked, SeatedBot
from handful.core import AnyGame, Chance, Play
from handful.core.catalog import game
from handful.testing.blunders import written

GLANCE = 24
"""Worlds of the first look."""
SURE = 5.0
ALIKE = 0.03
"""Moves this near to the best are as good."""
MOST = 12
"""Moves that are tried at length."""
WATCHED = ("sharp", "expert")


def main() -> None:
    """Print the positions."""
    asked = _asked()
    of = game(asked.game)
    seats = asked.seats or max(2, of.players[0])
    for seed in range(asked.seed, asked.seed + asked.games):
        for text in islice(_found(of, seats, seed, asked), asked.most):
            print(text, flush=True)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=4000)
    parser.add_argument("--lead", type=float, default=0.12)
    parser.add_argument("--most", type=int, default=2, help="positions of one game")
    parser.add_argument("--every", type=int, default=3, help="decisions from one look to the next")
    return parser.parse_args()


def _found(of: AnyGame, seats: int, seed: int, asked: argparse.Namespace) -> Iterator[str]:
    play = Play(of, of.rules.options(), seats, seed)
    bots = [SeatedBot(play, seat, LEVELS["sharp"]) for seat in range(seats)]
    number = 0
    while play.state.outcome() is None:
        awaited = play.state.awaited()
        others = [seat for seat in play.state.actors() if seat not in awaited]
        for seat in (*others, *awaited[:1]):
            now = bots[seat].asked()
            move = bots[seat].choose()
            if now.must and len(now.legal) > 1:
                number += 1
                if number % asked.every == 0:
                    yield from _clear(of, play, seat, now, asked)
            if move is not None:
                play.enter(seat, move)
                break
        else:
            deadline = play.state.deadline()
            if deadline is None:
                return
            play.tick(deadline)


def _clear(
    of: AnyGame, play: Play, seat: int, now: Asked, asked: argparse.Namespace
) -> Iterator[str]:
    ahead = lookahead_of(of, now.memory)
    worlds = worlds_of(of, now.view, now.memory)
    search = Search(ahead, worlds, now.memory, Budget(playouts=1), time.perf_counter())
    moves = [Tried(move) for move in sensible(ahead, worlds(Chance(1)), seat, now.legal)]
    search.look_closer(moves, GLANCE)
    moves.sort(key=lambda one: -one.mean)
    best = moves[0]
    good = [one for one in moves if one.lead(best)[0] > -ALIKE]
    if len(good) > 2 or len(good) == len(moves):
        return
    if any(one.lead(best)[0] > -asked.lead * 0.7 for one in moves if one not in good):
        return
    moves = moves[:MOST]
    search.look_closer(moves, asked.playouts // len(moves))
    found = _best(moves, asked.lead)
    if found:
        who = {key: LEVELS[key].bot(of).choose(*now) in found for key in WATCHED}
        margin = min(-one.lead(moves[0])[0] for one in moves if one.move not in found)
        yield written(play, seat, [of.rules.moves.text(one) for one in found], margin, who)


def _best(moves: list[Tried], lead: float) -> Sequence[int]:
    """The best moves, if all others are far behind."""
    moves.sort(key=lambda one: -one.mean)
    best = moves[0]
    good = [one for one in moves if one.lead(best)[0] > -ALIKE]
    for one in moves:
        if one not in good:
            behind, error = one.lead(best)
            if behind > -lead or behind > -SURE * error:
                return ()
    return [one.move for one in good] if len(good) <= min(2, len(moves) - 1) else ()


if __name__ == "__main__":
    main()
