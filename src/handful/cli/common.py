"""What several commands share: naming a game, choosing colours, saying what is wrong."""

import re
import sys
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from handful.core import AnyGame, BadOption, BadRecord
from handful.core.catalog import UnknownGame, game, keys
from handful.i18n.games import Declared, speaker, why_not
from handful.i18n.speak import LANGUAGES, preferred
from handful.terminal.screen import Screen, standard

F = TypeVar("F", bound=Callable[..., Any])

_LANGUAGE = "handful.language"
_BAR = 30

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
        raise click.UsageError(why_not(problem, language())) from None


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
            raise click.UsageError(why_not(problem, language())) from None

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The games that begin so."""
        return [
            CompletionItem(key, help=Declared(game(key), language()).tagline)
            for key in keys()
            if key.startswith(incomplete)
        ]


class Whole(click.ParamType[int]):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self._least, self._most = least, most

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        text = str(value)
        sound = text.isascii() and text.removeprefix("-").isdigit() and len(text) <= 20
        if not sound or not self._least <= int(text) <= self._most:
            raise _not_within(param, ctx, text, self._least, self._most)
        return int(text)


def random_flags(seed: str) -> list[click.Option]:
    """Where the chance of many games comes from, which `seed` says in words; how many play them."""
    return [
        click.Option(["--seed"], type=Whole(0, 1 << 62), default=0, metavar="S", help=seed),
        click.Option(
            ["--jobs"],
            type=Whole(1, 999),
            metavar="N",
            help="How many processes play at once.  [default: one per core]",
        ),
    ]


class Measure(click.ParamType[float]):
    """A number with or without a fraction, within bounds; neither nan nor inf is one."""

    name = "number"

    def __init__(self, least: float, most: float) -> None:
        self._least, self._most = least, most

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        text = str(value)
        sound = _DECIMAL.fullmatch(text)
        if not sound or not self._least <= float(text) <= self._most:
            raise _not_within(param, ctx, text, self._least, self._most)
        return float(text)


FILE = "handful.settings"
"""Where a command keeps the name of the file that its settings are in."""


def called(param: click.Parameter | None, ctx: click.Context | None) -> str:
    """What somebody wrote to set this: a flag, a variable of the environment, a line of a file."""
    if not param:
        return "This"
    source = ctx.get_parameter_source(param.name) if ctx and param.name else None
    if source is click.core.ParameterSource.ENVIRONMENT:
        return str(param.envvar)
    if ctx and source is click.core.ParameterSource.DEFAULT_MAP:
        return f"{param.opts[0].removeprefix('--')} in {ctx.meta[FILE]}"
    return max(param.opts, key=len)


def _not_within(
    param: click.Parameter | None, ctx: click.Context | None, text: str, least: float, most: float
) -> click.UsageError:
    """The sentence about a number that a flag does not take."""
    say = speaker(None, language())
    bounds = {"least": str(least), "most": str(most)}
    return click.UsageError(say("flag-number", flag=called(param, ctx), value=repr(text), **bounds))


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


def _keep_language(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value:
        ctx.meta[_LANGUAGE] = value


_SPOKEN: dict[str, Any] = {
    "type": click.Choice(LANGUAGES),
    "callback": _keep_language,
    "expose_value": False,
    "is_eager": True,
    "help": "The language of the games; otherwise that of your terminal.",
}


def language_flag() -> click.Option:
    """`--language`."""
    return click.Option(["--language"], **_SPOKEN)


def color(command: F) -> F:
    """`--color` and `--language`, for commands that show games."""
    shown = click.option(
        "--color/--no-color",
        default=None,
        help="Always or never use colours; otherwise the terminal decides.",
    )
    return shown(click.option("--language", **_SPOKEN)(command))


def language(ctx: click.Context | None = None) -> str:
    """The language that was asked for, else the terminal's."""
    ctx = ctx or click.get_current_context(silent=True)
    return preferred(ctx.meta.get(_LANGUAGE) if ctx else None)


def screen(asked: bool | None) -> Screen:
    """This process's screen."""
    return standard(sys.stdout, asked, language())


def game_bar(before: int, total: int) -> Callable[[], None]:
    """A bar on a terminal's error stream; nothing elsewhere."""
    began, done = time.monotonic(), before

    def tell() -> None:
        nonlocal done
        done += 1
        if not sys.stderr.isatty():
            return
        filled = _BAR * done // total
        left = (time.monotonic() - began) / (done - before) * (total - done)
        bar = "━" * filled + " " * (_BAR - filled)
        click.echo(f"\r\033[K{bar} {done} of {total} games, {left:.0f} s left", err=True, nl=False)

    return tell
