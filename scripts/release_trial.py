"""What a newcomer does with a wheel: serve, open a page, join a room, play in the terminal.

It runs in the bare environment that scripts/release makes, and knows nothing of the checkout.
"""

import asyncio
import re
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import handful
from handful.client import Screen, Site
from handful.server import api

HANDFUL = [sys.executable, "-m", "handful.cli"]


def main(pure: bool) -> None:
    """Try everything; an assertion says what does not work."""
    assert not any(shutil.which(one) for one in ("cc", "gcc", "node")), "this is not bare"
    assert "site-packages" in str(Path(handful.__file__)), "this is the checkout"
    assert (handful.rules_run == "compiled") != pure, handful.rules_run
    serve = [*HANDFUL, "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
    server = subprocess.Popen(
        [*serve, "--store", "rooms.sqlite"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout
        address = server.stdout.readline().strip().removeprefix("Handful is open at ")
        look(address)
        asyncio.run(join(address))
    finally:
        server.terminate()
        server.wait()
    play()


def look(address: str) -> None:
    """The start page and the script it asks for."""
    page = urllib.request.urlopen(address).read().decode()
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script, page[:300]
    assert urllib.request.urlopen(address + script[1]).status == 200


async def join(address: str) -> None:
    """Two people in a room."""
    site = Site(address)
    opened = await site.open(api.NewRoom(game="ultima", name="Ada"))
    joined = await site.join(opened.code, "Ben")
    async with Screen(site, joined.room, token=joined.token) as screen:
        assert screen.room
        assert {one.name for one in screen.room.people} == {"Ada", "Ben"}


def play() -> None:
    """A few moves in the terminal, and out."""
    typed = "1\n1\n1\nquit\n"
    command = [*HANDFUL, "play", "ultima", "--seed", "28", "--pace", "0"]
    done = subprocess.run(command, input=typed, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "perfect" in done.stdout or "P5" in done.stdout, done.stdout


main(sys.argv[1:] == ["pure"])
