"""A real server, a real browser, several screens: what the browser tests stand on."""

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from handful.web import STATIC

playwright_api = pytest.importorskip("playwright.sync_api")

ROOT = Path(__file__).parents[2]
HOST = "handful.test"
"""Not localhost: a page there is no secure context, just as on a laptop in the living room."""
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
]


HURRY = """
    const wait = window.setTimeout;
    window.setTimeout = (then, ms = 0, ...given) => wait(then, ms / 10, ...given);
"""
"""A page that waits for a tenth of the time: scenes, bots of a lesson, moves that stand."""
DEEP = int(os.environ.get("HANDFUL_CASES", "12000")) >= 3_200
"""Whether all there is to try is tried: `scripts/test --deep`."""
PATIENCE_MS = 60_000
"""Until a screen counts as stuck: a busy machine is slow, and waiting for less proves nothing."""
playwright_api.expect.set_options(timeout=PATIENCE_MS)


class Server:
    """`handful serve` in a process of its own; it can be killed and comes back with its rooms."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._store = folder / "rooms.db"
        self._log = (folder / "server.log").open("w")
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where browsers find it."""
        return f"http://{HOST}:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", "handful.cli", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--no-browser", "--no-limits"]
        command += ["--allow-host", HOST, "--store", str(self._store)]
        self._process = subprocess.Popen(command, stdout=self._log, stderr=self._log)
        for _ in range(PATIENCE_MS // 100):
            with contextlib.suppress(OSError):
                url = f"http://127.0.0.1:{self.port}/healthz"
                with urllib.request.urlopen(url, timeout=1):
                    return
            time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def kill(self) -> None:
        """As if the laptop's lid was shut."""
        assert self._process
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """End it."""
        self.kill()
        self._log.close()


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the pages are not built: run scripts/web")
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


def chromium() -> str | None:
    """The browser to use, the one without windows first: it takes less; None is Playwright's."""
    found = map(shutil.which, ("chromium-headless-shell", "chromium"))
    return os.environ.get("HANDFUL_CHROMIUM") or next(filter(None, found), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Debian's Chromium where there is one, else Playwright's own."""
    with playwright_api.sync_playwright() as playwright:
        try:
            found = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        except playwright_api.Error:
            pytest.skip(
                "there is no Chromium: apt install chromium, or playwright install chromium"
            )
        yield found
        found.close()


Opener = Callable[..., Any]
BROKEN_LINE = re.compile("net::ERR|closed before receiving a handshake")
"""What a browser says of a line that a test or the end of one has cut."""


@pytest.fixture
def screen(browser: Any, server: Server) -> Iterator[Opener]:
    """Opens screens of their own storage; none of them may complain or look elsewhere.

    Nothing glides there, which takes a third less of a machine, unless it is to be `moving`.
    """
    contexts = []
    complaints: list[str] = []

    def heard(message: Any) -> None:
        if message.type == "error" and not BROKEN_LINE.search(message.text):
            complaints.append(f"{message.type}: {message.text}")

    def answered(response: Any) -> None:
        if response.status >= 400:
            complaints.append(f"{response.status}: {response.url}")

    def open_screen(
        path: str = "/",
        size: tuple[int, int] = (390, 844),
        prepare: Callable[[Any], None] | None = None,
        locale: str = "en-GB",
        may_fail: bool = False,
        hurry: bool = False,
        moving: bool = False,
        address: str = server.address,
        **more: Any,
    ) -> Any:
        def asked(url: str) -> None:
            if not url.startswith((address, address.replace("http", "ws", 1), "blob:", "data:")):
                complaints.append(f"asked elsewhere: {url}")

        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="no-preference" if moving else "reduce",
            **more,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: asked(request.url))
        page.on("websocket", lambda socket: asked(socket.url))
        if not may_fail:
            page.on("console", heard)
            page.on("response", answered)
        if hurry:
            page.add_init_script(HURRY)
        if prepare:
            prepare(page)
        page.goto(address + path)
        return page

    yield open_screen
    for context in contexts:
        with contextlib.suppress(playwright_api.Error):  # a test may have closed it
            context.cookies()  # there and back: what was complained of until now has arrived
    heard_so_far = [*complaints]  # what a page asks for while it is closed never comes
    for context in contexts:
        context.close()
    assert not heard_so_far
