"""The proxy of docs/host.md, with the real nginx in front of a real server."""

import asyncio
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from handful.client import Site
from handful.core.catalog import games
from handful.server import api, wire

from .house import house

FIRST = next(iter(games()))
PAGE = (Path(__file__).parents[2] / "docs" / "host.md").read_text("utf-8")
CONFIGURATION = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port};
        {location}
    }}
}}
"""


@contextmanager
def nginx(folder: Path, behind: str) -> Iterator[str]:
    """The page's nginx before a server; its own address comes back."""
    program = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if not program:
        pytest.skip("there is no nginx: apt install nginx-light")
    found = re.search(r"```nginx\n(.*?)```", PAGE, re.DOTALL)
    assert found
    location = found[1].replace("http://127.0.0.1:8000", behind)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    text = CONFIGURATION.format(folder=folder, port=port, location=location)
    (folder / "nginx.conf").write_text(text)
    process = subprocess.Popen([program, "-c", str(folder / "nginx.conf"), "-p", str(folder)])
    try:
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


async def answers(host: str) -> None:
    """Wait until somebody listens there."""
    async with asyncio.timeout(20):
        while True:
            try:
                _, writer = await asyncio.open_connection(*host.split(":"))
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                return


def test_a_page_behind_nginx_reaches_its_room(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path / "rooms.sqlite") as home:
            with nginx(tmp_path, home.site.url) as host:
                await answers(host)
                opened = await Site(f"http://{host}").open(api.NewRoom(game=FIRST, name="Ada"))
                hello = wire.Hello(room=opened.room, token=opened.token)
                async with connect(
                    f"ws://{host}/ws", origin=Origin(f"http://{host}"), proxy=None
                ) as line:
                    await line.send(wire.write(hello).decode())
                    assert isinstance(wire.read_room(str(await line.recv())), wire.Welcome)

    asyncio.run(scene())
