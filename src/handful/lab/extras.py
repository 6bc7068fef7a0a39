"""The packages that only the lab needs: imported when used, missed in one clear sentence."""

from importlib import import_module
from typing import Any


class MissingExtra(Exception):
    """A package is not installed; the sentence says how to get it."""


def need(name: str, extra: str = "lab") -> Any:
    """The package with this name; where it is missing, how to install it is said."""
    try:
        return import_module(name)
    except ImportError:
        raise MissingExtra(
            f"This needs the package {name.partition('.')[0]}: "
            f"pip install 'handful[{extra}]' installs it."
        ) from None
