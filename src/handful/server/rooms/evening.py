"""The plan of a class or club evening: tables that all play the same deals, ranked by comparing.

An evening is nothing but its tables: rooms of one owner, each with the plan in its log. So it
lives, comes back after a restart and is deleted with them.
"""

import hmac
import secrets
from typing import Literal

from msgspec import Struct

Stage = Literal["waiting", "playing", "paused", "gone", "over", "open"]
"""Before the start, during the evening, this table dissolved, all ended; and `open`: the results
are out, and the cards are no secret any more."""
TEACHER = "p1"
"""The person who opened every table, and never sits down in the plan."""
_SEED_BITS = 63


class Plan(Struct, frozen=True, omit_defaults=True):
    """What all tables of an evening have in common, but for the number of the table."""

    id: str
    """The lot that casts the bots: everybody may know it."""
    secret: str
    """From it follows every deal; it never leaves the store."""
    table: int
    deals: int
    level: str = ""
    """How strong the bots on empty chairs are; "": there are none."""

    def seed(self, deal: int) -> int:
        """The seed of a deal, from 1: no other deal, and nothing that is shown, leads to it."""
        key = hmac.digest(bytes.fromhex(self.secret), f"deal {deal}".encode(), "sha256")
        return int.from_bytes(key[:8]) >> (64 - _SEED_BITS)


def planned(table: int, deals: int, level: str) -> Plan:
    """A plan whose deals nobody could guess."""
    return Plan(secrets.token_hex(8), secrets.token_hex(32), table, deals, level)


class Result(Struct, frozen=True):
    """How a deal ended at one table, seat by seat: all that comparing needs."""

    players: tuple[str, ...]
    bots: tuple[int, ...]
    """The seats that bots played at the end."""
    winners: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    together: bool = False
