"""How long does one listing of legal moves take when the common pool is open?

    scripts/bench ignitions [--positions 10000] [--seed 1]

Random positions with an open pool: 2 to 12 cards in the matchbox, any IGNITE cards in the pool,
two or more cards open, in an attempt or in a window. Every listing is timed twice: with the search
for long ignitions cold, then warm. So is the end test, which asks whether any pair can be taken.
"""

import argparse
import statistics
import time
from collections.abc import Callable

from handful.core import Chance
from handful.core.sets import NONE, union_of
from handful.games.boom.rules import sums
from handful.games.boom.rules.cards import DYNAMITE, IGNITE_CARDS, match_deck
from handful.games.boom.rules.constants import READY, TWO_UP, WINDOW, House
from handful.games.boom.rules.options import Options
from handful.games.boom.rules.rules import State

MOST_LYING = 12
HOUSES: tuple[dict[str, object], ...] = (
    {},
    {"ignite_use": "free"},
    {"division": "fractions"},
    {"division": "fractions", "ignite_use": "free"},
)


def main() -> None:
    """Measure and print the median and the worst of each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    chance = Chance(asked.seed)
    before = time.thread_time()
    houses = [House(Options.read(given), 2) for given in HOUSES]
    print(f"the tables of all four houses: {(time.thread_time() - before) * 1e3:.1f} ms, once")
    listing, warm, ending, moves = [], [], [], []
    for _ in range(asked.positions):
        state = position(houses[chance.below(len(houses))], chance)
        sums.forget()
        listing.append(timed(state.legal, 0))
        warm.append(timed(state.legal, 0))
        moves.append(len(state.legal(0)))
        sums.forget()
        ending.append(timed(state.nothing_can_be_taken, state.pool))
    print(f"{asked.positions} positions, {max(moves)} moves in the longest list")
    for name, times in (("listing, cold", listing), ("listing, warm", warm), ("end test", ending)):
        worst, usual = max(times) * 1e3, statistics.median(times) * 1e3
        print(f"  {name:<15} median {usual:7.3f} ms   worst {worst:7.3f} ms")


def position(house: House, chance: Chance) -> State:
    """A random position with an open pool, seat 0 to act."""
    state = State(house, 2)
    cards = [card for card in match_deck(()) if card != DYNAMITE]
    chance.shuffle(cards)
    lying = 2 + chance.below(MOST_LYING - 1)
    for place in range(lying):
        state.put(place, cards[place])
    ignite = list(range(IGNITE_CARDS))
    chance.shuffle(ignite)
    state.pool = union_of(ignite[: chance.below(IGNITE_CARDS + 1)])
    state.pool_open = True
    places = list(range(lying))
    chance.shuffle(places)
    if chance.below(4) == 0:
        places = places[:2]
        same = state.value(places[0]) == state.value(places[1])
        state.phase = READY if same else TWO_UP
        state.up = NONE if same else union_of(places)
    else:
        state.phase, state.stock = WINDOW, 30_000
        state.up = union_of(places[: 2 + chance.below(lying - 1)])
    return state


def timed(act: Callable[[int], object], given: int) -> float:
    """The seconds of processor time that one call takes, whatever else the machine does."""
    before = time.thread_time()
    act(given)
    return time.thread_time() - before


if __name__ == "__main__":
    main()
