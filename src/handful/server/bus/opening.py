"""Which bus is meant by `--bus`."""

from typing import TYPE_CHECKING

from ..store.opening import POSTGRES
from .base import BadBus

if TYPE_CHECKING:
    from .nats import NatsBus

_NATS = ("nats://", "tls://")


def open_bus(given: str, store: str | None) -> "NatsBus | None":
    """The bus behind a URL, not yet connected; None is the store's own."""
    if not given:
        return None
    if not given.startswith(_NATS):
        raise BadBus(f"Processes cannot hear each other by {given!r}: name nats://host:4222.")
    if not (store or "").startswith(POSTGRES):
        raise BadBus("NATS is for a --store in PostgreSQL: processes on one file need no bus.")
    try:
        from .nats import NatsBus
    except ImportError:
        raise BadBus("NATS needs nats-py: pip install 'handful[nats]'.") from None
    return NatsBus(given)
