"""Flags that several commands of the lab share: how many games, at which table, where they lie."""

from pathlib import Path

import click

from handful.core import AnyGame

from .common import Whole, random_flags


class Share(click.ParamType[float]):
    """A share such as 0.5% or 0.005."""

    name = "share"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        text = str(value).replace(" ", "")
        try:
            share = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
        except ValueError:
            share = 0.0
        if not 0 < share < 1:
            raise click.UsageError(f"--until cannot be {value!r}: say a share such as 0.5%.")
        return share


class Count(Whole):
    """A whole number that may be written 1_000_000."""

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        return super().convert(str(value).replace("_", ""), param, ctx)


def usual_seats(game: AnyGame) -> int:
    """Four at the table, or as near to that as the game allows."""
    fewest, most = game.players
    return min(max(4, fewest), most)


def games_flag(words: str) -> click.Option:
    """How many games."""
    return click.Option(
        ["--games"],
        type=Count(1, 1 << 32),
        default=1000,
        show_default=True,
        metavar="N",
        help=words,
    )


def seats_flag(game: AnyGame) -> click.Option:
    """How many sit at the only table."""
    return click.Option(
        ["--seats"],
        type=Whole(1, 99),
        default=usual_seats(game),
        show_default=True,
        metavar="N",
        help="How many sit at the table.",
    )


def folder_flag(what: str, usual: str) -> click.Option:
    """Where it lies, so that it can go on."""
    return click.Option(
        ["--out"],
        type=click.Path(file_okay=False, path_type=Path),
        metavar="DIR",
        help=f"The folder of the {what}; the same command then goes on where it stopped.  "
        f"[default: {usual}]",
    )


def work_flags() -> list[click.Option]:
    """How the games are played: on what, by how many, from which seed."""
    return [
        *random_flags("All games follow from it."),
        click.Option(
            ["--engine"],
            type=click.Choice(["pool", "ray"]),
            default="pool",
            show_default=True,
            help="Play in processes on this machine, or on a Ray cluster.",
        ),
        click.Option(
            ["--address"],
            metavar="ADDRESS",
            help="The address of the Ray cluster; otherwise one starts here.",
        ),
    ]
