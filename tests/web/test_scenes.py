"""Every scene of every game, in time and too late: what is drawn at rest is the server's view."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from handful.core.catalog import games

from .conftest import DEEP, Opener
from .drawn import DRAWN, differences
from .people import LAPTOP, PHONE, Page
from .scenes import Frame, burst, cases

SIZES = {"hand": PHONE, "table": LAPTOP, "both": LAPTOP}
deep = pytest.mark.deep
SCREENS = ["both", pytest.param("hand", marks=deep), pytest.param("table", marks=deep)]
"""The screen for both has all that the others have."""
WAYS = {"inTime": 1, "tooLate": 20}
"""How scenes are played, and how many times slower than they should be."""
LONGEST_LOAD = 60
"""Seconds for which a machine is kept busy at most."""
KEEP_ERRORS = """
    window.errors = [];
    addEventListener('error', (event) => (errors.push(event.error), event.preventDefault()));
"""
"""For a page that is expected to fail: its errors are no complaints."""
LINE, CLOCK = (
    (Path(__file__).parent / name).read_text("utf-8") for name in ("line.js", "clock.js")
)


def on_the_line(screen: Opener, first: Frame, *scripts: str) -> Page:
    """A page whose room is the test, with every part of it fetched."""

    def prepare(page: Page) -> None:
        for script in scripts:
            page.add_init_script(script)

    page = screen("/watch/room#key", prepare=prepare, moving=True)
    page.wait_for_function("() => window.line?.onmessage")
    page.evaluate("one => begin(one)", first)
    page.locator(".surface").wait_for(state="attached")
    page.evaluate("window.wind?.(100_000)")  # what is fetched while nothing happens
    page.wait_for_load_state("networkidle")
    return page


def compare(page: Page, case: Frame, way: str) -> list[str]:
    """Play a case one way; what is drawn otherwise than on a fresh screen."""
    told = page.evaluate(f"one => compare(one, {way}, {DRAWN})", case)
    return differences(*told) if told else []


@pytest.mark.parametrize("kind", SCREENS)
@pytest.mark.parametrize("key", list(games()))
def test_every_scene_leaves_the_servers_view_behind(screen: Opener, key: str, kind: str) -> None:
    """Usually every fourth is played in time and another too late; with --deep each both ways."""
    found, (width, height) = list(cases(key, kind)), SIZES[kind]
    page = on_the_line(screen, found[0], LINE, CLOCK)
    page.set_viewport_size({"width": width, "height": height})
    wrong: list[str] = []
    for number, way in enumerate(WAYS if kind == "both" else ("tooLate",)):  # the harder one
        page.evaluate("slow => setPace(slow)", WAYS[way])
        for case in found if DEEP else found[number :: 2 * len(WAYS)]:
            if lines := compare(page, case, way):
                wrong += [f"{way}: {happened(case)}", *lines]
    assert not wrong, "\n".join(wrong)


def happened(case: Frame) -> str:
    return ", ".join(one["event"]["event"] for table in case["after"] for one in table["events"])


@pytest.mark.deep
@pytest.mark.parametrize("key", list(games()))
def test_a_busy_machine_draws_the_servers_view(screen: Opener, busy: None, key: str) -> None:
    case = burst(key)
    page = on_the_line(screen, case, LINE)
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    assert not compare(page, {**case, "apart": 150}, "rest")


@pytest.fixture
def busy() -> Iterator[None]:
    """Two loops that leave the browser little time, and end by themselves if nobody ends them."""
    loop = (
        f"import time\nend = time.monotonic() + {LONGEST_LOAD}\nwhile time.monotonic() < end: pass"
    )
    loops = [subprocess.Popen([sys.executable, "-c", loop]) for _ in range(2)]
    yield
    for one in loops:
        one.kill()
        one.wait()


@pytest.mark.usually_one
@pytest.mark.parametrize("key", list(games()))
def test_what_cannot_be_drawn_does_not_spoil_what_comes_after(screen: Opener, key: str) -> None:
    case = next(cases(key, "both"))
    page = on_the_line(screen, case, KEEP_ERRORS, LINE, CLOCK)
    good = {**case["after"][0], "events": []}
    broken = {**good, "view": {}, "awaited": [], "legal": [], "prompt": ""}
    after = [{**broken, "seq": good["seq"] + 1}, {**good, "seq": good["seq"] + 2}]
    assert not compare(page, {**case, "after": after}, "inTime")
    assert page.evaluate("errors.length")


COVERS = """async () => {
    const { promise, resolve } = Promise.withResolvers();
    new MutationObserver(() => {
        const shout = document.querySelector('.shout');
        if (shout) resolve(shout);
    }).observe(document.body, { childList: true, subtree: true });
    line.onmessage({ data: JSON.stringify(window.next) });
    const shout = await promise, left = shout.offsetLeft, top = shout.offsetTop;
    const right = left + shout.offsetWidth, bottom = top + shout.offsetHeight;
    const walk = document.createTreeWalker(
        document.querySelector('.surface'), NodeFilter.SHOW_TEXT);
    const found = [], range = document.createRange();
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        if (!text.data.trim() || text.parentElement.closest('.air, .unseen')) continue;
        range.selectNodeContents(text);
        for (const box of range.getClientRects())
            if (box.left < right && box.right > left && box.top < bottom && box.bottom > top)
                found.push(text.data);
    }
    return found;
}"""
"""Tell of the next table; the words that lie under what somebody shouts then."""


@pytest.mark.usually_one
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["table", "phone"])
def test_what_is_shouted_covers_no_words(screen: Opener, size: tuple[int, int]) -> None:
    kind = "table" if size == LAPTOP else "both"  # a neighbour's phone
    case = next(one for one in cases("ultima", kind) if "called" in happened(one))
    page = on_the_line(screen, case, LINE)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("one => fresh(one.room, one.before)", case)
    page.evaluate("one => void (window.next = one)", {**case["after"][0], "seq": 99})
    page.locator(".surface .air").wait_for(state="attached")
    assert page.evaluate(COVERS) == []
