"""The way into a room, written and drawn, lies in sight and covers nothing."""

import pytest

from .conftest import Opener, Server
from .people import LAPTOP, PHONE, SMALL_PHONE, TELEVISION
from .positions import Positions, reached, seat_counts
from .table import SHORT, gather, open_room
from .visibility import hidden

BELOW = """wanted => [...document.querySelectorAll(wanted)]
    .map((one) => [one.textContent.trim() || one.alt, one.getBoundingClientRect()])
    .filter(([, box]) => box.top < 0 || box.bottom > innerHeight + 1)
    .map(([words, box]) => `${words}: ${box.top} to ${box.bottom}`)"""
"""What has to be scrolled to."""


@pytest.mark.usually_one
@pytest.mark.parametrize("sitters", [{}, {"bots": "novice"}], ids=["free", "bots"])
@pytest.mark.parametrize("key", ["ultima", "ultimatum"])
def test_a_full_lobby_is_in_sight(
    screen: Opener, server: Server, key: str, sitters: dict[str, str]
) -> None:
    seats = seat_counts(key)[-1]
    opened, keys = open_room(server, key, {}, seats=seats, name="Table", sit=False, **sitters)
    page = screen(f"/room/{opened['room']}", TELEVISION, storage_state=keys)
    page.get_by_role("button", name="Deal").wait_for()
    page.locator("main li").nth(seats - 1).wait_for()
    for width, height in (TELEVISION, LAPTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(BELOW, "main footer button, main li, aside img, aside .code") == []
        assert hidden(page) == []


def test_the_way_in_covers_nothing_until_it_is_asked_for(screen: Opener, server: Server) -> None:
    slow = {"bot_pace_ms": 10_000}
    opened, keys = open_room(
        server, "ultimatum", {}, seats=8, name="Table", sit=False, bots="novice", settings=slow
    )
    page = screen(f"/room/{opened['room']}", LAPTOP, storage_state=keys)
    page.get_by_role("button", name="Deal").click()
    page.locator(".surface main").wait_for()
    assert not page.locator(".surface img[alt^=QR]").count()
    assert hidden(page) == []
    page.get_by_role("button", name=f"Join: {opened['code']}").click()
    page.locator("dialog img").wait_for()
    assert page.evaluate(BELOW, "dialog img, dialog .code") == []


def test_all_chips_of_the_rich_are_in_sight_on_a_small_phone(screen: Opener) -> None:
    rich = {"seats": 4, "table": {"chips": [29, 5, 4, 2]}}
    positions = Positions(screen, reached("ultimatum", {"rich": rich}))
    page = positions.show("hand", "rich", SMALL_PHONE)
    page.locator(".strip button").first.click()
    right = "one => one.getBoundingClientRect().right"
    assert page.locator("dialog .stack svg").evaluate(right) <= SMALL_PHONE[0]


BUBBLE = "p:has(> b + span)"
EVERY_BUBBLE = """() => {
    window.said = new Set();
    const hear = () => {
        for (const one of document.querySelectorAll('%s')) said.add(one.lastElementChild.innerText);
    };
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(hear).observe(document, all);
}"""


def test_what_somebody_says_has_its_words_and_its_place_at_once(
    screen: Opener, server: Server
) -> None:
    words = "I was sure it lay here!"
    gathering = gather(screen, server, "boom", SHORT["boom"])
    saying, hearing = (phone.page for phone in gathering.phones)
    hearing.evaluate(EVERY_BUBBLE % BUBBLE)
    saying.get_by_role("button", name="Say something").click()
    saying.get_by_role("button", name=words).click()
    bubble = hearing.locator(BUBBLE, has_text=words)
    bubble.wait_for()
    box = bubble.bounding_box()
    assert [one for one in hearing.evaluate("[...said]") if "_" in one] == []
    assert box is None or (box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0])
