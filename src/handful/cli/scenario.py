"""`handful scenario FILE…`."""

from pathlib import Path

import click


@click.command("scenario")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE…")
def command(files: tuple[Path, ...]) -> None:
    """Run the scenarios in FILE…, and show what differs from what they expect.

    The exit status is 0 if everything holds, 1 if something does not, 2 if a file is broken.
    """
    from handful.testing.scenario import BadScenario, load, run_files

    try:
        for file in files:
            load(file)
    except BadScenario as problem:
        raise click.UsageError(str(problem)) from None
    raise click.exceptions.Exit(run_files(files, click.echo))
