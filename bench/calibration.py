"""Do the chances that a review says come true, and does luck average out?

    python bench/calibration.py chances --deals 2000 --jobs 16 --out FILE
    python bench/calibration.py luck --games ultimatum --seconds 60 --jobs 16 --out FILE

It plays games between bots. `chances` asks at a few random moments of each for the chance of
winning, as each seat could know it and with all hands open, in as many worlds as a review draws its
chart from, and notes who won. `luck` adds up luck and skill, and `cost` what the decisions of each
seat cost as well. `calibration_report.py` says what came of it.

The standard library and the rules are all it needs.
"""

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import handful
from handful.bots.levels import level
from handful.bots.search import worlds_of
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import AnyGame, Chance, Play, State
from handful.core.catalog import game, keys
from handful.core.hindsight import Step
from handful.review.course import Course
from handful.review.decisions import choices, decided
from handful.review.findings import CHARTS
from handful.review.playing_on import Redealing, luck_of
from handful.review.sampling import BATCH, sampled

STRONG, WEAK = "sharp", "casual"
FIRST = 900_000
"""The number of the first deal: no bot and no correction was fitted to these."""
WORLDS = CHARTS * BATCH
"""As many as a review has: fewer would be noisier, and noise looks like saying too much."""
MOMENTS = 4
"""So many moments of a game are asked about: few, as those of one game end the same."""
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
    for number in islice(count(asked.first), asked.deals):
        for key in asked.games:
            usual, others = tables(game(key))
            for one in asked.slips:
                players = tuple(asked.players)
                yield Unit(
                    asked.kind, key, asked.seats or usual, number, one, players, asked.preset
                )
            if asked.other_tables:
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
    if unit.slips >= 0:
        of = course.game
        bots = replace(of.bots, foresight=replace(of.bots.foresight, slips=unit.slips))
        course.game = replace(of, bots=bots)
    numbers = list(range(course.length))
    Chance(unit.deal).shuffle(numbers)
    asked = set(numbers[:MOMENTS])
    rows = []
    for step in course.steps():
        if step.number in asked:
            opened = _mean(course, Redealing(course.game, step.state))
            known = [_known(course, step, seat) for seat in range(course.seats)]
            rows.append({"at": step.number / course.length, "open": opened, "known": known})
    return {"rows": rows, "returns": course.outcome.returns()}


def _known(course: Course, step: Step, seat: int) -> float:
    """What a seat could think of its chance."""
    knowledge = course.game.knowledge
    worlds = worlds_of(course.game, knowledge.view(step.state, seat), step.memories[seat])
    return _mean(course, worlds)[seat]


def _mean(course: Course, worlds: Callable[[Chance], State]) -> list[float]:
    """What the seats have on average."""
    found = [course.on(worlds(Chance(luck_of(number))), number) for number in range(WORLDS)]
    return [round(sum(column) / WORLDS, 4) for column in zip(*found, strict=True)]


def _luck(unit: Unit, with_cost: bool) -> dict[str, Any]:
    """Luck of every seat; two kinds of players, in turn in every chair.

    Where a table plays as one, two tables play each deal: one of the better, one of the others.
    """
    turn = unit.deal % 2
    seating = [unit.players[(seat + turn) % 2] for seat in range(unit.seats)]
    if game(unit.key).bots.solve:
        seating = [unit.players[turn]] * unit.seats
        unit = unit._replace(deal=unit.deal // 2)
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
    """Play all of it, or until the time is up, and write what was found."""
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
    parser.add_argument("--deals", type=int, help="so many deals of each game, and no more")
    parser.add_argument("--other-tables", action="store_true", help="in turn all other sizes, too")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    measure(units(asked), asked.seconds, asked.jobs, asked.out)


if __name__ == "__main__":
    main()
