"""Puzzles in a browser: three hints one after the other, the last of which leads to the move."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from handful.core import AnyGame
from handful.core.catalog import game, games
from handful.core.puzzles import Puzzle, puzzles

from .conftest import Opener
from .people import LAPTOP, PHONE, Page
from .pupil import AT

MOST_TAPS = 12
"""More taps than any move takes."""


def one_of_each(of: AnyGame) -> Iterator[Puzzle]:
    """A puzzle for every kind of best move that there is."""
    seen = set()
    for one in puzzles(of):
        form = of.rules.moves.decode(of.rules.moves.read(one.best[0]))
        kind = form["move"], *sorted(key for key in form if key != "move")
        if kind not in seen:
            seen.add(kind)
            yield one


def tap_what_is_lit(page: Page) -> None:
    """Follow the lights until the move is made."""
    done = page.get_by_text("Yes, that is the move.").first
    lit = page.locator('[data-hint="1"]')
    for _ in range(MOST_TAPS):
        expect(lit.first.or_(done).first).to_be_visible()
        if done.is_visible():
            return
        at = lit.evaluate_all(f"lit => lit.slice(0, 1).map({AT})[0]")  # lights go as a move is made
        if at:
            before = page.evaluate("document.body.innerHTML")
            page.mouse.click(*at)
            page.wait_for_function("seen => document.body.innerHTML !== seen", arg=before)
    expect(done).to_be_visible()


@pytest.mark.usually_one
@pytest.mark.parametrize("key", [key for key in games() if puzzles(game(key))])
@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_the_last_hint_leads_to_the_move(screen: Opener, key: str, size: tuple[int, int]) -> None:
    for one in one_of_each(game(key)):
        page = screen(f"/puzzles/{key}/{one.number}", size)
        opens = re.compile(r"Hint \d$")
        for _ in range(3):
            page.get_by_role("button", name=opens).first.click()
        tap_what_is_lit(page)
        page.context.close()


@pytest.mark.usually_one
@pytest.mark.parametrize("key", [key for key in games() if puzzles(game(key))])
def test_no_hand_lies_under_the_panel(screen: Opener, key: str) -> None:
    most = max(one.seats for one in puzzles(game(key)))
    for one in [one for one in puzzles(game(key)) if one.seats == most][:2]:
        page = screen(f"/puzzles/{key}/{one.number}", LAPTOP)
        page.get_by_role("button", name="Show the move").wait_for()
        edge = page.locator("aside").first.bounding_box()
        assert edge
        backs = page.locator(".board .backs svg")
        rights = backs.evaluate_all("backs => backs.map(b => b.getBoundingClientRect().right)")
        assert all(right <= edge["x"] for right in rights), (one.number, rights)
        page.context.close()
