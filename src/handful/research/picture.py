"""What a seat sees as a picture: the game's own text drawing, in its styles, as SVG or PNG."""

from html import escape
from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray

from handful.core import Seat
from handful.core.styled_text import plain, spans
from handful.i18n.games import draw, prompt, speaker, spoken

from .episode import Table

WIDTH: Final = 100
"""How many letters a line may have."""

ADVANCE, LEADING, MARGIN = 9, 19, 14
"""Pixels from letter to letter, from line to line, and around."""

FONTS: Final = (
    "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace, 'Liberation Sans'"
)
"""First those that have the suits and signs of our cards; the last is in vl-convert itself, for
machines without any font."""

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


class NoPictures(ImportError):
    """A library that makes pictures is not installed; the sentence says which."""


def drawn(table: Table, seat: Seat | None) -> list[str]:
    """The lines of the game's drawing, styles and all; for a spectator if the seat is None."""
    setup = table.setup
    view = setup.game.knowledge.view(table.state, seat)
    names = [f"player_{one}" for one in range(setup.seats)]
    by = speaker(setup.game, "en", names, seat)
    asked = prompt(setup.game, view, seat, names)
    return [*draw(setup.game, view, by, WIDTH), spoken(asked, by)]


def text(table: Table, seat: Seat | None) -> str:
    """The drawing without styles."""
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
        f'<g font-family="{FONTS}" font-size="15" xml:space="preserve">\n{rows}\n</g>\n</svg>\n'
    )


def png(table: Table, seat: Seat | None, scale: float = 1.0) -> bytes:
    """The drawing as a PNG file."""
    try:
        from vl_convert import svg_to_png
    except ImportError as missing:
        raise NoPictures("PNG needs vl-convert: pip install 'handful[research]'") from missing
    return svg_to_png(svg(table, seat), scale=scale)


def pixels(table: Table, seat: Seat | None) -> NDArray[np.uint8]:
    """The drawing as height × width × (red, green, blue)."""
    try:
        from PIL import Image
    except ImportError as missing:
        raise NoPictures("Pixels need Pillow: pip install 'handful[research]'") from missing
    with Image.open(BytesIO(png(table, seat))) as image:
        return np.asarray(image.convert("RGB"))


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
