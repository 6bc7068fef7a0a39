"""Who the bots are: eight characters with a name, a face and a temper.

A character says who a bot is, a level how well it plays; neither changes the other. Names are the
same in every language, the lines about their tempers stand in the house's locales
(`character-KEY-…`) and their faces in `web/public/faces/KEY.svg`.
"""

import hashlib
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import count, islice

from handful.core import Temper


@dataclass(frozen=True, slots=True)
class Character:
    """One of them."""

    key: str
    name: str
    temper: Temper
    haste: float = 1.0
    """How long it takes for a move, next to the others."""


_ALL = (
    Character("berta", "Berta", Temper(0.10, 0.85, 0.70, 0.30, 0.45)),
    Character("gusto", "Gusto", Temper(0.75, 0.60, 0.50, 0.50, 0.15)),
    Character("nando", "Nando", Temper(0.50, 0.15, 0.95, 0.60, 0.50)),
    Character("tina", "Tina", Temper(0.40, 0.70, 0.90, 0.70, 0.60)),
    Character("pico", "Pico", Temper(0.60, 0.90, 0.05, 0.40, 0.30)),
    Character("lora", "Lora", Temper(0.55, 0.50, 0.60, 1.00, 0.45)),
    Character("vito", "Vito", Temper(0.90, 0.40, 0.70, 0.20, 0.40), haste=0.3),
    Character("alma", "Alma", Temper(0.50, 1.00, 0.60, 0.10, 0.40)),
)
CHARACTERS = {one.key: one for one in _ALL}
"""By key, in the order in which they are shown."""


def called(part: str) -> str:
    """The name of a bot that plays this part: `berta` is Berta, `berta-2` is Berta 2."""
    key, _, number = part.partition("-")
    name = CHARACTERS[key].name
    return f"{name} {number}" if number else name


def face(part: str) -> str:
    """The key of the character that plays this part."""
    return part.partition("-")[0]


def drawn(
    bots: int, lot: str, taken: Collection[str] = (), names: Collection[str] = ()
) -> list[str]:
    """Parts for so many bots: by this lot, none that is taken and none with one of these names.

    The same lot draws the same parts on every machine. Only when all eight sit at the table does
    anybody come a second time, as Berta 2.
    """
    heard = {name.casefold() for name in names}
    free = (
        part for part in _parts(lot) if part not in taken and called(part).casefold() not in heard
    )
    return list(islice(free, bots))


def _parts(lot: str) -> Iterator[str]:
    """Every part in the order of the lot: first each character once, then each again."""
    order = sorted(CHARACTERS, key=lambda key: hashlib.sha256(f"{lot} {key}".encode()).digest())
    yield from order
    for number in count(2):
        yield from (f"{key}-{number}" for key in order)
