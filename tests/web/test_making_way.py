"""What only shows something lies over nothing that one must see: it makes way, or ends above it."""

from typing import Any

import pytest

from handful.core import Play
from handful.core.catalog import game
from handful.web.preview import NAMES, table

from .conftest import Opener, Server
from .people import PHONE, SMALL_PHONE, Page
from .positions import Positions, played
from .scenes import SEATS, room
from .table import SHORT, gather
from .test_scenes import LINE, on_the_line

TO_ITS_END = """async one => {
    one.scrollIntoView({ block: 'end', behavior: 'instant' });
    const row = document.querySelector('.inner > .row');
    return one.getBoundingClientRect().bottom - row.getBoundingClientRect().top;
}"""
"""How far something that was scrolled to reaches behind the buttons below."""

LINES = """one => {
    const { fontSize, lineHeight } = getComputedStyle(one);
    return Math.round(one.scrollHeight / (parseFloat(lineHeight) || parseFloat(fontSize)));
}"""
"""How many lines a heading takes, what is cut off counted in."""


def waiting(screen: Opener) -> tuple[Page, dict[str, Any]]:
    """A phone of Ultimatch whose owner is asked nothing, and the table that asks."""
    found = game("ultimatch")
    play = Play(found, found.rules.options(), SEATS, 1, players=NAMES[:SEATS])
    seat = play.state.awaited()[0]
    asks: dict[str, Any] = table(play, seat, len(play.events))
    idle = {**asks, "awaited": [], "legal": [], "legal_total": 0}
    page = on_the_line(screen, {"room": room(play, seat), "before": idle}, LINE)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    return page, asks


def test_a_look_at_the_played_cards_ends_when_one_is_asked(screen: Opener) -> None:
    page, asks = waiting(screen)
    page.get_by_role("button", name="Played 0").click()
    page.get_by_role("dialog").wait_for()
    later = {**asks, "seq": asks["seq"] + 1, "awaited": [], "legal": [], "legal_total": 0}
    page.evaluate("one => (tell(one), settled())", later)
    assert page.get_by_role("dialog").count()
    page.evaluate("one => (tell(one), settled())", {**asks, "seq": later["seq"] + 1})
    page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.parametrize("key", ["ultimatch", "ultimatum"])
def test_nothing_at_the_end_stays_behind_the_buttons(screen: Opener, key: str) -> None:
    end = Positions(screen, played(key, SEATS)).moments["end"]["hand"]
    found = game(key)
    play = Play(found, found.rules.options.read(_options(key)), SEATS, 1, players=NAMES[:SEATS])
    over = {"room": room(play, end["seat"]), "before": end}
    page = on_the_line(screen, over, LINE)
    page.set_viewport_size({"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]})
    page.locator(".end .row button, .end .row a").first.wait_for()
    parts = page.locator(".end .inner > :not(.row)")
    assert parts.count() > 1
    assert all(parts.nth(at).evaluate(TO_ITS_END) <= 0 for at in range(parts.count()))


UNDER = """() => {
    const { left, top, right, bottom } = document.querySelector('.saying').getBoundingClientRect();
    const main = document.querySelector('main');
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words = [], range = document.createRange();
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        if (!text.data.trim() || !text.parentElement.checkVisibility()) continue;
        range.selectNodeContents(text);
        const hit = [...range.getClientRects()].some((box) => left < box.right
            && box.left < right && top < box.bottom && box.top < bottom);
        if (hit && !text.parentElement.closest('header')) words.push(text.data);
    }
    return words;
}"""
"""The words of the table that lie under what somebody says; what the game is called may."""


def test_what_is_said_between_two_hands_lies_over_no_score(screen: Opener) -> None:
    between = Positions(screen, played("ultima", SEATS)).moments["hand_over"]["hand"]
    found = game("ultima")
    play = Play(found, found.rules.options(), SEATS, 1, players=NAMES[:SEATS])
    first = {"room": room(play, between["seat"]), "before": between}
    page = on_the_line(screen, first, LINE)
    for width, height in (SMALL_PHONE, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".showdown .total").first.wait_for()
        said = {"person": "p1", "name": "Ben", "seat": 1, "kind": "chat"}
        page.evaluate("one => tell(one)", {"type": "spoke", **said, "text": "What a hand!"})
        page.locator(".saying.placed").wait_for()
        assert page.evaluate(UNDER) == []
        page.locator(".saying").wait_for(state="detached")


def _options(key: str) -> dict[str, Any]:
    return {"three_players": True} if key == "ultimatum" else {}


def test_the_longest_name_keeps_its_lines_on_ones_own_turn(screen: Opener, server: Server) -> None:
    """A button more stands beside it then."""
    mine = gather(screen, server, "boom", {**SHORT["boom"], "first_player": 0}).phones[0].page
    mine.get_by_role("button", name="Hint").wait_for()
    for size in (PHONE, SMALL_PHONE):
        mine.set_viewport_size({"width": size[0], "height": size[1]})
        assert mine.locator("header h1").evaluate(LINES) == 2
