"""`handful join URL`."""

import asyncio
import getpass
from urllib.parse import urlsplit

import click

from .common import Whole, color, screen


@click.command("join")
@click.argument("url")
@click.option("--name", metavar="NAME", help="What the others call you.")
@click.option("--seat", type=Whole(1, 32, "--seat"), metavar="N", help="Sit down there at once.")
@color
def command(url: str, name: str | None, seat: int | None, color: bool | None) -> int:
    """Play in somebody's room, from this terminal.

    URL is the link of the room, as http://192.168.0.7:8000/join/PLUM.
    """
    parts = urlsplit(url if "://" in url else f"http://{url}")
    code = parts.path.rstrip("/").rpartition("/")[2]
    if len(code) != 4 or not code.isalpha():
        raise click.UsageError(f"{url} is no link of a room: it ends in four letters, /join/PLUM.")
    return asyncio.run(_join(f"{parts.scheme}://{parts.netloc}", code, name, seat, color))


async def _join(
    site_url: str, code: str, name: str | None, seat: int | None, color: bool | None
) -> int:
    from handful.client import Gone, Screen, Site, SiteError
    from handful.client.terminal import Player
    from handful.core import Refused
    from handful.server import wire

    paper = screen(color)
    site = Site(site_url)
    try:
        found = await site.find(code)
        called = found.nicknames[0] if found.classroom else name or getpass.getuser()
        joined = await site.join(code, called)
        async with Screen(site, joined.room, token=joined.token) as line:
            free = [one.seat for one in line.room.chairs if one.kind == "free"] if line.room else []
            wanted = seat - 1 if seat else free[0] if free else None
            if wanted is not None:
                await line.do(wire.Sit("", wanted))
            return await Player(line, paper.line, lambda: paper.width).run()
    except (SiteError, Gone, Refused) as problem:
        raise click.UsageError(str(problem)) from None
