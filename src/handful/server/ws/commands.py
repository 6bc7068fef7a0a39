"""What a screen sends to the room.

`id` is the sender's own: the answer carries it, and a repeat does no harm.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from .fields import (
    PROTOCOL,
    Count,
    Frame,
    Id,
    Json,
    Key,
    Line,
    Millis,
    Name,
    Screen,
    SeatNo,
    SettingsChange,
    Shape,
    Token,
)


class Hello(Frame, kw_only=True):
    """The first frame: which room, who this is, and the last `seq` its screen has drawn."""

    room: Key
    token: Token | None = None
    """A person's token; a spectator has `watch` instead, the key of the spectators' link."""
    watch: Token | None = None
    seen: Count = 0
    screen: Screen = "both"
    device: Key | None = None
    """The same word from everybody who passes this device round; else none."""
    protocol: Count = PROTOCOL
    words: bool = True
    """Whether to send `words` in English beside messages, for a screen without words of its own."""


class Pong(Frame):
    """The answer to a ping, at once: it measures the way."""

    n: Count


class Sit(Frame):
    """Take this free seat, or change to it; in a running game, ask for a bot's."""

    id: Id
    seat: SeatNo


class Stand(Frame):
    """Leave the seat before the game."""

    id: Id


class Rename(Frame):
    """Be called something else, and pick another token."""

    id: Id
    name: Name
    shape: Shape | None = None


class Bot(Frame):
    """Put a bot of this level on a seat; no level takes it away.

    Without a character whoever sits there stays, and a new bot is drawn by lot.
    """

    id: Id
    seat: SeatNo
    level: Key | None = None
    character: Key | None = None


class Change(Frame, kw_only=True):
    """Change house rules, the number of seats or how the room is run, before the game."""

    id: Id
    options: dict[str, Json] | UnsetType = UNSET
    seats: Annotated[int, Meta(ge=1, le=32)] | UnsetType = UNSET
    settings: SettingsChange | UnsetType = UNSET


class Start(Frame):
    """Begin; `fill` puts bots of this level on the free seats first, `tight` takes those away."""

    id: Id
    fill: Key | None = None
    tight: bool = False


class Rematch(Frame):
    """Play again: same people, same rules, everybody one seat on.

    Whoever plays alone or with bots may have the `same` deal again, in the same seat; alone, in a
    game that has a solver, one that is proved to be `winnable`.
    """

    id: Id
    deal: Literal["new", "same", "winnable"] = "new"


class Finish(Frame):
    """End the game that is being played and go back to the lobby."""

    id: Id


class Close(Frame):
    """Close the room for good."""

    id: Id


class Lock(Frame):
    """Let nobody else in, or again somebody."""

    id: Id
    on: bool


class Promote(Frame):
    """Hand the host's role on."""

    id: Id
    person: Key


class Kick(Frame):
    """Send somebody away; their token is worth nothing any more."""

    id: Id
    person: Key


class Leave(Frame):
    """Leave for good: a bot takes my cards, and my name is free again."""

    id: Id


class Dismiss(Frame):
    """Ask somebody to leave, or answer to it when another has asked: everybody sees it."""

    id: Id
    person: Key
    agree: bool = True


class Nod(Frame):
    """Say whether a new device belongs to whom it says."""

    id: Id
    claim: Key
    agree: bool


class Wait(Frame):
    """Wait a minute longer for somebody who is away."""

    id: Id
    seat: SeatNo


class Mute(Frame):
    """Silence somebody's chat, reactions and phrases."""

    id: Id
    person: Key
    on: bool


class Takeover(Frame):
    """Let a bot play for me, or for somebody who is away: anybody seated may, and the host."""

    id: Id
    seat: SeatNo
    level: Key


class Takeback(Frame):
    """Play myself again, instead of the bot."""

    id: Id


class Handover(Frame):
    """Make a ticket that opens my seat on another device, or for the host, an absent person's."""

    id: Id
    person: Key | None = None


class Openhands(Frame):
    """Agree or not to let spectators see my hand."""

    id: Id
    agree: bool


class Move(Frame, kw_only=True):
    """A move, in its structured form (or as text)."""

    id: Id
    move: dict[str, Json] | Annotated[str, Meta(max_length=500)]
    seen: Count
    """The `seq` of the table on which it was chosen."""
    reaction: Millis | None = None
    """Milliseconds from drawing that table to the tap, by the screen's own clock."""


class Undo(Frame):
    """Take my last move back, or ask the others for it."""

    id: Id


class Allow(Frame):
    """Answer somebody's wish to take a move back, or that of `person` for a seat."""

    id: Id
    agree: bool
    person: Key | None = None


class Uncover(Frame):
    """The device that we pass round is in my hands and shows my cards: my time begins."""

    id: Id


class Pause(Frame):
    """Pause the table, or let it go on: anybody who plays may, and the host."""

    id: Id
    on: bool


class Hold(Frame):
    """Something has just hit me: let the bots wait until I have seen it."""

    id: Id
    on: bool


class MoreTime(Frame, tag="more_time"):
    """Take 20 seconds longer for this decision, once."""

    id: Id


class DoubleClocks(Frame, tag="double_clocks"):
    """Make all clocks of the room twice as long: anybody who plays may."""

    id: Id


class Say(Frame):
    """Structured table talk, where the game has it."""

    id: Id
    message: dict[str, Json]


class React(Frame):
    """Show a small sign."""

    id: Id
    sign: Key


class Phrase(Frame):
    """Say one of the fixed phrases."""

    id: Id
    phrase: Key


class Chat(Frame):
    """Say something freely, where the host allows it."""

    id: Id
    text: Line


class Narrow(Frame):
    """Ask for the legal moves that agree with these fields, when the list was cut short."""

    id: Id
    match: dict[str, Json]


class Explain(Frame):
    """Ask what a legal move would do."""

    id: Id
    move: dict[str, Json]


class Survey(Frame):
    """Ask what every legal move would do."""

    id: Id


class Hint(Frame):
    """Ask the coach; `move` is what the player has chosen so far, whole or in part."""

    id: Id
    move: dict[str, Json] | None = None


class Decide(Frame):
    """Ask what decided a solitaire that is lost."""

    id: Id


class Solve(Frame):
    """Ask whether the solitaire can still be won, and by which move."""

    id: Id


Command = (
    Sit
    | Stand
    | Rename
    | Bot
    | Change
    | Start
    | Rematch
    | Finish
    | Close
    | Lock
    | Promote
    | Kick
    | Leave
    | Dismiss
    | Nod
    | Wait
    | Mute
    | Takeover
    | Takeback
    | Handover
    | Openhands
    | Move
    | Undo
    | Allow
    | Uncover
    | Pause
    | Hold
    | MoreTime
    | DoubleClocks
    | Say
    | React
    | Phrase
    | Chat
    | Narrow
    | Explain
    | Survey
    | Decide
    | Solve
    | Hint
)
FromScreen = Hello | Pong | Command
