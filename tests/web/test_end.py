"""The end of a game: it claims nothing that it does not know."""

import pytest

from handful.core.catalog import games

from .conftest import Opener
from .people import PHONE
from .positions import Positions, played, seat_counts


@pytest.mark.usually_one
@pytest.mark.parametrize("key", list(games()))
def test_last_plays_are_not_called_what_decided_it(screen: Opener, key: str) -> None:
    """Whoever plays last is seldom who decided a game of several."""
    page = Positions(screen, played(key, seat_counts(key)[1])).show("hand", "end", PHONE)
    assert page.locator(".end").count()
    assert not page.get_by_text("What decided it").count()
