"""The table of That Match Game drawn in characters."""

from collections.abc import Mapping, Sequence
from typing import Final

from handful.core import Argument, Message, Seat, Speaker, Who, ink
from handful.core.text import columns

from .knowledge.view import Entry, Slot, View, Window
from .messages.names import code_of, sum_of
from .messages.prompts import waiting_for
from .rules.cards import (
    BOLT_GLYPH,
    BOLT_LETTER,
    COLOUR_NAMES,
    COLOURS,
    FACES,
    GLYPHS,
    STAR,
)

ROOMY: Final = 72
"""From so many columns on the cards that lie on a point card are shown too."""

FULL: Final = "✓"
ACTING: Final = "▸"
_INK_OF: Final = {face.code: face.ink for face in FACES}
_GLYPH_OF: Final = {face.code: face.glyph for face in FACES}


def card(code: str) -> str:
    """A card in its ink: shape, bolt or not, code."""
    bolt = BOLT_GLYPH if code.endswith(BOLT_LETTER) and code != "HAUL" else " "
    return ink(_INK_OF[code], f"{_GLYPH_OF[code]}{bolt}{code}")


def _drawn(id: str, args: Mapping[str, Argument]) -> str:
    return card(code_of(Message(id, args)))


DRAWN: Final = {
    "card": lambda args: _drawn("card", args),
    "card-bolt": lambda args: _drawn("card-bolt", args),
    "card-exclamation": lambda args: _drawn("card-exclamation", args),
    "card-other": lambda args: _drawn("card-other", args),
}
"""A card is drawn wherever a sentence names it."""


def draw(view: View, me: Seat | None, say: Speaker, width: int) -> list[str]:
    """The middle, the stack of an open window, everybody's seat, and one's own hand."""
    head = say(
        "draw-head",
        target=view["target"],
        deck=view["deck"],
        discards=len(view["discard"]),
        points=view["point_deck"],
    )
    lines = [head, ""]
    lines += columns([_slot(view, slot, say, width) for slot in range(len(view["market"]))])
    if view["window"]:
        lines += ["", *_stack(view, view["window"], say)]
    lines += ["", *columns([_seat(view, seat, say) for seat in range(len(view["sizes"]))])]
    if "hand" in view and "revealed" not in view:
        held = "  ".join(map(card, view["hand"])) or say("draw-no-cards")
        lines += ["", say("draw-hand", cards=held)]
        if view.get("gained"):
            lines.append(say("draw-gained", cards="  ".join(map(card, view["gained"]))))
    return lines


def _stars(count: int) -> str:
    return ink("gold", STAR * count)


def _lane(colour: int) -> str:
    """A colour of a point card by shape and letter."""
    return ink(COLOUR_NAMES[colour], f"{GLYPHS[colour]}{COLOURS[colour]}")


def _slot(view: View, number: int, say: Speaker, width: int) -> list[str]:
    """One row: its number, stars, and what its three colours still need."""
    lies, window = view["market"][number], view["window"]
    marker = ACTING if window and window["slot"] == number else " "
    if lies is None:
        return [f"{marker}{number + 1}", ink("dim", say("draw-empty")), "", "", ""]
    needs = [_need(lies, colour, say, width >= ROOMY) for colour in range(len(COLOURS))]
    return [f"{marker}{number + 1}", _stars(lies["stars"]), *needs]


def _need(lies: Slot, colour: int, say: Speaker, roomy: bool) -> str:
    """What is left to fill, and where there is room what lies there."""
    gap, lying = lies["gaps"][colour], lies["lying"][colour]
    cell = FULL if not gap else say("draw-left", count=gap) if lying and roomy else str(gap)
    shown = f"{_lane(colour)} {cell}"
    return shown + ink("dim", f" {' '.join(lying)}") if roomy and lying else shown


def _stack(view: View, window: Window, say: Speaker) -> list[str]:
    """The open window, the newest entry on top, and what is at stake."""
    entries = list(enumerate(window["entries"]))
    rows = [_entry(window, number, one, say) for number, one in reversed(entries)]
    return [_stake(view, window, say), *columns(rows)]


def _stake(view: View, window: Window, say: Speaker) -> str:
    if window["slot"] is None:
        return say("draw-asked-special")
    spot = say("draw-spot", lane=_lane(COLOURS.index(window["colour"])), place=window["slot"] + 1)
    lies, value = view["market"][window["slot"]], window["value"]
    if not window["takes"] or lies is None:
        return say("draw-asked", value=value, spot=spot)
    return say("draw-asked-takes", value=value, spot=spot, stars=_stars(lies["stars"]))


def _entry(window: Window, number: int, one: Entry, say: Speaker) -> list[str]:
    """One row of the stack: its number, who, what, and how it stands."""
    what = " ".join(map(card, one["cards"]))
    target = one["target"]
    if one["sort"] == "special" and target is not None:
        what = say("draw-from", card=what, seat=Who(target))
    elif one["named"]:
        what = say("draw-on", card=what, target=card(one["named"]))
    elif target is not None:
        what = say("draw-on", card=what, target=card(window["entries"][target]["cards"][0]))
    elif len(one["cards"]) > 1:
        what += f"  {sum_of(one['cards'])}"
    fate = say("fate", fate=_fate(window, number, one))
    shown = ink("bold", fate) if number == window["standing"] else ink("dim", fate)
    return [f"  {number + 1}", say.names[one["seat"]], what, shown]


def _fate(window: Window, number: int, one: Entry) -> str:
    if not one["live"]:
        return "cancelled"
    if one["sort"] != "claim":
        return "standing"
    return "force" if number == window["standing"] else "replaced"


def _seat(view: View, seat: Seat, say: Speaker) -> list[str]:
    """One row: marker, name, cards, stars, remarks."""
    hand = say("cards", count=view["sizes"][seat])
    if "revealed" in view:
        hand = " ".join(map(card, view["revealed"][seat])) or say("draw-no-cards")
    marker = ACTING if seat in waiting_for(view) else " "
    stars = f"{view['points'][seat]}{STAR}"
    return [marker, say.names[seat], hand, stars, ", ".join(_remarks(view, seat, say))]


def _remarks(view: View, seat: Seat, say: Speaker) -> Sequence[str]:
    remarks = []
    window, left = view["window"], view["play_max"] - view["plays"]
    if seat == view["turn"] and left and view["phase"] != "over":
        remarks.append(say("draw-plays", count=left))
    if window and seat == window["in_force"]:
        remarks.append(ink("gold", say("fate", fate="force")))
    elif window and seat in window["declined"]:
        remarks.append(say("seat-declined"))
    elif window and seat in window["asked"]:
        remarks.append(say("seat-thinking"))
    return remarks
