"""The deal of the day and the book in a browser: played, told, kept, erased and taken in again."""

import json
import re
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from handful.core import AnyGame
from handful.core.catalog import games
from handful.core.daily import deal_of

from .conftest import Opener
from .people import LAPTOP, SMALL_PHONE, Page

TODAY = date(2026, 11, 16)
HALF_PAST_NINE = "2026-11-16T09:30:00"
BOOK = "handful.book."


def _shelf(game: AnyGame) -> int:
    assert game.daily
    return game.daily.shelf


DAILY = sorted((one for one in games().values() if one.daily), key=_shelf)


def dated(page: Page) -> None:
    """The device believes that it is this morning."""
    page.clock.set_fixed_time(HALF_PAST_NINE)


def line(game: str, day: date, result: str, **more: object) -> dict[str, object]:
    return {"kind": "day", "game": game, "at": 1, "result": result, "of": f"{day}", **more}


def keep(page: Page, entries: list[dict[str, object]]) -> None:
    """Have the device keep this book."""
    text = json.dumps({"handful": "book", "version": 1, "name": "", "entries": entries})
    page.add_init_script(
        f"localStorage.getItem('{BOOK}') ?? localStorage.setItem('{BOOK}', {json.dumps(text)})"
    )


def begun(page: Page, game: AnyGame) -> None:
    """Have the device remember that all of the proof but its last move was made."""
    moves = game.rules.moves
    forms = [moves.decode(moves.read(move)) for move in deal_of(game, f"{TODAY}").line[:-1]]
    text = json.dumps({f"{TODAY} {game.key} ": {"made": forms, "hints": 0, "late": False}})
    page.add_init_script(f"localStorage.setItem('handful.day', {json.dumps(text)})")


def test_a_deal_is_finished_with_a_hint_and_told_to_friends(screen: Opener) -> None:
    game = next(one for one in DAILY if deal_of(one, f"{TODAY}").asks is None)

    def before(page: Page) -> None:
        dated(page)
        begun(page, game)
        yesterday = TODAY - timedelta(1)
        keep(page, [line(game.key, yesterday, "alone", right=1, total=1)])

    page = screen("/day", SMALL_PHONE, before)
    expect(page.get_by_text("1", exact=True).first).to_be_visible()
    expect(page.get_by_role("heading", name="Your week")).to_be_visible()
    expect(page.locator(".share")).to_have_count(0)  # nothing to tell of a day not begun
    page.get_by_role("link", name=re.compile("Go on with it")).click()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_text("A hint:")).to_be_visible()
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('handful.day'))")
    ((_, one),) = kept.items()
    assert one["hints"] == 1
    moves = game.rules.moves
    made = [*one["made"], dict(moves.decode(moves.read(deal_of(game, f"{TODAY}").line[-1])))]
    text = json.dumps({next(iter(kept)): one | {"made": made}})
    page.add_init_script(f"localStorage.setItem('handful.day', {json.dumps(text)})")
    page.reload()
    page.get_by_role("link", name="Back to the deals of the day").first.click()
    shares = page.locator(".share div")
    expect(shares).to_have_count(4)
    expect(shares.nth(1)).to_have_text("🔶" + "⬜" * (len(DAILY) - 1))
    expect(shares.nth(0)).to_have_text(f"Handful, 16 Nov 2026: 1 of {len(DAILY)}")
    page.get_by_role("button", name="Copy these four lines").click()
    marked = page.evaluate("() => getSelection().toString()")
    assert marked.strip().splitlines()[0] == shares.nth(0).text_content()
    expect(page.locator(".row b")).to_have_text("2")


def test_the_book_goes_out_is_erased_and_comes_back(screen: Opener, tmp_path: Path) -> None:
    def before(page: Page) -> None:
        dated(page)
        days = [line(game.key, TODAY, "alone", right=1, total=1) for game in DAILY]
        keep(page, [*days, {"kind": "game", "game": DAILY[0].key, "at": 2, "result": "won"}])

    page = screen("/book", LAPTOP, before)
    sums = page.locator(".sums dd")
    expect(sums.first).to_have_text("1")
    before_it = page.locator(".sums").inner_text()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "book.json"
    saving.value.save_as(file)
    page.get_by_role("button", name="Erase this book").click()
    page.get_by_role("button", name="Yes, erase").click()
    expect(page.locator(".empty")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text(f"{len(DAILY) + 1} lines are new.")).to_be_visible()
    assert page.locator(".sums").inner_text() == before_it
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("Nothing new in that file.")).to_be_visible()
    wrong: dict[str, Any] = {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_text("not a book of Handful")).to_be_visible()
    assert page.locator(".sums").inner_text() == before_it
