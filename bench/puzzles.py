"""Find puzzles in games of bots, and choose those that a game's folder keeps.

    scripts/bench puzzles find GAME… --out FOLDER [--seconds 300] [--jobs 2] [--first 1]
    scripts/bench puzzles choose GAME FILE… [--count 44]

`find` plays the tables that the game's puzzles.json names, deal by deal from the first seed, and
writes what it finds to FOLDER/GAME.jsonl while it goes. `choose` takes the found ones of every
kind in turn, the clearest first, and writes the game's puzzles.json. It needs nothing but Python.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import count, islice
from pathlib import Path
from typing import Any

from handful.core.catalog import game
from handful.core.game_folder import folder_of
from handful.core.puzzles import FILE, GRADES
from handful.puzzles.making import found as puzzles_of

Deal = tuple[str, int, int, int]
"""A game, which of its tables, a seed, and after how many moves to look."""
PER_DEAL = 2
PAST = 60
"""Nobody should have to think back to more moves."""
SHARES = {"easy": 0.3, "medium": 0.35, "hard": 0.35}
"""So many of each grade, where there are enough."""
KEPT = ("finds", "says", "legal")
"""What only the choosing needs."""


def main() -> None:
    """Find or choose."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    finding = commands.add_parser("find")
    finding.add_argument("games", nargs="+")
    finding.add_argument("--out", type=Path, required=True)
    finding.add_argument("--seconds", type=float, default=300)
    finding.add_argument("--jobs", type=int, default=2)
    finding.add_argument("--first", type=int, default=1)
    finding.add_argument("--after", type=int, default=0, help="look only after so many moves")
    choosing = commands.add_parser("choose")
    choosing.add_argument("game")
    choosing.add_argument("files", nargs="+", type=Path)
    choosing.add_argument("--count", type=int, default=44)
    asked = parser.parse_args()
    if asked.command == "find":
        end = time.time() + asked.seconds
        find(asked.games, asked.out, end, asked.jobs, _deals(asked.games, asked.first, asked.after))
    else:
        choose(asked.game, asked.files, asked.count)


def file_of(key: str) -> Path:
    """Where a game keeps its puzzles."""
    return folder_of(game(key).rules.options) / FILE


def find(keys: Sequence[str], out: Path, end: float, jobs: int, work: "Iterator[Deal]") -> None:
    """Play deals of all games in turn until the time is up."""
    out.mkdir(parents=True, exist_ok=True)
    counted: Counter[str] = Counter()
    with ProcessPoolExecutor(jobs) as pool:
        running = {pool.submit(look, *deal, end): deal for deal in islice(work, 2 * jobs)}
        while running:
            done = next(as_completed(running))
            key, _, seed, _ = running.pop(done)
            with (out / f"{key}.jsonl").open("a") as file:
                for one in done.result():
                    file.write(json.dumps(one) + "\n")
                    counted[f"{key} {one['grade']}"] += 1
            if time.time() < end:
                deal = next(work)
                running[pool.submit(look, *deal, end)] = deal
            print(f"{end - time.time():.0f} s left, deal {seed}, {dict(counted)}", flush=True)


def _deals(keys: Sequence[str], first: int, after: int) -> "Iterator[Deal]":
    """The games in turn, each at all of its tables."""
    tables = {key: len(json.loads(file_of(key).read_text("utf-8"))["tables"]) for key in keys}
    for seed in count(first):
        for key in keys:
            yield key, seed % tables[key], seed, after


def look(key: str, table: int, seed: int, after: int, end: float) -> list[dict[str, Any]]:
    """The puzzles of one deal."""
    of = game(key)
    at: Mapping[str, Any] = json.loads(file_of(key).read_text("utf-8"))["tables"][table]
    options = of.rules.options.read(at.get("options", {}))
    return list(puzzles_of(of, options, at["seats"], seed, PER_DEAL, after, end))


def choose(key: str, files: Sequence[Path], most: int) -> None:
    """Write the game's puzzles: of each grade its share, of each kind as evenly as can be."""
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    found = [json.loads(line) for line in dict.fromkeys(lines)]
    candidates = [one for one in found if one["says"] and len(one.get("moves", ())) <= PAST]
    kept: list[dict[str, Any]] = []
    for grade in GRADES:
        some = [one for one in candidates if one["grade"] == grade]
        kept += _varied(some, round(most * SHARES[grade]))
    kept += _varied([one for one in candidates if one not in kept], most - len(kept))
    kept.sort(key=lambda one: (GRADES.index(one["grade"]), -_lead(one)))
    path = file_of(key)
    held = json.loads(path.read_text("utf-8"))
    rows = [{name: value for name, value in one.items() if name not in KEPT} for one in kept]
    tables = json.dumps(held["tables"])
    puzzles = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    path.write_text(f'{{"tables": {tables},\n"puzzles": [\n{puzzles}\n]}}\n', "utf-8")
    kinds = Counter(_kind(one) for one in kept)
    print(f"{len(candidates)} found, {len(kept)} kept: {dict(kinds)}", file=sys.stderr)


def _varied(candidates: Sequence[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """The clearest of each kind, then the next of each, one from a deal before two."""
    kinds: Counter[object] = Counter()
    deals: Counter[object] = Counter()
    ranked = []
    for one in sorted(candidates, key=lambda one: -min(0.3, _lead(one))):
        deal, kind = (one["seats"], one["seed"]), _kind(one)
        ranked.append(((deals[deal], kinds[kind]), one))
        deals[deal] += 1
        kinds[kind] += 1
    ranked.sort(key=lambda one: one[0])
    return [one for _, one in ranked[:most]]


def _lead(one: Mapping[str, Any]) -> float:
    proof = one["proof"]
    return float(proof["value"] - proof["next_value"])


def _kind(one: Mapping[str, Any]) -> tuple[str, ...]:
    """What a puzzle is about: its verb, what it beats, and what is said for it."""
    return one["best"][0].split()[0], one["proof"]["next"].split()[0], *one["says"]


if __name__ == "__main__":
    main()
