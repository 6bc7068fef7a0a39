"""Where the device chooses all colours, what can be pressed and whose turn it is still show."""

import pytest

from handful.core.catalog import games

from .conftest import Opener
from .people import LAPTOP, PHONE, TELEVISION
from .positions import Positions, played

SCREENS = {"hand": PHONE, "both": LAPTOP, "table": TELEVISION}
BARE = """() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const drawn = ({ borderTopStyle: style, borderTopWidth: width, borderTopColor: colour }) =>
        style !== 'none' && parseFloat(width) >= 2 && colour !== canvas;
    const wanted = 'button, .btn, [role=radiogroup], input:not(.unseen), select';
    return [...document.querySelectorAll(wanted)]
        .filter((one) => one.checkVisibility() && !drawn(getComputedStyle(one)))
        .map((one) => one.outerHTML.slice(0, 120));
}"""
"""What can be pressed and has no edge."""
UNMARKED = """seats => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const marked = (one) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3 && outlineColor !== canvas;
    };
    const shown = (wanted) => [...document.querySelectorAll(wanted)]
        .filter((one) => one.checkVisibility());
    const current = shown('[aria-current=true]');
    const seat = (number) => shown(`[data-anchor="seat:${number}"]`);
    return seats.filter((number) => seat(number).length
        && !seat(number).some((one) => current.some((mark) => mark.contains(one) && marked(mark))));
}"""
"""Those of these seats that are drawn, but without a mark."""


def on_turn(view: dict[str, object]) -> list[object]:
    """Whose turn it is: what each game calls it."""
    return [view.get("required", view.get("turn"))]


@pytest.mark.parametrize("key", list(games()))
def test_edges_and_turns_show(screen: Opener, key: str) -> None:
    positions = Positions(screen, played(key, 4), forced_colors="active")
    found: list[str] = []
    for number, moment in enumerate(positions.moments):
        for other, (kind, size) in enumerate(SCREENS.items()):
            page = positions.show(kind, moment, size)
            page.emulate_media(color_scheme=("light", "dark")[(number + other) % 2])
            found += [f"{kind}, {moment}: {one}" for one in page.evaluate(BARE)]
            if moment in ("deal", "middle"):
                turn = on_turn(positions.moments[moment]["table"]["view"])
                found += [f"{kind}, {moment}: seat {one}" for one in page.evaluate(UNMARKED, turn)]
    assert not found, "\n".join(found)
