"""How fast are the rules, against the engines of the field in the same run?

    scripts/bench engine [--seconds 1] [--rounds 5] [--ratios] [--write]

Each round runs everybody once for the same CPU time, one after the other and each in a process of
its own. Whom we compare ourselves with runs again right after us, in short slices, so that a noisy
machine disturbs both alike; the ratio is the median of the slices'. With --ratios only that is
measured. With --write the tables also go to docs/performance.md, above its other sections.
Two games are also written by hand in C++ (bench/limit): how near we come to that has its own table.
Where valgrind is installed, it counts instructions, which do not depend on the load.
"""

import argparse
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import handful

sys.path.insert(0, str(Path(__file__).parent / "limit"))

import building
from instructions import SEATS, can_count, limit, per_move

PEERS = Path(__file__).parent / "peers"
REPORT = Path(__file__).parents[1] / "docs" / "performance.md"


@dataclass(frozen=True)
class Run:
    """One thing to measure: a script with its arguments, ours or a peer's."""

    script: str
    args: tuple[str, ...]
    ours: bool = False
    pure: bool = False

    def rate(self, seconds: float) -> float:
        """Moves (or copies) per second of CPU time."""
        python = sys.executable if self.ours else os.environ.get("HANDFUL_PEERS", sys.executable)
        env = os.environ | ({"HANDFUL_PURE": "1"} if self.pure else {})
        command = [python, str(PEERS / self.script), str(seconds), *self.args]
        done = subprocess.run(command, capture_output=True, text=True, env=env)
        if done.returncode:
            sys.exit(f"{self.script} {' '.join(self.args)} failed:\n{done.stderr[-2000:]}")
        found = json.loads(done.stdout.splitlines()[-1])
        return float(found["moves"] / found["seconds"])


def ours(key: str, what: str, pure: bool = False) -> Run:
    """One of our games."""
    return Run("ours.py", (str(SEATS[key]), key, what), ours=True, pure=pure)


def spiel(game: str, what: str) -> Run:
    """One of OpenSpiel's games."""
    return Run("open_spiel_play.py", (game, what))


OURS = {
    f"{key}, {name}": run
    for key in SEATS
    for name, run in {
        "compiled": ours(key, "inside"),
        "with the deal": ours(key, "dealt"),
        "stepped from Python": ours(key, "stepped"),
        "uncompiled": ours(key, "inside", pure=True),
        "clone": ours(key, "clone"),
    }.items()
}
SPIEL = {
    "crazy_eights": "crazy_eights(players=4)",
    "crazy_eights with specials": "crazy_eights(players=4,use_special_cards=true)",
    "go_fish": "go_fish(players=4)",
    "gin_rummy": "gin_rummy",
    "negotiation": "negotiation",
    "bargaining": "bargaining",
}
THEIRS = (
    {f"OpenSpiel {name}, C++ rollouts": spiel(game, "native") for name, game in SPIEL.items()}
    | {"OpenSpiel hanabi, C++ bots": spiel("hanabi(players=4)", "bots")}
    | {
        f"OpenSpiel {name}, stepped from Python": spiel(game, "stepped")
        for name, game in (SPIEL | {"hanabi": "hanabi(players=4)"}).items()
    }
    | {
        "RLCard uno, environment": Run("rlcard_uno.py", ("4", "env")),
        "RLCard uno, bare game": Run("rlcard_uno.py", ("4", "bare")),
        "PettingZoo hanabi": Run("pettingzoo_hanabi.py", ()),
        "pgx sparrow_mahjong, 1024 at once": Run("pgx_mahjong.py", ()),
    }
)
PAIRS = (
    ("ultima, compiled", "OpenSpiel crazy_eights, C++ rollouts", 3),
    ("ultima, compiled", "OpenSpiel crazy_eights with specials, C++ rollouts", 3),
    ("ultima, stepped from Python", "OpenSpiel crazy_eights, stepped from Python", 3),
    ("ultima, uncompiled", "RLCard uno, environment", 3),
    ("ultimatch, compiled", "OpenSpiel hanabi, C++ bots", 3),
    ("boom, compiled", "OpenSpiel go_fish, C++ rollouts", 3),
    ("thatmatch, compiled", "OpenSpiel gin_rummy, C++ rollouts", 5),
    ("ultimatum, compiled", "OpenSpiel bargaining, C++ rollouts", 3),
    ("ultimatum, compiled", "OpenSpiel negotiation, C++ rollouts", 3),
)
"""Ours, theirs, and the ratio that we promise."""
SLICES = 3
"""For a ratio each round's time is cut into so many."""
RATIOS = re.compile(r"\| ours \| theirs .*?(?=\n\n\| peer)", re.DOTALL)
"""Their tables on the page."""


