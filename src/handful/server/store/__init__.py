"""Where rooms are kept: one contract, SQLite by default, PostgreSQL for several processes."""

from .base import BadStore, CodeTaken, Entry, RoomRow, Store, StoreDown
from .opening import claimed, default_path, is_there, open_store

__all__ = [
    "BadStore",
    "CodeTaken",
    "Entry",
    "RoomRow",
    "Store",
    "StoreDown",
    "claimed",
    "default_path",
    "is_there",
    "open_store",
]
