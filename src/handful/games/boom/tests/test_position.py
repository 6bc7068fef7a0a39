"""Tables that no game could reach are refused before they are laid."""

import pytest

from handful.core import BadTable
from handful.core.catalog import game

GAME = game("boom")


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"phase": "one_up"}, "0 cards lie open in the phase one_up."),
        ({"phase": "two_up", "up": "A1"}, "1 cards lie open in the phase two_up."),
        ({"phase": "two_up", "up": "A1 B1 C1"}, "3 cards lie open in the phase two_up."),
        ({"phase": "ready", "up": "A1"}, "1 cards lie open in the phase ready."),
    ],
)
def test_refused(table: dict[str, object], said: str) -> None:
    with pytest.raises(BadTable) as refused:
        GAME.arrange(GAME.options.read({}), 2, table)
    assert str(refused.value) == said
