"""`handful mcp`."""

import click

from .common import language, language_flag


def _serve() -> None:
    """Let an assistant play, over the Model Context Protocol on standard input and output.

    An assistant that can start such servers (set the command to “handful mcp”) reads the rules,
    sits down with bots or in somebody's room, and plays with what its own seat may see.
    """
    try:
        from handful.agents.server import Assistant
    except ModuleNotFoundError as missing:
        if missing.name and missing.name.split(".")[0] == "handful":
            raise
        raise click.UsageError(
            f"{missing.name} is not installed: pip install 'handful[agents]'."
        ) from None
    Assistant(language()).server().run()


command = click.Command("mcp", params=[language_flag()], callback=_serve, help=_serve.__doc__)
