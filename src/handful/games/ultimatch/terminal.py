"""The table of Ultimatch drawn in characters: lower cards lie on the edges of upper ones."""

from collections.abc import Sequence
from typing import Final

from handful.core import Drawing, Seat, Space, Speaker, Who, styled
from handful.core.text import columns

from .knowledge.view import DOWN, View
from .messages.names import card_message, gesture
from .messages.prompts import is_last_pass
from .rules.cards import FACES, NUMBERS
from .rules.pyramid import PLACE_NAMES

LIT, UNLIT = "●", "○"

WIDTH: Final = 6
"""From the left edge of a card to that of its neighbour."""
HEIGHT: Final = 2
BACK: Final = "░" * (WIDTH - 1)
FRAMES: Final = "╭─────╮│╰─────╯", "╔═════╗║╚═════╝", "┬─────╮│┴─────╯"
"""Of a card, of the one that the cursor means, and of one with a neighbour at its left."""
MARGIN: Final = 6
"""From the edge of the window to the pyramid."""

Cell = tuple[str, str]
"""An ink and one letter."""


def draw(view: View, me: Seat | None, say: Speaker, space: Space) -> Drawing:
    """The pyramid, the piles, everybody's seat, everyone's hand and one's own."""
    alone = len(view["sizes"]) == 1
    seats = [] if alone else [_seat(view, seat, say) for seat in range(len(view["sizes"]))]
    return Drawing(
        title=_title(view, alone, say),
        table=_picture(view, say, space),
        counts=_counts(view, say),
        seats=seats,
        hand=_hands(view, alone, say, space),
        labelled=True,
    )


def _title(view: View, alone: bool, say: Speaker) -> str:
    head = say("draw-head", turn=view["turn_number"]) if view["turn_number"] else say("draw-goal")
    if alone:
        return head
    lamps = LIT * view["passes"] + UNLIT * (len(view["sizes"]) - view["passes"])
    shown = styled("red", lamps) if is_last_pass(view) else lamps
    return f"{head} · {say('draw-passes', lamps=shown, count=len(view['sizes']))}"


def _counts(view: View, say: Speaker) -> list[str]:
    standing = sum(bool(place) for row in _places(view) for place in row)
    lines = [say("draw-left", count=view["draw_count"]), say("draw-to-clear", count=standing)]
    return [*lines, say("ultimatches", ultimatches=view["ultimatches"])]


def _picture(view: View, say: Speaker, space: Space) -> list[str]:
    """The pyramid with frames, or a row a line; without pictures the rows that have open cards."""
    rows = _places(view)
    if not any(place for row in rows for place in row):
        return [say("cleared")]
    at = str(space.at.get("target", "")) if space.at else ""
    if space.drawn and space.height > HEIGHT * (len(rows) + 1):
        return pyramid(rows, at)
    if space.drawn and space.height >= len(rows):
        return flat(rows, at)
    return [_told(number, row, say) for number, row in enumerate(rows, 1) if {*row} - {"", DOWN}]


def _told(number: int, row: Sequence[str], say: Speaker) -> str:
    """A row in words, from left to right."""
    hidden = {"": say("draw-gone"), DOWN: say("draw-covered")}
    shown = [hidden.get(code) or name(code, say) for code in row]
    return say("draw-row", row=number, cards=" · ".join(shown))


def _seat(view: View, seat: Seat, say: Speaker) -> str:
    """Who, the cards and what it is doing, its gesture."""
    turning = seat == view["turn"] and view["phase"] not in ("donate", "over")
    line = say("seat-line", doing=doing(view, seat), count=view["sizes"][seat])
    if "revealed" in view:
        line = cards(view["revealed"]["hands"][seat], say, frozenset())
    meant = next((gesture(one) for one in view["offers"] if one["seat"] == seat), None)
    remark = f", {say('draw-gesture', gesture=meant)}" if meant else ""
    return f"{'▶ ' if turning else ''}{say('who', seat=Who(seat))}  {line}{remark}"


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


def _hands(view: View, alone: bool, say: Speaker, space: Space) -> list[str]:
    """Everyone's hand, one's own, and what one knows of others."""
    rows = [] if alone else [[say("draw-shared"), cards(view["alta"], say, space.fits)]]
    if "hand" in view and "revealed" not in view:
        rows.append([say("draw-hand"), cards(view["hand"], say, space.fits)])
        if "reward" in view:
            rows.append([say("draw-reward"), cards(view["reward"], say, space.fits)])
        for seat, codes in enumerate(view.get("known", [])):
            if codes:
                rows.append([say("draw-known", seat=Who(seat)), cards(codes, say, frozenset())])
    return columns(rows)


