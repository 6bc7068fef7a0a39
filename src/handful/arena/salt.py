"""Secret deals: everything follows from a salt, which is promised before and told after.

The commitment is a SHA-256 of the salt. Whoever has it beforehand can check afterwards that no
other salt was tried; whoever has the salt can play the same games again.
"""

import hashlib
import hmac
import os
import re
import secrets
from pathlib import Path

VERSION = "handful arena 1"
SEED_BITS = 63

_SALT = re.compile(r"[0-9a-f]{32,128}")


class BadSalt(ValueError):
    """Something that is not a salt; the sentence says what one looks like."""


def fresh() -> str:
    """A salt that nobody could guess."""
    return secrets.token_hex(16)


def checked(salt: str) -> str:
    """The same salt; one that is too short to be secret, or is not written in hex, is refused."""
    if not _SALT.fullmatch(salt):
        raise BadSalt(f"{salt!r} is not a salt: it has 32 to 128 digits from 0 to 9 and a to f.")
    return salt


def commitment(salt: str) -> str:
    """What is shown of a salt before the first game."""
    return hashlib.sha256(f"{VERSION}|{salt}".encode()).hexdigest()


def seed_of(salt: str, *deal: object) -> int:
    """The seed of a deal; no other deal, and nothing that a player sees, leads to it."""
    return int.from_bytes(key_of(salt, "deal", *deal)[:8]) >> (64 - SEED_BITS)


def key_of(salt: str, *purpose: object) -> bytes:
    """A key for one purpose alone, from which neither the salt nor another key can be told."""
    return hmac.digest(bytes.fromhex(salt), "|".join(map(str, purpose)).encode(), "sha256")


def kept(path: Path) -> str:
    """The salt in a file that only its owner may read, made where there is none yet."""
    try:
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(fresh() + "\n")
    except FileExistsError:
        pass
    return checked(path.read_text("utf-8").strip())
