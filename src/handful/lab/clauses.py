"""How often each clause of the rulebook comes into play.

The rules say beside the code, in a docstring or a comment, which clause it is; a few games are
played as written, not compiled, and every such place that a move passes is counted.

    python -m handful.lab.clauses DIR SETTING GAMES
"""

import os
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

from msgspec import json

from handful.core import AnyGame
from handful.core.catalog import game
from handful.core.game_folder import folder_of
from handful.core.rulebook import clauses, read

from .playing import Table
from .shards import BadRun, Folder

GAMES = 5
"""Played for it: they are slow, and a clause that matters shows soon."""


def counted(folder: Folder, setting: int, games: int = GAMES) -> dict[str, float]:
    """Times in a game for every clause that the code names, in the order of the book."""
    asked = [sys.executable, "-m", __name__, str(folder.home), str(setting), str(games)]
    env = os.environ | {"HANDFUL_PURE": "1"}
    ran = subprocess.run(asked, capture_output=True, env=env, check=False)
    if ran.returncode:
        raise BadRun(f"The clauses could not be counted: {ran.stderr.decode().splitlines()[-1]}")
    return json.decode(ran.stdout, type=dict[str, float])


class Tracer:
    """Counts the clauses that moves pass on their way through the rules of one game."""

    def __init__(self, played: AnyGame) -> None:
        self.passed: Counter[str] = Counter()
        self._home = str(folder_of(played.rules.options))
        self._clause = re.compile(rf"\b{played.clause}-\d+\b")
        self._moving = 0
        self._cited = cache(self._read)

    def called(self, frame: FrameType, event: str, argument: Any) -> Any:
        """A function begins: follow it if it belongs to a move."""
        code = frame.f_code
        if not code.co_filename.startswith(self._home):
            return None
        is_move = code.co_name in ("apply", "expire")
        if not is_move and not self._moving:
            return None
        self._moving += is_move
        cited, lines = self._cited(code.co_filename)
        self.passed.update(cited.get(code.co_firstlineno, ()))

        def line(frame: FrameType, event: str, argument: Any) -> Any:
            if event == "line":
                self.passed.update(lines.get(frame.f_lineno, ()))
            elif event == "return":
                self._moving -= is_move
            return line

        return line

    def _read(self, path: str) -> tuple[dict[int, list[str]], dict[int, list[str]]]:
        """The clauses that the docstring of each function cites, and those of each line."""
        functions: dict[int, list[str]] = {}
        lines: dict[int, list[str]] = {}
        begun, in_docstring = 0, False
        for number, text in enumerate(Path(path).read_text("utf-8").splitlines(), 1):
            if re.match(r"\s*def ", text):
                begun = number
            quotes = text.count('"""')
            found = self._clause.findall(text)
            if quotes or in_docstring:
                functions.setdefault(begun, []).extend(found)
            elif found:
                lines[number] = found
            in_docstring ^= quotes == 1
        return functions, lines


def main(home: str, setting: str, games: str) -> None:
    """Play and count; the result is printed as JSON."""
    study = Folder(Path(home)).read()
    played = game(study.game)
    table, tracer = Table(study, int(setting)), Tracer(played)
    sys.settrace(tracer.called)
    for number in range(int(games)):
        table.play(number)
    sys.settrace(None)
    book = clauses(read(played))
    found = {one: tracer.passed[one] / int(games) for one in book if tracer.passed[one]}
    sys.stdout.buffer.write(json.encode(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