def name(code: str, say: Speaker) -> str:
    """A card by its signs and its name."""
    face = FACES[NUMBERS[code]]
    return f"{styled(face.ink, face.glyph)} {say.say(card_message(code))}"


def cards(codes: Sequence[str], say: Speaker, fits: frozenset[str]) -> str:
    """Several cards in a row, those that can be used now in brackets."""
    return " · ".join(_held(code, say, fits) for code in codes) or say("draw-empty")


def _held(code: str, say: Speaker, fits: frozenset[str]) -> str:
    face = FACES[NUMBERS[code]]
    said = say.say(card_message(code))
    return f"{styled(face.ink, face.glyph)} {styled('bold', f'[{said}]') if code in fits else said}"


def _places(view: View) -> list[list[str]]:
    """The pyramid as it lies; after the end all that is left of it is turned up."""
    return view["revealed"]["pyramid"] if "revealed" in view else view["pyramid"]


def flat(rows: Sequence[Sequence[str]], at: str = "") -> list[str]:
    """A line for each row; the card `at` a place stands between stars."""
    names, lines = iter(PLACE_NAMES), []
    for row in rows:
        left = " " * (MARGIN + (len(rows) - len(row)) * WIDTH // 2)
        lines.append(left + "".join(_flat(code, next(names) == at) for code in row))
    return lines


def _flat(code: str, meant: bool) -> str:
    if not code:
        return " " * WIDTH
    if code == DOWN:
        return styled("grey", f"[{BACK[1:]}]")
    face = FACES[NUMBERS[code]]
    shown = styled(face.ink, f"{f'{face.glyph} {code[1:]}':^{WIDTH - 2}}")
    return styled("bold", "*") + shown + styled("bold", "*") if meant else f"[{shown}]"


def pyramid(rows: Sequence[Sequence[str]], at: str = "") -> list[str]:
    """The lines of the picture; the card `at` a place has a double edge."""
    high, wide = HEIGHT * len(rows) + 1, MARGIN + WIDTH * len(rows) + 1
    canvas: list[list[Cell]] = [[("", " ")] * wide for _ in range(high)]
    names = iter(PLACE_NAMES)
    for number, row in enumerate(rows):
        top = HEIGHT * number
        left = MARGIN + (len(rows) - len(row)) * WIDTH // 2
        places = [next(names) for _ in row]
        order = sorted(range(len(row)), key=lambda column: places[column] == at)
        for column in order:
            if row[column]:
                joined = column > 0 and row[column - 1] != ""
                meant = places[column] == at
                _card(canvas, top, left + column * WIDTH, row[column], meant, joined)
    return [_inked(line) for line in canvas]


def _card(
    canvas: list[list[Cell]], top: int, left: int, code: str, meant: bool, joined: bool
) -> None:
    """One card, over whatever lies there; it shares an edge with a neighbour at its left."""
    edge, frame = ("bold", FRAMES[1]) if meant else ("dim", FRAMES[2] if joined else FRAMES[0])
    _write(canvas, top, left, frame[:7], edge)
    _write(canvas, top + 1, left, frame[7] + " " * (WIDTH - 1) + frame[7], edge)
    _write(canvas, top + 2, left, frame[8:], edge)
    if code == DOWN:
        _write(canvas, top + 1, left + 1, BACK, "grey")
    else:
        face = FACES[NUMBERS[code]]
        _write(canvas, top + 1, left + 1, f"{f'{face.glyph} {code[1:]}':^{WIDTH - 1}}", face.ink)


def _write(canvas: list[list[Cell]], line: int, left: int, text: str, name: str) -> None:
    for step, letter in enumerate(text):
        canvas[line][left + step] = (name, letter)


def _inked(cells: list[Cell]) -> str:
    """A line of cells, equal styles together; blanks need none."""
    pieces: list[list[str]] = []
    for name, letter in cells:
        name = "" if letter == " " else name
        if pieces and pieces[-1][0] == name:
            pieces[-1][1] += letter
        else:
            pieces.append([name, letter])
    return "".join(styled(name, text) if name else text for name, text in pieces).rstrip()
