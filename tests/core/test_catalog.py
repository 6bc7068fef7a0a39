"""The catalogue opens only what is asked for."""

import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

from handful.core import catalog
from handful.core.catalog import game, games, keys


def imported(code: str) -> set[str]:
    """The games that a fresh Python has imported after this."""
    code += (
        "; print(*{one.split('.')[2] for one in sys.modules if one.startswith('handful.games.')})"
    )
    shown = subprocess.run(
        [sys.executable, "-c", f"import sys; from handful.core.catalog import *; {code}"],
        check=True,
        capture_output=True,
        text=True,
    )
    return set(shown.stdout.split())


def test_keys_are_known_without_opening_a_game() -> None:
    assert keys() == tuple(games())
    assert imported("keys()") == set()


def test_one_game_is_opened_alone() -> None:
    first = keys()[0]
    assert imported(f"game({first!r})") == {first}
    assert game(first) is games()[first]


def test_a_package_cannot_take_the_place_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = keys()[0]
    point = EntryPoint(name=taken, value="elsewhere:GAME", group=catalog.GROUP)
    monkeypatch.setattr(catalog, "entry_points", lambda group: [point])
    with pytest.warns(UserWarning, match=f"there is a game '{taken}' already"):
        sources = catalog._sources.__wrapped__()
    assert tuple(sources) == tuple(key for key in keys() if key in sources)
    assert sources[taken] != point.load
