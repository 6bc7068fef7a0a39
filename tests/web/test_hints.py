"""A hint names the move, lights its parts, moves nothing, and goes when one chooses otherwise."""

from typing import Any

import pytest

from handful.core.catalog import games

from . import table as rooms
from .conftest import Opener, Server
from .drawn import rest
from .people import LAPTOP, SMALL_PHONE, Page, my_turn
from .positions import STILL
from .table import play_against_bots

KEYS = [key for key in games() if games()[key].messages]
BOXES = """() => [...document.querySelectorAll('.actions button, .fan button')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))"""
CHOOSE_OTHERWISE = """async () => {
    document.querySelector('.fan .card:not([data-hint]) button').click();
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return document.querySelectorAll('.hint, [data-hint], .hint-badge').length;
}"""


def without_tips(page: Page) -> None:
    """Tips have a place of their own, and leave it to a hint."""
    page.add_init_script("localStorage.handful ??= JSON.stringify({ tips: false })")


def ask(page: Page) -> Any:
    """Ask the coach, and wait for what it says."""
    page.get_by_role("button", name="Give me a hint").click()
    said = page.locator(".hint")
    said.locator("h3").wait_for()
    return said


@pytest.mark.usually_one
@pytest.mark.parametrize("size", [SMALL_PHONE, LAPTOP])
@pytest.mark.parametrize("key", KEYS)
def test_a_hint_names_the_move_and_moves_nothing(
    screen: Opener, server: Server, key: str, size: tuple[int, int]
) -> None:
    mine = rooms.Screen()

    def prepare(page: Page) -> None:
        without_tips(page)
        mine.listen(page)

    page = play_against_bots(screen, server, key, rooms.SHORT[key], size, prepare=prepare)
    my_turn(page)
    rest(mine)
    before: list[str] = []
    while (now := page.evaluate(BOXES)) != before:  # the hand finds its size in a frame or two
        before = now
        page.evaluate(STILL)
    said = ask(page)
    assert said.locator("h3").inner_text().endswith(".")
    assert said.locator(".why").inner_text().strip()
    assert page.evaluate(BOXES) == before
    assert page.evaluate(CHOOSE_OTHERWISE) == 0


def test_a_pause_is_said_over_a_hint(screen: Opener, server: Server) -> None:
    page = play_against_bots(screen, server, KEYS[0], rooms.SHORT[KEYS[0]], SMALL_PHONE)
    my_turn(page)
    said = ask(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    page.locator("[data-stand=paused]").get_by_role("button", name="Play").click(trial=True)
    assert not said.count()


def test_the_parts_of_a_hint_are_lit_and_numbered(screen: Opener, server: Server) -> None:
    page = play_against_bots(screen, server, "ultimatch", {}, SMALL_PHONE)
    my_turn(page)
    ask(page)
    lit = page.locator("[data-hint]")
    lit.first.wait_for()
    assert lit.first.get_attribute("data-hint") == "1"
    assert page.locator(".hint-badge").first.inner_text() == "1"
    lit.first.locator("button").click()  # that is the hint itself: it stays
    page.locator(".hint h3").wait_for()
    page.locator(".hint").get_by_role("button", name="Close").click()
    page.locator(".hint").wait_for(state="detached")
    assert lit.count() == 0


def test_a_hint_is_compared_with_what_is_chosen(screen: Opener, server: Server) -> None:
    mine = rooms.Screen()
    page = play_against_bots(screen, server, "ultimatch", {}, SMALL_PHONE, prepare=mine.listen)
    my_turn(page)
    ask(page)
    page.locator(".fan .card:not([data-hint]) button").first.click()
    page.locator(".hint").wait_for(state="detached")
    said = ask(page)
    asked = mine.said("hint")[-1]["move"]
    assert asked["move"] == "donate"
    said.locator(".yours").wait_for()
    rows = said.locator("dd")
    assert rows.count() == 2
    best, yours = (int(row.split()[0]) for row in rows.all_inner_texts())
    assert best >= yours
