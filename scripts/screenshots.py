"""The gallery: pictures for the README; screens, a lesson, a review, an evening of every game."""

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from camera import Camera, Page, Row, Size, Studio, keep, keep_sheet, picture, webp
from evenings import film
from lessons import film_lesson
from PIL import Image
from playwright.sync_api import sync_playwright
from reviews import film_review
from tests.terminal import gallery
from tests.web.conftest import chromium
from tests.web.people import LAPTOP, PHONE, SMALL_PHONE, TELEVISION, Player, come_in, is_over
from tests.web.positions import Positions, played, seat_counts
from tests.web.table import open_room

from handful.core.catalog import games
from handful.web.preview import MOMENTS

PARTS = ("pictures", "screens", "terminal", "lessons", "reviews", "evenings")
SETTLED = 900
"""Milliseconds after which nothing moves any more."""
GUESTS = ("Nora", "Ben", "Mia")
WIDE = (1440, 900)
BUSY = {"boom": "two_up", "thatmatch": "respond", "ultimatch": "match", "ultimatum": "choose"}
"""The phase in which a table and a hand show most of their game."""
SCREENS: tuple[tuple[str, Size, int], ...] = (
    ("hand", SMALL_PHONE, 180),
    ("hand", PHONE, 195),
    ("hand", (844, 390), 422),
    ("both", (768, 1024), 300),
    ("both", LAPTOP, 546),
    ("both", WIDE, 576),
    ("table", TELEVISION, 640),
)
"""Every usual screen, what it shows, and how wide it is on a contact sheet."""


def pictures(camera: Camera, server: Studio, keys: list[str]) -> None:
    """What the README and the documentation show."""
    keep_still(camera, "/", WIDE, "start")
    take_room(camera, server, keys[0])
    for key in keys:
        phase = BUSY.get(key, "middle")
        keep_still(
            camera, f"/preview/{key}?screen=table&moment={phase}", TELEVISION, f"{key}-table"
        )
        keep_still(camera, f"/preview/{key}?screen=hand&moment={phase}", PHONE, f"{key}-hand")


def keep_still(camera: Camera, path: str, size: Size, name: str) -> None:
    """Keep one page in which nothing moves."""
    page = camera.open(path, size, reduced_motion="reduce")
    settle(page)
    keep(webp(page), name)
    page.context.close()


