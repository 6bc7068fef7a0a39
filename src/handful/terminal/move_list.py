"""Numbered lists of moves: all of them, or their first words where there are very many."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from handful.core import styled
from handful.core.styled_text import plain

from .move_matching import MARKS, Choice, Token
from .screen import cells, wrapped

MANY = 15
"""Longer lists are grouped by their first words."""

FEW = 12
"""Groups are split further as long as there are no more than these."""

_GAP = 3
_MORE = "…"


@dataclass(frozen=True, slots=True)
class Row:
    """One numbered line: a move, or several that begin alike."""

    label: str
    choices: tuple[Choice, ...]
    number: int = 0


def rows(choices: Sequence[Choice], most: int = MANY) -> list[Row]:
    """The choices one by one, or grouped by as many first words as keep the list short."""
    found = _single(choices)
    if len(choices) > most:
        found = _by_first_words(choices, most) or found
    elif len(choices) > FEW:
        found = _by_numbers(choices) or found
    numbers = _amounts(found) or range(1, len(found) + 1)
    return [replace(row, number=number) for row, number in zip(found, numbers, strict=True)]


def _by_first_words(choices: Sequence[Choice], most: int) -> list[Row]:
    """As many first words as keep the list within bounds, else as few as shorten it."""
    deepest = max(len(choice.tokens) for choice in choices)
    groups = [_grouped(choices, depth) for depth in range(1, deepest)]
    useful = [rows for rows in groups if 1 < len(rows) < len(choices)]
    short = [rows for rows in useful if len(rows) <= min(most, FEW)]
    return short[-1] if short else next(iter(useful), [])


def _by_numbers(choices: Sequence[Choice]) -> list[Row]:
    """Groups that differ in their last number only, where there are several such."""
    deepest = max(len(choice.tokens) for choice in choices) - 1
    groups = _grouped(choices, deepest)
    runs = [row for row in groups if len(row.choices) > 1]
    shorter = 1 < len(groups) <= len(choices) // 2
    return groups if shorter and all(_amounts(_single(row.choices)) for row in runs) else []


def _single(choices: Sequence[Choice]) -> list[Row]:
    return [Row(choice.label, (choice,)) for choice in choices]


def _amounts(found: Sequence[Row]) -> list[int]:
    """The last numbers of moves that differ in nothing else: nobody should type 4 and get 3."""
    moves = [row.choices[0].tokens for row in found if len(row.choices) == 1]
    if len(moves) != len(found) or len({move[:-1] for move in moves}) != 1 or len(moves[0]) < 2:
        return []
    amounts = [amount for move in moves if (amount := _amount(move[-1])) is not None]
    return amounts if len(set(amounts)) == len(found) else []


def _amount(token: Token) -> int | None:
    """A word that is a plain number, and not the number of a seat or the code of a card."""
    plain_number = token.text == token.shown and token.text.isascii() and token.text.isdigit()
    return int(token.text) if plain_number else None


def _grouped(choices: Sequence[Choice], depth: int) -> list[Row]:
    groups: dict[tuple[str, ...], list[Choice]] = {}
    for choice in choices:
        groups.setdefault(tuple(token.text for token in choice.tokens[:depth]), []).append(choice)
    return [Row(_label(group, depth), tuple(group)) for group in groups.values()]


def _label(group: Sequence[Choice], depth: int) -> str:
    if len(group) == 1:
        return group[0].label
    begins, rest = common_beginning([choice.label for choice in group]), _rest(group, depth)
    if _MORE in rest:  # what comes after the colon begins no sentence of its own
        begins = begins.partition(":")[0].rstrip()
    return f"{begins} {rest}"


def common_beginning(labels: Sequence[str]) -> str:
    """The words with which all of them begin, whatever marks stand around the last of them."""
    columns = list(zip(*(label.split() for label in labels), strict=False))
    bare = [{word.strip(MARKS) for word in column} for column in columns]
    words = [columns[at][0] for at, _ in enumerate(takewhile(lambda one: len(one) == 1, bare))]
    return " ".join([*words[:-1], words[-1].strip(MARKS.replace(":", ""))]) if words else ""


def _rest(group: Sequence[Choice], depth: int) -> str:
    """The numbers that may follow, or how many moves there are."""
    last = [choice.tokens[-1] for choice in group if len(choice.tokens) == depth + 1]
    numbers = sorted(amount for one in last if (amount := _amount(one)) is not None)
    if len(numbers) == len(group) == numbers[-1] - numbers[0] + 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return styled("dim", f"{_MORE} ({len(group)})")


def numbered(found: Sequence[Row], width: int) -> list[str]:
    """The rows with their numbers, in as many columns as fit."""
    if not found:
        return []
    most = max(len(str(row.number)) for row in found)
    shown = [f"{styled('dim', str(row.number).rjust(most + 1))} {row.label}" for row in found]
    widest = max(cells(plain(one)) for one in shown)
    across = max(1, min((width + _GAP) // (widest + _GAP), len(shown)))
    if across == 1:
        return [line for one in shown for line in wrapped(one, width, most + 2)]
    down = -(-len(shown) // across)
    return [
        "".join(_padded(one, widest + _GAP) for one in shown[line::down]).rstrip()
        for line in range(down)
    ]


def _padded(marked: str, width: int) -> str:
    return marked + " " * (width - cells(plain(marked)))
