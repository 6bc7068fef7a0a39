"""`handful verify RECORD`."""

from pathlib import Path

import click

from .common import clear_errors


@click.command("verify")
@click.argument("record", type=click.Path(path_type=Path))
@click.option(
    "--commitment", metavar="SHA-256", help="The commitment that was shown before the deal."
)
def command(record: Path, commitment: str | None) -> int:
    """Check a recorded game: that it follows the rules, its seed and its commitment.

    The status is 0 when all of it holds, 1 when something does not.
    """
    from handful.server.fair import check
    from handful.terminal.saves import read

    with clear_errors():
        found = check(read(record), commitment)
    click.echo(f"{'Sound.' if found.sound else 'Not sound.'} {found.words}")
    return 0 if found.sound else 1
