"""Which games there are: every folder of `handful.games`, and what installed packages add."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from warnings import warn

from .game import AnyGame, Game
from .message import message

GROUP = "handful.games"


class UnknownGame(Exception):
    """No game has this key."""


@cache
def games() -> Mapping[str, AnyGame]:
    """All games by key: ours in the order of their names, then those of other packages."""
    return {key: _loaded(key) for key in _sources()}


def keys() -> tuple[str, ...]:
    """The keys of all games, in the same order; no game is imported for it."""
    return tuple(_sources())


def game(key: str) -> AnyGame:
    """The game with this key; an unknown one raises `UnknownGame` and names those there are."""
    if key not in _sources():
        known = ", ".join(_sources())
        raise UnknownGame(message("no-game", key=repr(key), known=known))
    return _loaded(key)


@cache
def _sources() -> Mapping[str, Callable[[], object]]:
    """How each game is loaded."""
    home = import_module(GROUP)
    ours = sorted(one.name for one in iter_modules(home.__path__) if one.ispkg)
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    found: dict[str, Callable[[], object]] = {name: partial(_ours, name) for name in ours}
    for point in points:
        if point.name in found:
            warn(f"{point.value} is left out: there is a game {point.name!r} already", stacklevel=2)
        else:
            found[point.name] = point.load
    return found


def _ours(name: str) -> object:
    return import_module(f"{GROUP}.{name}").GAME


@cache
def _loaded(key: str) -> AnyGame:
    found = _sources()[key]()
    if not isinstance(found, Game) or found.key != key:
        raise TypeError(f"{GROUP}: {key} is not a Game with that key")
    return found
