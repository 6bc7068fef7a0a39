"""The table of Boom drawn in characters."""

from collections.abc import Mapping, Sequence
from typing import Final

from handful.core import Argument, Seat, Speaker, ink
from handful.core.text import columns

from .knowledge.view import Cell, View, Window
from .messages.names import card_message
from .messages.prompts import waiting_for
from .rules.cards import COLOR_INKS, COLORS, COLUMNS, GLYPHS, PLACE_NAMES, PLACE_NUMBERS, WIDTH
from .rules.constants import SECOND
from .rules.event_builders import seconds

BACK: Final = "░░░░░"
MARKED_BACK: Final = "░░◦░░"
CELL_WIDTH: Final = len(BACK) + 2
FUSE_LENGTH: Final = 20
STICK: Final = "✸"
SIGNS: Final = {
    "add": "+",
    "subtract": "−",
    "multiply": "×",
    "divide": "÷",
    "wild": "W",
    "timer": "T",
}
"""What is drawn for what a card does; WILD and TIMER by the letter that is typed for them."""


def _number(args: Mapping[str, Argument]) -> str:
    return _inked(str(args["color"]), str(args["number"]))


def _ignite(args: Mapping[str, Argument]) -> str:
    return _inked(str(args["color"]), f"{SIGNS[str(args['sign'])]}{args['by']}")


DRAWN: Final = {"number-card": _number, "ignite-card": _ignite}
"""A card is drawn wherever a sentence names it."""


def card(code: str, say: Speaker) -> str:
    """An IGNITE card in its colour, with its sign, or its name if it has none, and its shape."""
    args = card_message(code).args
    if args["by"]:
        return _ignite(args)
    return _inked(str(args["color"]), say("kind", sign=args["sign"], by=""))


def draw(view: View, me: Seat | None, say: Speaker, width: int) -> list[str]:
    """The matchbox, the piles, the seats, and one's own hand."""
    lines = [*_box(view, say), "", _piles(view, say)]
    if view["burnt"]:
        lines.append(say("draw-burnt", cards=_cards(view["burnt"], say)))
    if view["window"]:
        lines += ["", *_fuse(view["window"], say)]
    seats = range(len(view["sizes"]))
    lines += ["", *columns([_seat(view, seat, say) for seat in seats])]
    if view["pool"] is not None:
        lines += ["", say("draw-pool", cards=_cards(view["pool"], say))]
    elif "hand" in view:
        lines += ["", say("draw-hand", cards=_cards(view["hand"], say))]
    if view.get("can_ignite"):
        lines.append(ink("gold", say("glow")))
    if me is not None and me == view["turn"]:
        lines += _how(view, say)
    return lines


def _cards(codes: Sequence[str], say: Speaker) -> str:
    return "  ".join(card(code, say) for code in codes) or say("draw-none")


def _how(view: View, say: Speaker) -> list[str]:
    """How to type what is not listed, because finding it is the game."""
    if view["phase"] == "two_up":
        one, other = (cell["place"] for cell in view["matchbox"] if cell["up"])
        return [ink("dim", say("draw-how", one=one, other=other))]
    return [ink("dim", say("draw-how-fuse"))] if view["phase"] == "window" else []


def _box(view: View, say: Speaker) -> list[str]:
    """The matchbox, row by row; empty places inside it are left blank."""
    lying = {cell["place"]: cell for cell in view["matchbox"]}
    if not lying:
        return [say("draw-box-empty")]
    last = max(PLACE_NUMBERS[place] for place in lying)
    revealed = view["revealed"]["matchbox"] if "revealed" in view else [""] * len(lying)
    faces = dict(zip(lying, revealed, strict=True))
    lines = ["   " + "  ".join(column.center(CELL_WIDTH) for column in COLUMNS).rstrip()]
    for row in range(last // WIDTH + 1):
        places = PLACE_NAMES[row * WIDTH : (row + 1) * WIDTH]
        drawn = [_place(view, lying.get(place), faces.get(place, "")) for place in places]
        lines.append(f"{row + 1:>2} " + "  ".join(drawn).rstrip())
    return lines


def _place(view: View, cell: Cell | None, face: str) -> str:
    """One place: open, known by the memory aid, marked as seen, or just its back."""
    if cell is None:
        return " " * CELL_WIDTH
    if face or cell["up"]:
        return _open(face or cell["card"], "[]")
    if "card" in cell:
        return _open(cell["card"], "()", "dim")
    marked = view["memory_aid"] == "marks" and cell["seen"]
    return ink("dim", f"[{MARKED_BACK if marked else BACK}]")


def _open(code: str, frame: str, shade: str = "") -> str:
    number, _, color = code.partition(".")
    at = COLORS.index(color) if color else 0
    short, hue = (f"{number} {GLYPHS[at]}", COLOR_INKS[at]) if color else (STICK, "orange")
    return frame[0] + ink(shade or hue, short.center(len(BACK))) + frame[1]


def _piles(view: View, say: Speaker) -> str:
    shown = say("draw-piles", match=view["match_pile"], ignite=view["ignite_pile"])
    return f"{shown} · {say('dry', count=view['dry'])}" if view["dry"] else shown


def _fuse(window: Window, say: Speaker) -> list[str]:
    """The open window; a nominal one shows the time that is left."""
    lines = [say("draw-laid", cards=_cards(window["cards"], say))]
    if window["stock"] is not None:
        burning = min(FUSE_LENGTH, max(1, round(window["stock"] / SECOND)))
        fuse = ink("orange", "━" * burning + STICK)
        lines.append(say("draw-fuse", fuse=fuse, left=seconds(window["stock"])))
    return lines


def _seat(view: View, seat: Seat, say: Speaker) -> list[str]:
    """One row: marker, name, hand, score, remarks."""
    marker = "▸" if seat in waiting_for(view) else " "
    hand = say("in-hand", count=view["sizes"][seat]) if view["pool"] is None else ""
    if "revealed" in view and view["pool"] is None:
        hand = _cards(view["revealed"]["hands"][seat], say)
    remarks = []
    if seat in view["called"]:
        remarks.append(say("draw-called"))
    if seat in view["agreed"]:
        remarks.append(say("agrees"))
    if view["hauls"][seat] and "revealed" not in view:
        remarks.append(say("draw-unseen", count=view["hauls"][seat]))
    won = ink("bold", say("won", count=view["scores"][seat]))
    return [marker, say.names[seat], hand, won, ", ".join(remarks)]


def _inked(color: str, text: str) -> str:
    number = COLORS.index(color)
    return ink(COLOR_INKS[number], f"{text} {GLYPHS[number]}")
