"""A sharp bot that forgets: `sharp@50%`."""

import pytest

from handful.bots.levels import UnknownLevel
from handful.bots.players import player
from handful.core.catalog import games


def test_what_is_kept_in_mind_can_be_said_where_it_matters() -> None:
    for game in games().values():
        bot = player("sharp@35%").player(game)
        if game.bots.forgetful:
            assert vars(bot) == vars(game.bots.forgetful(0.35))
        else:
            assert bot is game.bots.heuristic


@pytest.mark.parametrize("spec", ["sharp@", "sharp@101%", "sharp@-1%", "sharp@35"])
def test_no_other_share_is_understood(spec: str) -> None:
    with pytest.raises(UnknownLevel):
        player(spec)
