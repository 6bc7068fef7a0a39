"""Play a game at random and print what that allocates: count_allocations.py LIBRARY GAME."""

import ctypes
import json
import sys

from handful.core.catalog import game
from handful.core.engine import RandomPlayer, as_position

DEALS, COPIES = 8, 4

one = game(sys.argv[2])
seats, options = one.players[1], one.rules.options()
most = one.rules.bound(options, seats)
deals = [one.rules.start(options, seats, seed, False, quiet=True) for seed in range(DEALS)]
library = ctypes.PyDLL(sys.argv[1])
library.allocations.restype = ctypes.c_longlong
library.install()


def played(copies: int, longest: int) -> tuple[int, int]:
    """How many allocations so many copies of each deal took, and how many moves were made."""
    player, moves, before = RandomPlayer(1), 0, library.allocations()
    for deal in deals:
        moves += player.play_copies(as_position(deal), copies, longest)
    return library.allocations() - before, moves


played(COPIES, most)  # whatever is made once and kept
copied, _ = played(COPIES, 0)
print(json.dumps([copied, *played(COPIES, most)]))
