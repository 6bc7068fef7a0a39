"""Ear training on a page of its own: hear, answer, hear again, and a record that stays."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Opener
from .people import LAPTOP, SMALL_PHONE, Page
from .test_ear_school import HEAR

PAGE = "/more/ultima/ear"
LYING = (844, 390)
WIDE = (1440, 900)
IN_SIGHT = """one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return inside && one.contains(document.elementFromPoint(x, y));
}"""
PITCHES = "() => window.heard.map((pitch) => Math.round(69 + 12 * Math.log2(pitch / 440)))"
SEMITONES = {"major third": 4, "perfect fifth": 7, "perfect octave": 12, "perfect fourth": 5}
"""What the first step asks, and what the second adds."""
HIGHEST_OVERTONE = 19
"""Semitones by which the highest partial of the piano's tone lies above its note."""


def listen(screen: Opener, size: tuple[int, int], **more: Any) -> Page:
    """The page, with everything that sounds written down."""
    return screen(PAGE, size, lambda page: page.add_init_script(HEAR), **more)


def asked(page: Page) -> str:
    """Which interval sounded, by what was heard."""
    page.wait_for_function("() => window.heard.length > 1")
    pitches = page.evaluate(PITCHES)
    width = max(pitches) - HIGHEST_OVERTONE - min(pitches)
    return next(name for name, semitones in SEMITONES.items() if semitones == width)


def keep(page: Page, pairs: dict[tuple[str, str], int], step: int = 0) -> None:
    """Have the device keep these answers: (heard, taken) and how often."""
    one = {"manner": "rising", "register": "middle", "day": 20000}
    answers = [
        one | {"heard": heard, "taken": taken}
        for (heard, taken), count in pairs.items()
        for _ in range(count)
    ]
    written = json.dumps({"step": step, "run": [], "answers": answers})
    page.evaluate("written => localStorage.setItem('handful.ear', written)", written)
    page.reload()
    page.get_by_role("heading", name="Your record").wait_for()


def cell(page: Page, heard: str, taken: str) -> str:
    """What the confusion table says: rows sounded, columns were answered."""
    table = page.locator("table.confused")
    heads = table.locator("thead th").all_inner_texts()
    column = next(index for index, head in enumerate(heads) if head.startswith(taken))
    row = table.locator("tbody tr").filter(has=page.get_by_text(heard, exact=True))
    return str(row.locator("td").nth(column).inner_text())


def test_a_game_may_have_a_page_of_its_own(screen: Opener) -> None:
    page = screen("/new/ultima", LAPTOP)
    page.get_by_role("link", name="Ear training").click()
    page.wait_for_url(f"**{PAGE}")
    expect(page).to_have_title("Ear training")
    page.get_by_role("link", name="Back").click()
    page.wait_for_url("**/new/ultima")


@pytest.mark.usually_one
@pytest.mark.parametrize("size", [SMALL_PHONE, LYING, WIDE])
def test_hear_answer_and_hear_again_without_scrolling(
    screen: Opener, size: tuple[int, int]
) -> None:
    page = listen(screen, size)
    page.get_by_role("button", name="Play an interval").click()
    right = asked(page)
    again = page.get_by_role("button", name="Hear it again")
    for one in [again, *page.locator(".answers button").all()]:
        assert one.evaluate(IN_SIGHT)
    page.evaluate("() => void (window.heard = [])")
    again.click()
    assert asked(page) == right
    wrong = next(name for name in SEMITONES if name != right)
    page.get_by_role("button", name=wrong).click()
    expect(page.locator(".verdict p")).to_contain_text(f"That was “{right}”, not “{wrong}”.")
    assert again.evaluate(IN_SIGHT)
    assert page.get_by_role("button", name="Next").evaluate(IN_SIGHT)


