"""What is to be said, before it is said: the id of a sentence and what to fill in.

Rules, events and refusals hold no English. They name a sentence of the game's `locales/` and its
arguments; whoever shows it says it in the reader's language (`handful.i18n`, on pages `say.ts`).

    message("no-match", card=message("card", color="R", interval="P5"), sum=14)
    message("log-played", seat=Who(1))
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Union

from .events import JsonValue


@dataclass(frozen=True, slots=True)
class Who:
    """Whoever sits there: said by name, and to the player in that seat as “you”."""

    seat: int


Argument = Union[int, str, Who, "Message", tuple["Argument", ...]]
"""Numbers, names and codes as they are, seats, sentences in sentences, and lists of all of them."""


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence, not yet in any language."""

    id: str
    args: Mapping[str, Argument]

    def __str__(self) -> str:
        """For programmers: the id and the arguments, as no player ever reads it."""
        args = ", ".join(f"{name}={_short(value)}" for name, value in self.args.items())
        return f"{self.id} ({args})" if args else self.id

    def form(self) -> JsonValue:
        """The message as plain data: `{"id": …, "args": {…}}`."""
        if not self.args:
            return {"id": self.id}
        return {"id": self.id, "args": plain(self.args)}


def message(id: str, /, **args: Argument) -> Message:
    """The sentence with this id; a test knows every id and its arguments from the call."""
    return Message(id, args)


def plain(args: Mapping[str, Argument]) -> dict[str, JsonValue]:
    """Arguments as plain data."""
    return {name: _plain(one) for name, one in args.items()}


def is_message(form: object) -> bool:
    """Whether this is what `Message.form` writes."""
    return isinstance(form, dict) and "id" in form


def read_message(form: JsonValue) -> Message:
    """The message that `Message.form` wrote; anything else raises `ValueError`."""
    value = _read(form)
    if not isinstance(value, Message):
        raise ValueError(f"no message: {form!r}")
    return value


def _short(value: Argument) -> str:
    if isinstance(value, Who):
        return f"seat {value.seat}"
    return " ".join(map(_short, value)) if isinstance(value, tuple) else str(value)


_PLAIN = (str, int)


def _plain(value: Argument) -> JsonValue:
    if isinstance(value, _PLAIN):  # most are
        return value
    if isinstance(value, Message):
        return value.form()
    if isinstance(value, Who):
        return {"seat": value.seat}
    return [_plain(one) for one in value]


def _read(form: JsonValue) -> Argument:
    match form:
        case {"id": str(id), "args": dict(args)}:
            return Message(id, {name: _read(one) for name, one in args.items()})
        case {"id": str(id)}:
            return Message(id, {})
        case {"seat": int(seat)}:
            return Who(seat)
        case list():
            return tuple(_read(one) for one in form)
        case int() | str():
            return form
    raise ValueError(f"nothing to say: {form!r}")
