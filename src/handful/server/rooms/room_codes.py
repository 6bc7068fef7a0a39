"""Short words that open a room, and names for a class."""

import secrets
from collections.abc import Collection

_HARD = "BDFGHJKLMNPRSTVWZ"
_SOFT = "AEIOU"
_PAIRS = ("BL", "BR", "CL", "CR", "DR", "FL", "FR", "GL", "GR", "PL", "PR", "SL", "SN", "ST", "TR")
_UGLY = frozenset(
    {"CLIT", "CRAP", "HOMO", "HURE", "KAKA", "KIKE", "NAZI", "PAKI", "PIPI", "POPO", "PUBE"}
    | {"PUTA", "PUTO", "RAPE", "SLAG", "SLUT"}
)

_COLORS = ("Amber", "Azure", "Coral", "Fawn", "Gold", "Jade", "Lilac", "Mint", "Rose", "Teal")
_BEASTS = (
    "Badger",
    "Crane",
    "Dolphin",
    "Falcon",
    "Gecko",
    "Heron",
    "Ibex",
    "Koala",
    "Lynx",
    "Marten",
    "Otter",
    "Panda",
    "Raven",
    "Seal",
    "Tapir",
    "Wombat",
)


def code() -> str:
    """Four letters that can be said aloud, as in PLUM or KODA."""
    while True:
        if secrets.randbelow(3):
            made = _one(_HARD) + _one(_SOFT) + _one(_HARD) + _one(_SOFT)
        else:
            made = _PAIRS[secrets.randbelow(len(_PAIRS))] + _one(_SOFT) + _one(_HARD)
        if made not in _UGLY:
            return made


def nicknames(taken: Collection[str]) -> list[str]:
    """Free nicknames, in the same order for everybody."""
    every = (f"{color} {beast}" for beast in _BEASTS for color in _COLORS)
    return [name for name in every if name not in taken]


def _one(letters: str) -> str:
    return letters[secrets.randbelow(len(letters))]