def test_nothing_moves_when_an_answer_is_given(screen: Opener) -> None:
    page = listen(screen, SMALL_PHONE, locale="de-DE")
    page.get_by_role("button", name="Intervall spielen").click()
    answers = page.locator(".answers button")
    again = page.get_by_role("button", name="Noch einmal hören")
    again.wait_for()
    before = answers.first.bounding_box(), again.bounding_box()["y"]
    answers.first.click()
    page.get_by_role("button", name="Weiter").wait_for()
    assert (answers.first.bounding_box(), again.bounding_box()["y"]) == before


def test_another_step_asks_for_another_interval(screen: Opener) -> None:
    page = listen(screen, LAPTOP)
    page.get_by_role("button", name="Play an interval").click()
    page.get_by_role("button", name="Harder").click()
    page.get_by_role("button", name="Play an interval").click()
    expect(page.locator(".answers button[aria-disabled=false]")).to_have_count(4)


def test_the_sixth_wrong_answer_leads_a_step_back_and_says_so(screen: Opener) -> None:
    page = listen(screen, LAPTOP)
    nearly = json.dumps({"step": 1, "run": [False] * 5, "answers": []})
    page.evaluate("nearly => localStorage.setItem('handful.ear', nearly)", nearly)
    page.reload()
    page.get_by_role("button", name="Play an interval").click()
    right = asked(page)
    wrong = next(name for name in SEMITONES if name != right)
    page.get_by_role("button", name=wrong).click()
    expect(page.locator(".verdict p")).to_contain_text("A step back")


def test_all_of_it_by_keyboard(screen: Opener) -> None:
    page = listen(screen, LAPTOP)
    page.get_by_role("button", name="Play an interval").focus()
    page.keyboard.press("Enter")
    right = asked(page)
    expect(page.get_by_role("button", name="Hear it again")).to_be_focused()
    page.keyboard.press("Tab")
    while page.evaluate("() => document.activeElement.innerText").split("\n")[-1] != right:
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text=f"Right: {right}.")).to_have_count(1)
    expect(page.get_by_role("button", name="Next")).to_be_focused()


def test_the_record_outlives_a_reload_counts_right_and_can_be_erased(screen: Opener) -> None:
    page = listen(screen, WIDE)
    page.get_by_text("Nothing yet.").wait_for()
    keep(page, {("M3", "P4"): 3, ("M3", "M3"): 2, ("P4", "P4"): 5})
    assert [cell(page, "M3", "P4"), cell(page, "M3", "M3"), cell(page, "P4", "P4")] == list("325")
    assert cell(page, "P4", "M3") == ""
    page.get_by_role("button", name="Play an interval").click()
    right = asked(page)
    page.get_by_role("button", name=right).click()
    expect(page.locator(".lists table").last).to_contain_text("1 of 1")
    page.reload()
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('handful.ear')).answers.length")
    assert kept == 11
    page.get_by_role("radiogroup").get_by_text("Today").click()
    expect(page.locator("table.confused tbody tr")).to_have_count(1)
    page.get_by_role("button", name="Erase").click()
    page.get_by_role("button", name="Erase").click()
    page.get_by_text("Nothing yet.").wait_for()
    page.reload()
    page.get_by_text("Nothing yet.").wait_for()


@pytest.mark.usually_one
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_record_prints_on_one_light_sheet(screen: Opener, theme: str) -> None:
    page = screen(PAGE, LAPTOP, color_scheme=theme)
    names = ["P1", "m2", "M2", "m3", "M3", "P4", "TT", "P5", "m6", "M6", "m7", "M7", "P8"]
    keep(page, {(one, other): 1 for one in names for other in names}, step=13)
    pdf = page.pdf(format="A4", print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    page.emulate_media(media="print")
    style = "(one, what) => getComputedStyle(one)[what]"
    assert page.locator("table.confused").evaluate(style, "color") == "rgb(0, 0, 0)"
    assert page.locator("html").evaluate(style, "backgroundColor") == "rgb(255, 255, 255)"
    expect(page.get_by_role("button", name="Erase")).not_to_be_visible()
