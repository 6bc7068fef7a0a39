"""The table of Ultima drawn in characters."""

from collections.abc import Mapping
from typing import Final

from handful.core import Argument, Message, Seat, Speaker, ink
from handful.core.text import columns

from .knowledge.view import View
from .messages.log import way
from .messages.names import color_message, interval_of
from .messages.prompts import waiting_for
from .rules.cards import COLOR_INKS, COLORS, FACES, GLYPHS, NUMBERS, SEMITONES, note_name


def card(code: str) -> str:
    """A card in its colour, with its shape and its code."""
    face = FACES[NUMBERS[code]]
    return ink(face.ink, f"{face.glyph} {code}")


def _drawn(args: Mapping[str, Argument]) -> str:
    return card(f"{args['color']}-{args['interval']}")


DRAWN: Final = {"card": _drawn}
"""A card is drawn wherever a sentence names it."""


def draw(view: View, me: Seat | None, say: Speaker, width: int) -> list[str]:
    """The piles, everybody's seat, and one's own hand."""
    head = say(
        "draw-head",
        hand=view["hand_number"],
        way=way(view["direction"]),
        count=view["draw_count"],
    )
    lines = [head, "", f"  {_pile(view)}", f"  {_top(view, say)}", ""]
    lines += columns([_seat(view, seat, say) for seat in range(len(view["sizes"]))])
    if "hand" in view and view["phase"] not in ("hand_over", "game_over"):
        lines += ["", say("draw-hand", cards="  ".join(map(card, view["hand"])))]
        if "drawn" in view:
            code = view["drawn"]
            lines.append(say("draw-drawn", card=card(code), interval=interval_of(NUMBERS[code])))
    return lines


def _seat(view: View, seat: Seat, say: Speaker) -> list[str]:
    """One row: marker, name, cards, total, remarks."""
    marker = "▸" if seat in waiting_for(view) else " "
    name, total = say.names[seat], say("points", count=view["totals"][seat])
    if seat not in view["active"]:
        return [marker, name, ink("dim", say("draw-out")), total, ""]
    hand = say("cards", count=view["sizes"][seat])
    if "revealed" in view:
        hand = " ".join(map(card, view["revealed"][seat])) or say("draw-empty")
    remarks = []
    if seat in view["called"]:
        remarks.append(ink("gold", say("shout")))
    if view["pending"] and seat == view["turn"]:
        remarks.append(say("draw-owed", count=view["pending"]))
    if view["votes"][seat]:
        remarks.append(say("draw-vote", vote=view["votes"][seat]))
    return [marker, name, hand, total, ", ".join(remarks)]


def _pile(view: View) -> str:
    """The top card and the three that were readable under it."""
    under = "  ".join(card(code) for code in view["covered"][-3:])
    top = view["top"]
    shown = card(top["card"]) if "card" in top else _inked(top["color"], f"{top['color']}-?")
    return f"{under}  [ {shown} ]" if under else f"[ {shown} ]"


def _top(view: View, say: Speaker) -> str:
    """Name, notes, and the colour where a wild tritone declared it."""
    top = view["top"]
    low, high = top["notes"]
    notes = f"{note_name(low)}–{note_name(high)}"
    if "card" not in top:
        return say("draw-top-heard", color=color_message(top["color"]), notes=notes)
    number = NUMBERS[top["card"]]
    interval: Message = interval_of(number)
    if not top["declared"]:
        return say("draw-top", interval=interval, semitones=SEMITONES[number], notes=notes)
    color = _inked(top["color"], say.say(color_message(top["color"])))
    return say(
        "draw-top-named",
        interval=interval,
        semitones=SEMITONES[number],
        notes=notes,
        color=color,
    )


def _inked(color: str, text: str) -> str:
    number = COLORS.index(color)
    return ink(COLOR_INKS[number], f"{GLYPHS[number]} {text}")
