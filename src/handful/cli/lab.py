"""`handful lab`: run very many games, report on them, and price house rules."""

import math
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from handful.bots.levels import LEVELS
from handful.core import AnyGame, BadOption
from handful.i18n.games import Declared
from handful.lab.estimates import Mean
from handful.lab.extras import MissingExtra, need
from handful.lab.run import Engine, Progress, pool, prepare, run
from handful.lab.shards import BadRun, Folder
from handful.lab.study import CHANCE, Study, read_vary, study

from .common import Whole, clear_errors, language
from .house_rules import PerGame, RuledCommand, house_rules
from .lab_flags import Share, folder_flag, games_flag, seats_flag, usual_seats, work_flags
from .prices import example, pages

_BAR = 24
ENOUGH = 1_000_000
"""No price needs more games than this in a setting: the asked precision comes first."""
_REDRAW, _RELINE = 0.2, 30.0
"""Seconds between two pictures of the bar, and between two lines where there is no terminal."""


def _flags(game: AnyGame) -> list[click.Option]:
    levels = ", ".join(LEVELS)
    return [
        games_flag("How many games in each setting; you may write 1_000_000."),
        click.Option(
            ["--seats"],
            type=Whole(1, 99),
            multiple=True,
            metavar="N…",
            help="How many sit at the table; give several to compare them.  "
            f"[default: {usual_seats(game)}]",
        ),
        click.Option(
            ["--bots"],
            multiple=True,
            metavar="BOT…",
            help=f"Who plays: {levels}; sharp,random mixes them at one table, "
            f"sharp random compares two tables.  [default: {CHANCE}]",
        ),
        click.Option(
            ["--vary"],
            multiple=True,
            metavar="OPTION=A,B…",
            help="House rules to compare on the same deals; several are all combined.",
        ),
        click.Option(
            ["--one-at-a-time"],
            is_flag=True,
            help="With --vary: compare the usual rules with one change at a time.",
        ),
        click.Option(
            ["--until"],
            type=Share(),
            metavar="SHARE",
            help="Stop when every main result is known to ± this, such as 0.5%.",
        ),
        click.Option(
            ["--detail"],
            type=Whole(0, 10**9),
            metavar="N",
            help="Record details of one game in N; 0 for none.  [default: about 2,000 in all]",
        ),
        folder_flag("run", f"lab-{game.key}"),
        *work_flags(),
    ]


class RunCommand(RuledCommand):
    """A run of one game."""

    lists = ("--seats", "--bots", "--vary")

    def __init__(self, game: AnyGame) -> None:
        super().__init__(
            game,
            _flags(game),
            _callback(game),
            f"Play very many games of {game.name}, and save their results.",
        )


@contextmanager
def clear_troubles() -> Iterator[None]:
    """Turn what goes wrong in the lab into one sentence and status 2."""
    try:
        with clear_errors():
            yield
    except (BadRun, MissingExtra) as problem:
        raise click.UsageError(str(problem)) from None


def _callback(game: AnyGame) -> Callable[..., int]:
    def lab(**asked: Any) -> int:
        with clear_troubles():
            declared = _study(game, asked)
            home = asked["out"] or Path(f"lab-{game.key}")
            return carry_out(declared, home, asked, asked["games"], asked["until"])

    return lab


def carry_out(
    declared: Study, home: Path, asked: Mapping[str, Any], games: int, until: float | None
) -> int:
    """Run a study to its end, with a bar; the status of the process comes back."""
    folder = Folder(home)
    progress = prepare(folder, declared, games, until)
    if progress.mended:
        said = "1 shard was damaged, and its"
        if progress.mended > 1:
            said = f"{progress.mended} shards were damaged, and their"
        click.echo(f"{said} games are played again.", err=True)
    whole = run(folder, progress, engine(asked), bar())
    click.echo("\r\033[K" if sys.stderr.isatty() else "", err=True, nl=False)
    _print(progress, home, whole)
    return 0 if whole else 130


def engine(asked: Mapping[str, Any]) -> Engine:
    """What was asked to play."""
    jobs = asked["jobs"] or os.cpu_count() or 1
    if asked["engine"] == "pool":
        if asked["address"]:
            raise BadOption("--address goes with --engine ray.")
        return pool(jobs)
    need("ray", "ray")
    from handful.lab.cluster import ray

    return ray(asked["address"], jobs)


def _study(game: AnyGame, asked: Mapping[str, Any]) -> Study:
    bots = [tuple(one.split(",")) for one in asked["bots"]] or [(CHANCE,)]
    seats = asked["seats"] or (usual_seats(game),)
    for name, given in (("--seats", seats), ("--bots", bots)):
        if len(set(given)) < len(given):
            raise BadOption(f"{name} names one twice.")
    return study(
        game,
        house_rules(game.rules.options, asked),
        seats,
        bots,
        vary=read_vary(game, asked["vary"]),
        one_at_a_time=asked["one_at_a_time"],
        seed=asked["seed"],
        every=asked["detail"],
        games=asked["games"],
    )


