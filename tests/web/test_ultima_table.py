"""What Ultima's screens say and show at moments that confuse a newcomer."""

from typing import Any

from playwright.sync_api import expect

from handful.core import Play
from handful.core.catalog import game
from handful.web.preview import NAMES, table

from .conftest import Opener
from .people import LAPTOP, PHONE, TELEVISION, Page
from .positions import Positions, laid, reached
from .scenes import room
from .test_scenes import LINE, on_the_line

OTHERS = ["Y-m2 Y-M2 Y-m3", "G-P1 G-m2 G-M2"]
TABLES: dict[str, dict[str, object]] = {
    "nothing fits": {"top": "R-m7", "hands": ["B-m3 G-P4 G-M7", *OTHERS]},
    "something fits": {"top": "R-m7", "hands": ["B-m3 R-P4 B-M2", *OTHERS]},
}
NAMED = {
    "table": {"top": "B-P5", "turn": 2, "hands": ["B-P4 G-m7 Y-P1", "Y-m2", "B-TT G-m2 G-M2"]},
    "seats": 3,
    "moves": [[2, "play B-TT wild R"]],
}


def heading(page: Page) -> str:
    """The sentence of the line."""
    return str(page.locator(".line h2").inner_text())


def test_when_nothing_fits_the_line_and_the_button_ask_to_draw(screen: Opener) -> None:
    positions = Positions(screen, laid("ultima", 3, TABLES))
    page = positions.show("both", "nothing fits", LAPTOP)
    assert heading(page) == "Nothing fits: draw a card"
    assert "You need red, or a major second." in page.locator(".line .why").inner_text()
    expect(page.locator(".btn.go")).to_have_text("Draw a card")
    page = positions.show("both", "something fits", LAPTOP)
    assert heading(page) == "Lay red, or a major second"
    assert not page.locator(".btn.go").count()


def test_by_ear_nobody_is_told_that_nothing_fits(screen: Opener) -> None:
    blind = laid("ultima", 3, TABLES, ear_mode="blind", ultima_mode="auto")
    page = Positions(screen, blind).show("both", "nothing fits", LAPTOP)
    assert heading(page) == "Lay red, or by ear"
    assert not page.locator(".btn.go").count()


def test_a_card_that_does_not_fit_is_not_praised(screen: Opener) -> None:
    page = Positions(screen, laid("ultima", 3, TABLES)).show("both", "something fits", LAPTOP)
    why = page.locator(".line .why")
    page.get_by_role("button", name="blue minor third").click()
    expect(why).to_have_text(
        "It does not fit now. It goes on blue, or on a major sixth (3 + 9 = 12)."
    )
    page.get_by_role("button", name="blue major second").click()
    expect(why).to_have_text("It fits: 10 + 2 = 12.")


def test_who_named_the_colour_stands_in_the_line_and_by_the_pile(screen: Opener) -> None:
    page = Positions(screen, reached("ultima", {"named": NAMED})).show("both", "named", LAPTOP)
    assert heading(page) == "Mia named red: draw a card"
    assert page.locator(".colour").inner_text().split("\n")[:3] == [
        "Fits now",
        "Red",
        "named by Mia",
    ]


def test_what_fits_stands_clear_of_the_ring(screen: Opener) -> None:
    tables = {"yellow": {"top": "Y-M6", "hands": ["B-m3 G-P4 G-M7", *OTHERS]}}
    page = Positions(screen, laid("ultima", 3, tables)).show("both", "yellow", LAPTOP)
    ring, panel = (page.locator(one).bounding_box() for one in (".middle:has(svg)", ".colour"))
    assert ring["x"] + ring["width"] <= panel["x"]
    assert page.locator(".missing").text_content() == "+3"


ON_TURN = {"top": "R-m7", "draw": "R-M3 B-M7", "hands": ["B-m3 G-P4", "Y-m2 Y-M2", "G-P1 R-P4"]}
DRAWN = {"table": ON_TURN, "seats": 3, "moves": [[0, "draw"]]}
LAST = {"table": {"top": "R-m7", "hands": ["R-P4", *OTHERS]}, "seats": 3}
OVER = {**LAST, "moves": [[0, "play R-P4"]]}


def test_a_drawn_card_that_fits_lies_ready_whatever_is_tapped(screen: Opener) -> None:
    page = Positions(screen, reached("ultima", {"drawn": DRAWN})).show("hand", "drawn", PHONE)
    for name in ("red major third", "blue minor third"):
        expect(page.locator(".btn.go")).to_have_text("Lay it")
        page.get_by_role("button", name=name).dispatch_event("click")
    expect(page.locator(".btn.go")).to_have_text("Lay it")


def test_between_two_hands_it_is_nobody_s_turn(screen: Opener) -> None:
    positions = Positions(screen, reached("ultima", {"over": OVER}))
    page = positions.show("hand", "over", PHONE)
    assert page.locator(".line .tag").inner_text() == "Between two hands"
    mine = page.locator(".line .why").inner_text()
    page = positions.show("table", "over", TELEVISION)
    assert mine == "Waiting for you, Ben and Mia."
    assert heading(page) == "Waiting for Nora, Ben and Mia."


def on_turn(screen: Opener) -> tuple[Page, dict[str, object]]:
    """A phone on turn, and what it is told when the turn passes."""
    found = game("ultima")
    play = Play(found, found.rules.options(), 3, 1, players=NAMES[:3])
    seat = play.state.awaited()[0]
    now: dict[str, Any] = table(play, seat, len(play.events))
    other = (seat + 1) % 3
    passed = {**now, "seq": now["seq"] + 1, "awaited": [other], "legal": [], "legal_total": 0}
    passed["view"] = {**now["view"], "turn": other}
    return on_the_line(screen, {"room": room(play, seat), "before": now}, LINE), passed


def test_a_raised_card_lies_down_when_the_turn_is_over(screen: Opener) -> None:
    page, passed = on_turn(screen)
    page.locator(".fan button").first.dispatch_event("click")
    expect(page.locator(".fan [aria-pressed=true]")).to_have_count(1)
    page.evaluate("one => (tell(one), settled())", passed)
    expect(page.locator(".fan [aria-pressed=true]")).to_have_count(0)


def test_what_can_be_played_closes_when_the_turn_is_over(screen: Opener) -> None:
    page, passed = on_turn(screen)
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate("one => (tell(one), settled())", passed)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_contain_text("it is not your turn")


def test_the_number_on_the_ring_lies_over_the_pile(screen: Opener) -> None:
    fanned = {"top": "R-TT", "covered": "B-m3 B-M3 B-P4", "hands": ["B-P1 G-P4", *OTHERS]}
    page = Positions(screen, laid("ultima", 3, {"fanned": fanned})).show(
        "table", "fanned", TELEVISION
    )
    assert page.locator(".missing").text_content() == "+6"
    assert page.evaluate("""() => {
        const number = document.querySelector('.missing');
        number.ownerSVGElement.style.pointerEvents = 'auto';
        const { x, y, width, height } = number.getBoundingClientRect();
        return [0.1, 0.5, 0.9].every((along) =>
            document.elementFromPoint(x + width * along, y + height / 2).closest('.missing'));
    }""")
