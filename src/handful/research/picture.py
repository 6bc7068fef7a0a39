"""What a seat sees as a picture: the game's own text drawing, in its inks, as SVG."""

from html import escape
from typing import Final

from handful.core import Seat
from handful.core.ink import plain, spans

from .table import Table

WIDTH: Final = 100
"""How many letters a line may have."""

ADVANCE, LEADING, MARGIN = 9, 19, 14
"""Pixels from letter to letter, from line to line, and around."""

PAPER: Final = "#16181d"
COLORS: Final = {
    "": "#e6e6e6",
    "red": "#ff6b6b",
    "orange": "#ffa94d",
    "yellow": "#ffe066",
    "green": "#69db7c",
    "blue": "#74a9ff",
    "purple": "#c792ea",
    "cyan": "#66d9e8",
    "gold": "#f2c14e",
    "white": "#ffffff",
    "grey": "#9aa0a6",
    "dim": "#7d838a",
    "bold": "#ffffff",
}


def drawn(table: Table, seat: Seat | None) -> list[str]:
    """The lines of the game's drawing, inks and all; for a spectator if the seat is None."""
    setup = table.setup
    view = setup.game.view(table.state, seat)
    names = [f"player_{one}" for one in range(setup.seats)]
    lines = setup.game.text.draw(view, seat, names, WIDTH)
    return [*lines, setup.game.text.prompt(view, seat, names)]


def text(table: Table, seat: Seat | None) -> str:
    """The drawing without inks."""
    return "\n".join(plain(line) for line in drawn(table, seat))


def svg(table: Table, seat: Seat | None) -> str:
    """The drawing as an SVG document."""
    lines = drawn(table, seat)
    width = 2 * MARGIN + ADVANCE * max(len(plain(line)) for line in lines)
    height = 2 * MARGIN + LEADING * len(lines)
    rows = "\n".join(_row(number, line) for number, line in enumerate(lines, start=1))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">\n'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>\n'
        f'<g font-family="monospace" font-size="15" xml:space="preserve">\n{rows}\n</g>\n</svg>\n'
    )


def _row(number: int, line: str) -> str:
    pieces, column = [], 0
    for name, piece in spans(line):
        left = MARGIN + ADVANCE * column
        weight = ' font-weight="bold"' if name == "bold" else ""
        pieces.append(
            f'<tspan x="{left}" textLength="{ADVANCE * len(piece)}" fill="{COLORS[name]}"'
            f"{weight}>{escape(piece)}</tspan>"
        )
        column += len(piece)
    return f'<text y="{MARGIN + LEADING * number - 5}">{"".join(pieces)}</text>'
