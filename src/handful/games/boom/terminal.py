"""The table of Boom drawn in characters."""

from collections.abc import Sequence
from typing import Final

from handful.core import Drawing, Seat, Space, Speaker, Who, styled
from handful.core.text import beside

from .knowledge.view import Cell, View, Window
from .messages.building import left, sides
from .messages.names import card_message
from .messages.prompts import waiting_for
from .rules.cards import COLOR_INKS, COLORS, COLUMNS, GLYPHS, PLACE_NAMES, PLACE_NUMBERS, WIDTH
from .rules.constants import SECOND
from .rules.event_builders import seconds

CELL: Final = 9
"""How wide a card of the matchbox is."""
FUSE: Final = 20
STICK: Final = "✸"
BACK: Final = "░"
SEEN: Final = "◦"
SIGNS: Final = {"+": "+", "-": "−", "x": "×", "/": "÷"}


def draw(view: View, me: Seat | None, say: Speaker, space: Space) -> Drawing:
    """The matchbox, the piles, the seats, and one's own hand."""
    window = view["window"]
    title = _fuse(window, say) if window else say("draw-goal")
    if view["pool"] is not None:
        hand = [say("draw-pool", cards=cards(left(view["pool"], space.laid), say))]
    else:
        hand = [cards(left(view["hand"], space.laid), say)] if "hand" in view else []
    return Drawing(
        title=title,
        table=_box(view, say, space),
        counts=_counts(view, say),
        seats=[_seat(view, seat, say) for seat in range(len(view["sizes"]))],
        hand=[*hand, styled("gold", say("glow"))] if view.get("can_ignite") else hand,
    )


def cards(codes: Sequence[str], say: Speaker) -> str:
    """IGNITE cards with the sign that they put on a number, and their names."""
    return "   ".join(_card(code, say) for code in codes) or say("draw-none")


def _card(code: str, say: Speaker) -> str:
    kind, _, color = code.partition(".")
    name = say.say(card_message(code), "kind")
    if kind[0] not in SIGNS:
        return styled(COLOR_INKS[COLORS.index(color)], name)
    sign = styled(COLOR_INKS[COLORS.index(color)], f"{SIGNS[kind[0]]}{kind[1:]}")
    return f"{sign} {name}"


def _box(view: View, say: Speaker, space: Space) -> list[str]:
    """The matchbox, row by row; places that are empty are left blank."""
    lying = {cell["place"]: cell for cell in view["matchbox"]}
    if not lying:
        return [say("draw-box-empty")]
    high = max(PLACE_NUMBERS[place] for place in lying) // WIDTH + 1
    drawn = space.drawn and 1 + high * 3 <= space.height
    revealed = view["revealed"]["matchbox"] if "revealed" in view else [""] * len(lying)
    faces = dict(zip(lying, revealed, strict=True))
    laid = sides(view, space.laid, space.options, CELL - 2)
    heads = "".join(column.center(CELL + 1) for column in COLUMNS)
    lines = [f"     {heads.rstrip()}"]
    for row in range(high):
        places = PLACE_NAMES[row * WIDTH : (row + 1) * WIDTH]
        cells = [
            _place(view, lying.get(one), faces.get(one, ""), laid.get(one, "")) for one in places
        ]
        lines += _row(row + 1, cells, drawn)
    return lines


def _row(number: int, cells: Sequence[tuple[str, str]], drawn: bool) -> list[str]:
    """One row of the matchbox, as cards or as one line; a cell is an ink and its letters."""
    if not drawn:
        shown = [f"[{_inked(*cell)}]" if cell[1] else " " * CELL for cell in cells]
        return [f"{number:>3}  {' '.join(shown)}".rstrip()]
    blocks = [[f"{'':4}", f"{number:>3} ", ""]]
    bar = "─" * (CELL - 2)
    for cell in cells:
        frame = [f"╭{bar}╮", f"│{_inked(*cell)}│", f"╰{bar}╯"]
        blocks.append(frame if cell[1] else [" " * CELL] * 3)
    return beside(blocks)


def _inked(name: str, text: str) -> str:
    return styled(name, text) if name else text


def _place(view: View, cell: Cell | None, face: str, laid: str) -> tuple[str, str]:
    """One place: open with what is laid on it, known by the memory aid, or just its back."""
    inner = CELL - 2
    if cell is None:
        return "", ""
    if face or cell["up"]:
        number, _, color = (face or cell["card"]).partition(".")
        hue = COLOR_INKS[COLORS.index(color)] if color else "orange"
        sign = GLYPHS[COLORS.index(color)] if color else ""
        text = laid or (f"{number} {sign}" if color else STICK)
        return hue, text.center(inner)[:inner]
    if "card" in cell:
        return "dim", f"({cell['card'].partition('.')[0]})".center(inner)
    marked = view["memory_aid"] == "marks" and cell["seen"]
    return "grey", (SEEN if marked else BACK).center(inner, BACK)


def _counts(view: View, say: Speaker) -> list[str]:
    lines = [say("draw-match", count=view["match_pile"])]
    lines.append(say("draw-ignite", count=view["ignite_pile"]))
    if view["dry"]:
        then = "help" if view["match_pile"] or view["pool"] is None else "end"
        cards = min(WIDTH, view["match_pile"])
        limit = view["dry_limit"]
        lines.append(say("dry", turns=view["dry"], limit=limit, then=then, count=cards))
    if view["burnt"]:
        names = [say.say(card_message(code), "kind") for code in view["burnt"]]
        lines.append(say("draw-lost", cards=", ".join(names)))
    return lines


def _fuse(window: Window, say: Speaker) -> str:
    """The burning window; a nominal one shows the time that is left."""
    names = ", ".join(say.say(card_message(code), "kind") for code in window["cards"])
    if window["stock"] is None:
        return say("draw-laid", cards=names)
    burning = min(FUSE, max(1, round(window["stock"] / SECOND)))
    fuse = styled("orange", "━" * burning + STICK)
    return say("draw-fuse", fuse=fuse, left=seconds(window["stock"]))


def _seat(view: View, seat: Seat, say: Speaker) -> str:
    """Who, the cards won, the cards in hand, remarks."""
    marker = "▶ " if seat in waiting_for(view) else ""
    said = [say("draw-won", count=view["scores"][seat])]
    if view["pool"] is None and "revealed" not in view:
        said.append(say("in-hand", count=view["sizes"][seat]))
    if seat in view["called"]:
        said.append(say("draw-called"))
    if seat in view["agreed"]:
        said.append(say("agrees"))
    if view["hauls"][seat] and "revealed" not in view:
        said.append(say("draw-unseen", count=view["hauls"][seat]))
    return f"{marker}{say('who', seat=Who(seat))}  {', '.join(said)}"
