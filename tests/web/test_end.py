"""The end of a game: it claims nothing that it does not know."""

import pytest

from handful.core.catalog import games

from .conftest import Opener
from .people import PHONE, TELEVISION
from .positions import Positions, played, seat_counts

BUTTONS = 100
"""How tall the row of buttons is that a room adds below, in pixels of a television."""
FREE = """() => {
    const end = document.querySelector('.end'), parts = end.querySelector('.inner').children;
    const top = parts[0].getBoundingClientRect().top;
    return end.clientHeight - (parts[parts.length - 1].getBoundingClientRect().bottom - top);
}"""


@pytest.mark.usually_one
@pytest.mark.parametrize("key", list(games()))
def test_a_television_shows_all_of_it(screen: Opener, key: str) -> None:
    page = Positions(screen, played(key, 4)).show("table", "end", TELEVISION)
    assert page.evaluate(FREE) >= BUTTONS


@pytest.mark.usually_one
@pytest.mark.parametrize("key", list(games()))
def test_last_plays_are_not_called_what_decided_it(screen: Opener, key: str) -> None:
    """Whoever plays last is seldom who decided a game of several."""
    page = Positions(screen, played(key, seat_counts(key)[1])).show("hand", "end", PHONE)
    assert page.locator(".end").count()
    assert not page.get_by_text("What decided it").count()


def test_scores_are_not_told_twice(screen: Opener) -> None:
    """What lists everybody's chips is no play: the places say it."""
    page = Positions(screen, played("ultimatum", 4)).show("hand", "end", PHONE)
    assert "Chips:" not in page.locator(".decided").inner_text()
