"""What several commands share: naming a game, choosing colours, saying what is wrong."""

import re
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from handful.core import AnyGame, BadOption, BadRecord
from handful.core.catalog import UnknownGame, game, keys
from handful.terminal.screen import Screen, standard

F = TypeVar("F", bound=Callable[..., Any])

_DECIMAL = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?|\.[0-9]{1,9}")


@contextmanager
def clear_errors() -> Iterator[None]:
    """Turn what people get wrong into one sentence and status 2."""
    from handful.bots.external import BadBot
    from handful.bots.levels import UnknownLevel
    from handful.terminal.saves import BadFile

    try:
        yield
    except (BadOption, BadRecord, BadFile, UnknownGame, UnknownLevel, BadBot) as problem:
        raise click.UsageError(str(problem)) from None


class GameName(click.ParamType[AnyGame]):
    """The key of a game."""

    name = "game"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> AnyGame:
        """The game with this key."""
        try:
            return game(str(value))
        except UnknownGame as problem:
            raise click.UsageError(str(problem)) from None

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The games that begin so."""
        return [
            CompletionItem(key, help=game(key).tagline)
            for key in keys()
            if key.startswith(incomplete)
        ]


class Whole(click.ParamType[int]):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, least: int, most: int, called: str) -> None:
        self._least, self._most, self._called = least, most, called

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        text = str(value)
        sound = text.isascii() and text.removeprefix("-").isdigit() and len(text) <= 20
        if not sound or not self._least <= int(text) <= self._most:
            raise not_within(self._called, text, self._least, self._most)
        return int(text)


class Measure(click.ParamType[float]):
    """A number with or without a fraction, within bounds; neither nan nor inf is one."""

    name = "number"

    def __init__(self, least: float, most: float, called: str) -> None:
        self._least, self._most, self._called = least, most, called

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        text = str(value)
        sound = _DECIMAL.fullmatch(text)
        if not sound or not self._least <= float(text) <= self._most:
            raise not_within(self._called, text, self._least, self._most)
        return float(text)


def not_within(flag: str, text: str, least: float, most: float) -> click.UsageError:
    """The sentence about a number that a flag does not take."""
    return click.UsageError(f"{flag} cannot be {text!r}: allowed is {least} to {most}.")


def spread_lists(args: Sequence[str], lists: Collection[str]) -> list[str]:
    """The same arguments with the flags that take lists repeated before each word."""
    spread: list[str] = []
    flag, is_first = "", False
    for word in args:
        if word.startswith("--"):
            flag, is_first = (word, True) if word in lists else ("", False)
            spread.append(word)
        elif flag and not is_first:
            spread += [flag, word]
        else:
            spread.append(word)
            is_first = False
    return spread


color = click.option(
    "--color/--no-color", default=None, help="Colours always or never; else as the terminal can."
)


def screen(asked: bool | None) -> Screen:
    """This process's screen."""
    return standard(sys.stdout, asked)
