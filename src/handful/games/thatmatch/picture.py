"""The table of That Match Game as a picture in text."""

from collections.abc import Sequence
from typing import Final

from handful.core import Names, Seat, ink
from handful.core.text import columns

from .knowledge.view import Entry, Slot, View, Window
from .rules.cards import (
    ASKS,
    BOLT_GLYPH,
    BOLT_LETTER,
    COLOUR_NAMES,
    COLOURS,
    FACES,
    GLYPHS,
    POINT_NUMBERS,
    STAR,
    STARS,
)
from .saying import sum_of

ROOMY: Final = 72
"""From so many columns on the cards that lie on a point card are shown too."""

CLOSED: Final = "✓"
ACTING: Final = "▸"
_INK_OF: Final = {face.code: face.ink for face in FACES}
_GLYPH_OF: Final = {face.code: face.glyph for face in FACES}


def picture(view: View, me: Seat | None, names: Names, width: int) -> list[str]:
    """The middle, the stack of an open window, everybody's seat, and one's own hand."""
    lines = [_heading(view), ""]
    lines += columns([_slot(view, slot, width) for slot in range(len(view["market"]))])
    if view["window"]:
        lines += ["", *stack(view, view["window"], names)]
    lines += ["", *columns([_seat(view, seat, names) for seat in range(len(names))])]
    if "hand" in view and "revealed" not in view:
        lines += ["", f"Your hand: {cards(view['hand']) or 'no cards'}"]
        if view.get("gained"):
            lines.append(f"Just hauled: {cards(view['gained'])}")
    return lines


def card(code: str) -> str:
    """A card in its ink: shape, bolt or not, code."""
    bolt = BOLT_GLYPH if code.endswith(BOLT_LETTER) and code != "HAUL" else " "
    return ink(_INK_OF[code], f"{_GLYPH_OF[code]}{bolt}{code}")


def cards(codes: Sequence[object]) -> str:
    """Several cards in a row."""
    return "  ".join(card(str(code)) for code in codes)


def point(code: str) -> str:
    """A point card with its stars."""
    return ink("gold", f"{code} {STAR * STARS[POINT_NUMBERS[code]]}")


def asks(code: str) -> str:
    """What a point card asks for."""
    numbers = ASKS[POINT_NUMBERS[code]]
    return " ".join(f"{lane(colour)} {number}" for colour, number in enumerate(numbers))


def lane(colour: int) -> str:
    """A colour of a point card by shape and letter."""
    return ink(COLOUR_NAMES[colour], f"{GLYPHS[colour]}{COLOURS[colour]}")


def spot(slot: int, colour: str) -> str:
    """One coloured number in the middle."""
    return f"{lane(COLOURS.index(colour))} of slot {slot + 1}"


def _heading(view: View) -> str:
    deck = f"deck {view['deck']} · discards {len(view['discard'])}"
    return f"To win {view['target']}{STAR} · {deck} · point cards {view['point_deck']}"


def _slot(view: View, number: int, width: int) -> list[str]:
    """One row: slot, point card, and its three colours."""
    lies, window = view["market"][number], view["window"]
    marker = ACTING if window and window["slot"] == number else " "
    if lies is None:
        return [f"{marker}{number + 1}", ink("dim", "empty"), "", "", ""]
    lanes = [_lane(lies, colour, width >= ROOMY) for colour in range(len(COLOURS))]
    return [f"{marker}{number + 1}", point(lies["card"]), *lanes]


def _lane(lies: Slot, colour: int, roomy: bool) -> str:
    gap, asked, lying = lies["gaps"][colour], lies["asks"][colour], lies["lying"][colour]
    cell = CLOSED if not gap else str(gap)
    if gap and gap != asked:
        cell += f" of {asked}" if roomy else f"/{asked}"
    shown = f"{lane(colour)} {cell}"
    return shown + ink("dim", f" {' '.join(lying)}") if roomy and lying else shown


def stack(view: View, window: Window, names: Names) -> list[str]:
    """The open window, the newest entry on top, and what is at stake."""
    entries = list(enumerate(window["entries"]))
    rows = [_entry(window, number, one, names) for number, one in reversed(entries)]
    return [_stake(view, window), *columns(rows)]


def _stake(view: View, window: Window) -> str:
    if window["slot"] is None:
        return "Being answered:"
    where = spot(window["slot"], window["colour"])
    lies = view["market"][window["slot"]]
    prize = f", for {point(lies['card'])}" if window["takes"] and lies else ""
    return f"Being answered: {window['value']} on {where}{prize}"


def _entry(window: Window, number: int, one: Entry, names: Names) -> list[str]:
    """One row of the stack: place, who, what, and how it stands."""
    what = card_names(one["cards"])
    if one["sort"] == "special" and one["target"] is not None:
        what += f" from {names[one['target']]}"
    elif one["named"] and one["target"] is not None:
        what += f" on {one['named']} of {one['target'] + 1}"
    elif one["target"] is not None:
        what += f" on {one['target'] + 1}"
    elif len(one["cards"]) > 1:
        what += f"  {sum_of(one['cards'])}"
    return [f"  {number + 1}", names[one["seat"]], what, _standing(window, number, one)]


def _standing(window: Window, number: int, one: Entry) -> str:
    if not one["live"]:
        return ink("dim", "cancelled")
    if one["sort"] != "claim":
        return "live"
    return ink("bold", "stands") if number == window["standing"] else ink("dim", "overridden")


def card_names(codes: Sequence[str]) -> str:
    """Cards close together, as one thing."""
    return " ".join(card(code) for code in codes)


def _seat(view: View, seat: Seat, names: Names) -> list[str]:
    """One row: marker, name, cards, points, remarks."""
    size = view["sizes"][seat]
    hand = f"{size} card" + ("" if size == 1 else "s")
    if "revealed" in view:
        hand = card_names(view["revealed"][seat]) or "no cards"
    marker = ACTING if seat in waiting(view) else " "
    points = f"{view['points'][seat]}{STAR}"
    return [marker, names[seat], hand, points, ", ".join(_remarks(view, seat))]


def _remarks(view: View, seat: Seat) -> list[str]:
    said = []
    window = view["window"]
    if seat == view["turn"] and view["phase"] != "over":
        said.append(f"turn {view['plays']}/{view['play_max']}")
    if window and seat == window["in_force"]:
        said.append(ink("gold", "in force"))
    elif window and seat in window["declined"]:
        said.append("declined")
    elif window and seat in window["asked"]:
        said.append("asked")
    return said


def waiting(view: View) -> list[Seat]:
    """The seats for which the table waits."""
    if view["window"]:
        return [one for one in view["window"]["asked"] if one not in view["window"]["declined"]]
    return [] if view["phase"] == "over" else [view["turn"]]
