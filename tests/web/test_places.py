"""What is a person’s lies in their place card, and the middle of a table in its middle."""

import pytest

from .conftest import Opener
from .people import LAPTOP, TELEVISION
from .positions import Positions, played, reached, seat_counts

OFF_CENTRE = """wanted => {
    const box = document.querySelector(wanted).getBoundingClientRect();
    return Math.abs((box.left + box.right) / 2 - innerWidth / 2);
}"""


@pytest.mark.parametrize("seats", [seat_counts("boom")[0], seat_counts("boom")[-1]])
def test_the_matchbox_is_centred_and_scores_are_in_place_cards(screen: Opener, seats: int) -> None:
    positions = Positions(screen, played("boom", seats))
    for kind, size in (("both", LAPTOP), ("table", TELEVISION)):
        page = positions.show(kind, "middle", size)
        assert page.evaluate(OFF_CENTRE, ".felt .tray") < 2
        assert page.locator(".seat [data-anchor^='score:']:visible").count() == seats
    assert positions.show("both", "middle").locator(".drawer .seat:visible").count() == 1


BESIDE = """([inner, outer]) => [...document.querySelectorAll(inner)].flatMap((one) => {
    const part = one.getBoundingClientRect(), all = one.closest(outer).getBoundingClientRect();
    const x = (part.left + part.right) / 2, y = (part.top + part.bottom) / 2;
    const above = document.elementsFromPoint(x, y)[0];
    const inside = part.left >= all.left - 1 && part.right <= all.right + 1
        && part.top >= all.top - 3 && part.bottom <= all.bottom + 1;
    return inside && (one.contains(above) || above.contains(one)) ? [] : [one.outerHTML];
})"""
"""What sticks out of its place, is cut off there, or lies under something."""
PRIZE = {"market": ["P37 | . | Y4 | B5"], "hands": ["R3 Y1", "R1L R2L B4", "Y2 B2"]}
MINE_STANDS = {"seats": 3, "table": PRIZE, "moves": [(0, "play_number R3 on 0 R")]}


def test_a_crown_is_worn_inside_the_place_card(screen: Opener) -> None:
    """Beside one's own hand, too, where a drawer cuts off what is above it."""
    positions = Positions(screen, reached("thatmatch", {"mine": MINE_STANDS}))
    for kind, size in (("both", LAPTOP), ("table", TELEVISION)):
        page = positions.show(kind, "mine", size)
        assert page.locator(".place .crown:visible").count() == 1
        assert page.evaluate(BESIDE, [".place .crown", ".place"]) == []


def test_who_gave_a_card_is_seen_on_it(screen: Opener) -> None:
    positions = Positions(screen, played("ultimatch", 4))
    [giving] = [name for name in positions.moments if name == "donate"]
    for kind, size in (("both", LAPTOP), ("table", TELEVISION)):
        page = positions.show(kind, giving, size)
        assert page.locator(".slot .by:visible").count() == 4
        assert page.evaluate(BESIDE, [".slot .by", ".slot"]) == []
