"""Pictures of every screen, at fixed moments of fixed games, for docs/gallery/."""

import base64
import json
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from handful.core.catalog import games
from handful.web.preview import MOMENTS, moments

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

# They know how to start a server and how people come in.
from tests.web.conftest import FLAGS, HOST, Server, chromium  # noqa: E402
from tests.web.people import LAPTOP, PHONE, SMALL_PHONE, TELEVISION, come_in  # noqa: E402
from tests.web.table import open_room  # noqa: E402

GALLERY = ROOT / "docs" / "gallery"
QUALITY = 68
SETTLED = 900
"""Milliseconds after which nothing moves any more."""
GUESTS = ("Nora", "Ben", "Mia")
CODE = "PLUM"
"""The code of the room in the picture, whatever the server drew for it."""
LANDSCAPE = (844, 390)
BUSY = {"boom": "two_up", "thatmatch": "respond", "ultimatch": "match", "ultimatum": "choose"}
"""The phase in which a table shows most of its game."""
WIDE = (1440, 900)

Page = Any


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture: its file's name, where it is taken, on which screen."""

    name: str
    path: str
    size: tuple[int, int]
    theme: str = "light"


def of_the_house() -> Iterator[Picture]:
    """The house's own pages."""
    yield Picture("start", "/", WIDE)
    yield Picture("start-dark", "/", WIDE, "dark")
    yield Picture("start-phone", "/", PHONE)
    for key in list(games())[:1]:
        yield Picture("options", f"/new/{key}", WIDE)
        yield Picture("learn", f"/learn/{key}", LAPTOP)
        yield Picture("rules", f"/rules/{key}", (1024, 900))


def of_a_game(key: str) -> Iterator[Picture]:
    """A game on its three screens: from deal to end, each phase in a hand, light and dark."""

    def at(screen: str, moment: str) -> str:
        return f"/preview/{key}?screen={screen}&moment={moment}"

    yield Picture(f"{key}-table", at("table", BUSY.get(key, "middle")), TELEVISION)
    yield Picture(f"{key}-table-dark", at("table", "late"), TELEVISION, "dark")
    yield Picture(f"{key}-both", at("both", "early"), LAPTOP)
    yield Picture(f"{key}-both-dark", at("both", "middle"), LAPTOP, "dark")
    yield Picture(f"{key}-hand", at("hand", "deal"), PHONE)
    yield Picture(f"{key}-hand-wide", at("hand", "early"), LANDSCAPE)
    for number, phase in enumerate(sorted(set(moments(key)) - {*MOMENTS, "end"})):
        theme = ("light", "dark")[number % 2]
        yield Picture(f"{key}-hand-{phase}", at("hand", phase), SMALL_PHONE, theme)
    yield Picture(f"{key}-end", at("table", "end"), LAPTOP)
    yield Picture(f"{key}-end-phone", at("hand", "end"), PHONE, "dark")


class Studio(Server):
    """A server that is found under the same address each time, without its port."""

    @property
    def address(self) -> str:
        """Where the browser finds it: `flags` lead it there."""
        return f"http://{HOST}"

    @property
    def flags(self) -> list[str]:
        """What a browser has to know."""
        return [*FLAGS, f"--host-resolver-rules=MAP {HOST} 127.0.0.1:{self.port}"]


class Photographer:
    """Takes pictures in one browser."""

    def __init__(self, browser: Any, server: Server) -> None:
        self._browser = browser
        self._server = server

    def open(
        self, path: str, size: tuple[int, int], theme: str, code: str = "", **more: Any
    ) -> Page:
        """A page of its own, with nothing moving; `code` is shown as that of every picture."""
        width, height = size
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            locale="en-GB",
            reduced_motion="reduce",
            **more,
        )
        page = context.new_page()
        if code:
            page.route_web_socket("**/ws", lambda line: _rename(line, code))
        page.goto(self._server.address + path)
        return page

    def take(self, picture: Picture) -> None:
        """Take one picture."""
        page = self.open(picture.path, picture.size, picture.theme)
        self.keep(page, picture.name)
        page.context.close()

    def take_room(self, key: str) -> None:
        """A room that fills: three guests have come in, one chair is free."""
        opened, keys = open_room(self._server, key, {}, seats=4, name="Table", sit=False)
        code = opened["code"]
        table = self.open(f"/room/{opened['room']}", TELEVISION, "light", code, storage_state=keys)
        guests = [self.open(f"/{code}", PHONE, "light", code) for _ in GUESTS]
        for guest, name in zip(guests, GUESTS, strict=True):
            come_in(guest, name)
            table.get_by_text(name, exact=True).wait_for()
        self.keep(table, "room")
        self.keep(guests[0], "room-phone")
        for page in (table, *guests):
            page.context.close()

    def keep(self, page: Page, name: str) -> None:
        """Write the page as it stands to the gallery."""
        page.wait_for_load_state("networkidle")  # a busy machine fetches later parts late
        page.wait_for_timeout(SETTLED)
        how = {"format": "webp", "quality": QUALITY}
        taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", how)
        (GALLERY / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
        print(f"docs/gallery/{name}.webp")


def _rename(line: Any, code: str) -> None:
    """Pass on what the server sends, but with our code and without this machine's addresses."""
    server = line.connect_to_server()

    def hear(text: str) -> None:
        frame = json.loads(text.replace(code, CODE))
        if frame["type"] == "room":
            frame["links"]["addresses"] = []
        line.send(json.dumps(frame))

    server.on_message(hear)


def main(keys: list[str]) -> None:
    """Take the pictures of these games, or of everything."""
    GALLERY.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Studio(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=server.flags)
        photographer = Photographer(browser, server)
        if not keys:
            photographer.take_room(next(iter(games())))
            for picture in of_the_house():
                photographer.take(picture)
        for key in keys or games():
            for picture in of_a_game(key):
                photographer.take(picture)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
