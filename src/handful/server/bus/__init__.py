"""How processes tell each other what is new: the store's own way, or NATS."""

from .base import BadBus, Bus

__all__ = ["BadBus", "Bus"]