def bar() -> Callable[[Progress], None]:
    """How far, how fast, how long, and what is known: a bar, or now and then a line for a file."""
    drawn = sys.stderr.isatty()
    shown = -math.inf if drawn else time.monotonic()

    def tell(progress: Progress) -> None:
        nonlocal shown
        if time.monotonic() - shown < (_REDRAW if drawn else _RELINE):
            return
        shown = time.monotonic()
        width = shutil.get_terminal_size().columns - 1
        line = progress_line(
            progress.done, progress.total, progress.rate, progress.estimate(0), width
        )
        click.echo(f"\r\033[K{line}" if drawn else line.lstrip("━ "), err=True, nl=not drawn)

    return tell


def progress_line(done: int, total: int, rate: float, found: Mean, width: int) -> str:
    """One line of so many columns; the bar has what the words leave, and the end is cut first."""
    words = f"{done:,} of {total:,} games, starting"
    if found.games and rate:
        places = 1 if rate < 10 else 0
        words = (
            f"{found.value:.2%} ± {found.share_half:.2%}, {done:,} of {total:,}, "
            f"{rate:,.{places}f}/s, {_span((total - done) / rate)} left"
        )
    room = min(_BAR, width - len(words) - 1)
    if room < 1:
        return words[:width]
    filled = room * done // total
    return f"{'━' * filled}{' ' * (room - filled)} {words}"


def _span(seconds: float) -> str:
    if seconds < 120:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 2 * 3600 else f"{seconds / 3600:.0f} h"


def _print(progress: Progress, home: Path, whole: bool) -> None:
    new = progress.done - progress.before
    spent = time.monotonic() - progress.began
    inside = f", {progress.inside / progress.seconds:.0%} of it in the games" if new > 0 else ""
    click.echo(f"{progress.done:,} games lie in {home}; {new:,} new in {spent:.1f} s{inside}.")
    for number, label in enumerate(progress.study.labels()):
        found = progress.estimate(number)
        click.echo(
            f"  {label}: {found.value:.2%} ± {found.share_half:.2%} of {found.games:,} games"
        )
    if not whole:
        click.echo("The same command goes on from here.", err=True)
    else:
        click.echo(f"handful lab report {home} makes a page of it.")


@click.group("lab")
def command() -> None:
    """Measure what a rule does, over very many games."""


command.add_command(
    PerGame(
        "run",
        RunCommand,
        help="Play very many games and save their results.\n\n"
        "handful lab run GAME --help lists the flags.",
    )
)


@command.command("report")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
def report(folder: Path) -> None:
    """Write a page and tables about the run in DIR into that folder."""
    with clear_troubles():
        for name in ("polars", "altair", "vl_convert"):
            need(name)
        from handful.lab.page import write

        written = write(Folder(folder))
    click.echo(f"{written.page} is the page, {written.tables} has the tables.")


class PriceCommand(click.Command):
    """The prices of one game."""

    def __init__(self, game: AnyGame) -> None:
        flags = [
            seats_flag(game),
            click.Option(["--bots"], default="sharp", show_default=True, help="Who plays."),
            click.Option(
                ["--until"],
                type=Share(),
                default="2%",
                show_default=True,
                metavar="SHARE",
                help="Play until every main result is known to ± this.",
            ),
            folder_flag("run", f"lab-price-{game.key}"),
            click.Option(
                ["--file"],
                type=click.Path(dir_okay=False, path_type=Path),
                metavar="FILE",
                help="Where to save the results.  [default: the game's folder]",
            ),
            click.Option(
                ["--also"],
                is_flag=True,
                help="Add them to those that are there, measured at another kind of table.",
            ),
            *work_flags(),
        ]
        super().__init__(
            game.key,
            params=list[click.Parameter](flags),
            callback=_price(game),
            help=f"Measure what each house rule of {game.name} does.",
            short_help=Declared(game, language()).tagline,
            context_settings={"help_option_names": ["-h", "--help"]},
        )


def _price(game: AnyGame) -> Callable[..., int]:
    def price(**asked: Any) -> int:
        from handful.lab import figures, pricing

        with clear_troubles():
            bots = tuple(asked["bots"].split(","))
            game.check(game.rules.options(), asked["seats"])
            declared = pricing.price_study(game, asked["seats"], bots, asked["seed"])
            home = asked["out"] or Path(f"lab-price-{game.key}")
            status = carry_out(declared, home, asked, ENOUGH, asked["until"])
            if status:
                return status
            found = pricing.priced(figures.figures(Folder(home)))
            path = asked["file"] or pricing.home_of(game)
            kept = pricing.read(path) if asked["also"] else None
            pricing.write(pricing.beside(kept, game.rules_number, found), path)
        for key, values in found.prices.items():
            for value, one in values.items():
                click.echo(f"{key}={value}: {one.said}")
        click.echo(f"{path} has the prices.")
        return 0

    return price


command.add_command(
    PerGame(
        "price",
        PriceCommand,
        help="Measure what each house rule does, and save it with the game.\n\n"
        "handful lab price GAME --help lists the flags.",
    )
)


def _dataset(game: AnyGame) -> click.Command:
    from .dataset import DatasetCommand

    return DatasetCommand(game)


command.add_command(
    PerGame(
        "dataset",
        _dataset,
        help="Make a dataset of very many games, for learning.\n\n"
        "handful lab dataset GAME --help lists the flags.",
    )
)


command.add_command(pages)
command.add_command(example)
