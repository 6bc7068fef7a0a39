"""Compiles the hand-written C++ games, where there is a compiler."""

import json
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).parent
GAMES = tuple(sorted(source.stem for source in HERE.glob("*.cpp")))
"""Which of our games have a limit to be measured against."""


def compiler() -> str | None:
    """A C++ compiler, if there is one."""
    return shutil.which("g++") or shutil.which("clang++")


def built(key: str, folder: Path) -> Path:
    """The program of one game, compiled into a folder."""
    found, program = compiler(), folder / key
    if found is None:
        raise FileNotFoundError("there is no C++ compiler")
    source = str(HERE / f"{key}.cpp")
    subprocess.run([found, "-O3", "-std=c++17", "-o", str(program), source], check=True)
    return program


def checked(program: Path, seats: int, games: int) -> list[list[int]]:
    """Of each game its moves, the player's generator, and the scores."""
    lines = _said(program, "check", seats, games).splitlines()
    return [[int(word) for word in line.split()] for line in lines]


def rate(program: Path, seats: int, seconds: float) -> float:
    """Moves per second of CPU time, over 32 deals."""
    found = json.loads(_said(program, "time", seats, seconds))
    return float(found["moves"] / found["seconds"])


def _said(program: Path, what: str, seats: int, number: float) -> str:
    command = [str(program), what, str(seats), str(number)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
