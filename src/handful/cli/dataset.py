"""`handful lab dataset GAME`: very many games by bots as Parquet files, with a card."""

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import click

from handful.arena.workers import spread
from handful.core import AnyGame
from handful.lab.extras import need

from .common import random_flags
from .house_rules import RuledCommand, house_rules
from .lab import clear_troubles
from .lab_flags import folder_flag, games_flag, seats_flag

_USUAL = ("expert", "sharp,casual,novice")


def _flags(game: AnyGame) -> list[click.Option]:
    return [
        games_flag("How many games; you may write 100_000."),
        seats_flag(game),
        click.Option(
            ["--bots"],
            multiple=True,
            metavar="BOT…",
            help="Who plays: expert sharp takes turns, expert,sharp mixes them at one table.  "
            "[default: expert sharp,casual,novice]",
        ),
        folder_flag("dataset", f"dataset-{game.key}"),
        *random_flags("All games follow from it."),
    ]


class DatasetCommand(RuledCommand):
    """The datasets of one game."""

    lists = ("--bots",)

    def __init__(self, game: AnyGame) -> None:
        super().__init__(
            game,
            _flags(game),
            _callback(game),
            f"Make a dataset of games of {game.name} for learning.",
        )


def _callback(game: AnyGame) -> Callable[..., int]:
    def dataset(**asked: Any) -> int:
        with clear_troubles():
            need("numpy", "research")
            need("pyarrow")
            return _collect(game, asked)

    return dataset


def _collect(game: AnyGame, asked: dict[str, Any]) -> int:
    from handful.research import collecting

    tables = [one.split(",") for one in asked["bots"] or _USUAL]
    rules = house_rules(game.rules.options, asked).changed()
    made = collecting.collection(game, asked["seats"], rules, tables, asked["games"], asked["seed"])
    home = asked["out"] or Path(f"dataset-{game.key}")
    try:
        missing = collecting.prepare(made, home)
    except collecting.BadFolder as problem:
        raise click.UsageError(str(problem)) from None
    jobs = min(asked["jobs"] or os.cpu_count() or 1, max(1, len(missing)))
    done = made.shards - len(missing)
    try:
        for _ in spread(partial(collecting.make, made, home), missing, jobs):
            done += 1
            if sys.stderr.isatty():
                click.echo(f"\r\033[K{done} of {made.shards} files", err=True, nl=False)
    except KeyboardInterrupt:
        click.echo("The same command goes on from here.", err=True)
        return 130
    card = collecting.write_card(made, home, _command(made))
    click.echo(f"{made.games:,} games lie in {home}; {card} describes them.")
    return 0


def _command(made: Any) -> str:
    """The command that makes the same dataset."""
    rules = "".join(f" --{key.replace('_', '-')} {value}" for key, value in made.options.items())
    bots = " ".join(",".join(table) for table in made.tables)
    return (
        f"handful lab dataset {made.game} --games {made.games} --seats {made.seats} "
        f"--bots {bots} --seed {made.seed}{rules}"
    )
