"""`handful lab prices` and `handful lab example`: the games behind the price of a house rule."""

import os
import sys
from functools import partial
from pathlib import Path

import click

from handful.arena.workers import spread
from handful.core import BadOption
from handful.core.catalog import game, games
from handful.terminal.replay import Story

from .common import Whole, clear_errors, color, game_bar, screen
from .lab_flags import folder_flag


@click.command(
    "prices", params=[folder_flag("pages", "lab-prices")], short_help="Make pages of all prices."
)
@click.argument("keys", metavar="[GAME]...", nargs=-1)
@click.option("--jobs", type=Whole(1, 999), metavar="N", help="How many games run at once.")
def pages(keys: tuple[str, ...], out: Path | None, jobs: int | None) -> int:
    """Make pages of all prices (or those of some games) on which every rule opens games in which it
    mattered.
    """
    from handful.lab import price_site

    home = out or Path("lab-prices")
    with clear_errors():
        chosen = [game(key) for key in keys] or list(games().values())
        shown = price_site.all_of(chosen)
        try:
            (home / price_site.GAMES).mkdir(parents=True, exist_ok=True)
            missing = [
                one for one in shown if not (home / price_site.GAMES / f"{one.name}.html").exists()
            ]
            tell = game_bar(len(shown) - len(missing), len(shown))
            workers = min(jobs or os.cpu_count() or 1, max(1, len(missing)))
            for _ in spread(partial(price_site.write_game, home), missing, workers):
                tell()
            page = price_site.write_index(home, chosen)
        except OSError as problem:
            raise BadOption(f"{home} cannot be used: {problem.strerror}.") from None
    click.echo("\r\033[K" if sys.stderr.isatty() else "", err=True, nl=False)
    click.echo(f"{page} is the page; {len(shown)} games lie behind it.")
    return 0


@click.command("example", short_help="Watch a game in which a house rule matters.")
@click.argument("key", metavar="GAME")
@click.argument("rule", metavar="RULE=VALUE")
@click.option("--seats", type=Whole(1, 99), metavar="N", help="How many sit at the table.")
@click.option("--bots", metavar="BOT", help="Who plays.")
@click.option(
    "--which", type=Whole(1, 99), default=1, show_default=True, metavar="N", help="Which of them."
)
@click.option(
    "--file",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Save its record here instead, for `handful replay`.",
)
@color
def example(
    key: str,
    rule: str,
    seats: int | None,
    bots: str | None,
    which: int,
    file: Path | None,
    color: bool | None,
) -> int:
    """Watch a game of GAME in which RULE=VALUE matters, played again by the bots that priced it."""
    from handful.lab.examples import example, numbers_of, table_of
    from handful.lab.pricing import home_of, read

    with clear_errors():
        played = game(key)
        prices = read(home_of(played))
        if prices is None:
            raise BadOption(f"{played.name} has no prices yet: `handful lab price {key}`.")
        table = table_of(prices, seats, bots)
        name, _, value = rule.partition("=")
        name = name.replace("-", "_")
        numbers = numbers_of(table, name, value)
        if which > len(numbers):
            raise BadOption(f"--which {which}: there are {len(numbers)} games of {rule}.")
        found = example(played, table, name, value, numbers[which - 1])
    click.echo(found.note(rule), err=True)
    if file is None:
        Story(found.play, screen(color), None).tell()
        return 0
    file.write_text(found.play.record().to_json(), "utf-8")
    click.echo(f"handful replay {file} shows it.")
    return 0
