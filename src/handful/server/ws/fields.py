"""What frames are made of, and the settings of a room."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL = 1
"""Rises when an old page could no longer talk to a new server."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNo = Annotated[int, Meta(ge=0, le=31)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Millis = Annotated[int, Meta(ge=0, le=1_000_000_000_000)]
Line = Annotated[str, Meta(min_length=1, max_length=240)]
Json = Any
"""Plain JSON of a game's own making: a view, an event, a structured move."""
Says = Any
"""A message (`handful.core.message`) for a page to say in its language, or plain words."""

Spectators = Literal["off", "public", "open"]
UndoRule = Literal["off", "free", "consent"]
Shape = Literal[
    "triangle",
    "square",
    "circle",
    "diamond",
    "hexagon",
    "pentagon",
    "heart",
    "tab",
    "star",
    "cross",
    "flag",
    "drop",
]
"""The token of a seat; no two seats of a table have the same."""
Phase = Literal["lobby", "playing", "finished", "closed"]
Screen = Literal["hand", "table", "both"]


class Frame(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """One message, either way."""


class Part(Struct, forbid_unknown_fields=True):
    """A piece of a message."""


class Settings(Part, kw_only=True):
    """How the room is run, apart from the house rules of the game."""

    turn_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Time for every decision on one's own turn; 0 leaves it to the house rules of the game."""
    window_seconds: Annotated[int, Meta(ge=0, le=600)] = 0
    """Time for every answer to somebody else; 0 leaves it to the house rules of the game."""
    grace_seconds: Annotated[int, Meta(ge=0, le=3600)] = 60
    """How long the table waits for somebody who is away; then a bot sits in by itself. 0: a bot
    sits in only when somebody asks for it."""
    bot_pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 2000
    """How long a move stands before a bot makes the next, where the game sets no pace of its own;
    the tempo of the table, which may change while people play."""
    spectators: Spectators = "public"
    undo: UndoRule = "consent"
    chat: bool = False
    hints: bool = True


class SettingsChange(Part, kw_only=True):
    """Those settings that are to change."""

    turn_seconds: Annotated[int, Meta(ge=0, le=3600)] | UnsetType = UNSET
    window_seconds: Annotated[int, Meta(ge=0, le=600)] | UnsetType = UNSET
    grace_seconds: Annotated[int, Meta(ge=0, le=3600)] | UnsetType = UNSET
    bot_pace_ms: Annotated[int, Meta(ge=0, le=10_000)] | UnsetType = UNSET
    spectators: Spectators | UnsetType = UNSET
    undo: UndoRule | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
