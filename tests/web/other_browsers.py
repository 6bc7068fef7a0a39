"""WebKit and Firefox, driven as their makers meant it: by WebDriver, and by Marionette.

Playwright drives Chromium alone here: its own WebKit and Firefox have to be fetched from a place
that many networks, ours among them, do not reach.
"""

import contextlib
import json
import os
import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol
from urllib.error import HTTPError

import pytest

from .conftest import free_port

START_SECONDS = 30
PATIENCE = 120
"""Seconds that a command may take."""
Reply = dict[str, Any]


class Driver(Protocol):
    """One window of a browser that takes WebDriver's commands."""

    def command(self, name: str, **parameters: Any) -> Any:
        """Do this; what comes back is its value."""
        ...


ROUTES = {
    "Navigate": "url",
    "ExecuteScript": "execute/sync",
    "PerformActions": "actions",
    "SetWindowRect": "window/rect",
}
"""Where a WebDriver server takes a command."""


class WebDriver:
    """A WebDriver server's one session, over HTTP."""

    def __init__(self, port: int, capabilities: Reply) -> None:
        self._address = f"http://127.0.0.1:{port}/session"
        wanted = {"capabilities": {"alwaysMatch": capabilities}}
        self._address += "/" + self._post(self._address, wanted)["sessionId"]
        self._post(f"{self._address}/timeouts", {"script": PATIENCE * 1000})

    def command(self, name: str, **parameters: Any) -> Any:
        """Do this; what comes back is its value."""
        return self._post(f"{self._address}/{ROUTES[name]}", parameters)

    def _post(self, address: str, body: Reply) -> Any:
        request = urllib.request.Request(address, json.dumps(body).encode(), method="POST")
        request.add_header("content-type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise AssertionError(error.read().decode()) from error


class Marionette:
    """Firefox's own end of WebDriver: numbered commands over a socket."""

    def __init__(self, line: socket.socket) -> None:
        self._line, self._number = line, 0
        self._read()  # it greets first
        self.command("NewSession", capabilities={})

    def command(self, name: str, **parameters: Any) -> Any:
        """Do this; what comes back is its value."""
        self._number += 1
        text = json.dumps([0, self._number, f"WebDriver:{name}", parameters])
        self._line.sendall(f"{len(text.encode())}:{text}".encode())
        _, _, problem, result = self._read()
        assert problem is None, problem
        return result["value"] if isinstance(result, dict) and "value" in result else result

    def _read(self) -> Any:
        length = b""
        while (one := self._line.recv(1)) != b":":
            assert one, "Firefox has gone"
            length += one
        text = b""
        while len(text) < int(length):
            text += self._line.recv(int(length) - len(text))
        return json.loads(text)


@contextlib.contextmanager
def webkit(folder: Path) -> Iterator[Driver]:
    """WebKitGTK's own browser on a screen that nobody sees."""
    needed = {name: shutil.which(name) for name in ("WebKitWebDriver", "Xvfb")}
    browser = next(Path("/usr/lib").glob("*/webkit2gtk-4.?/MiniBrowser"), None)
    if not all(needed.values()) or not browser:
        pytest.skip("there is no WebKit: apt install webkit2gtk-driver xvfb")
    display, port = f":{free_port()}", free_port()
    env = os.environ | {"DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    options = {"binary": str(browser), "args": ["--automation"]}
    screen = [str(needed["Xvfb"]), display, "-screen", "0", "1600x1200x24"]
    driver = [str(needed["WebKitWebDriver"]), f"--port={port}"]
    with running(screen, folder), running(driver, folder, env):
        listening(port)
        yield WebDriver(port, {"webkitgtk:browserOptions": options})


@contextlib.contextmanager
def firefox(folder: Path) -> Iterator[Driver]:
    """Firefox without a window, in a profile of its own."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    if not found:
        pytest.skip("there is no Firefox: apt install firefox-esr")
    port, profile = free_port(), folder / "profile"
    profile.mkdir()
    settings = {"marionette.port": port, "intl.accept_languages": "en-GB"}
    lines = [f'user_pref("{name}", {json.dumps(value)});' for name, value in settings.items()]
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = [found, "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
    with running([*command, "about:blank"], folder, os.environ | {"HOME": str(folder)}):
        listening(port)
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
            yield Marionette(line)


@contextlib.contextmanager
def running(command: list[str], folder: Path, env: Any = None) -> Iterator[None]:
    """A process for as long as it is needed."""
    log = (folder / f"{Path(command[0]).name}.log").open("w")
    process = subprocess.Popen(command, stdout=log, stderr=log, env=env)
    try:
        yield
    finally:
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(10)
        process.kill()
        log.close()


def listening(port: int) -> None:
    """Wait until somebody answers at this port."""
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    pytest.fail(f"nobody listens at port {port}")


class Window:
    """What a player of `people.py` needs of a page, in whatever browser."""

    def __init__(self, driver: Driver, size: tuple[int, int]) -> None:
        self._driver = driver
        self._fit(size)

    def _fit(self, size: tuple[int, int]) -> None:
        """Make the page itself so large, whatever the window has around it."""
        wanted = size
        for _ in range(3):
            self._driver.command("SetWindowRect", width=wanted[0], height=wanted[1])
            inner = self.evaluate("() => [innerWidth, innerHeight]")
            wanted = wanted[0] + size[0] - inner[0], wanted[1] + size[1] - inner[1]

    def goto(self, address: str) -> None:
        """Open a page."""
        self._driver.command("Navigate", url=address)

    def evaluate(self, script: str) -> Any:
        """What a function of the page's gives."""
        return self._driver.command("ExecuteScript", script=f"return ({script})();", args=[])

    def title(self) -> str:
        """The title of the page."""
        return str(self.evaluate("() => document.title"))

    def click(self, x: float, y: float) -> None:
        """Tap there."""
        where = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}
        taps = [where, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._act({"type": "pointer", "id": "finger", "actions": taps})

    def press(self, key: str) -> None:
        """Press a key."""
        keys = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self._act({"type": "key", "id": "keyboard", "actions": keys})

    def _act(self, action: Reply) -> None:
        self._driver.command("PerformActions", actions=[action])
