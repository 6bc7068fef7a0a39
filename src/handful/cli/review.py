"""`handful review FILE`."""

import os
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import click

from handful.core import Record
from handful.core.catalog import game
from handful.review.course import Course
from handful.review.findings import Findings, Found, Piece, done, pieces
from handful.review.report import report
from handful.terminal import saves
from handful.terminal.review import told
from handful.terminal.trying import Trying

from .common import Whole, clear_errors, color, language, screen

BAR = 30


@click.command("review")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@click.option(
    "--jobs",
    type=Whole(1, 999),
    metavar="N",
    help="How many processes share the work.  [default: one per core]",
)
@click.option(
    "--try",
    "tried",
    type=Whole(1, 99_999),
    metavar="MOVE",
    help="Instead: stand before this move again, and see what others were worth.",
)
@color
def command(
    file: Path, as_json: bool, jobs: int | None, tried: int | None, color: bool | None
) -> None:
    """See what was luck and what was skill in the finished game in FILE.

    It shows each player's chance of winning over time, splits the result into luck and skill, and
    names the moves that cost or gained most. The same game always gives the same numbers. With
    --try you stand before one of its moves and see what others would have been worth.
    """
    from msgspec import json

    from handful.arena.workers import spread

    with clear_errors():
        record = saves.load(file).play.record()
        course = Course(game(record.game), record)
        names = names_of(record)
        paper = screen(color)
        trying = Trying(course, tried - 1, names, paper) if tried else None
    if trying:
        trying.run(lambda: str(click.prompt(">", prompt_suffix=" ")))
        return
    findings, work = Findings(course), pieces(course)
    tell = _bar(len(work))
    for piece, found in spread(partial(_done, record.to_json()), work, jobs or os.cpu_count() or 1):
        findings.add(piece, found)
        tell()
    review = report(findings, names)
    if as_json:
        click.echo(json.encode(review).decode())
        return
    for line in told(course.game, review, language()):
        paper.line(line, hang=4 if line.startswith("  ") else 0)
    if review.costly:
        paper.line()
        paper.raw(f"handful review {file} --try {review.costly[0].entry + 1}\n")


def names_of(record: Record) -> list[str]:
    """Who played, or the number of the seat."""
    unnamed = range(len(record.players), record.seats)
    return [*record.players, *(f"{seat + 1}" for seat in unnamed)]


@cache
def _course(text: str) -> Course:
    record = Record.from_json(text)
    return Course(game(record.game), record)


def _done(text: str, piece: Piece) -> tuple[Piece, Found]:
    """A piece of work, in whichever process."""
    return piece, done(_course(text), piece)


def _bar(total: int) -> Callable[[], None]:
    """A bar on a terminal's error stream; nothing elsewhere."""
    so_far = 0

    def tell() -> None:
        nonlocal so_far
        so_far += 1
        if not sys.stderr.isatty():
            return
        filled = BAR * so_far // total
        bar = "━" * filled + " " * (BAR - filled)
        ending = "\r\033[K" if so_far == total else ""
        click.echo(f"\r\033[K{bar} {so_far} of {total}{ending}", err=True, nl=False)

    return tell
