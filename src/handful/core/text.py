"""Small words that every game's text needs."""

from collections.abc import Sequence
from textwrap import wrap
from typing import TYPE_CHECKING

from .events import Told
from .styled_text import plain

if TYPE_CHECKING:  # a game says what is wrong with its table in words of this module
    from .game import Names


def listed(words: Sequence[str]) -> str:
    """Words as a sentence has them: “A”, “A and B”, “A, B and C”; nothing is “nobody”."""
    if not words:
        return "nobody"
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]


def whose(event: Told, names: "Names", key: str = "seat") -> str:
    """The name of the seat an event is about, or '' where it is about none."""
    seat = event.get(key)
    return names[seat] if isinstance(seat, int) else ""


def columns(rows: Sequence[Sequence[str]], gap: str = "  ") -> list[str]:
    """Rows of cells, each column as wide as its widest cell; styles take no room."""
    widths = [max(len(plain(cell)) for cell in column) for column in zip(*rows, strict=True)]
    return [
        gap.join(
            cell + " " * (width - len(plain(cell))) for cell, width in zip(row, widths, strict=True)
        ).rstrip()
        for row in rows
    ]


def boxed(lines: Sequence[str], width: int, frame: str = "╭╮╰╯─│") -> list[str]:
    """Lines in a frame of so many columns, styles and all."""
    inner = width - 2
    rows = [f"{frame[5]}{padded(line, inner)}{frame[5]}" for line in lines]
    bar = frame[4] * inner
    return [f"{frame[0]}{bar}{frame[1]}", *rows, f"{frame[2]}{bar}{frame[3]}"]


def padded(line: str, width: int) -> str:
    """A line with spaces after it up to this width."""
    return line + " " * (width - len(plain(line)))


def beside(blocks: Sequence[Sequence[str]], gap: str = " ") -> list[str]:
    """Blocks of lines side by side, each as wide as its widest line."""
    widths = [max((len(plain(line)) for line in block), default=0) for block in blocks]
    high = max(map(len, blocks), default=0)
    filled = [[*block, *[""] * (high - len(block))] for block in blocks]
    return [
        gap.join(padded(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in zip(*filled, strict=True)
    ]


def folded(line: str, width: int) -> list[str]:
    """Plain words in rows that fit; a word that is too long is cut."""
    return wrap(line, width) or [""]
