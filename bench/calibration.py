"""Do the chances that a review says come true, and does luck average out?

    python bench/calibration.py chances --seconds 240 --jobs 16 --out FILE
    python bench/calibration.py luck --games ultimatum --seconds 60 --jobs 16 --out FILE

It plays games between bots until the time is up. `chances` asks at a few positions for the chance
of winning, as each seat could know it and with all hands open, and notes who won: at the usual
table and, in turn, at those of all other sizes. `luck` adds up luck and skill, and `cost` what the
decisions of each seat cost as well. `calibration_report.py` says what came of it.

The standard library and the rules are all it needs.
"""

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import handful
from handful.bots.levels import level
from handful.bots.search import worlds_of
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import AnyGame, Chance, Foresight, Play, State
from handful.core.catalog import game, keys
from handful.review.course import Course
from handful.review.decisions import choices, decided
from handful.review.playing_on import PlayingOn, Redealing, luck_of, shared
from handful.review.sampling import BATCH, sampled

STRONG, WEAK = "sharp", "casual"
FIRST = 900_000
"""The number of the first deal: no bot and no correction was fitted to these."""
WORLDS = 96
POSITIONS = 6
"""So many positions of a game are asked about."""
POWERS = (0.8, 1.0, 1.25, 1.5)
"""So certain the odds of unfinished positions might be."""
BATCHES = 4
"""So many batches of worlds add up luck."""


class Unit(NamedTuple):
    """One game to be played and looked at."""

    kind: str
    key: str
    seats: int
    deal: int
    slips: float = -1.0
    """How often players in playouts slip; below 0 as the game declares."""
    players: tuple[str, str] = (STRONG, WEAK)
    """Who plays for luck, the better one first."""
    preset: str = ""
    """The ready-made set of house rules, if not the usual ones."""


def units(asked: argparse.Namespace) -> Iterator[Unit]:
    """The same of each game in turn, without end."""
    for number in count(asked.first):
        for key in asked.games:
            usual, others = tables(game(key))
            for one in asked.slips:
                players = tuple(asked.players)
                yield Unit(
                    asked.kind, key, asked.seats or usual, number, one, players, asked.preset
                )
            if asked.kind == "chances" and not asked.seats:
                yield Unit(asked.kind, key, others[number % len(others)], number)


def tables(of: AnyGame) -> tuple[int, list[int]]:
    """The usual number of players, and all others."""
    low, high = of.players
    usual = 3 if of.bots.solve else max(low, min(4, high))
    return usual, [seats for seats in range(low, high + 1) if seats != usual]


def done(unit: Unit) -> dict[str, Any]:
    """What came of one game."""
    try:
        found = _chances(unit) if unit.kind == "chances" else _luck(unit, unit.kind == "cost")
    except Exception as problem:
        found = {"problem": repr(problem)}
    return {**unit._asdict(), **found}


def _options(of: AnyGame, seats: int, preset: str = "") -> Any:
    """The usual house rules, or the first preset that so many can play by."""
    options = of.rules.options
    for one in options.presets:
        if one.key == preset:
            return options.read(one.values)
    for values in ({}, *(one.values for one in options.presets)):
        if options.read(values).problem(seats) is None:
            return options.read(values)
    raise ValueError(f"no rules for {seats}")


def _course(unit: Unit, seating: Sequence[str]) -> Course:
    of = game(unit.key)
    play = Play(of, _options(of, unit.seats, unit.preset), unit.seats, unit.deal)
    play_through(play, [SeatedBot(play, seat, level(name)) for seat, name in enumerate(seating)])
    return Course(of, play.record())


