"""Where a game lives: the folder with its rulebook, its prices, its sentences and its tests."""

import sys
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .options import Options

RULES = ".rules"


def package_of(options: type["Options"]) -> str:
    """The package of the game with these options; nothing where it is a single module."""
    module = sys.modules[options.__module__]
    package = module.__name__ if hasattr(module, "__path__") else module.__package__ or ""
    return package.removesuffix(RULES)


def folder_of(options: type["Options"]) -> Path:
    """The folder of that package."""
    return Path(str(files(package_of(options))))
