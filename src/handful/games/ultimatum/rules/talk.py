"""Structured table talk of Ultimatum: checked for form, never for truth (UT-46, UT-47)."""

from collections.abc import Mapping
from typing import Final

from handful.core import Event, JsonValue, Message, Refusal, Refused, Seat, State, message

from . import rules
from .cards import CODES
from .constants import GAME_OVER
from .events import Said
from .moves import MOST_POOL

EVERYBODY: Final = "all"
KINDS: Final = {
    "deal": ("if", "then"),
    "threat": ("if", "then"),
    "ask": ("then",),
    "claim": ("fact",),
    "agree": ("ref",),
    "refuse": ("ref",),
    "emote": ("fact",),
}
"""The kinds of messages and the fields each needs besides `kind` and `to`."""

PLAIN_ACTIONS: Final = ("accept", "reject", "counter", "block", "let_pass", "end_round", "play_on")
SEAT_ACTIONS: Final = ("spare", "hit", "feed")
SHARE_ACTION: Final = "share_at_least"
FACTS: Final = ("have", "lack")
EMOTES: Final = ("laugh", "groan", "thanks", "think")


class TableTalk:
    """Deals, threats, requests and claims; nothing said binds."""

    def say(
        self, state: State, seat: Seat, message: Mapping[str, object], spoken: int, number: int
    ) -> Event:
        """The event of saying it; raises `Refused`."""
        assert isinstance(state, rules.State)
        _check(state, seat, spoken)
        return Said(number, seat, checked(message, state.seats, number))


def _check(state: rules.State, seat: Seat, spoken: int) -> None:
    """Whether this seat may say anything now."""
    options = state.house.options
    if options.table_talk == "off":
        raise _refused("talk_off", message("refuse-talk-off"))
    if state.phase == GAME_OVER:
        raise _refused("wrong_phase", message("refuse-over"))
    if not 0 <= seat < state.seats:
        raise _refused("no_such_seat", message("refuse-seat", seat=seat))
    if spoken >= options.talk_limit:
        raise _refused("talk_limit", message("refuse-talk-limit"))


def checked(talk: Mapping[str, object], seats: int, number: int) -> dict[str, JsonValue]:
    """The message in canonical form; a malformed one is refused."""
    kind = talk.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        kinds = ", ".join(KINDS)
        raise _malformed(message("refuse-talk-kind", kinds=kinds, given=repr(kind)))
    needed = ("kind", "to", *KINDS[kind])
    if set(talk) != set(needed):
        fields = ", ".join(needed)
        raise _malformed(message("refuse-talk-fields", kind=kind, fields=fields))
    heard: dict[str, JsonValue] = {"kind": kind, "to": _address(talk["to"], seats)}
    for name in KINDS[kind]:
        given = talk[name]
        if name == "ref":
            heard[name] = _ref(given, number)
        elif name in ("if", "then"):
            heard[name] = _action(given, seats)
        else:
            heard[name] = _emote(given) if kind == "emote" else _fact(given)
    return heard


def _address(to: object, seats: int) -> JsonValue:
    if to != EVERYBODY and not _is_number(to, 0, seats - 1):
        raise _malformed(message("refuse-talk-to", given=repr(to)))
    return to  # type: ignore[return-value]  # a word or a number


def _action(action: object, seats: int) -> JsonValue:
    """A word, or a word with its seat or its number."""
    if action in PLAIN_ACTIONS:
        return action
    word, value = _pair(action)
    if word in SEAT_ACTIONS and _is_number(value, 0, seats - 1):
        return {word: value}
    if word == SHARE_ACTION and _is_number(value, 0, MOST_POOL):
        return {word: value}
    named = [f"{word}:SEAT" for word in SEAT_ACTIONS]
    allowed = ", ".join([*PLAIN_ACTIONS, *named, f"{SHARE_ACTION}:NUMBER"])
    raise _malformed(message("refuse-talk-action", allowed=allowed, given=repr(action)))


def _fact(fact: object) -> JsonValue:
    word, kind = _pair(fact)
    if word in FACTS and kind in CODES:
        return {word: kind}
    allowed = ", ".join(f"{word}:CARD" for word in FACTS)
    raise _malformed(message("refuse-talk-fact", allowed=allowed, given=repr(fact)))


def _emote(word: object) -> JsonValue:
    if word not in EMOTES:
        allowed = ", ".join(EMOTES)
        raise _malformed(message("refuse-talk-emote", allowed=allowed, given=repr(word)))
    return word


def _ref(ref: object, number: int) -> JsonValue:
    if not _is_number(ref, 1, number - 1):
        raise _malformed(message("refuse-talk-ref", given=repr(ref)))
    return ref  # type: ignore[return-value]  # a number


def _pair(given: object) -> tuple[str, JsonValue]:
    """A word and its value, from an object with one key or from `word:value`."""
    if isinstance(given, str):
        word, _, value = given.partition(":")
        return word, int(value) if value.isascii() and value.isdigit() else value
    if isinstance(given, Mapping) and len(given) == 1:
        ((key, found),) = given.items()
        if isinstance(found, int | str):
            return str(key), found
    return "", None


def _is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _refused(code: str, reason: Message) -> Refused:
    return Refused(Refusal(code, reason, "UT-47"))


def _malformed(reason: Message) -> Refused:
    return _refused("malformed_talk", reason)
