"""Tables that no game could reach are refused before they are laid."""

import pytest

from handful.core import BadTable
from handful.core.catalog import game

GAME = game("ultimatch")


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"phase": "reward", "reward": "R1 R2 R3"}, "A reward is 2 cards, not 3."),
        ({"phase": "reward", "reward": "R1"}, "A reward is 2 cards, not 1."),
        ({"phase": "match", "reward": "R1 R2"}, "A reward is 0 cards, not 2."),
        ({"known": [["R1", "R2", "R3"]]}, "There are 3 known but 2 seats."),
    ],
)
def test_refused(table: dict[str, object], said: str) -> None:
    with pytest.raises(BadTable) as refused:
        GAME.arrange(GAME.options.read({}), 2, table)
    assert str(refused.value).endswith(said)
