"""`handful games`."""

import click

from handful.core import styled
from handful.core.catalog import games
from handful.i18n.games import Declared, speaker

from .common import color, screen


@click.command("games")
@color
def command(color: bool | None) -> None:
    """List the games, with how many may play and for how long."""
    paper = screen(color)
    for key, game in games().items():
        fewest, most = game.players
        short, long = game.minutes
        told = {"fewest": fewest, "most": most, "short": short, "long": long}
        line = speaker(None, paper.language)("games-line", game=game.name, **told)
        paper.line(f"{styled('bold', key.ljust(11))} {line}", 12)
        paper.line(f"{' ' * 11} {Declared(game, paper.language).tagline}", 12)