def _chances(unit: Unit) -> dict[str, Any]:
    course = _course(unit, [STRONG] * unit.seats)
    of = course.game
    if unit.slips >= 0:
        bots = replace(of.bots, foresight=Foresight(slips=unit.slips))
        of = course.game = replace(of, bots=bots)
    on = PlayingOn(of, course.options, course.seats, course.outcome.together)
    every = max(1, course.length // POSITIONS)
    rows = []
    for step in course.steps():
        if (step.number + unit.deal) % every:
            continue
        opened = _means(on, [Redealing(of, step.state)])[0]
        seen = [
            worlds_of(of, of.knowledge.view(step.state, seat), step.memories[seat])
            for seat in range(course.seats)
        ]
        own = _means(on, seen)
        known = [[own[seat][at][seat] for seat in range(course.seats)] for at in range(len(POWERS))]
        rows.append({"at": step.number / course.length, "open": opened, "known": known})
    return {"rows": rows, "returns": course.outcome.returns()}


def _means(on: PlayingOn, makers: Sequence[Any]) -> list[list[list[float]]]:
    """For each maker of worlds and each power, what the seats have on average."""
    found = []
    for worlds in makers:
        sums = [[0.0] * on.seats for _ in POWERS]
        for number in range(WORLDS):
            world = worlds(Chance(luck_of(number)))
            on.play(world, number)
            for total, values in zip(sums, _judged(on, world), strict=True):
                for seat, value in enumerate(values):
                    total[seat] += value / WORLDS
        found.append([[round(one, 4) for one in row] for row in sums])
    return found


def _judged(on: PlayingOn, world: State) -> list[tuple[float, ...]]:
    outcome = world.outcome()
    if outcome is not None:
        return [outcome.returns()] * len(POWERS)
    raw = [on.ahead.standing(world, seat) for seat in range(on.seats)]
    if on.together:
        return [tuple(raw)] * len(POWERS)
    return [shared([one**power for one in raw]) for power in POWERS]


def _luck(unit: Unit, with_cost: bool) -> dict[str, Any]:
    """Luck of every seat; two kinds of players, in turn in every chair."""
    turn = unit.deal % 2
    seating = [unit.players[(seat + turn) % 2] for seat in range(unit.seats)]
    if game(unit.key).bots.solve:
        seating = [unit.players[turn]] * unit.seats
    course = _course(unit, seating)
    rows, par = [], 0.0
    for batch in range(BATCHES):
        sample = sampled(course, batch, charted=False)
        rows += sample.luck
        par += sample.par / BATCHES / BATCH
    luck = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    spread = [
        (sum((row[seat] - luck[seat]) ** 2 for row in rows) / (len(rows) - 1) / len(rows)) ** 0.5
        for seat in range(unit.seats)
    ]
    outcome = course.outcome
    cost = [0.0] * unit.seats
    for one in decided(course, choices(course)) if with_cost else ():
        cost[one.seat] += one.cost
    return {
        "seating": seating,
        "cost": cost,
        "returns": outcome.returns(),
        "luck": luck,
        "error": spread,
        "par": par if outcome.together else 1 / unit.seats,
        "together": outcome.together,
    }


def measure(work: Iterator[Unit], seconds: float, jobs: int, out: Path) -> None:
    """Play until the time is up, and write what was found."""
    end, rows = time.monotonic() + seconds, []
    with multiprocessing.Pool(jobs) as pool:
        for row in pool.imap_unordered(done, _until(end, work), chunksize=1):
            rows.append(row)
            if time.monotonic() > end + 20:
                break
        pool.terminate()
    out.write_text(json.dumps({"rules": handful.rules_run, "rows": rows}))
    print(f"{len(rows)} games in {out}, rules {handful.rules_run}")


def _until(end: float, work: Iterator[Unit]) -> Iterator[Unit]:
    for unit in work:
        if time.monotonic() > end:
            return
        yield unit


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("kind", choices=("chances", "luck", "cost"))
    parser.add_argument("--games", nargs="+", default=list(keys()))
    parser.add_argument("--seats", type=int, help="only at tables of this size")
    parser.add_argument("--preset", default="", help="a ready-made set of house rules")
    parser.add_argument("--players", nargs=2, default=[STRONG, WEAK], help="the better one first")
    parser.add_argument("--first", type=int, default=FIRST, help="the number of the first deal")
    parser.add_argument("--slips", nargs="+", type=float, default=[-1.0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    measure(units(asked), asked.seconds, asked.jobs, asked.out)


if __name__ == "__main__":
    main()
