"""What each house rule costs, as the lab has measured it: a small file in the game's folder."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .options import Options

FILE = "prices.json"


def prices(options: type["Options"]) -> Mapping[str, str]:
    """For every option that was measured one sentence; none where there is no such file."""
    package = options.__module__.rpartition(".")[0]
    return _read(package) if package else {}


@cache
def _read(package: str) -> Mapping[str, str]:
    path = files(package).joinpath(FILE)
    if not path.is_file():
        return {}
    measured: Mapping[str, Mapping[str, Any]] = json.loads(path.read_text("utf-8"))["prices"]
    return {key: _sentence(values) for key, values in measured.items()}


def _sentence(values: Mapping[str, Any]) -> str:
    """“add: +3.1 moves; pass: no change seen.”"""
    if len({one["said"] for one in values.values()}) == 1 < len(values):
        values = {" or ".join(values): next(iter(values.values()))}
    return "; ".join(f"{value}: {one['said']}" for value, one in values.items()) + "."
