"""Short words that open a room, and names for a class."""

import math
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


def code(letters: int = 4) -> str:
    """So many letters that can be said aloud, as in PLUM, KODA or BLUNEK."""
    while True:
        pair = "" if secrets.randbelow(3) else _PAIRS[secrets.randbelow(len(_PAIRS))]
        places = range(bool(pair), letters - len(pair) + bool(pair))
        made = pair + "".join(_one(_SOFT if place % 2 else _HARD) for place in places)
        if not any(word in made for word in _UGLY):
            return made


def how_many(letters: int) -> int:
    """How many codes there are of this length, the few ugly ones not left out."""
    hard, soft = len(_HARD), len(_SOFT)
    alone = math.prod(soft if place % 2 else hard for place in range(letters))
    paired = math.prod(soft if place % 2 else hard for place in range(1, letters - 1))
    return alone + len(_PAIRS) * paired


def letters_for(used: int, public: bool) -> int:
    """How long the next code is: longer the more there are, so that few guesses find a room.

    At home one code in eight may be a room's: whoever knows the Wi-Fi may come in anyway. Where
    strangers come, one in a thousand.
    """
    letters, share = (6, 1000) if public else (4, 8)
    while how_many(letters) < used * share:
        letters += 1
    return letters


def nicknames(taken: Collection[str]) -> list[str]:
    """Free nicknames, in the same order for everybody."""
    every = (f"{color} {beast}" for beast in _BEASTS for color in _COLORS)
    return [name for name in every if name not in taken]


def _one(letters: str) -> str:
    return letters[secrets.randbelow(len(letters))]
