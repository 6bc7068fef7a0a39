"""The way in and the way through, for everybody: by axe and by keyboard."""

import pytest
from playwright.sync_api import TimeoutError

from handful.core.catalog import games

from .access import problems
from .conftest import Opener, Server
from .people import LAPTOP, PHONE, Page, come_in, is_over
from .table import SHORT, play_against_bots

LONGEST_GAME = 400


@pytest.mark.usually_one
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_way_in_is_for_everybody(screen: Opener, theme: str) -> None:
    laptop = screen(size=LAPTOP, color_scheme=theme)
    laptop.locator('a[href="/new/ultima"]').wait_for()
    found = {"start": problems(laptop)}
    laptop.get_by_role("button", name="Menu").click()
    found["menu"] = problems(laptop)
    laptop.get_by_role("button", name="Close").click()
    laptop.locator('a[href="/new/ultima"]').click()
    laptop.get_by_text("Change details").click()
    found["options"] = problems(laptop)
    laptop.get_by_role("button", name="Open a room for phones").click()
    laptop.locator(".code span").first.wait_for()
    found["room"] = problems(laptop)
    code = "".join(laptop.locator(".code span").all_inner_texts())
    phone = screen(f"/{code}", PHONE, color_scheme=theme)
    phone.get_by_label("What shall we call you?").wait_for()
    found["join"] = problems(phone)
    come_in(phone, "Nora")
    phone.get_by_text("you", exact=True).wait_for()
    found["room on a phone"] = problems(phone)
    assert not any(found.values()), found


@pytest.mark.deep
@pytest.mark.parametrize("key", list(games()))
def test_a_whole_game_by_keyboard_alone(screen: Opener, server: Server, key: str) -> None:
    page = play_against_bots(screen, server, key, SHORT.get(key, {}), LAPTOP)
    press_until(page, "Deal")
    page.locator(".surface").wait_for()
    for _ in range(LONGEST_GAME):
        if is_over(page):
            return
        press_something(page)
    pytest.fail("the game did not end")


def press_until(page: Page, name: str) -> None:
    """Go with the tab key until the focus is on this button, and press it."""
    page.get_by_role("button", name=name).wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.textContent.trim()").startswith(name):
            page.keyboard.press("Enter")
            return
    pytest.fail(f"the tab key does not reach {name!r}")


def press_something(page: Page) -> None:
    """Ask what can be played (one key), take the first thing offered, wait for the others."""
    if page.locator("[data-stand=hit]").count():
        press_until(page, "Go on")
    page.keyboard.press("w")
    try:
        page.locator("dialog").wait_for(timeout=1000)
    except TimeoutError:  # closed again by what the table did meanwhile
        return
    if page.locator("dialog li button").count():
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("Escape")
    try:
        page.locator("dialog").wait_for(state="detached", timeout=1000)
    except TimeoutError:  # the table moved on, and what was offered is gone
        page.keyboard.press("Escape")


def test_cards_are_reached_by_arrow_keys(screen: Opener) -> None:
    page = screen("/preview/ultima?screen=hand&moment=deal", PHONE)
    page.locator(".fan button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    last = page.locator(".fan button").last
    assert last.evaluate("one => one === document.activeElement")
    page.keyboard.press("Enter")
    assert last.get_attribute("aria-pressed") == "true"


def test_who_is_only_asked_is_not_told_to_be_on_turn(screen: Opener) -> None:
    page = screen("/preview/thatmatch?screen=both&moment=respond", LAPTOP)
    page.get_by_role("heading", name="answer it?").wait_for()


def test_a_game_lost_together_has_no_places(screen: Opener) -> None:
    page = screen("/preview/ultimatch?screen=table&moment=end", LAPTOP)
    page.get_by_role("region", name="Not this time").wait_for()
    together = page.get_by_role("list", name="Who played together")
    assert together.locator("li b").all_inner_texts() == ["Nora", "Ben", "Mia", "Otto"]
    assert not page.locator(".end ol .score").count()
