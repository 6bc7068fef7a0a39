"""`handful arena contest FILE`: a contest between strangers, from one file to one page."""

import os
import sys
from pathlib import Path

import click

from handful.arena import contest_page
from handful.arena.declaration import BadContest, read
from handful.arena.ledger import Ledger
from handful.arena.one_at_a_time import alone

from .common import Whole, game_bar


@click.command("contest", short_help="Run the contest that a file describes, and make its page.")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="The folder of the contest; the same command then goes on where it stopped.  "
    "[default: FILE without its ending]",
)
@click.option("--jobs", type=Whole(1, 999), metavar="N", help="How many games run at once.")
@click.option(
    "--verify", is_flag=True, help="Play a finished contest again and compare every game."
)
def command(file: Path, out: Path | None, jobs: int | None, verify: bool) -> int:
    """Play the contest that FILE describes (docs/bots.md), and write a page with its results.

    All deals come from a secret number, the salt. A fingerprint of it is shown before the first
    game, and the salt itself after the last one: so everybody can check that no deal was chosen.

    The exit status is 0 if all is played (with --verify: if all of it holds), 1 if something does
    not hold, 2 if there is no such contest.
    """
    home = out or file.with_suffix("")
    try:
        declared = read(file)
        if verify and not (home / "salt").exists():
            raise BadContest(f"{home} holds no contest to be verified.")
        with alone(_tell_of_another):
            ledger = Ledger(home, declared, file.parent)
            workers = jobs or os.cpu_count() or 1
            return _verified(ledger, workers) if verify else _run(ledger, workers)
    except BadContest as problem:
        raise click.UsageError(str(problem)) from None


def _tell_of_another() -> None:
    click.echo("Another contest is running; this one begins when it is over.", err=True)


def _run(ledger: Ledger, jobs: int) -> int:
    title = ledger.title
    if not ledger.is_complete:
        click.echo(f"Commitment {title.commitment}", err=True)
        if title.why_not:
            click.echo(f"Programs are not kept apart here: {title.why_not}.", err=True)
    whole = ledger.run(
        jobs,
        game_bar(
            len(ledger.fought) + len(ledger.exploited),
            len(ledger.bouts) + len(ledger.end_games),
        ),
    )
    _clear()
    page = contest_page.write(ledger)
    click.echo(f"{len(ledger.fought)} of {len(ledger.bouts)} games; {page} is the page.")
    if not whole:
        click.echo("The same command goes on from here.", err=True)
        return 130
    click.echo(f"Salt {ledger.salt}")
    return 0


def _verified(ledger: Ledger, jobs: int) -> int:
    if not ledger.is_complete:
        left = len(ledger.bouts) - len(ledger.fought)
        ends = len(ledger.end_games) - len(ledger.exploited)
        more = f" and {ends} end games" if ends else ""
        raise BadContest(f"{ledger.home} is not over: {left} games{more} are still to be played.")
    found = ledger.verify(jobs, game_bar(0, len(ledger.bouts) + len(ledger.end_games)))
    _clear()
    for said in found:
        click.echo(said)
    games = len(ledger.bouts)
    if found:
        click.echo(f"Not sound: {len(found)} of {games} games and promises do not hold.")
        return 1
    click.echo(f"Sound: the salt was promised, and all {games} games went the same way again.")
    return 0


def _clear() -> None:
    click.echo("\r\033[K" if sys.stderr.isatty() else "", err=True, nl=False)
