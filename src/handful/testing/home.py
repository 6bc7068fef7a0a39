"""Where a game lives: the folder that holds its rules, its rulebook and its tests."""

import sys
from pathlib import Path

from handful.core import AnyGame


def folder(game: AnyGame) -> Path:
    """The folder of the package in which the game's rules are written."""
    file = sys.modules[game.start.__module__].__file__
    assert file, f"{game.key} has no folder"
    return Path(file).parent
