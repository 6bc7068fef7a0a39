"""What That Match Game's screens say and show at moments that confuse a newcomer."""

from playwright.sync_api import expect

from .conftest import Opener
from .people import PHONE, Page
from .positions import STILL, Positions, reached

MARKET = ["P37 | . | Y4 | B5", "P01 | R1 | Y1 | ."]
STUCK = {
    "table": {"market": MARKET, "hands": ["Y5 B5", "R1L", "B2"], "phase": "play"},
    "seats": 3,
}
STUCK_FULL = {
    "table": {
        "market": MARKET,
        "hands": ["Y5 B5 Y4 B4 Y3 B3 Y5", "R1L", "B2"],
        "phase": "play",
    },
    "seats": 3,
}
BLOCKED = {
    "table": {"market": MARKET, "hands": ["KR R4 R5 KO B4 B5", "R3", "KR KR"], "turn": 1},
    "seats": 3,
    "moves": [[1, "play_number R3 on 0 R"]],
}
NOTHING = {**BLOCKED, "moves": [*BLOCKED["moves"], [2, "red_block on R3"]]}  # type: ignore[misc]
NOTE = """words => {
    const note = Object.assign(document.createElement('div'), { className: 'note' });
    note.innerText = words;
    document.querySelector('.question').prepend(note);
}"""
"""What a wrong try is told, as tall as it is there."""


def heading(page: Page) -> str:
    """The sentence of the line."""
    return str(page.locator(".line h2").inner_text())


def test_when_nothing_fits_the_line_says_what_is_left_to_do(screen: Opener) -> None:
    positions = Positions(screen, reached("thatmatch", {"stuck": STUCK, "full": STUCK_FULL}))
    page = positions.show("hand", "stuck", PHONE)
    assert heading(page) == "Nothing fits: end your turn"
    expect(page.locator(".btn.go")).to_have_text("End turn")
    page = positions.show("hand", "full", PHONE)
    assert heading(page) == "Nothing fits: toss cards or end your turn"


def test_a_refusal_leaves_the_hand_its_room(screen: Opener) -> None:
    page = Positions(screen, reached("thatmatch", {"asked": BLOCKED})).show("hand", "asked", PHONE)
    page.evaluate(NOTE, "You cannot play the red 4 now.\nIt cannot answer.\nShow the rule TM-18")
    page.evaluate(STILL)
    expect(page.locator(".answers button")).to_have_count(1)
    assert page.locator(".fan button").first.bounding_box()["width"] >= 140


def test_that_nobody_s_play_stands_stays_in_its_box(screen: Opener) -> None:
    page = Positions(screen, reached("thatmatch", {"none": NOTHING})).show("hand", "none", PHONE)
    words = page.locator(".stakes .words")
    assert "Nobody’s play stands" in words.inner_text()
    assert words.evaluate("one => one.scrollWidth <= one.clientWidth")
