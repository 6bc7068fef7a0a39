"""How fast are the environments for learners, and what are the games like?

    scripts/bench research [--seconds 1] [--rounds 3] [--write]

Each round runs everybody once for the same CPU time, one after the other and each in a process of
its own. With --write the tables also go to docs/research-numbers.md.
"""

import argparse
import math
import os
import platform
import statistics
import sys
from collections import Counter
from operator import truediv
from pathlib import Path

from instructions import SEATS

import handful
from engine import Run, spiel
from handful.core import Chance
from handful.core.catalog import games
from handful.research.episode import Setup, Table

REPORT = Path(__file__).parents[1] / "docs" / "research-numbers.md"
GAMES = 20
"""So many random games are looked at for what a game is like."""

OURS = {
    f"{key}, {name}": Run("ours_research.py", (str(seats), key, what), ours=True)
    for key, seats in SEATS.items()
    for name, what in {
        "PettingZoo": "aec",
        "PettingZoo, all at once": "parallel",
        "Gymnasium against random bots": "seat",
        "OpenSpiel": "openspiel",
    }.items()
} | {
    f"{key}, vector of 256{said}": Run("ours_research.py", (str(SEATS[key]), key, what), ours=True)
    for key, game in games().items()
    if game.study.writer is not None
    for said, what in {"": "vector", ", one seat against lots": "vector-seat"}.items()
}
THEIRS = {
    "PettingZoo hanabi": Run("pettingzoo_hanabi.py", ()),
    "OpenSpiel crazy_eights": spiel("crazy_eights(players=4)", "stepped"),
    "OpenSpiel hanabi": spiel("hanabi(players=4)", "stepped"),
}


def main() -> None:
    """Measure everybody, print the tables, write them if asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of each run")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", action="store_true", help="write docs/research-numbers.md")
    asked = parser.parse_args()
    runs = OURS | THEIRS
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for number in range(asked.rounds):
        for name, run in runs.items():
            print(f"\r\x1b[Kround {number + 1}: {name}", end="", file=sys.stderr, flush=True)
            rates[name].append(run.rate(asked.seconds))
    print("\r\x1b[K", end="", file=sys.stderr)
    tables = "\n".join([*game_table(), "", *speed_table(rates)])
    print(tables)
    if asked.write:
        REPORT.write_text(report(tables, asked.rounds, asked.seconds), "utf-8")


def game_table() -> list[str]:
    """What each game is like in random play."""
    lines = [
        "| game | seats | measured at | ends | moves | actions in a move | legal moves "
        "| allowed actions | hidden bits |",
        "|---|---|--:|---|--:|--:|--:|--:|--:|",
    ]
    for key, game in games().items():
        fewest, most = game.players
        found = looked_at(Setup(key, SEATS[key], {}))
        cells = " | ".join(f"{found[name]:.1f}" for name in ("moves", "said", "legal", "allowed"))
        ends = "together" if found["together"] else "against each other"
        lines.append(
            f"| {game.name} | {fewest} – {most} | {SEATS[key]} | {ends} | {cells} "
            f"| {found['hidden']:.0f} |"
        )
    return lines


def looked_at(setup: Setup) -> dict[str, float]:
    """Averages over some random games."""
    legal: list[int] = []
    allowed: list[int] = []
    hidden: list[float] = []
    together = False
    moves = 0
    for seed in range(GAMES):
        table, chance = Table(setup, seed), Chance(seed)
        while not table.is_over:
            if not table.saying.depth:
                legal.append(len(table.legal))
                moves += 1
                if moves % 10 == 0:
                    hidden.append(bits(setup.game.knowledge.secrets(table.state, table.seat)))
            tokens = table.tokens()
            allowed.append(len(tokens))
            table.act(tokens[chance.below(len(tokens))])
        outcome = table.outcome()
        together = outcome is not None and outcome.together
    return {
        "moves": moves / GAMES,
        "said": len(allowed) / moves,
        "legal": statistics.mean(legal),
        "allowed": statistics.mean(allowed),
        "hidden": statistics.mean(hidden),
        "together": together,
    }


def bits(groups: list[list[int]]) -> float:
    """How many arrangements of the hidden cards there are at most, as bits."""
    found = 0.0
    for group in groups:
        found += math.lgamma(len(group) + 1)
        found -= sum(math.lgamma(count + 1) for count in Counter(group).values())
    return found / math.log(2)


def speed_table(rates: dict[str, list[float]]) -> list[str]:
    """Everybody's steps, and how often PettingZoo's hanabi they are."""
    yardstick = rates["PettingZoo hanabi"]
    lines = ["| environment | steps/s | × PettingZoo hanabi |", "|---|--:|--:|"]
    for name, found in rates.items():
        ratio = statistics.median(map(truediv, found, yardstick))
        lines.append(f"| {name} | {statistics.median(found):,.0f} | {ratio:,.1f} |")
    return lines


def report(tables: str, rounds: int, seconds: float) -> str:
    """The page for readers."""
    return f"""# The games in numbers

Made by `scripts/bench research --write`: random play, one core, rounds: {rounds}, \
{seconds:g} s of CPU time each.
In each round every library ran in turn; we show the median.
Rules {handful.rules_run}, Python {platform.python_version()}, {platform.machine()}, \
{os.cpu_count()} cores.

An *environment* is a game as a learning program meets it. A step is one action, chosen at random
by the environment's own action space, with the next observation and mask (which marks the allowed
actions).
A *vector* runs 256 games at once; “one seat against lots” counts only your own actions, while the
other seats move at random.
Other libraries run in their own loops; OpenSpiel's are not asked for observations.
“Legal moves” and “allowed actions” are averages over all decisions.
“Hidden bits” say how much a seat cannot see: 10 bits are about 1,000 ways the cards could lie.

{tables}
"""


if __name__ == "__main__":
    main()
