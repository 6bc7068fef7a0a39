"""Who is who: asked once, a token of one's own, and bots with faces."""

import re
from typing import Any

from playwright.sync_api import expect

from handful.bots.characters import CHARACTERS

from .conftest import Opener, Server
from .people import LAPTOP, PHONE, come_in, open_room
from .table import SHORT, play_against_bots

NAMES = [one.name for one in CHARACTERS.values()]
DRAWN = """() => [...document.querySelectorAll('img[src*="/faces/"]')]
    .map((one) => one.complete && one.naturalWidth > 0)"""


def faces(page: Any) -> list[bool]:
    """Every face on the page, and whether it could be drawn."""
    found: list[bool] = page.evaluate(DRAWN)
    return found


def test_a_name_and_a_token_are_asked_once(screen: Opener) -> None:
    page = screen("/new/ultima", PHONE)
    page.get_by_role("button", name="Play alone").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Sit down")).to_have_attribute("aria-disabled", "true")
    sheet.get_by_label("What shall we call you?").fill("Nora")
    sheet.get_by_role("radio", name="heart").check(force=True)
    sheet.get_by_role("button", name="Sit down").click()
    page.locator(".fan button").first.wait_for()
    assert "Player" not in page.locator("body").inner_text()
    page.goto(page.url.split("/room/")[0] + "/new/boom")
    page.get_by_text("You play as Nora").wait_for()
    page.get_by_role("button", name="Play alone").click()
    page.wait_for_url("**/room/*")  # nobody was asked again
    page.goto(page.url.split("/room/")[0] + "/new/boom")
    page.get_by_role("button", name="Change name").click()
    sheet.get_by_label("What shall we call you?").fill("Mia")
    expect(sheet.get_by_role("radio", name="heart")).to_be_checked()
    sheet.get_by_role("button", name="Keep it").click()
    page.get_by_text("You play as Mia").wait_for()


def test_a_phone_comes_in_by_one_tap_and_sees_which_tokens_are_taken(screen: Opener) -> None:
    code = open_room(screen(size=LAPTOP), "ultima", "Standard")
    first = screen(f"/{code}", PHONE)
    first.get_by_role("radio", name="circle").check(force=True)
    come_in(first, "Nora")
    second = screen(f"/{code}", PHONE)
    expect(second.get_by_role("radio", name="circle")).to_be_disabled()
    expect(second.locator("label", has_text="circle")).to_contain_text("Nora")
    come_in(second, "Ben")
    mine = second.locator("li", has_text="Ben")
    mine.get_by_role("button", name="Change").click()
    sheet = second.get_by_role("dialog")
    sheet.get_by_label("What shall we call you?").fill("Nora")
    sheet.get_by_role("button", name="Keep it").click()
    sheet.get_by_text("already called Nora").wait_for()
    sheet.get_by_label("What shall we call you?").fill("Benno")
    sheet.get_by_role("button", name="Keep it").click()
    second.locator("li", has_text="Benno").wait_for()
    again = open_room(screen(size=LAPTOP), "ultima", "Standard")
    second.goto(second.url.split("/room/")[0] + f"/{again}")
    second.get_by_role("button", name="Come in as Benno").click()
    second.wait_for_url("**/room/*")
    second.locator("li", has_text="Benno").wait_for()


def test_a_screen_that_was_only_the_table_asks_who_sits_down_at_it(screen: Opener) -> None:
    table = screen(size=LAPTOP)
    open_room(table, "ultima", "Standard")
    table.get_by_role("button", name="Sit here").first.click()
    table.get_by_label("What shall we call you?").fill("Nora")
    table.get_by_role("button", name="Sit down").click()
    table.locator("li", has_text="Nora").get_by_text("you host").wait_for()


def test_bots_have_faces_and_are_said_to_be_bots(screen: Opener, server: Server) -> None:
    page = play_against_bots(screen, server, "ultimatum", SHORT["ultimatum"], LAPTOP)
    page.locator("li", has_text="bot, Beginner").first.wait_for()
    assert len(faces(page)) == 2
    page.get_by_role("button", name="Deal").click()
    page.locator(".fan button").first.wait_for()
    said = [one.strip() for one in page.locator(".seat b").all_text_contents()]
    bots = [one.removesuffix(", bot") for one in said if one.endswith(", bot")]
    assert len({*bots}) == 2
    assert {*bots} <= {*NAMES}
    page.wait_for_function(f"() => ({DRAWN})().length >= 2 && ({DRAWN})().every(Boolean)")


def test_the_host_chooses_who_sits_there_and_how_well_they_play(screen: Opener) -> None:
    table = screen(size=LAPTOP)
    open_room(table, "ultima", "Standard")
    table.get_by_role("button", name="Seat a bot").first.click()
    table.get_by_role("button", name=re.compile("^Change [A-Z]")).click()
    sheet = table.get_by_role("dialog")
    sheet.get_by_role("radio", name="Gusto").check(force=True)
    sheet.get_by_text("Sees ten chips and hears his name.").wait_for()
    sheet.get_by_role("radio", name="Expert").check(force=True)
    sheet.get_by_role("button", name="Seat Gusto, Expert").click()
    row = table.locator("li", has_text="Gusto")
    row.get_by_text("bot, Expert").wait_for()
    table.get_by_role("button", name="Seat a bot").first.click()
    other = table.get_by_role("button", name=re.compile("^Change [A-Z]")).nth(1)
    other.click()
    expect(sheet.get_by_role("radio", name="Gusto")).to_be_disabled()
    sheet.get_by_text("sits in chair 1").wait_for()
