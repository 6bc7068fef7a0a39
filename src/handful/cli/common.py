"""What several commands share: naming a game, choosing colours, saying what is wrong."""

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
            bounds = f"{self._least} to {self._most}"
            raise click.UsageError(f"{self._called} cannot be {text!r}: allowed is {bounds}.")
        return int(text)


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
