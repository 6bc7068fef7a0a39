"""A page in another language leaves no sentence of the server in English."""

import re

import pytest
from playwright.sync_api import expect

from handful.core import Play, catalog
from handful.core.catalog import games
from handful.server.records.fair_deal import document

from .conftest import Opener, Server
from .people import LAPTOP, PHONE, Page
from .table import SHORT, Screen, play_against_bots

GERMAN = "de-DE"


def sit_down(screen: Opener, server: Server, key: str) -> Screen:
    """A game against bots on a German phone, when it is its owner's turn."""
    mine = Screen()
    page = play_against_bots(
        screen, server, key, SHORT[key], PHONE, prepare=mine.listen, locale=GERMAN
    )
    page.get_by_role("button", name="Karten geben").click()
    asked = page.locator("[data-stand=you], [data-stand=ask]")
    while not asked.count():
        hit = page.locator("[data-stand=hit] button")  # the first card may hit whoever begins
        hit.or_(asked).first.wait_for()
        if hit.count():
            hit.click()
    return mine


def in_english(mine: Screen, kind: str) -> set[str]:
    """What the server said in answers of this kind, as it said it."""
    return {frame["words"] for frame in mine.frames if frame["type"] == kind}


@pytest.mark.usually_one
@pytest.mark.parametrize("key", list(games()))
def test_moves_are_explained_and_advised_in_german(
    screen: Opener, server: Server, key: str
) -> None:
    mine = sit_down(screen, server, key)
    mine.page.keyboard.press("w")
    sheet = mine.page.get_by_role("dialog")
    sheet.locator("li b").first.wait_for()
    expect(sheet.get_by_text("…", exact=True)).to_have_count(0)
    explained = sheet.locator("li b").all_inner_texts()
    assert all(explained)
    assert not in_english(mine, "explained") & set(explained)
    mine.page.keyboard.press("Escape")
    mine.page.keyboard.press("h")
    advice = mine.page.locator(".hint h3")
    advice.wait_for()
    english = {one["best"]["name"] for one in mine.frames if one["type"] == "hinted"}
    assert english
    assert advice.inner_text() not in english


def said_in_note(page: Page, but: str = "") -> str:
    """What the note over the hand says, when it is not this."""
    note = page.locator(".question .note").filter(has_not_text=but or re.compile("$^"))
    note.wait_for()
    return str(note.inner_text())


def test_a_refused_move_is_refused_in_german(screen: Opener, server: Server) -> None:
    mine = sit_down(screen, server, "ultima")
    mine.page.locator(".fan button:not([aria-label$=', passt'])").first.press("Enter")
    assert re.search(r"und \d+ \+ \d+ ist \d+, nicht 12", said_in_note(mine.page))
    assert in_english(mine, "refused")


def test_what_stands_on_the_screen_is_said_anew_in_another_language(
    screen: Opener, server: Server
) -> None:
    page = sit_down(screen, server, "ultima").page
    page.locator(".fan button:not([aria-label$=', passt'])").first.press("Enter")
    german = {said_in_note(page), *told(page)}
    page.get_by_role("button", name="Menü").click()
    page.get_by_text("Français", exact=True).click()
    page.get_by_role("button", name="Fermer").click()
    french = [said_in_note(page, but="nicht 12"), *told(page)]
    assert len(french) > 2
    assert not german & set(french)
    assert "pas 12" in french[0]


def told(page: Page) -> list[str]:
    """What the log says last, to those who cannot see."""
    return [str(one) for one in page.get_by_role("log").locator("p").all_inner_texts()]


def test_a_lobby_says_in_german_why_it_cannot_start(screen: Opener, server: Server) -> None:
    odd = {"scoring": "elimination", "match_end": "agreement"}
    page = play_against_bots(screen, server, "ultima", odd, LAPTOP, locale=GERMAN)
    page.get_by_text("Beim Ausscheiden wird gespielt, bis nur eine Person übrig ist").wait_for()


def test_a_wrong_code_is_refused_in_german(screen: Opener) -> None:
    page = screen("/QQQQ", PHONE, locale=GERMAN, may_fail=True)
    page.get_by_text("Kein Raum hat diesen Code").wait_for()


def test_a_record_is_judged_in_german(screen: Opener) -> None:
    game = catalog.game("ultima")
    record = Play(game, game.rules.options(), seats=2, seed=5).record()
    kept = document(record, "salt")
    judged = {
        record.to_json(): "Sie hat keinen Fingerabdruck.",
        kept.replace('"salt": "salt"', '"salt": "another"'): "Der Fingerabdruck gehört nicht zu",
        "{": "Das ist keine Spielaufzeichnung",
    }
    for text, said in judged.items():
        page = screen("/replay", LAPTOP, locale=GERMAN, may_fail=True)
        page.get_by_label("Eine Aufzeichnung öffnen").set_input_files(
            {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}
        )
        page.get_by_text(said).wait_for()
