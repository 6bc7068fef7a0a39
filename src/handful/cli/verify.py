"""`handful verify RECORD`."""

from pathlib import Path

import click

from .common import clear_errors


@click.command("verify")
@click.argument("record", type=click.Path(path_type=Path))
@click.option(
    "--commitment", metavar="SHA-256", help="The commitment the room showed before the deal."
)
def command(record: Path, commitment: str | None) -> int:
    """Check that a saved game was dealt fairly and played by the rules.

    Before the deal a room shows a commitment, a code that only the real deal can match.

    The exit status is 0 if all of it holds, 1 if something does not, 2 if RECORD is not a recorded
    game.
    """
    from handful.i18n.games import in_english
    from handful.server.records.fair_deal import check
    from handful.terminal.saves import read

    with clear_errors():
        text = read(record)
        _check_form(record, text)
        found = check(text, commitment)
    click.echo(f"{'Sound.' if found.sound else 'Not sound.'} {in_english(None, found.words)}")
    return 0 if found.sound else 1


def _check_form(path: Path, text: str) -> None:
    """What is no record of a game we know has nothing to be checked."""
    from handful.core import BadRecord
    from handful.core.catalog import UnknownGame, game
    from handful.i18n.games import why_not
    from handful.server.records.fair_deal import parsed
    from handful.terminal.saves import BadFile

    try:
        game(parsed(text).game)
    except (BadRecord, UnknownGame) as problem:
        raise BadFile(f"{path}: {why_not(problem)}") from None
