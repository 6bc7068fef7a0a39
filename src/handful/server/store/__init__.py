"""Where rooms are kept: one contract, SQLite by default, PostgreSQL for several processes."""

from .base import CodeTaken, Entry, RoomRow, Store, StoreDown
from .opening import default_path, open_store

__all__ = ["CodeTaken", "Entry", "RoomRow", "Store", "StoreDown", "default_path", "open_store"]