def settle(page: Page) -> None:
    """Wait until all of it is there; a busy machine fetches later parts late."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)


def take_room(camera: Camera, server: Studio, key: str) -> None:
    """A room that fills: three guests have come in, one chair is free."""
    opened, held = open_room(server, key, {}, seats=4, name="Table", sit=False)
    code = opened["code"]
    table = camera.open(f"/room/{opened['room']}", TELEVISION, code=code, storage_state=held)
    guests = [camera.open(f"/{code}", PHONE, code=code) for _ in GUESTS]
    for guest, name in zip(guests, GUESTS, strict=True):
        come_in(guest, name)
        table.get_by_text(name, exact=True).wait_for()
    settle(table)
    keep(webp(table), "room")
    for page in (table, *guests):
        page.context.close()


def contact_sheet(camera: Camera, server: Studio, key: str) -> None:
    """All situations of a game on all usual screens."""
    rows = [*of_moments(camera, key), *of_a_room(camera, server, key)]
    keep_sheet(rows, f"{key}-screens")


def of_moments(camera: Camera, key: str) -> Iterator[Row]:
    """Fixed moments: the deal, every phase, the end; in the dark, few colours, many seats."""
    few, many = (
        Positions(camera.open, played(key, 4)),
        Positions(camera.open, played(key, seat_counts(key)[-1])),
    )
    for name in ("deal", *(one for one in few.moments if one not in MOMENTS)):
        yield f"{name}, 4 seats", on_all_screens(few, name)
    yield f"middle, {seat_counts(key)[-1]} seats", on_all_screens(many, "middle")
    few.page.emulate_media(color_scheme="dark")
    yield "late, dark", on_all_screens(few, "late")
    few.page.emulate_media(color_scheme="light", forced_colors="active")
    yield "middle, forced colours", on_all_screens(few, "middle")
    few.page.context.close()
    many.page.context.close()


def on_all_screens(positions: Positions, moment: str) -> list[Image.Image]:
    """One moment on every usual screen."""
    made = []
    for kind, size, wide in SCREENS:
        page = positions.show(kind, moment, size)
        page.wait_for_timeout(SETTLED // 3)  # colours fade over when the device turns dark
        made.append(picture(page, wide))
    return made


def of_a_room(camera: Camera, server: Studio, key: str) -> Iterator[Row]:
    """What only a room shows: a hint, a pause, and what hit one."""
    opened, held = open_room(server, key, {}, seats=4, name="Nora", bots="novice")
    still: dict[str, Any] = {"reduced_motion": "reduce", "code": opened["code"]}
    mine = camera.open(f"/room/{opened['room']}", PHONE, storage_state=held, **still)
    table = camera.open(f"/watch/{opened['room']}#{opened['watch']}", TELEVISION, **still)
    mine.get_by_role("button", name="Deal").click()
    player = Player(mine)
    go_on(player, lambda: bool(re.match("Your turn", mine.title())))
    settle(mine)  # a sheet that a tap has opened may still be on its way
    if mine.locator("dialog[open]").count():
        mine.keyboard.press("Escape")  # a tap has opened a sheet
    mine.get_by_role("button", name="Give me a hint").click()
    mine.locator(".hint h3").wait_for()
    yield "a hint", on_screens_of_a_room(mine, table)
    mine.locator("body").press("Escape")
    mine.locator("body").press(" ")
    mine.locator("[data-stand=paused]").wait_for()
    yield "paused", on_screens_of_a_room(mine, table)
    mine.locator("body").press(" ")
    mine.locator("[data-stand=paused]").wait_for(state="detached")
    if go_on(player, lambda: bool(mine.locator("[data-stand=hit]").count())):
        yield "this hit you", on_screens_of_a_room(mine, table)
    mine.context.close()
    table.context.close()


def go_on(player: Player, until: Callable[[], bool]) -> bool:
    """Play until something is to be seen; False where the game was over before."""
    while not until():
        if is_over(player.page):
            return False
        if not player.take_turn():
            player.page.wait_for_timeout(50)
    return True


def on_screens_of_a_room(mine: Page, table: Page) -> list[Image.Image]:
    """A player's page on every screen, and the public table."""
    made = []
    for kind, (width, height), wide in SCREENS:
        page = table if kind == "table" else mine
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        made.append(picture(page, wide))
    return made


def write_terminal() -> None:
    """The screens of a terminal; what it saves goes elsewhere."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_STATE_HOME"] = folder
        gallery.PAGE.write_text(gallery.page(), "utf-8")


def main(only: str | None, keys: list[str]) -> int:
    """Write the gallery, or a part of it; 1 where a page complained."""
    if only in (None, "terminal"):
        write_terminal()
    if only == "terminal":
        return 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Studio(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=server.flags)
        camera = Camera(browser, server.address)
        if only in (None, "pictures"):
            pictures(camera, server, keys)
        for key in keys:
            if only in (None, "screens"):
                contact_sheet(camera, server, key)
            if only in (None, "lessons"):
                film_lesson(camera, key)
            if only in (None, "reviews"):
                film_review(camera, key)
            if only in (None, "evenings"):
                film(camera, key)
        browser.close()
        server.stop()
    print(*camera.complaints, sep="\n")
    return bool(camera.complaints)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=PARTS)
    parser.add_argument("games", nargs="*", help="these games; otherwise all")
    given = parser.parse_args()
    sys.exit(main(given.only, given.games or list(games())))
