"""What a newcomer does with a wheel: serve, open a page, join a room, play in the terminal.

It runs in the bare environment that scripts/release makes, and knows nothing of the checkout.
"""

import asyncio
import random
import re
import shutil
import subprocess
import sys
import urllib.request
from asyncio.subprocess import PIPE
from pathlib import Path
from urllib.parse import urljoin

import handful
from handful.client import Screen, Site
from handful.core.catalog import games
from handful.server.http import schemas
from handful.server.ws import protocol


def main(pure: bool) -> None:
    """Try everything; an assertion says what does not work."""
    assert not any(shutil.which(one) for one in ("cc", "gcc", "clang", "node")), "this is not bare"
    assert "site-packages" in str(Path(handful.__file__)), "this is the checkout"
    assert (handful.rules_run == "compiled") != pure, handful.rules_run
    server = subprocess.Popen(
        ["handful", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout
        address = server.stdout.readline().strip().removeprefix("Handful is open at ")
        look(address)
        asyncio.run(asyncio.wait_for(join(address), 120))
    finally:
        server.terminate()
        server.wait()
    for key in games():
        read(key)
        play(key)


def look(address: str) -> None:
    """Open the start page in every language, and all that it asks for at once."""
    for language in ("en", "de", "es", "fr"):
        asked = urllib.request.Request(address, headers={"Accept-Language": language})
        page = urllib.request.urlopen(asked).read().decode()
        links = re.findall(r'(?:src|href)="([^"]+)"', page)
        for part in (r"house-.*\.js", r"house-.*\.css", rf"words-{language}-.*\.js"):
            assert any(re.search(part, one) for one in links), f"{part} is not in {page}"
        for one in links:
            assert urllib.request.urlopen(urljoin(f"{address}/", one)).read(), one


async def join(address: str) -> None:
    """Open a room, let somebody join it from a terminal, and see them play there."""
    site = Site(address)
    room = await site.open(schemas.NewRoom(game=next(iter(games())), name="Ada", sit=False))
    async with Screen(site, room.room, token=room.token) as host:
        link = f"{address}/join/{room.code}"
        ben = await asyncio.create_subprocess_exec(
            *("handful", "join", link, "--name", "Ben", "--no-color"), stdin=PIPE, stdout=PIPE
        )
        assert ben.stdin
        assert ben.stdout
        await host.until(lambda: any(one.name == "Ben" for one in host.room.chairs))
        await host.do(protocol.Start("", fill="random"))
        said = b""
        while not said.lstrip().startswith(b"1 "):  # the first of the moves
            said = await ben.stdout.readline()
            assert said, "nobody was asked"
        before = host.table.seq
        ben.stdin.write(b"1\n")
        await host.until(lambda: host.table.seq > before)
        ben.stdin.write(b"quit\n")
        await ben.communicate()
        assert ben.returncode == 0


def read(key: str) -> None:
    """Read the rulebook of a game."""
    shown = subprocess.run(["handful", "rules", key], capture_output=True, text=True, check=True)
    assert len(shown.stdout) > 1000, shown.stdout


def play(key: str) -> None:
    """Play a whole game in the terminal: any of the first moves, and no second game."""
    typed = "".join(f"{one}\n" for one in random.Random(28).choices("123", k=20_000))
    command = ["handful", "play", key, "--seed", "28", "--pace", "0", "--bots", "random"]
    done = subprocess.run(command, input=typed, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "handful replay" in done.stdout, done.stdout[-2000:] + done.stderr


main(sys.argv[1:] == ["pure"])
