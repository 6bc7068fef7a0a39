"""Ear school in the page: a tick gives no interval away, and the pile can be heard again."""

from typing import Any

import pytest

from .conftest import Opener
from .people import LAPTOP, LYING_PHONE, PHONE, SMALL_PHONE, TELEVISION, Page
from .positions import Positions, laid

EAR: dict[str, Any] = {"ear_mode": "blind", "ultima_mode": "auto"}
OTHERS = ["Y-m2 Y-M2 Y-m3", "G-P1 G-m2 G-M2"]
TABLES: dict[str, dict[str, object]] = {
    "by colour": {"top": "B-P5", "hands": ["B-M2 R-P4 G-M7 B-P1", *OTHERS]},
    "nothing sure": {"top": "B-m3", "hands": ["R-M6 R-P4 G-M7", *OTHERS]},
    "tritone": {"top": "B-TT", "hands": ["B-M2 R-TT G-M7", *OTHERS]},
    "named colour": {
        "top": "B-TT",
        "color": "G",
        "declared": True,
        "hands": ["B-M2 R-TT G-M7", *OTHERS],
    },
}
SURE = {
    "by colour": {"blue major second", "blue perfect unison"},  # and R-P4 fits, unheard
    "nothing sure": set(),
    "tritone": {"blue major second", "red tritone"},
    "named colour": {"red tritone", "green major seventh"},
}
"""What fits as far as the seat may know it: UL-12 with what UL-60 shows."""
HEAR = """
    window.heard = [];
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        const made = make.call(this);
        const start = made.start.bind(made);
        made.start = (when) => (window.heard.push(made.frequency.value), start(when));
        return made;
    };
"""


def ticked(page: Page) -> set[str]:
    """The cards of the hand with a tick, as a screen reader names them."""
    cards = page.locator(".fan .card:has(.tick, .flag) button")
    return {one.get_attribute("aria-label").partition(", ")[0] for one in cards.all()}


@pytest.mark.usually_one
@pytest.mark.parametrize("kind", ["hand", "both"])
def test_a_tick_tells_only_what_is_in_sight(screen: Opener, kind: str) -> None:
    positions = Positions(screen, laid("ultima", 3, TABLES, **EAR))
    found = {name: ticked(positions.show(kind, name)) for name in TABLES}
    assert found == SURE


def test_a_wild_tritone_is_sure_to_fit_by_ear(screen: Opener) -> None:
    tables = {"wild": {"top": "B-P5", "hands": ["R-TT R-P4 G-M7", *OTHERS]}}
    page = Positions(screen, laid("ultima", 3, tables, tritone_wild=True, **EAR)).show(
        "hand", "wild"
    )
    assert ticked(page) == {"red tritone"}


def test_a_card_without_a_tick_is_only_lifted_by_a_tap(screen: Opener) -> None:
    positions = Positions(screen, laid("ultima", 3, TABLES, **EAR))
    page = positions.show("hand", "nothing sure", PHONE)
    page.get_by_role("button", name="red major sixth").click()
    page.get_by_role("button", name="Lay it", exact=True).wait_for()
    assert not page.get_by_text("This is only a preview.").count()


@pytest.mark.usually_one
@pytest.mark.parametrize(
    ("kind", "size"),
    [
        ("hand", SMALL_PHONE),
        ("hand", LYING_PHONE),
        ("both", LAPTOP),
        ("table", LAPTOP),
        ("table", TELEVISION),
    ],
)
def test_the_pile_can_be_heard_again(screen: Opener, kind: str, size: tuple[int, int]) -> None:
    positions = Positions(screen, laid("ultima", 3, TABLES, **EAR))
    positions.page.add_init_script(HEAR)
    positions.page.reload()
    page = positions.show(kind, "by colour", size)
    again = page.get_by_role("button", name="Hear it again", exact=True)
    assert "Hear it again" in again.inner_text()
    again.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.heard.length > 0")
    low, high = positions.moments["by colour"]["table"]["view"]["top"]["notes"]
    heard = page.evaluate("() => window.heard.map((pitch) => 69 + 12 * Math.log2(pitch / 440))")
    assert {low, high} <= {round(one) for one in heard}