def main() -> None:
    """Measure everybody, print the tables, write them if asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of each run")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--ratios", action="store_true", help="only how we compare")
    parser.add_argument("--write", action="store_true", help="write docs/performance.md")
    asked = parser.parse_args()
    slices, slice_seconds = asked.rounds * SLICES, asked.seconds / SLICES
    compared = ratio_table(ratios(slices, slice_seconds))
    counts = instructions()
    if building.compiler():
        compared += ["", *limit_table(limits(slices, slice_seconds), counts)]
    page = REPORT.read_text("utf-8")
    if asked.ratios:
        print(*compared, sep="\n")
        page = RATIOS.sub("\n".join(compared), page)
    else:
        rates = everybody(asked.rounds, asked.seconds)
        tables = "\n".join([*our_table(rates, counts), "", *compared, "", *their_table(rates)])
        print(tables)
        page = report(tables, asked.rounds, asked.seconds) + "".join(page.partition("\n## ")[1:])
    if asked.write:
        REPORT.write_text(page, "utf-8")


def everybody(rounds: int, seconds: float) -> dict[str, list[float]]:
    """How fast each of us and of them is, in every round."""
    runs = OURS | THEIRS
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(rounds):
        for name, run in runs.items():
            show(f"round {number + 1} of {rounds}: {name}")
            rates[name].append(run.rate(seconds))
    show("")
    return rates


def ratios(slices: int, seconds: float) -> dict[tuple[str, str], list[float]]:
    """How we compare with each, slice by slice: first we run, then they do, then we again."""
    found: dict[tuple[str, str], list[float]] = {}
    for mine, theirs, _ in PAIRS:
        for number in range(slices):
            show(f"slice {number + 1} of {slices}: {mine} and {theirs}")
            ratio = OURS[mine].rate(seconds) / THEIRS[theirs].rate(seconds)
            found.setdefault((mine, theirs), []).append(ratio)
    show("")
    return found


def limits(slices: int, seconds: float) -> dict[str, list[tuple[float, float]]]:
    """Our games and the same ones by hand in C++, slice by slice."""
    found: dict[str, list[tuple[float, float]]] = {key: [] for key in building.GAMES}
    with tempfile.TemporaryDirectory() as folder:
        for key in building.GAMES:
            program = building.built(key, Path(folder))
            for number in range(slices):
                show(f"slice {number + 1} of {slices}: {key} and the same in C++")
                mine = OURS[f"{key}, compiled"].rate(seconds)
                found[key].append((mine, building.rate(program, SEATS[key], seconds)))
    show("")
    return found


def instructions() -> dict[str, float]:
    """How many a move takes, in our games and by hand in C++; nothing where nobody can count."""
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        for key in SEATS if can_count() else ():
            show(f"counting the instructions of {key}")
            found[key] = per_move(key, Path(folder))[0]
            if key in building.GAMES and building.compiler():
                found[f"{key} in C++"] = limit(key, Path(folder))
    show("")
    return found


def show(progress: str) -> None:
    """Say how far it is, on one line."""
    print(f"\r\x1b[K{progress}", end="", file=sys.stderr, flush=True)


def our_table(rates: dict[str, list[float]], counts: dict[str, float]) -> list[str]:
    """Our five games, one line each."""
    columns = ("with the deal", "stepped from Python", "uncompiled")
    lines = [
        f"| moves/s | seats | compiled | middle half | {' | '.join(columns)} | clone "
        "| instructions |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for key, seats in SEATS.items():
        low, compiled, high = quarters(rates[f"{key}, compiled"])
        spread = f"{low / 1e6:.1f} – {high / 1e6:.1f} M"
        cells = [f"{statistics.median(rates[f'{key}, {column}']):,.0f}" for column in columns]
        clone = 1e9 / statistics.median(rates[f"{key}, clone"])
        lines.append(
            f"| {key} | {seats} | {compiled:,.0f} | {spread} | {' | '.join(cells)} "
            f"| {clone:,.0f} ns | {counted(counts, key)} |"
        )
    return lines


def quarters(values: list[float]) -> tuple[float, float, float]:
    """The median, between the ends of the middle half."""
    low, middle, high = statistics.quantiles(values, n=4, method="inclusive")
    return low, middle, high


def counted(counts: dict[str, float], key: str) -> str:
    """How many instructions a move takes, if somebody has counted."""
    return f"{counts[key]:,.0f}" if key in counts else "–"


def ratio_table(found: dict[tuple[str, str], list[float]]) -> list[str]:
    """What we aim for and what was seen: the median, and the middle half of the slices."""
    lines = ["| ours | theirs | ratio | middle half | our aim |", "|---|---|--:|--:|--:|"]
    for mine, theirs, promised in PAIRS:
        low, ratio, high = quarters(found[mine, theirs])
        spread = f"{low:.1f} – {high:.1f}"
        lines.append(f"| {mine} | {theirs} | {ratio:.1f} × | {spread} | {promised} × |")
    return lines


def limit_table(found: dict[str, list[tuple[float, float]]], counts: dict[str, float]) -> list[str]:
    """How many times as fast the same game is by hand in C++."""
    lines = [
        "| moves/s | ours | by hand in C++ | ratio | middle half "
        "| our instructions | instructions in C++ |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for key, rates in found.items():
        mine, theirs = (statistics.median(side) for side in zip(*rates, strict=True))
        times = [fast / slow for slow, fast in rates]
        low, ratio, high = quarters(times)
        lines.append(
            f"| {key} | {mine:,.0f} | {theirs:,.0f} | {ratio:.2f} × | {low:.2f} – {high:.2f} "
            f"| {counted(counts, key)} | {counted(counts, f'{key} in C++')} |"
        )
    return lines


def their_table(rates: dict[str, list[float]]) -> list[str]:
    """The peers, one line each."""
    lines = ["| peer | moves/s | middle half |", "|---|--:|--:|"]
    for name in THEIRS:
        low, middle, high = quarters(rates[name])
        lines.append(f"| {name} | {middle:,.0f} | {low:,.0f} – {high:,.0f} |")
    return lines


def report(tables: str, rounds: int, seconds: float) -> str:
    """The page for readers."""
    return f"""# How fast it is

