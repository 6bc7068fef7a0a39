"""Events say what happened, and field by field who may see it.

    class Drew(Event):
        seat: int = public()
        count: int = public()
        cards: tuple[str, ...] = only("seat")

There is no default audience: a field without one is an error when the class is made.
A seat outside every private field of an event without public fields is not told of it at all.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, dataclass_transform

JsonValue = None | bool | int | float | str | list["JsonValue"] | dict[str, "JsonValue"]
Told = dict[str, JsonValue]
"""One event as one seat may see it: its name under `event`, then its visible fields."""

_AUDIENCE = "audience"
_EVERYONE = ("*",)


def public() -> Any:
    """A field that everybody sees, spectators too."""
    return field(metadata={_AUDIENCE: _EVERYONE})


def only(*seat_fields: str) -> Any:
    """A field seen only by the seats that the named fields of this event hold."""
    if not seat_fields:
        raise TypeError("only() needs the name of a field that holds a seat")
    return field(metadata={_AUDIENCE: seat_fields})


@dataclass_transform(field_specifiers=(public, only), frozen_default=True)
class Event:
    """Something that happened; subclasses are frozen dataclasses by being subclasses."""

    name: ClassVar[str]
    _audience: ClassVar[Mapping[str, tuple[str, ...]]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True, slots=False)(cls)
        cls.name = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        audience = {}
        for declared in fields(cls):  # type: ignore[arg-type]  # made a dataclass one line above
            if _AUDIENCE not in declared.metadata:
                raise TypeError(f"{cls.__name__}.{declared.name} does not say who may see it")
            audience[declared.name] = declared.metadata[_AUDIENCE]
        for name, seats in audience.items():
            if seats != _EVERYONE and any(seat not in audience for seat in seats):
                raise TypeError(f"{cls.__name__}.{name} is shown to a seat the event does not name")
        cls._audience = audience

    def seen_by(self, seat: int | None) -> Told | None:
        """What this seat (None: a spectator) is told, or None if it is told nothing."""
        seen: Told = {}
        for name, audience in self._audience.items():
            if audience == _EVERYONE or any(
                seat is not None and getattr(self, holder) == seat for holder in audience
            ):
                seen[name] = _plain(getattr(self, name))
        if not seen and self._audience:
            return None
        return {"event": self.name, **seen}

    def whole(self) -> Told:
        """Everything, for the replay of a finished game and for tests."""
        return {"event": self.name} | {name: _plain(getattr(self, name)) for name in self._audience}


def _plain(value: object) -> JsonValue:
    """The same value in JSON's own types."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    raise TypeError(f"an event cannot carry a {type(value).__name__}")
