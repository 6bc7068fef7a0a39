"""Events say what happened, and field by field who may see it.

    class Drew(Event):
        seat: int = public()
        count: int = public()
        cards: tuple[str, ...] = only("seat")

There is no default audience: a field without one is an error when the class is made.
A seat outside every private field of an event without public fields is not told of it at all.

What everybody sees for a moment only is told to nobody again:

    class Flipped(Event):
        place: str = public()
        card: str = fleeting()

What brought a final event stands: no player takes it back, whoever agrees.

    class Donated(Event, final=True):
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any, ClassVar, dataclass_transform

JsonValue = None | bool | int | float | str | list["JsonValue"] | dict[str, "JsonValue"]
Told = dict[str, JsonValue]
"""One event as one seat may see it: its name under `event`, then its visible fields."""

_AUDIENCE = "audience"
_EVERYONE = ("*",)
_BRIEFLY = ("*", "for a moment")


def public() -> Any:
    """A field that everybody sees, spectators too."""
    return field(metadata={_AUDIENCE: _EVERYONE})


def fleeting() -> Any:
    """A field that everybody sees as it happens; a screen that comes later is not told of it."""
    return field(metadata={_AUDIENCE: _BRIEFLY})


def only(*seat_fields: str) -> Any:
    """A field seen only by the seats that the named fields of this event hold."""
    if not seat_fields:
        raise TypeError("only() needs the name of a field that holds a seat")
    return field(metadata={_AUDIENCE: seat_fields})


@dataclass_transform(field_specifiers=(public, fleeting, only), frozen_default=True)
class Event:
    """Something that happened; subclasses are frozen dataclasses by being subclasses."""

    name: ClassVar[str]
    final: ClassVar[bool]
    fleeting: ClassVar[frozenset[str]]
    _audience: ClassVar[Mapping[str, tuple[str, ...]]]
    is_public: ClassVar[bool]
    """Whether everybody is told the same."""

    def __init_subclass__(cls, final: bool = False) -> None:
        super().__init_subclass__()
        dataclass(frozen=True, slots=False)(cls)
        cls.final = final
        cls.name = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        audience = {}
        for declared in fields(cls):  # type: ignore[arg-type]  # made a dataclass one line above
            if _AUDIENCE not in declared.metadata:
                raise TypeError(f"{cls.__name__}.{declared.name} does not say who may see it")
            audience[declared.name] = declared.metadata[_AUDIENCE]
        for name, seats in audience.items():
            if seats[0] != "*" and any(seat not in audience for seat in seats):
                raise TypeError(f"{cls.__name__}.{name} is shown to a seat the event does not name")
        cls._audience = audience
        cls.fleeting = frozenset(name for name, seats in audience.items() if seats is _BRIEFLY)
        cls.is_public = all(seats[0] == "*" for seats in audience.values())

    def seen_by(self, seat: int | None) -> Told | None:
        """What this seat (None: a spectator) is told, or None if it is told nothing."""
        if self.is_public:
            return self.whole()
        seen: Told = {"event": self.name}
        for name, audience in self._audience.items():
            if audience[0] == "*" or self._is_among(seat, audience):
                seen[name] = self._told[name]
        return seen if len(seen) > 1 else None

    def seen_again(self, seat: int | None) -> Told | None:
        """What this seat is told later: all but what was shown for a moment only."""
        seen = self.seen_by(seat)
        return seen and {name: one for name, one in seen.items() if name not in self.fleeting}

    def _is_among(self, seat: int | None, holders: tuple[str, ...]) -> bool:
        return seat is not None and any(getattr(self, holder) == seat for holder in holders)

    def whole(self) -> Told:
        """Everything, for the replay of a finished game and for tests."""
        return self._told.copy()

    @cached_property
    def _told(self) -> Told:
        """Made once for all seats; what lies inside of it is shared, and nobody changes it."""
        return {"event": self.name} | {name: _plain(getattr(self, name)) for name in self._audience}


def _plain(value: object) -> JsonValue:
    """The same value in JSON's own types."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    raise TypeError(f"an event cannot carry a {type(value).__name__}")
