"""Time on the screens: whoever is hurried sees the clock, and reads what was done instead."""

from typing import Any

from .conftest import Opener, Server
from .people import LAPTOP, LYING_PHONE, PHONE, SMALL_PHONE
from .table import Screen, open_room

SIZES = {LAPTOP: "ribbon", LYING_PHONE: "phone", SMALL_PHONE: "phone", PHONE: "phone"}
"""Screens, and where the line is on each."""
FINGER = 44
"""Pixels that a finger needs."""
COVERED = """button => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const [one, other] = [button, document.querySelector('.line h2')].map((part) => {
        const words = document.createRange();
        words.selectNodeContents(part);
        return words.getBoundingClientRect();
    });
    const apart = one.left >= other.right || one.right <= other.left
        || one.top >= other.bottom || one.bottom <= other.top;
    return !button.contains(found) || !apart;
}"""
"""Whether something lies on a button, or its words on the sentence of the line."""
LAID_ON = """note => {
    const on = note.getBoundingClientRect();
    const covers = (one) => {
        const box = one.getBoundingClientRect();
        return on.left < box.right && box.left < on.right
            && on.top < box.bottom && box.top < on.bottom;
    };
    return [...document.querySelectorAll('.surface :is(.line, .card)')]
        .filter(covers).map((one) => one.className);
}"""
"""The line and the cards that a note lies on."""


def fits_everywhere(page: Any, name: str) -> None:
    """A finger reaches this button of the line on every screen."""
    for (width, height), place in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        button = page.locator(f".line.{place}").get_by_role("button", name=name)
        box = button.bounding_box()
        assert box["width"] >= FINGER <= box["height"], (width, box)
        assert box["x"] >= 0 <= box["y"], (width, box)
        assert box["x"] + box["width"] <= width, (width, box)
        assert box["y"] + box["height"] <= height, (width, box)
        assert not button.evaluate(COVERED), (width, box)


def test_a_phone_counts_down_and_says_what_was_done_when_time_was_up(
    screen: Opener, server: Server
) -> None:
    settings = {"bot_pace_ms": 0, "turn_seconds": 4}
    opened, keys = open_room(
        server, "ultima", {}, seats=3, name="Nora", bots="novice", settings=settings
    )
    phone = screen(f"/room/{opened['room']}", PHONE, storage_state=keys)
    phone.get_by_role("button", name="Deal").click()
    line = phone.locator("[data-stand=hit]")
    seen = line.get_by_role("button", name="Go on")
    ran_out = line.get_by_text("Your time ran out")
    clock = phone.get_by_role("timer")
    for awaited in (clock, ran_out):
        while not awaited.or_(seen).first.wait_for() and not awaited.count():
            seen.click()  # something else has hit them
    assert line.locator("h2").inner_text().startswith("You draw")
    line.get_by_role("button", name="Go on").click()
    line.wait_for(state="detached")
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_text("What happened").click()
    phone.locator("dialog li").filter(has_text="Your time ran out.").first.wait_for()


def test_more_time_is_one_tap_and_once(screen: Opener, server: Server) -> None:
    settings = {"bot_pace_ms": 0, "turn_seconds": 60}
    opened, keys = open_room(server, "ultimatch", {}, seats=1, name="Nora", settings=settings)
    mine = Screen()
    path = f"/room/{opened['room']}"
    phone = screen(path, PHONE, prepare=mine.listen, storage_state=keys)
    phone.get_by_role("button", name="Deal").click()
    fits_everywhere(phone, "More time +20 s")
    more = phone.get_by_role("button", name="More time +20 s")
    more.press("Enter")
    note = phone.get_by_role("status").get_by_text("Nora takes 20 seconds more.")
    note.wait_for()
    assert note.evaluate(LAID_ON) == []
    more.wait_for(state="detached")
    first, last = (mine.tables[at]["clock"]["limit"] for at in (0, -1))
    assert last == first + 20_000
    assert len(mine.said("more_time")) == 1


def test_whose_time_ran_out_doubles_all_clocks(screen: Opener, server: Server) -> None:
    settings = {"bot_pace_ms": 0, "turn_seconds": 3}
    opened, keys = open_room(server, "ultimatch", {}, seats=1, name="Nora", settings=settings)
    mine = Screen()
    path = f"/room/{opened['room']}"
    phone = screen(path, PHONE, prepare=mine.listen, storage_state=keys)
    phone.get_by_role("button", name="Deal").click()
    line = phone.locator("[data-stand=hit]")
    line.get_by_text("Your time ran out").wait_for()
    fits_everywhere(phone, "Twice the time for everybody")
    fits_everywhere(phone, "Go on")
    line.get_by_role("button", name="Twice the time for everybody").click()
    line.wait_for(state="detached")
    phone.get_by_role("status").get_by_text("Nora doubles all clocks.").wait_for()
    rooms = [frame for frame in mine.frames if frame["type"] == "room"]
    assert rooms[-1]["clock_factor"] == 2
