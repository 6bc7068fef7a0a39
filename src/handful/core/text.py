"""Small words that every game's text needs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .events import Told
from .ink import plain

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
    """Rows of cells, each column as wide as its widest cell; inks take no room."""
    widths = [max(len(plain(cell)) for cell in column) for column in zip(*rows, strict=True)]
    return [
        gap.join(
            cell + " " * (width - len(plain(cell))) for cell, width in zip(row, widths, strict=True)
        ).rstrip()
        for row in rows
    ]
