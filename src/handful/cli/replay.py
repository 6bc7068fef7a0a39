"""`handful replay FILE`."""

from pathlib import Path

import click

from handful.terminal import saves
from handful.terminal.keyboard import own
from handful.terminal.replay import Story

from .common import Whole, clear_errors, color, screen


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--seat",
    type=Whole(1, 99),
    metavar="N",
    help="Show what seat N saw (1 is the first); otherwise the table, once it is over all cards.",
)
@click.option("--step", is_flag=True, help="Go move by move, forwards and backwards.")
@color
def command(file: Path, seat: int | None, step: bool, color: bool | None) -> None:
    """Watch the saved game in FILE again."""
    with clear_errors():
        saved = saves.load(file)
        paper = screen(color)
        story = Story(saved.play, paper, None if seat is None else seat - 1)
    if not step:
        story.tell()
        return
    keyboard = own(paper)
    try:
        with keyboard.session():
            story.step(keyboard)
    except (EOFError, KeyboardInterrupt):
        paper.line()