Made by `scripts/bench engine --write`: random play on one core, {rounds} rounds.
In each round every library ran for {seconds:g} s of CPU time.
Our games and OpenSpiel's use 32 deals.
For the ratios, ours and theirs ran one right after the other, {rounds * SLICES} times, each for
{seconds / SLICES:g} s. We show medians, and where the middle half of all runs lies.
Rules {handful.rules_run}, Python {platform.python_version()}, {platform.machine()}.

- *Compiled*: copy a dealt position and play it to its end in compiled code, as a search does;
  OpenSpiel's C++ rollouts do the same.
- *With the deal*: the same, and deal every game.
- *Stepped from Python*: a loop in Python that asks who acts and what is legal, and makes one move.
- *Uncompiled*: the same rules as plain Python. *Clone*: how long it takes to copy a position.
- *Instructions*: machine instructions a move of *compiled* takes, counted with valgrind; they are
  the same however busy the machine is (`scripts/bench instructions` says where most of them go).
- *By hand in C++*: the same game written for speed alone (`bench/limit`); a test plays it move for
  move against ours. Its instructions include the deal.

OpenSpiel cannot run rollouts of hanabi, so its own C++ bots play it.
Our build keeps Cython's safety checks on, and we test it with AddressSanitizer, which finds wrong
memory accesses (`scripts/sanitize`).

{tables}
"""


if __name__ == "__main__":
    main()
