"""How many playouts a second the expert makes, and what an imagined world costs it.

    python bench/search.py [--seats 4] [--playouts 500] [--decisions 12] [GAME …]

Decisions of seeded games between sharp bots, each searched three times: the quickest counts, in
processor time. Playouts alone are the same search in copies of one world.
"""

import argparse
import time
from collections.abc import Iterator
from itertools import islice

import handful
from handful.bots.levels import LEVELS
from handful.bots.search import Budget, Search, Worlds, lookahead_of, worlds_of
from handful.bots.seated import Asked, SeatedBot
from handful.core import AnyGame, Chance, Move, Play, State
from handful.core.catalog import game, keys

EVERY = 5
"""So many decisions apart, that a game shows its different stages."""
LONGEST = 60
"""Decisions of one game at most."""
WORLDS = 50


def main() -> None:
    """Print a row for each game."""
    asked = _asked()
    print(f"Rules {handful.rules_run}.")
    print("| game | seats | playouts/s | playouts alone/s | a world |")
    print("|---|--:|--:|--:|--:|")
    for key in asked.games or keys():
        print(_row(game(key), asked.seats, asked.playouts, asked.decisions), flush=True)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--playouts", type=int, default=500)
    parser.add_argument("--decisions", type=int, default=12)
    return parser.parse_args()


def _row(of: AnyGame, seats: int, playouts: int, count: int) -> str:
    made, spent, alone, spent_alone, imagining = 0, 0.0, 0, 0.0, 0.0
    for asked in islice(_decisions(of, seats), count):
        budget = Budget(playouts=playouts)
        found, seconds = _searched(of, asked, _imagined(of, asked), budget)
        made, spent = made + found, spent + seconds
        found, seconds = _searched(of, asked, _copied(of, asked), budget)
        alone, spent_alone = alone + found, spent_alone + seconds
        imagining += _timed_worlds(_imagined(of, asked))
    micros = imagining / count / WORLDS * 1e6
    return (
        f"| {of.key} | {seats} | {made / spent:,.0f} | {alone / spent_alone:,.0f} "
        f"| {micros:.0f} µs |"
    )


def _decisions(of: AnyGame, seats: int) -> Iterator[Asked]:
    """Decisions that are some, of one seeded game after another."""
    seed = 3
    while True:
        play = Play(of, of.options(), seats, seed)
        yield from islice(_of_a_game(play), EVERY - 1, LONGEST, EVERY)
        seed += 1


def _of_a_game(play: Play) -> Iterator[Asked]:
    bots = [SeatedBot(play, seat, LEVELS["sharp"]) for seat in range(play.seats)]
    while play.state.outcome() is None:
        actors, awaited = play.state.actors(), play.state.awaited()
        for seat in (*(one for one in actors if one not in awaited), *awaited[:1]):
            asked = bots[seat].asked()
            move = bots[seat].choose()
            if asked.must and len(asked.legal) > 1:
                yield asked
            if move is not None:
                play.enter(seat, move)
                break


def _imagined(of: AnyGame, asked: Asked) -> Worlds:
    return worlds_of(of, asked.view, asked.memory)


def _copied(of: AnyGame, asked: Asked) -> Worlds:
    """One world again and again, with the luck of each."""
    world = of.imagine(asked.view, asked.memory, Chance(5))

    def copy(chance: Chance) -> State:
        twin = world.clone()
        twin.chance = chance.state
        return twin

    return copy


def _searched(of: AnyGame, asked: Asked, worlds: Worlds, budget: Budget) -> tuple[int, float]:
    """How many playouts a decision got, and the seconds of processor time that they took."""
    found: list[tuple[float, int]] = []
    for _ in range(3):
        chance = Chance(1)
        advised: Move | None = of.heuristic.choose(*asked[:4], chance)
        search = Search(lookahead_of(of, asked.memory), worlds, asked.memory, budget, 0.0)
        began = time.process_time()
        search.ranked(asked.legal, asked.legal[0] if advised is None else advised, chance)
        found.append((time.process_time() - began, search.made))
    seconds, made = min(found)
    return made, seconds


def _timed_worlds(worlds: Worlds) -> float:
    began = time.process_time()
    for seed in range(WORLDS):
        worlds(Chance(seed))
    return time.process_time() - began


if __name__ == "__main__":
    main()
