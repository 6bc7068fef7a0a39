"""What is a person’s lies in their place card, and the middle of a table in its middle."""

import pytest

from .conftest import Opener
from .people import LAPTOP, TELEVISION
from .positions import Positions, played, seat_counts

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
