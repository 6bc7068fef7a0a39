"""House rules, declared once: flags, forms, tables and strict parsing are all derived.

class Options(core.Options):
    stacking: str = option(default="off", one_of=("off", "add"), help="…", clause="UL-28")
    target: int | str = option(default="auto", one_of=("auto",), between=(1, 9), help="…", …)
    tritone_wild: bool = option(default=False, help="…", clause="UL-14")
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, ClassVar, Self, dataclass_transform

from .message import Argument, Message, message
from .prices import prices, sentence

Value = bool | int | str | tuple[str, ...]

_NUMBER = re.compile(r"-?[0-9]{1,18}")
_ON = ("on", "true", "yes")
_OFF = ("off", "false", "no")


class BadOption(Exception):
    """An option that does not exist, a value out of range, or a combination that makes no game."""

    def __init__(self, why: "str | Message", options: "type[Options] | None" = None) -> None:
        super().__init__(why)
        self.options = options
        """Those of the game that says so, where it is a message of its own."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of options offered first: "as printed", "lively", "with small children"."""

    key: str
    name: str = ""
    help: str = ""
    """In English; a game with `messages` has both in its locales, as `preset-KEY`."""
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Declared:
    """One option as declared: what it may be, what it does, which clause it belongs to."""

    key: str
    default: Value
    help: str
    clause: str
    one_of: tuple[Value, ...]
    between: tuple[int, int] | None
    seat: bool
    subset_of: tuple[str, ...]
    most: int

    @property
    def is_switch(self) -> bool:
        """Whether it is just on or off."""
        return isinstance(self.default, bool)

    @property
    def is_list(self) -> bool:
        """Whether it takes several words."""
        return bool(self.subset_of)

    def allowed(self) -> str:
        """What may stand here, in words."""
        if self.is_switch:
            return "on or off"
        if self.is_list:
            return f"at most {self.most} of {', '.join(self.subset_of)}, or none"
        parts = [written(value) for value in self.one_of]
        if self.between:
            parts.append("{} to {}".format(*self.between))
        if self.seat:
            parts.append("a seat number")
        return " or ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)

    def takes(self) -> Argument:
        """The same, to be said in any language."""
        if self.is_switch:
            return message("allowed-switch")
        if self.is_list:
            return message("allowed-words", most=self.most, words=self.subset_of)
        parts: list[Argument] = [written(value) for value in self.one_of]
        if self.between:
            low, high = self.between
            parts.append(message("allowed-range", low=low, high=high))
        if self.seat:
            parts.append(message("allowed-seat"))
        return tuple(parts)

    def read(self, given: object) -> Value:
        """The value meant by a flag, a form field or JSON; anything else raises `BadOption`."""
        value = self._meant(given)
        if value is None:
            wrong = {"key": self.key, "value": _quoted(given)}
            raise BadOption(message("rule-value", **wrong, allowed=self.takes()))
        return value

    def _meant(self, given: object) -> Value | None:
        if self.is_switch:
            return _switch(given)
        if self.is_list:
            return self._words(given)
        for value in self.one_of:
            if written(value) == str(given) and not isinstance(given, bool):
                return value
        number = _whole(given)
        if number is None:
            return None
        if self.between and self.between[0] <= number <= self.between[1]:
            return number
        return number if self.seat and number >= 0 else None

    def _words(self, given: object) -> tuple[str, ...] | None:
        if isinstance(given, str):
            words = [] if given in ("", "none") else given.replace(",", " ").split()
        elif isinstance(given, list | tuple):
            words = [str(word) for word in given]
        else:
            return None
        fits = len(set(words)) == len(words) <= self.most and set(words) <= set(self.subset_of)
        return tuple(word for word in self.subset_of if word in words) if fits else None


def option(
    *,
    default: Value,
    help: str = "",
    clause: str,
    one_of: tuple[Value, ...] = (),
    between: tuple[int, int] | None = None,
    seat: bool = False,
    subset_of: tuple[str, ...] = (),
    most: int = 0,
) -> Any:
    """Declare one option: its default, what else it may be, one sentence of help, its clause.

    A game with `messages` leaves the help to its locales, as `option-KEY`.
    """
    given = {
        "default": default,
        "help": help,
        "clause": clause,
        "one_of": one_of,
        "between": between,
        "seat": seat,
        "subset_of": subset_of,
        "most": most or len(subset_of),
    }
    return field(default=default, metadata=given)


@dataclass_transform(field_specifiers=(option,), frozen_default=True, kw_only_default=True)
class Options:
    """Base of every game's options; subclasses are frozen dataclasses by being subclasses."""

    presets: ClassVar[tuple[Preset, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True, kw_only=True, slots=False)(cls)

    @classmethod
    @cache
    def declared(cls) -> tuple[Declared, ...]:
        """The options in the order of their declaration."""
        return tuple(
            Declared(key=one.name, **one.metadata)
            for one in fields(cls)  # type: ignore[arg-type]  # every subclass is a dataclass
        )

    @classmethod
    def read(cls, given: Mapping[str, object]) -> Self:
        """Options from words or JSON, strictly: unknown keys and odd values raise `BadOption`."""
        known = {one.key: one for one in cls.declared()}
        for key in given:
            if key not in known:
                raise BadOption(message("rule-unknown", key=key, known=tuple(known)))
        return cls(**{key: known[key].read(value) for key, value in given.items()})

    def values(self) -> dict[str, Value]:
        """Every option and its value."""
        return {one.key: getattr(self, one.key) for one in self.declared()}

    def changed(self) -> dict[str, Value]:
        """The options that differ from their defaults."""
        return {
            one.key: getattr(self, one.key)
            for one in self.declared()
            if getattr(self, one.key) != one.default
        }

    def problem(self, seats: int) -> str | Message | None:
        """Why these options make no game for so many seats, in one sentence, or None."""
        return None

    def summary(self) -> str:
        """The house rules in one line, for a lobby or a log."""
        said = [f"{key}={written(value)}" for key, value in self.changed().items()]
        return ", ".join(said) or "usual rules"


def written(value: Value) -> str:
    """A value as people and flags write it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return ",".join(value) or "none"
    return str(value)


def table(options: type[Options], help: Mapping[str, str] | None = None) -> Iterator[str]:
    """The lines of a Markdown table of all options, for the rulebook; `help` has what they do."""
    yield "| option | values | default | what it does | rule |"
    yield "|---|---|---|---|---|"
    costs = prices(options)
    for one in options.declared():
        default = f"`{written(one.default)}`"
        cost = f" *In play: {sentence(costs[one.key])}*" if one.key in costs else ""
        does = help[one.key] if help else one.help
        yield f"| `{one.key}` | {one.allowed()} | {default} | {does}{cost} | {one.clause} |"


def _switch(given: object) -> bool | None:
    if isinstance(given, bool):
        return given
    word = str(given).lower()
    if word in _ON:
        return True
    return False if word in _OFF else None


def _whole(given: object) -> int | None:
    if isinstance(given, bool) or not isinstance(given, int | str):
        return None
    return int(given) if isinstance(given, int) or _NUMBER.fullmatch(given) else None


def _quoted(given: object) -> str:
    return repr(given) if isinstance(given, str) else str(given)
