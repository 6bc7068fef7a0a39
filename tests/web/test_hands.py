"""What is lifted in a hand is a card, not a place: when the hand changes it is still that card."""

from typing import Any

import pytest

from handful.core import Play
from handful.core.catalog import game, games
from handful.web.preview import NAMES, table

from .conftest import Opener
from .people import PHONE
from .scenes import SEATS, room
from .test_scenes import LINE, on_the_line

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
