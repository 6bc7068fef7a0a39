"""Just enough Markdown for a rulebook: headings, lists, tables, emphasis."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from handful.core import styled
from handful.core.styled_text import plain

from .screen import cells, wrapped

_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_MARKS = re.compile(r"\*\*(.+?)\*\*|`([^`]+)`|(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")
_LIST = re.compile(r"^(\s*)[-*] ")
_NUMBERED = re.compile(r"^(\s*)(\d+\. )")
_GAP = 2
_SLIM = 10
"""A narrower column than this is no pleasure: the table becomes a list."""


def rendered(text: str, width: int) -> Iterator[tuple[str, int]]:
    """The marked lines of a document, each with how far its continuations hang in."""
    lines = _COMMENT.sub("", text).splitlines()
    for kind, group in groupby(lines, _kind):
        if kind == "table":
            cells_of = [[cell.strip() for cell in row.strip()[1:-1].split("|")] for row in group]
            yield from ((row, 0) for row in _table(cells_of, width))
        elif kind == "text":
            yield dressed(" ".join(group)), 0
        else:
            yield from map(_line, group)


def _kind(line: str) -> str:
    """Sentences on lines of their own are one paragraph, rows one table."""
    if line.startswith("|"):
        return "table"
    alone = not line.strip() or line.startswith("#") or _LIST.match(line) or _NUMBERED.match(line)
    return "line" if alone else "text"


def _line(line: str) -> tuple[str, int]:
    if line.startswith("#"):
        return styled("bold", plain(dressed(line.lstrip("# ")))), 0
    item = _LIST.match(line)
    if item:
        return f"{item[1]}· {dressed(line[item.end() :])}", len(item[1]) + 2
    item = _NUMBERED.match(line)
    if item:
        return f"{item[1]}{item[2]}{dressed(line[item.end() :])}", len(item[1]) + len(item[2])
    return dressed(line), 0


def dressed(text: str) -> str:
    """A line with its emphasis as a style."""
    return _MARKS.sub(_ink, _LINK.sub(r"\1", text))


def _ink(found: re.Match[str]) -> str:
    if found[1]:
        return styled("bold", found[1].replace("`", ""))
    return styled("cyan", found[2]) if found[2] else found[3]


def _table(rows: Sequence[Sequence[str]], width: int) -> Iterator[str]:
    """Aligned columns where they fit, the widest ones wrapped; else a list of named cells."""
    head, *rest = [row for row in rows if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]
    body = [[dressed(cell) for cell in row][: len(head)] for row in rest]
    widths = _widths([head, *body], width)
    if min(widths, default=0) < 1:
        for row in body:
            for name, cell in zip(head, row, strict=False):
                yield f"{styled('dim', name)} {cell}".strip()
            yield ""
        return
    yield from _row([styled("bold", cell) if cell else "" for cell in head], widths)
    for row in body:
        yield from _row(row, widths)


def _widths(rows: Sequence[Sequence[str]], width: int) -> list[int]:
    """How wide each column becomes; zeros where they would be too slim to read."""
    natural = [
        max(cells(plain(row[column])) if column < len(row) else 0 for row in rows)
        for column in range(len(rows[0]))
    ]
    room = width - _GAP * (len(natural) - 1)
    widths = list(natural)
    while sum(widths) > room:
        widest = max(widths)
        if widest <= _SLIM:
            return [0]
        widths[widths.index(widest)] -= 1
    return widths


def _row(row: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    columns = [
        wrapped(cell, width) if width else [""] for cell, width in zip(row, widths, strict=False)
    ]
    for line in range(max(map(len, columns), default=0)):
        parts = [
            _padded(column[line] if line < len(column) else "", width)
            for column, width in zip(columns, widths, strict=False)
        ]
        yield (" " * _GAP).join(parts).rstrip()


def _padded(marked: str, width: int) -> str:
    return marked + " " * (width - cells(plain(marked)))
