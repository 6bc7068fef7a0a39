"""Entries of a game that is over, packed into one piece."""

import zlib
from collections.abc import Iterable, Sequence

from msgspec import json

from .base import Entry

_Row = tuple[int, str, int, str]


def packed(entries: Sequence[Entry]) -> bytes:
    """Some entries in one piece, about a tenth as long."""
    rows = [(one.seq, one.mark, one.wrote, one.body.decode()) for one in entries]
    return zlib.compress(json.encode(rows), 9)


def unpacked(piece: bytes) -> list[Entry]:
    """The entries of such a piece."""
    rows = json.decode(zlib.decompress(piece), type=list[_Row])
    return [Entry(seq, mark, wrote, body.encode()) for seq, mark, wrote, body in rows]


def merged(log: Sequence[Entry], pieces: Iterable[bytes], after: int) -> list[Entry]:
    """A log with what was taken out of it; what is in both, because it was just moved, once."""
    found = {one.seq: one for piece in pieces for one in unpacked(piece) if one.seq > after}
    found |= {one.seq: one for one in log}
    return [found[seq] for seq in sorted(found)]
