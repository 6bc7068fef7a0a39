"""What is printed: styles become colours where the terminal has them, lines are wrapped to fit."""

import os
import re
import shutil
import sys
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TextIO

from handful.core.styled_text import plain, spans
from handful.i18n.speak import preferred

_CODES = {
    "red": "91",
    "orange": "38;5;208",
    "yellow": "33",
    "green": "32",
    "blue": "94",
    "purple": "35",
    "cyan": "36",
    "gold": "1;33",
    "white": "1",
    "grey": "90",
    "dim": "2",
    "bold": "1",
    "mine": "1",
}
_FEWER = {"orange": "33"}
"""Instead, on terminals with sixteen colours."""

SMALLEST = 60, 24
"""Columns and rows below which there is only the line mode."""

_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
_NARROWEST = 8
_TOGETHER = 12
"""A card in its ink is not torn apart."""


def cells(text: str) -> int:
    """How many columns a plain text takes."""
    return sum(map(_cell, text))


def _cell(letter: str) -> int:
    if letter.isascii():
        return 1
    if unicodedata.combining(letter) or unicodedata.category(letter) in ("Cf", "Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


@dataclass(slots=True)
class Screen:
    """A place to print marked lines."""

    out: TextIO
    color: bool = False
    cursor: bool = False
    """Whether the terminal can be cleared and lines be drawn again."""
    columns: Callable[[], int] = lambda: 80
    language: str = "en"
    """In which games are told here."""

    @property
    def width(self) -> int:
        """How many columns there are just now."""
        return max(_NARROWEST, self.columns())

    def fits(self, columns: int, rows: int) -> bool:
        """Whether this is a terminal of at least this size; a table is drawn through stderr."""
        size = shutil.get_terminal_size((80, 24))
        ends = [one for one in (sys.stdin, sys.stderr) if one is not None and one.isatty()]
        return self.cursor and len(ends) == 2 and size.columns >= columns and size.lines >= rows

    def line(self, marked: str = "", hang: int = 0) -> None:
        """Print one marked line, wrapped; its continuations hang in by so many columns."""
        for row in wrapped(marked, self.width, hang):
            self.out.write(self.dyed(row) + "\n")
        self.out.flush()

    def lines(self, marked: Iterable[str], hang: int = 0) -> None:
        """Print several lines."""
        for one in marked:
            self.line(one, hang)

    def clear(self) -> bool:
        """Empty the screen and its scroll-back, where that is possible."""
        if self.cursor:
            self.raw(_CLEAR)
        return self.cursor

    def raw(self, text: str) -> None:
        """Print exactly this."""
        self.out.write(text)
        self.out.flush()

    def dyed(self, marked: str) -> str:
        """A marked line as this terminal shows it."""
        if not self.color:
            return plain(marked)
        return "".join(
            f"\x1b[{_code(name)}m{text}\x1b[0m" if name else text for name, text in spans(marked)
        )


def _code(name: str) -> str:
    rich = "256" in os.environ.get("TERM", "") or "COLORTERM" in os.environ
    return _CODES[name] if rich else _FEWER.get(name, _CODES[name])


def standard(out: TextIO, color: bool | None = None, language: str | None = None) -> Screen:
    """The screen for a stream: what it can do, and what the environment and the flags ask for."""
    able = out.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    if color is None:
        color = able and not os.environ.get("NO_COLOR")
    return Screen(
        out, color, able, lambda: shutil.get_terminal_size((80, 24)).columns, preferred(language)
    )


def wrapped(marked: str, width: int, hang: int = 0) -> list[str]:
    """A marked line as rows that fit; a line that fits stays as it is."""
    if cells(plain(marked)) <= width:
        return [marked]
    hang = min(hang, width // 3)
    rows, row, used, gap = [], "", 0, 0
    for word in _words(marked, width - hang):
        size = cells(plain(word))
        if _is_gap(plain(word)):
            gap = size if used else min(size, width // 2)
            continue
        if used and used + gap + size > width:
            rows.append(row)
            row, used, gap = " " * hang, hang, 0
        gap = max(0, min(gap, width - used - size))
        row, used, gap = row + " " * gap + word, used + gap + size, 0
    return [*rows, row]


def _words(marked: str, most: int) -> list[str]:
    """The marked words of a line and the gaps between; short inked spans stay together."""
    found = [" "]
    for name, text in spans(marked):
        words = [text] if name and cells(text) <= _TOGETHER else re.findall(r" +|[^ ]+", text)
        for piece in (piece for word in words for piece in _cut(word, most)):
            shown = f"\x01{name}\x02{piece}\x03" if name else piece
            apart = _is_gap(piece) or _is_gap(plain(found[-1]))
            if apart or cells(plain(found[-1])) + cells(piece) > most:
                found.append(shown)
            else:
                found[-1] += shown
    return _with_signs(found[1:], most)


def _with_signs(words: list[str], most: int) -> list[str]:
    """The same words; the sign of a card does not end a row, away from the name."""
    found: list[str] = []
    for word in words:
        sign = "".join(found[-2:])
        if found[-1:] == [" "] and _is_sign(sign) and cells(plain(sign + word)) <= most:
            found[-2:] = [sign + word]
        else:
            found.append(word)
    return found


def _is_sign(words: str) -> bool:
    """Whether this is one inked word without letters and digits, and the gap behind it."""
    return words.startswith("\x01") and not any(map(str.isalnum, plain(words)))


def _is_gap(text: str) -> bool:
    """Whether it is all spaces at which a line may break; a no-break space is a letter."""
    return bool(text) and not text.strip(" ")


def _cut(word: str, most: int) -> list[str]:
    """A word in pieces that fit a row each."""
    pieces = [""]
    for letter in word:
        if cells(pieces[-1]) + _cell(letter) > most:
            pieces.append("")
        pieces[-1] += letter
    return pieces
