"""Very many random games: each must end within its bound, keep its cards, and replay the same.

    python -m handful.testing.soak GAME [--games 100000] [--first 0] [--workers 2]
                                        [--set OPTION=VALUE …]

Options are random but for those that are set; seats, seed and moves are random too.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from handful.core import AnyGame, BadOption, Chance, Options, Play, Record, replay
from handful.core.catalog import UnknownGame, game
from handful.i18n.games import why_not

from .law_trials import some_options
from .random_walk import is_over, stride

BATCH = 50
LOOK_EVERY = 40
"""How often, in moves, the cards are counted on the way."""


@dataclass
class Tally:
    """What has been seen so far."""

    games: int = 0
    moves: int = 0
    longest: int = 0

    def add(self, other: "Tally") -> None:
        """Take another tally in."""
        self.games += other.games
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)


def soak(one: AnyGame, first: int, games: int, fixed: Mapping[str, object]) -> Tally:
    """Play and check the random games with these numbers."""
    tally = Tally()
    for number in range(first, first + games):
        moves = _one(one, number, fixed)
        tally.add(Tally(1, moves, moves))
    return tally


def _one(one: AnyGame, number: int, fixed: Mapping[str, object]) -> int:
    """Play one random game to its end and check it; how many moves it had comes back."""
    chance = Chance(number)
    play = _play(one, chance, fixed)
    stock, bound = dict(one.knowledge.stock(play.state)), one.rules.bound(play.options, play.seats)
    while not is_over(play):
        stride(play, chance)
        moves = len(play.entries)
        assert moves <= bound, f"game {number} has passed its bound of {bound}"
        if moves % LOOK_EVERY == 0:
            assert dict(one.knowledge.stock(play.state)) == stock, (
                f"game {number} has lost or made cards"
            )
    assert dict(one.knowledge.stock(play.state)) == stock, f"game {number} has lost or made cards"
    assert play.state.outcome() is not None, f"game {number} has stopped without an end"
    again = replay(one, Record.from_json(play.record().to_json()))
    assert one.knowledge.lay(again.state) == one.knowledge.lay(play.state), (
        f"game {number} replays differently"
    )
    return len(play.entries)


def _play(one: AnyGame, chance: Chance, fixed: Mapping[str, object]) -> Play:
    """A random table that can be opened."""
    fewest, most = one.players
    while True:
        seats = fewest + chance.below(most - fewest + 1)
        options = _options(one, seats, chance, fixed)
        try:
            return Play(one, options, seats, chance.below(1 << 32), timed=chance.below(4) == 0)
        except BadOption:
            continue


def _options(one: AnyGame, seats: int, chance: Chance, fixed: Mapping[str, object]) -> Options:
    drawn = some_options(one, seats, chance.below).values()
    return one.rules.options.read({**drawn, **fixed})


def _batch(key: str, first: int, games: int, fixed: Mapping[str, object]) -> Tally:
    return soak(game(key), first, games, fixed)


def _batches(
    key: str, numbers: range, workers: int, fixed: Mapping[str, object]
) -> Iterator[Tally]:
    batches = [numbers[at : at + BATCH] for at in range(0, len(numbers), BATCH)]
    with ProcessPoolExecutor(workers) as pool:
        waiting = [pool.submit(_batch, key, one.start, len(one), fixed) for one in batches]
        for done in waiting:
            yield done.result()


def main(arguments: list[str] | None = None) -> int:
    """Run the command; 0 if every game was sound."""
    parser = argparse.ArgumentParser(prog="soak", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    asked = parser.parse_args(arguments)
    fixed = dict(pair.partition("=")[::2] for pair in asked.set)
    numbers = range(asked.first, asked.first + asked.games)
    tally = Tally()
    try:
        game(asked.game).rules.options.read(fixed)
        for part in _batches(asked.game, numbers, asked.workers, fixed):
            tally.add(part)
            print(f"\r{tally.games:,} of {asked.games:,} games", end="", file=sys.stderr)
    except (UnknownGame, BadOption) as problem:
        print(why_not(problem), file=sys.stderr)
        return 2
    print(file=sys.stderr)
    print(
        f"{tally.games:,} random games of {asked.game}: all ended, replayed and kept their cards; "
        f"{tally.moves:,} moves, {tally.longest:,} in the longest"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
