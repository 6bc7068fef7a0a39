"""Random play of one of our games: ours.py SECONDS SEATS GAME inside | stepped | clone | dealt."""

import json
import random
import sys
import time
from collections.abc import Callable

from handful.core import Chance, catalog
from handful.core.engine import Position, RandomPlayer
from handful.core.playout import play_out

DEALS = 32
"""Different deals are played, so that no lucky one decides."""

seconds, seats, key, what = float(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]
game = catalog.game(key)
options = game.rules.options()
most = game.rules.bound(options, seats)
deals = [game.rules.start(options, seats, seed, False, quiet=True) for seed in range(DEALS)]
player = RandomPlayer(1)


def inside(number: int) -> int:
    """The loop runs in the engine."""
    state = deals[number % DEALS]
    if isinstance(state, Position):
        return player.play_copies(state, 1, most)
    return play_out(state.clone(), Chance(number), most)


def stepped(number: int) -> int:
    """The loop runs here, as a user's does."""
    state = deals[number % DEALS].clone()
    choice, moves = random.choice, 0
    while actors := state.actors():
        seat = actors[0]
        state.apply(seat, choice(state.legal(seat)))
        moves += 1
    return moves


def clone(number: int) -> int:
    """Copies of a position."""
    state = deals[number % DEALS]
    for _ in range(1000):
        state.clone()
    return 1000


def dealt(number: int) -> int:
    """Every game is dealt anew."""
    state = game.rules.start(options, seats, number, False, quiet=True)
    return play_out(state, Chance(number), most)


play: Callable[[int], int] = {"inside": inside, "stepped": stepped, "clone": clone, "dealt": dealt}[
    what
]
moves = games = 0
start = time.process_time()
while time.process_time() - start < seconds or games % DEALS:
    moves += play(games)
    games += 1
print(json.dumps({"moves": moves, "games": games, "seconds": time.process_time() - start}))
