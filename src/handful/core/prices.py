"""What each house rule costs, as the lab has measured it: a small file in the game's folder.

Every value has its effects as a line of text, `-8.5 moves (-7%), the table wins 11% less often`,
which is written and read here, so that a page can say the same in another language.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal

from .game_folder import package_of

if TYPE_CHECKING:
    from .options import Options

FILE = "study/prices.json"
NOTHING: Final = "no change seen"
UNUSED: Final = "not exercised by these bots"
"""Not one game went differently, so nothing was measured."""

Often = Literal["starter", "bot", "table", "leader", "shared"]
What = Literal["moves", "starter", "bot", "table", "leader", "shared"]
OFTEN: Final[Mapping[Often, str]] = {
    "starter": "whoever begins wins",
    "bot": "a chair of the first bot wins",
    "table": "the table wins",
    "leader": "the leader at half-time wins",
    "shared": "the win is shared",
}
"""What may happen more or less often than by the printed rules."""

_LONGER = re.compile(r"([+-][\d.]+) moves \(([+-]\d+)%\)")
_OFTENER = re.compile(r"(.+) (\d+)% (more|less) often")


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that a value of an option changes."""

    what: What
    percent: int
    """Of the length of a game, or of all games."""
    moves: str = ""
    """By how many moves a game gets longer, with its sign."""

    def __str__(self) -> str:
        if self.what == "moves":
            return f"{self.moves} moves ({self.percent:+d}%)"
        how = "more" if self.percent > 0 else "less"
        return f"{OFTEN[self.what]} {abs(self.percent)}% {how} often"


@dataclass(frozen=True, slots=True)
class Price:
    """What some values of an option do, all of them alike."""

    values: tuple[str, ...]
    effects: tuple[Effect, ...]
    unused: bool = False
    """Whether no bot ever used the rule, so that nothing is known about it."""

    def __str__(self) -> str:
        does = UNUSED if self.unused else said(self.effects)
        return f"{' or '.join(self.values)}: {does}"


def said(effects: Sequence[Effect]) -> str:
    """Effects as a line of text."""
    return ", ".join(map(str, effects)) or NOTHING


def heard(line: str) -> tuple[Effect, ...]:
    """The effects in such a line; one that is none raises ValueError."""
    return () if line in (NOTHING, UNUSED) else tuple(_effect(part) for part in line.split(", "))


def _effect(part: str) -> Effect:
    if found := _LONGER.fullmatch(part):
        return Effect("moves", int(found[2]), found[1])
    if found := _OFTENER.fullmatch(part):
        for what, words in OFTEN.items():
            if words == found[1]:
                return Effect(what, int(found[2]) if found[3] == "more" else -int(found[2]))
    raise ValueError(f"{part!r} is not the effect of a house rule.")


def prices(options: type["Options"]) -> Mapping[str, Sequence[Price]]:
    """For every option that was measured what its values do; none where there is no such file."""
    package = package_of(options)
    return _read(package) if package else {}


def sentence(found: Sequence[Price]) -> str:
    """“add: +3.1 moves (+2%); pass: no change seen.”"""
    return "; ".join(map(str, found)) + "." if found else ""


@cache
def _read(package: str) -> Mapping[str, Sequence[Price]]:
    path = files(package).joinpath(FILE)
    if not path.is_file():
        return {}
    found: Mapping[str, Any] = json.loads(path.read_text("utf-8"))
    measured: Mapping[str, Mapping[str, Any]] = found.get("shown", found)["prices"]
    return {
        key: priced({value: one["said"] for value, one in values.items()})
        for key, values in measured.items()
    }


def priced(lines: Mapping[str, str]) -> Sequence[Price]:
    """What each value does; where all do the same, it is said once."""
    if len(set(lines.values())) == 1:
        return (_priced(tuple(lines), next(iter(lines.values()))),)
    return tuple(_priced((value,), line) for value, line in lines.items())


def _priced(values: tuple[str, ...], line: str) -> Price:
    return Price(values, heard(line), line == UNUSED)
