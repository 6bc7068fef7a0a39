"""First game tips: one sentence beside the thing it is about, once, in nobody's way."""

import re
import tomllib

import pytest
from playwright.sync_api import expect

from handful.core.catalog import games
from handful.core.game_folder import folder_of
from handful.i18n import LANGUAGES

from . import table as rooms
from .conftest import Opener, Server
from .people import SMALL_PHONE, Page
from .positions import Positions, played, reached
from .table import play_against_bots
from .visibility import cut_hand

KEYS = [key for key in games() if games()[key].messages]
LAPTOP = (1440, 900)
MOST = 5
COVERED = """() => {
    const tip = document.querySelector('aside.up').getBoundingClientRect();
    const controls = 'button, a, input, select, summary, [role=button]';
    const kept = `.surface :is(${controls}, .line, header, [role=timer])`;
    const hit = ({ left, top, right, bottom }) =>
        left < tip.right && tip.left < right && top < tip.bottom && tip.top < bottom;
    const outside = tip.left < 0 || tip.top < 0
        || tip.right > innerWidth || tip.bottom > innerHeight;
    const walk = document.createTreeWalker(
        document.querySelector('.surface'), NodeFilter.SHOW_TEXT);
    const words = [], range = document.createRange();
    const shown = { opacityProperty: true, visibilityProperty: true };
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        const holder = text.parentElement;
        if (!text.data.trim() || holder.closest('aside, .unseen') || !holder.checkVisibility(shown))
            continue;
        range.selectNodeContents(text);
        if ([...range.getClientRects()].some(hit)) words.push(text.data);
    }
    return [outside ? 'outside' : '', ...words, ...[...document.querySelectorAll(kept)]
        .filter((one) => !one.closest('aside') && one.checkVisibility())
        .filter((one) => hit(one.getBoundingClientRect()))
        .map((one) => one.ariaLabel || one.className || one.innerText)].filter(Boolean);
}"""
"""What of all that one reads or plays with lies under the tip, and whether it is cut off."""
TOLD = "() => JSON.parse(localStorage.getItem('handful') ?? '{}').told ?? []"
UP = "aside.up"
FULL = """() => {
    const style = 'position: fixed; inset: 0; opacity: 0; pointer-events: none';
    const control = Object.assign(document.createElement('button'), { style });
    document.querySelector('.surface').append(control);
}"""
"""Leave nothing of the screen free."""
SOON = 1100
"""Milliseconds after which a tip that is due stands there."""


def covered(page: Page) -> list[str]:
    """What a tip covers; it looks for its place again as things come to rest."""
    for _ in range(50):
        if not page.evaluate(COVERED):
            return []
        page.wait_for_timeout(100)
    found: list[str] = page.evaluate(COVERED)
    return found


def seats_of(key: str) -> int:
    """As many as it takes for all of its situations."""
    return max(games()[key].players[0], 3)


@pytest.mark.usually_one
@pytest.mark.parametrize(("kind", "size"), [("hand", SMALL_PHONE), ("both", LAPTOP)])
@pytest.mark.parametrize("key", KEYS)
def test_a_tip_stands_beside_its_thing_and_covers_nothing(
    screen: Opener, key: str, kind: str, size: tuple[int, int]
) -> None:
    positions = Positions(screen, played(key, seats_of(key)))
    positions.page.clock.install()
    told: list[str] = []
    for name, moment in positions.moments.items():
        if moment["hand"]["seat"] not in moment["hand"]["awaited"]:
            continue
        page = positions.show(kind, f"{name}&tips", size)
        page.clock.run_for(SOON)
        if not page.locator(UP).count():
            continue
        assert not covered(page), name
        assert kind != "hand" or not cut_hand(page), name
        assert page.locator("[data-tip]").count() == 1
        page.keyboard.press("Escape")
        page.locator(UP).wait_for(state="detached")
        told = page.evaluate(TOLD)
        assert len(set(told)) == len(told)
    assert 3 <= len(told) <= MOST, told


@pytest.mark.usually_one
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "size"), [("hand", SMALL_PHONE), ("both", LAPTOP)])
@pytest.mark.parametrize("key", KEYS)
def test_every_tip_comes_up_at_its_thing_in_every_language(
    screen: Opener, key: str, kind: str, size: tuple[int, int], language: str
) -> None:
    folder = folder_of(games()[key].rules.options)
    situations = tomllib.loads((folder / "tests" / "tips.toml").read_text("utf-8"))
    declared = re.findall(r"key: '(\w+)'", (folder / "web" / "tips.ts").read_text("utf-8"))
    assert list(situations) == declared
    positions = Positions(screen, reached(key, situations), language, hurry=True)
    for number, tip in enumerate(situations):
        page = positions.show(kind, f"{tip}&tips", size)
        page.locator(UP).wait_for()
        assert page.locator("[data-tip]").count() == 1, tip
        assert not covered(page), (tip, size)
        assert kind != "hand" or not cut_hand(page), tip
        page.keyboard.press("Escape")
        page.locator(UP).wait_for(state="detached")
        assert page.evaluate(TOLD) == [f"{key}.{one}" for one in declared[: number + 1]]


def my_first_turn(screen: Opener, server: Server) -> Page:
    """A game in which a tip is due: it is the first on this device."""
    page = play_against_bots(screen, server, KEYS[0], rooms.SHORT[KEYS[0]], SMALL_PHONE)
    page.get_by_role("button", name="Deal").click()
    page.locator(UP).wait_for()
    return page


def test_a_tip_is_said_once_and_goes_by_a_tap(screen: Opener, server: Server) -> None:
    page = my_first_turn(screen, server)
    words = page.locator(f"{UP} p").inner_text()
    expect(page.get_by_role("status").filter(has_text=f"Tip: {words}")).to_have_count(1)
    page.get_by_role("button", name="Got it").click()
    page.locator(UP).wait_for(state="detached")
    assert not page.locator("[data-tip]").count()
    assert len(page.evaluate(TOLD)) == 1
    page.reload()
    page.locator(".line").wait_for()
    page.wait_for_timeout(3 * SOON)
    assert words not in page.locator(f"{UP} p").all_inner_texts()


def test_a_tip_in_a_row_of_its_own_goes_with_all_tips(screen: Opener, server: Server) -> None:
    page = my_first_turn(screen, server)
    page.evaluate(FULL)
    page.locator(f"{UP}.flows").wait_for()
    page.get_by_role("button", name="No tips").click()
    page.locator("aside").wait_for(state="detached")
    assert not page.locator("[data-tip]").count()


def test_no_tips_is_for_good_until_they_are_wanted_again(screen: Opener, server: Server) -> None:
    page = my_first_turn(screen, server)
    page.get_by_role("button", name="No tips").click()
    page.locator(UP).wait_for(state="detached")
    page.reload()
    page.locator(".line").wait_for()
    page.wait_for_timeout(3 * SOON)
    assert not page.locator(UP).count()
    page.keyboard.press("m")
    switch = page.get_by_role("switch", name="Tips for whatever is new to me")
    expect(switch).not_to_be_checked()
    switch.click()
    page.keyboard.press("Escape")
    page.locator(UP).wait_for()
