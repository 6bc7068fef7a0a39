"""The rules on one page, and what a card does when somebody asks at the table."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from handful.core.catalog import games
from handful.i18n.page import card_help, rules_page, start_of

from .access import problems
from .conftest import Opener
from .people import LAPTOP, PHONE, Page

WITH_PAGE = [key for key, game in games().items() if game.messages and game.messages.page]
LONG = 900
"""Milliseconds that count as a long press, or as a mouse at rest."""


def opened(
    screen: Opener, path: str, size: tuple[int, int] = LAPTOP, locale: str = "en-GB"
) -> Page:
    page: Page = screen(path, size, locale=locale)
    expect(page.locator("figure svg").first).to_be_visible()
    return page


@pytest.mark.usually_one
@pytest.mark.parametrize("key", WITH_PAGE)
def test_a_page_has_six_pictures_and_keeps_nobody_out(screen: Opener, key: str) -> None:
    page = opened(screen, f"/rules/{key}", PHONE)
    expect(page.get_by_role("img").and_(page.locator(".rows"))).to_have_count(6)
    assert problems(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    words = page.locator(".parts").inner_text()
    start = start_of(games()[key])
    assert start
    expect(page.get_by_text(start.statements[0].text)).to_be_visible()
    said = rules_page(games()[key]) or ()
    for line in (line for section in said for line in section.lines):
        for one in line.statements:
            assert re.sub(r"\*", "", one.text) in re.sub(r"\s+", " ", words)


@pytest.mark.usually_one
@pytest.mark.parametrize("language", ["en-GB", "de-DE", "es-ES", "fr-FR"])
@pytest.mark.parametrize("key", WITH_PAGE)
def test_a_page_prints_on_one_sheet(screen: Opener, key: str, language: str) -> None:
    page = opened(screen, f"/rules/{key}", locale=language)
    sheet = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1


def test_a_statement_opens_its_clause_and_a_card_its_help(screen: Opener) -> None:
    key = WITH_PAGE[0]
    page = opened(screen, f"/rules/{key}")
    page.locator("a.said").first.click()
    clause = page.locator(".open b").first
    expect(clause).to_have_text(re.compile(rf"{games()[key].clause}-\d+"))
    page.locator("button.name").first.press("Enter")
    expect(page.locator(".open svg")).to_be_visible()
    page.get_by_role("link", name="Every rule by number").click()
    expect(page.get_by_role("searchbox")).to_be_visible()


@pytest.mark.usually_one
@pytest.mark.parametrize("key", WITH_PAGE)
def test_the_options_of_a_table_stand_in_the_text(screen: Opener, key: str) -> None:
    game = games()[key]
    options = game.rules.options.read(dict(game.rules.options.presets[1].values))
    seats = next(n for n in range(game.players[1], 0, -1) if options.problem(n) is None)
    query = f"?seats={seats}&options={json.dumps(options.changed())}"
    page = opened(screen, f"/rules/{key}{query}")
    goal = (rules_page(game, "en", options, seats) or ())[0].lines[0].statements[0].text
    expect(page.locator(".parts")).to_contain_text(goal.replace("*", ""))
    expect(page.get_by_text("house rules are already worked in")).to_be_visible()


def hand(screen: Opener, key: str, size: tuple[int, int]) -> tuple[Page, Locator, str]:
    kind = "hand" if size == PHONE else "both"
    page: Page = screen(f"/preview/{key}?screen={kind}", size)
    card = page.locator(".fan [data-card]").last
    card.wait_for()
    page.locator(".help").wait_for(state="attached")  # it comes after the table
    said = card_help(games()[key], card.get_attribute("data-card") or "")
    assert said
    return page, card, said.text


@pytest.mark.usually_one
@pytest.mark.parametrize("key", WITH_PAGE)
def test_a_card_says_what_it_does_to_mouse_and_keyboard(screen: Opener, key: str) -> None:
    page, card, words = hand(screen, key, LAPTOP)
    shown = page.locator(".help.shown")
    card.hover(position={"x": 8, "y": 30}, force=True)
    expect(shown).to_contain_text(words)
    page.mouse.move(2, 2)
    expect(shown).to_have_count(0)
    card.locator("button").focus()
    page.keyboard.press("F1")
    expect(shown).to_contain_text(words)
    assert problems(page) == []
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_a_long_press_says_what_a_card_does_and_picks_nothing(screen: Opener) -> None:
    page, card, words = hand(screen, WITH_PAGE[0], PHONE)
    box = card.bounding_box()
    assert box
    spot = {"clientX": box["x"] + 10, "clientY": box["y"] + 30, "pointerType": "touch"}
    button = card.locator("button")
    button.dispatch_event("pointerdown", {**spot, "bubbles": True})
    page.wait_for_timeout(LONG)
    button.dispatch_event("pointerup", {**spot, "bubbles": True})
    button.dispatch_event("click", {"bubbles": True})
    expect(page.locator(".help.shown")).to_contain_text(words)
    expect(button).to_have_attribute("aria-pressed", "false")
