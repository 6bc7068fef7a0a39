"""Whole games in the browsers that most phones and many laptops have: WebKit and Firefox."""

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from handful.core.catalog import games

from .conftest import Server
from .other_browsers import Window, firefox, webkit
from .people import CALLS, PATIENCE, PHONE, TAPPABLE
from .positions import GO
from .table import FEWEST_SEATS, SHORT, open_room

pytestmark = pytest.mark.deep

LONGEST = 400.0
"""Seconds for a whole game."""
WIDE = (1440, 900)
ESCAPE = "\ue00c"
BROWSERS = {"webkit": (webkit, PHONE), "firefox": (firefox, WIDE)}
LISTEN = """() => {
    window.complaints = [];
    addEventListener('error', (one) => complaints.push(String(one.message)));
    addEventListener('unhandledrejection', (one) => complaints.push(String(one.reason)));
    const say = console.error;
    console.error = (...words) => (complaints.push(words.join(' ')), say(...words));
}"""
BUTTON = """() => {
    const fits = (one) => one.offsetParent && /^Deal|^Go on/.test(one.innerText.trim());
    const found = [...document.querySelectorAll('button')].find(fits);
    const box = found?.getBoundingClientRect();
    return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""
"""Where the button lies that lets the game begin, or go on after something hit the player."""
OFFERED = """() => {
    const moves = [...document.querySelectorAll('dialog[open] li button')].slice(0, 6);
    const boxes = moves.map((one) => one.getBoundingClientRect());
    const middles = boxes.map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
    return middles.filter(([x, y]) => y > 0 && y < innerHeight);
}"""
SPREADS = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("key", list(games()))
@pytest.mark.parametrize("name", BROWSERS)
def test_a_whole_game(name: str, key: str, server: Server, tmp_path: Path) -> None:
    start, size = BROWSERS[name]
    opened, keys = open_room(
        server, key, SHORT[key], seats=FEWEST_SEATS, name="Nora", bots="novice"
    )
    address = f"http://127.0.0.1:{server.port}"
    [kept] = keys["origins"][0]["localStorage"]
    with start(tmp_path) as driver:
        page = Window(driver, size)
        page.goto(address)
        page.evaluate(f"() => localStorage.setItem('handful.rooms', {json.dumps(kept['value'])})")
        page.goto(address)
        page.evaluate(LISTEN)
        page.evaluate(f"() => ({GO})('/room/{opened['room']}')")  # so all of the game is heard
        play(page)
        assert page.evaluate("() => complaints") == []


def play(page: Window) -> None:
    """Tap what looks likely until the game is over, and ask what can be played in between."""
    chance, taps, began = random.Random(1), 0, time.monotonic()
    while not page.evaluate("() => document.querySelector('.end') !== null"):
        assert time.monotonic() - began < LONGEST, "the game did not end"
        assert not page.evaluate(SPREADS), "the page is wider than the screen"
        if at := page.evaluate(BUTTON):
            page.click(*at)
        elif not CALLS.match(page.title()):
            taps = 0
        else:
            taps += 1
            (ask if taps % (2 * PATIENCE) > PATIENCE else tap)(page, chance)
        time.sleep(0.05)


def tap(page: Window, chance: random.Random) -> None:
    """Something that can be reached."""
    found: list[dict[str, Any]] = page.evaluate(TAPPABLE)
    if found:
        [one] = chance.choices(found, [each["weight"] for each in found])
        page.click(*one["at"])


def ask(page: Window, chance: random.Random) -> None:
    """What can be played: take one of it, or close the sheet again."""
    page.press(ESCAPE)
    page.press("w")
    time.sleep(0.5)
    moves = page.evaluate(OFFERED)
    if moves:
        page.click(*chance.choice(moves))
    else:
        page.press(ESCAPE)
