"""A hand is in sight; what is lifted in it is a card, not a place, when the hand changes, too."""

from typing import Any

import pytest

from handful.core import Play
from handful.core.catalog import game, games
from handful.web.preview import NAMES, table

from .conftest import Opener, Server
from .people import PHONE, SMALL_PHONE, Page, Player, is_over
from .scenes import SEATS, room
from .table import SHORT, play_against_bots
from .test_scenes import LINE, on_the_line
from .visibility import cut_hand

TAPS = 30

PICKED = """() => [...document.querySelectorAll('.fan [data-anchor^="card:"]')]
    .filter((card) => card.matches('.picked') || card.querySelector('[aria-pressed=true]'))
    .map((card) => card.dataset.anchor)"""


@pytest.mark.usually_one
@pytest.mark.parametrize("key", list(games()))
def test_no_other_card_looks_lifted_when_a_hand_changes(screen: Opener, key: str) -> None:
    found = game(key)
    play = Play(found, found.rules.options(), SEATS, 1, players=NAMES[:SEATS])
    seat = play.state.awaited()[0]
    now: dict[str, Any] = table(play, seat, len(play.events))
    page = on_the_line(screen, {"room": room(play, seat), "before": now}, LINE)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator(".fan button").nth(1).dispatch_event("click")
    before = page.evaluate(PICKED)
    _, *others = now["view"]["hand"]
    fewer = {**now, "seq": now["seq"] + 1, "view": {**now["view"], "hand": others}}
    page.evaluate("one => (tell(one), settled())", fewer)
    assert set(page.evaluate(PICKED)) <= set(before)


@pytest.mark.usually_one("key")
@pytest.mark.parametrize("size", [SMALL_PHONE, pytest.param(PHONE, marks=pytest.mark.deep)])
@pytest.mark.parametrize("key", list(games()))
def test_the_whole_hand_stays_in_sight_while_one_chooses_and_is_refused(
    screen: Opener, server: Server, key: str, size: tuple[int, int]
) -> None:
    """A tip, an offer or a refusal may have to be scrolled to; one's own cards never."""
    page = play_against_bots(screen, server, key, SHORT[key], size, hurry=True)
    page.get_by_role("button", name="Deal").click()
    page.locator(".fan button").first.wait_for()
    player, taps = Player(page), 0
    while taps < TAPS and not is_over(page):
        taps += player.take_turn()
        assert not still_cut(page), page.locator(".line").inner_text()


def still_cut(page: Page) -> list[str]:
    """Which cards are not in sight once the hand has the room it is left."""
    for _ in range(50):
        found = cut_hand(page)
        if not found or is_over(page):
            return []
        page.wait_for_timeout(100)
    return found
