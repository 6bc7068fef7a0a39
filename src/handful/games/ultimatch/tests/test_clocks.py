"""R-31: how long the room waits in which part of a turn."""

import pytest

from handful.core import Limits
from handful.core.catalog import game

GAME = game("ultimatch")


@pytest.mark.parametrize(
    ("options", "donation", "offer"),
    [({}, None, 30_000), ({"turn_seconds": 90, "offer_seconds": "off"}, 90_000, None)],
)
def test_the_time_for_offers_is_none_for_donations(
    options: dict[str, object], donation: int | None, offer: int | None
) -> None:
    house = GAME.rules.options.read(options)
    limits = Limits(GAME.rules.clocks, lambda clock: clock.seconds(house))
    state = GAME.rules.start(house, 4, 1, True)
    limits.watch(state, 0)
    assert limits.first() == donation
    for seat in state.awaited():
        state.apply(seat, state.lapse(seat))
        limits.watch(state, 0, seat)
    assert len(state.awaited()) == 3
    assert limits.first() == offer
    for seat in state.awaited():
        state.apply(seat, state.lapse(seat))
        limits.watch(state, 1000, seat)
    assert limits.first() == (None if donation is None else 1000 + donation)
