"""A deal as a short code that fits into a link: the seed in letters and digits."""

import base64
import binascii

_BYTES = 8


class BadDeal(ValueError):
    """Not the code of a deal."""


def code_of(seed: int) -> str:
    """The code of the deal with this seed."""
    return base64.b32encode(seed.to_bytes(_BYTES, "big")).decode().rstrip("=").lower()


def seed_of(code: str) -> int:
    """The seed behind a code, however it was typed; anything else raises `BadDeal`."""
    letters = code.strip().upper()
    try:
        seed = int.from_bytes(base64.b32decode(letters + "=" * (-len(letters) % 8)), "big")
    except (binascii.Error, ValueError):
        raise BadDeal(code) from None
    if seed.bit_length() >= 8 * _BYTES or code_of(seed) != letters.lower():
        raise BadDeal(code)
    return seed
