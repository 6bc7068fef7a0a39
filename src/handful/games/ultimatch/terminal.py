"""The table of Ultimatch drawn in characters: lower cards lie on the edges of upper ones."""

from collections.abc import Mapping, Sequence
from typing import Final

from handful.core import Argument, Seat, Speaker, Who, ink
from handful.core.text import columns

from .knowledge.view import DOWN, View
from .messages.names import gesture
from .messages.prompts import is_last_pass
from .rules.cards import FACES, NUMBERS

LIT, UNLIT = "●", "○"
LATEST: Final = 6
"""How many of the discards are shown."""

WIDTH: Final = 6
"""From the left edge of a card to that of its neighbour."""
HEIGHT: Final = 2
BACK: Final = "░" * (WIDTH - 1)
TOP, BOTTOM = "╭─────╮", "╰─────╯"
LABEL: Final = 3

Cell = tuple[str, str]
"""An ink and one letter."""


def card(code: str) -> str:
    """A card in its colour, with the shapes that mix to it."""
    face = FACES[NUMBERS[code]]
    return ink(face.ink, f"{face.glyph} {code}")


def cards(codes: Sequence[str]) -> str:
    """Several cards in a row."""
    return "  ".join(map(card, codes))


def _drawn(args: Mapping[str, Argument]) -> str:
    return card(f"{args['color']}{args['number']}")


DRAWN: Final = {"card": _drawn}
"""A card is drawn wherever a sentence names it."""


def draw(view: View, me: Seat | None, say: Speaker, width: int) -> list[str]:
    """The pyramid, everyone's hand, the piles, everybody's seat, and one's own hand."""
    alone = len(view["sizes"]) == 1
    lines = [_heading(view, alone, say), ""]
    lines += pyramid(_places(view)) or [say("cleared")]
    lines.append("")
    if not alone:
        shared = cards(view["alta"]) or say("draw-empty")
        lines += [say("draw-shared", cards=shared), ""]
        lines += columns([_seat(view, seat, say) for seat in range(len(view["sizes"]))])
        lines += ["", *_private(view, say)]
    elif "hand" in view:
        lines.append(_hand(view, say))
    else:
        lines.append(say("draw-holds", seat=Who(0), count=view["sizes"][0]))
    if view["discard"]:
        more = "… " if len(view["discard"]) > LATEST else ""
        lines.append(say("draw-discards", cards=more + cards(view["discard"][-LATEST:])))
    return lines


def _heading(view: View, alone: bool, say: Speaker) -> str:
    head = say(
        "draw-head",
        turn=view["turn_number"],
        count=view["draw_count"],
        ultimatches=view["ultimatches"],
    )
    if alone:
        return head
    lamps = LIT * view["passes"] + UNLIT * (len(view["sizes"]) - view["passes"])
    return (
        f"{head} · {say('draw-passes', lamps=ink('red', lamps) if is_last_pass(view) else lamps)}"
    )


def _seat(view: View, seat: Seat, say: Speaker) -> list[str]:
    """One row: marker, name, cards and what it is doing, its gesture."""
    turning = seat == view["turn"] and view["phase"] not in ("donate", "over")
    line = say("seat-line", doing=doing(view, seat), count=view["sizes"][seat])
    if "revealed" in view:
        line = cards(view["revealed"]["hands"][seat]) or say("draw-empty")
    meant = next((gesture(one) for one in view["offers"] if one["seat"] == seat), None)
    remark = say("draw-gesture", gesture=meant) if meant else ""
    return ["▸" if turning else " ", say.names[seat], line, remark]


def doing(view: View, seat: Seat) -> str:
    """What a seat has done or is asked to do."""
    match view["phase"]:
        case "donate":
            return "given" if seat in view["donated"] else "giving"
        case "trade" if seat == view["turn"]:
            return "trades"
        case "trade":
            offering = [one["seat"] for one in view["offers"]]
            found = {"offers": offering, "declined": view["declined"], "asked": view["asked"]}
            return next((word for word, seats in found.items() if seat in seats), "waits")
        case "over":
            return "waits"
    if seat != view["turn"]:
        return "waits"
    return "matches" if view["phase"] == "match" else "rewarded"


def _private(view: View, say: Speaker) -> list[str]:
    """Own cards and what one knows of others."""
    if "hand" not in view or "revealed" in view:
        return []
    lines = [_hand(view, say)]
    if "donation" in view:
        lines.append(say("draw-donated", card=card(view["donation"])))
    if "offered" in view:
        lines.append(say("draw-offered", card=card(view["offered"])))
    if "reward" in view:
        lines.append(say("draw-reward", cards=cards(view["reward"])))
    for seat, codes in enumerate(view.get("known", [])):
        if codes:
            lines.append(say("draw-known", seat=Who(seat), cards=cards(codes)))
    return lines


def _hand(view: View, say: Speaker) -> str:
    return say("draw-hand", cards=cards(view["hand"]) or say("draw-empty"))


def _places(view: View) -> list[list[str]]:
    """The pyramid as it lies; after the end all that is left of it is turned up."""
    return view["revealed"]["pyramid"] if "revealed" in view else view["pyramid"]


def pyramid(rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of the picture; each row is named at its left."""
    high, wide = HEIGHT * len(rows) + 1, LABEL + WIDTH * len(rows) + 1
    canvas: list[list[Cell]] = [[("", " ")] * wide for _ in range(high)]
    for number, row in enumerate(rows):
        top = HEIGHT * number
        if any(row):
            _write(canvas, top + 1, 0, f"r{number + 1}", "dim")
        left = LABEL + (len(rows) - len(row)) * WIDTH // 2
        for column, code in enumerate(row):
            if code:
                joined = column > 0 and row[column - 1] != ""
                _card(canvas, top, left + column * WIDTH, code, joined)
    lines = [_inked(line) for line in canvas]
    while lines and not lines[0].strip():
        lines.pop(0)
    while lines and not lines[-1].strip():
        lines.pop()
    return lines


def _card(canvas: list[list[Cell]], top: int, left: int, code: str, joined: bool) -> None:
    """One card, over whatever lies there; it shares an edge with a neighbour at its left."""
    edge = "dim"
    _write(canvas, top, left, "┬" + TOP[1:] if joined else TOP, edge)
    _write(canvas, top + 1, left, "│" + " " * (WIDTH - 1) + "│", edge)
    _write(canvas, top + 2, left, "┴" + BOTTOM[1:] if joined else BOTTOM, edge)
    if code == DOWN:
        _write(canvas, top + 1, left + 1, BACK, "grey")
    else:
        face = FACES[NUMBERS[code]]
        _write(canvas, top + 1, left + 1, f"{face.glyph + code:^{WIDTH - 1}}", face.ink)


def _write(canvas: list[list[Cell]], line: int, left: int, text: str, name: str) -> None:
    for step, letter in enumerate(text):
        canvas[line][left + step] = (name, letter)


def _inked(cells: list[Cell]) -> str:
    """A line of cells, equal inks together; blanks need none."""
    pieces: list[list[str]] = []
    for name, letter in cells:
        name = "" if letter == " " else name
        if pieces and pieces[-1][0] == name:
            pieces[-1][1] += letter
        else:
            pieces.append([name, letter])
    return "".join(ink(name, text) if name else text for name, text in pieces).rstrip()
