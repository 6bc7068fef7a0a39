"""How many machine instructions does a move take? The same on every machine, however busy.

    scripts/bench instructions [GAME …] [--most 6]

Counts with valgrind what the compiled rules do in random play (copying each position, not dealing
it), and where most of it goes. Games that are also written in C++ (bench/limit) show that too.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "limit"))

import building  # noqa: E402 - lies in the folder just added

SEATS = {"ultima": 4, "ultimatch": 4, "boom": 4, "thatmatch": 4, "ultimatum": 5}
"""How many play when we measure a game."""
INSIDE = "*RandomPlayer_play_copies*"
"""Where counting begins and ends."""


def main() -> None:
    """Count, and say so."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, unless named")
    parser.add_argument("--most", type=int, default=6, help="how many functions to name")
    asked = parser.parse_args()
    if not can_count():
        sys.exit("This counts with valgrind, which is not installed.")
    for key in asked.games or SEATS:
        with tempfile.TemporaryDirectory() as folder:
            show(key, Path(folder), asked.most)


def can_count() -> bool:
    """Whether valgrind is installed."""
    return shutil.which("valgrind") is not None


def show(key: str, folder: Path, most: int) -> None:
    """One game: instructions per move, the functions that take most, and the limit."""
    total, where = per_move(key, folder)
    print(f"{key}: {total:,.0f} instructions a move")
    for name, count in where[:most]:
        print(f"  {count:7,.0f}  {name}")
    if key in building.GAMES and building.compiler():
        print(f"  {limit(key, folder):7,.0f}  by hand in C++, with the deal")


def per_move(key: str, folder: Path) -> tuple[float, list[tuple[str, float]]]:
    """How many instructions a move of our game takes, and how many of them each function."""
    said, report = counted(ours(key), folder, f"--toggle-collect={INSIDE}", "--collect-atstart=no")
    found = re.search(r'"moves": (\d+)', said)
    assert found, said
    moves = int(found[1])
    total, where = parts(report)
    return total / moves, [(name, count / moves) for name, count in where]


def ours(key: str) -> list[str]:
    """Each of the deals once, played inside the engine."""
    return [
        sys.executable,
        str(HERE / "peers" / "ours.py"),
        "0.001",
        str(SEATS[key]),
        key,
        "inside",
    ]


def limit(key: str, folder: Path) -> float:
    """What a move takes in C++: the difference between many games and twice as many."""
    program, many = building.built(key, folder), 200
    found = []
    for games in (many, 2 * many):
        said, report = counted([str(program), "check", str(SEATS[key]), str(games)], folder)
        moves = sum(int(line.split()[0]) for line in said.splitlines() if line[:1].isdigit())
        found.append((parts(report)[0], moves))
    return (found[1][0] - found[0][0]) / (found[1][1] - found[0][1])


def counted(command: list[str], folder: Path, *flags: str) -> tuple[str, str]:
    """Run it under valgrind; what it said, and the report, come back."""
    profile = folder / "profile"
    tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", *flags]
    env = os.environ | {"PYTHONHASHSEED": "0"}
    done = subprocess.run([*tool, *command], capture_output=True, text=True, env=env)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr[-2000:]}")
    reading = ["callgrind_annotate", "--threshold=100", str(profile)]
    report = subprocess.run(reading, capture_output=True, text=True, check=True).stdout
    return done.stdout, report


def parts(report: str) -> tuple[int, list[tuple[str, int]]]:
    """All instructions, and those of each function."""
    lines = re.findall(r"^ *([\d,]+) \([ \d.]+%\)  (.*)$", report, re.MULTILINE)
    counts = [(_plain(name), int(count.replace(",", ""))) for count, name in lines]
    return counts[0][1], counts[1:]


def _plain(name: str) -> str:
    """A function without the prefixes of Cython and the file it lies in."""
    name = re.sub(r" \[.*", "", name).rpartition(":")[2]
    return re.sub(r"^__pyx_f_7handful(_\d+(core|games|bots))?_", "", name)


if __name__ == "__main__":
    main()
