"""The pyramid as a picture in text: lower cards lie on the edges of upper ones."""

from collections.abc import Sequence
from typing import Final

from handful.core import ink

from .knowledge.view import DOWN
from .rules.cards import FACES, NUMBERS

WIDTH: Final = 6
"""From the left edge of a card to that of its neighbour."""
HEIGHT: Final = 2
BACK: Final = "░" * (WIDTH - 1)
TOP, BOTTOM = "╭─────╮", "╰─────╯"
LABEL: Final = 3

Cell = tuple[str, str]
"""An ink and one letter."""


def pyramid(rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of the picture; each row is named at its left."""
    high, wide = HEIGHT * len(rows) + 1, LABEL + WIDTH * len(rows) + 1
    canvas: list[list[Cell]] = [[("", " ")] * wide for _ in range(high)]
    for number, row in enumerate(rows):
        top = HEIGHT * number
        if any(row):
            _write(canvas, top + 1, 0, f"r{number + 1}", "dim")
        left = LABEL + (len(rows) - len(row)) * WIDTH // 2
        for column, code in enumerate(row):
            if code:
                joined = column > 0 and row[column - 1] != ""
                _card(canvas, top, left + column * WIDTH, code, joined)
    lines = [_inked(line) for line in canvas]
    while lines and not lines[0].strip():
        lines.pop(0)
    while lines and not lines[-1].strip():
        lines.pop()
    return lines


def _card(canvas: list[list[Cell]], top: int, left: int, code: str, joined: bool) -> None:
    """One card, over whatever lies there; it shares an edge with a neighbour at its left."""
    edge = "dim"
    _write(canvas, top, left, "┬" + TOP[1:] if joined else TOP, edge)
    _write(canvas, top + 1, left, "│" + " " * (WIDTH - 1) + "│", edge)
    _write(canvas, top + 2, left, "┴" + BOTTOM[1:] if joined else BOTTOM, edge)
    if code == DOWN:
        _write(canvas, top + 1, left + 1, BACK, "grey")
    else:
        face = FACES[NUMBERS[code]]
        _write(canvas, top + 1, left + 1, f"{face.glyph + code:^{WIDTH - 1}}", face.ink)


def _write(canvas: list[list[Cell]], line: int, left: int, text: str, name: str) -> None:
    for step, letter in enumerate(text):
        canvas[line][left + step] = (name, letter)


def _inked(cells: list[Cell]) -> str:
    """A line of cells, equal inks together; blanks need none."""
    pieces: list[list[str]] = []
    for name, letter in cells:
        name = "" if letter == " " else name
        if pieces and pieces[-1][0] == name:
            pieces[-1][1] += letter
        else:
            pieces.append([name, letter])
    return "".join(ink(name, text) if name else text for name, text in pieces).rstrip()
