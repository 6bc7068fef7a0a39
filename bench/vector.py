"""How many steps a second do the vector environments make, on one core and on several?

    scripts/bench vector [GAME …] [--seconds 1] [--rounds 5] [--before FOLDER] [--workers 2]

One core: random play through 256 games at once with observations and masks, in CPU time. In every
round each game runs right before the peer (pgx), so that a noisy machine disturbs both alike; the
ratio is the median of the rounds. With --before, an older checkout with its rules compiled runs in
place of the peer. Several cores: 512 games for each, in wall time, against the same for one.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import handful
from engine import PEERS, SEATS, Run
from handful.research.spread import SpreadEnv, has_lock

PEER = Run("pgx_mahjong.py", ())
GAMES_EACH = 512
"""Games for each core, where several play."""


def main() -> None:
    """Measure the games that were named, or all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, unless named")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each run")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--before", type=Path, help="an older checkout, instead of the peer")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    games, load = asked.games or list(SEATS), os.getloadavg()[0]
    print(f"Rules {handful.rules_run}; load {load:.1f} on {os.cpu_count()} cores.\n")
    other = "before" if asked.before else "pgx sparrow_mahjong"
    print(f"| steps/s on one core | ours | {other} | ratio | middle half |")
    print("|---|--:|--:|--:|--:|")
    for key in games:
        print(compared(key, asked.seconds, asked.rounds, asked.before), flush=True)
    if asked.workers > 1:
        how = "processes" if has_lock() else "threads"
        print(f"\n| steps/s in {how} | 1 | {asked.workers} | ratio | middle half |")
        print("|---|--:|--:|--:|--:|")
        for key in games:
            print(spread(key, asked.seconds, asked.rounds, asked.workers), flush=True)


def compared(key: str, seconds: float, rounds: int, before: Path | None) -> str:
    """One game on one core: it, then the other, in every round."""
    root = Path(handful.__file__).parents[1]
    pairs = [
        (
            rate(key, seconds, root),
            rate(key, seconds, before.absolute() / "src") if before else PEER.rate(seconds),
        )
        for _ in range(rounds)
    ]
    return line(key, [(mine, theirs, mine / theirs) for mine, theirs in pairs])


def rate(key: str, seconds: float, root: Path) -> float:
    """Steps per second of CPU time with the Handful that lies there."""
    script, seats = str(PEERS / "ours_research.py"), str(SEATS[key])
    command = [sys.executable, script, str(seconds), seats, key, "vector"]
    env = os.environ | {"PYTHONPATH": str(root)}
    done = subprocess.run(command, capture_output=True, text=True, env=env)
    if done.returncode:
        sys.exit(f"{key} failed:\n{done.stderr[-2000:]}")
    found = json.loads(done.stdout.splitlines()[-1])
    return float(found["moves"] / found["seconds"])


def spread(key: str, seconds: float, rounds: int, workers: int) -> str:
    """One game on one core and on several, in turn."""
    one, many = (
        SpreadEnv(key, SEATS[key], num_envs=GAMES_EACH * cores, workers=cores)
        for cores in (1, workers)
    )
    found = []
    for envs in (one, many):
        envs.reset(seed=1)
        played(envs, seconds)  # whatever is looked up once and kept
    for _ in range(rounds):
        single, several = played(one, seconds), played(many, seconds)
        found.append((single, several, several / single))
    one.close()
    many.close()
    return line(key, found)


def played(envs: SpreadEnv, seconds: float) -> float:
    """Steps per second of wall time."""
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(5):
            envs.step(envs.sample())
        steps += 5 * envs.num_envs
    return steps / (time.perf_counter() - start)


def line(key: str, found: list[tuple[float, float, float]]) -> str:
    """A row of a table: both medians, and the median ratio with the middle half of the ratios."""
    first, second, ratio = (statistics.median(column) for column in zip(*found, strict=True))
    ratios = [one for _, _, one in found] * (2 if len(found) == 1 else 1)
    low, _, high = statistics.quantiles(ratios, n=4, method="inclusive")
    spread_of = f"{low:.2f} – {high:.2f}"
    return f"| {key} | {first:,.0f} | {second:,.0f} | {ratio:.2f} × | {spread_of} |"


if __name__ == "__main__":
    main()
