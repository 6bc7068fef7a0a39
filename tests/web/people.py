"""What people do at the screens: come in, tap what can be tapped, ask what can be played."""

import contextlib
import random
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, expect

LAPTOP = (1366, 768)
PHONE = (390, 844)
SMALL_PHONE = (360, 640)
LYING_PHONE = (640, 360)
TELEVISION = (1920, 1080)
ASKED = re.compile("Your turn|Between two hands|.* plays, you may answer")
CALLS = re.compile(f"This hit you|Your time ran out|{ASKED.pattern}")
"""How the title of a page begins that calls for its owner."""
PATIENCE = 4
"""So many taps without a move, and a person asks what can be played."""

Page = Any

TAPPABLE = """() => {
    const sheets = document.querySelectorAll('dialog[open]');
    const first = (...all) => all.map((one) => document.querySelector(one)).find(Boolean);
    const root = sheets[sheets.length - 1] ?? first('.drawer', 'main');
    const chosen = root?.querySelector('.fan [aria-pressed=true]');
    const free = (one) => {
        const box = one.getBoundingClientRect();
        for (const down of [0.5, 0.2, 0.8])
            for (const along of [0.5, 0.1, 0.9]) {
                const x = box.left + box.width * along, y = box.top + box.height * down;
                if (one.contains(document.elementFromPoint(x, y))) return [x, y];
            }
        return null;
    };
    return [...(root?.querySelectorAll('button') ?? [])].flatMap((one) => {
        const off = one.ariaDisabled === 'true' || one.disabled || one.matches('.close, header *');
        const at = off ? null : free(one);
        if (!at) return [];
        const lit = one.closest('.can, .choice, .answers') ? (chosen ? 3 : 60) : 1;
        const likely = one.matches('.go') ? 60 : lit;
        return [{ at, weight: one.ariaPressed === 'true' ? 0.2 : likely }];
    });
}"""
"""Everything a finger can reach on the screen as it is, and how inviting it looks."""


def come_in(page: Page, name: str) -> None:
    """A phone after the QR code: a name, and in."""
    page.get_by_label("What shall we call you?").fill(name)
    page.get_by_role("button", name="Come in").click()
    page.wait_for_url("**/room/*")


def play_alone(page: Page, name: str = "Nora", words: str = "Play alone") -> None:
    """Play against bots on a device that was never asked who plays on it."""
    page.get_by_role("button", name=words).click()
    page.locator("dialog input.name").fill(name)
    page.locator("dialog [type=submit]").click()


def my_turn(page: Page) -> None:
    """Deal, and go on until this seat is to play."""
    page.get_by_role("button", name="Deal").click()
    page.locator(".line").wait_for()
    while not ASKED.match(page.title()):
        expect(page).to_have_title(CALLS)
        go_on = page.get_by_role("button", name="Go on")
        if go_on.count():
            go_on.click()
    page.locator(".fan button").first.wait_for()


def choose_rules(page: Page, preset: str, numbers: dict[str, str] | None = None) -> None:
    """Take a preset, then change some numbers among the details."""
    page.get_by_role("button", name=preset).click()
    if numbers:
        page.get_by_text("Change details").click()
    for label, number in (numbers or {}).items():
        page.get_by_role("spinbutton", name=label).fill(number)
        page.keyboard.press("Tab")


def open_room(page: Page, key: str, preset: str, numbers: dict[str, str] | None = None) -> str:
    """Open a room for phones on this screen; the code is what it shows."""
    page.goto(page.url.rstrip("/") + f"/new/{key}")
    choose_rules(page, preset, numbers)
    page.get_by_role("button", name="Open a room for phones").click()
    page.wait_for_url("**/room/*")
    page.locator(".code span").first.wait_for()
    letters = page.locator(".code span").all_inner_texts()
    return "".join(letters)


def is_over(page: Page) -> bool:
    """Whether this screen shows the end."""
    return bool(page.locator(".end").count())


@dataclass
class Player:
    """Somebody at a phone: taps what looks likely, and asks when that leads nowhere."""

    page: Page
    chance: random.Random = field(default_factory=lambda: random.Random(1))
    taps: int = 0

    def is_asked(self) -> bool:
        """Whether the phone calls for its owner: its title says so."""
        return bool(CALLS.match(self.page.title()))

    def take_turn(self) -> bool:
        """Do one thing, if the table waits for it; the table may be quicker than the finger."""
        if not self.is_asked():
            self.taps = 0
            return False
        if self._goes_on():
            return True
        self.taps += 1
        with contextlib.suppress(Error):
            if self.taps > PATIENCE:
                return self._ask_what_can_be_played()
            return self._tap()
        return False

    def _goes_on(self) -> bool:
        """Whether something had hit them, which they have seen now."""
        seen = self.page.locator("[data-stand=hit]").get_by_role("button", name="Go on")
        if not seen.count():
            return False
        with contextlib.suppress(Error):
            if self.page.locator("dialog[open]").count():
                self.page.keyboard.press("Escape")  # it came while a sheet was open
            seen.click(timeout=2000)
        return True

    def _tap(self) -> bool:
        found = self.page.evaluate(TAPPABLE)
        if not found:
            self.taps = PATIENCE
            return False
        [one] = self.chance.choices(found, [each["weight"] for each in found])
        self.page.mouse.click(*one["at"])
        return True

    def _ask_what_can_be_played(self) -> bool:
        self.taps = 0
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("w")
        moves = self.page.locator("dialog li button")
        moves.first.wait_for(timeout=2000)
        if listed := min(moves.count(), 12):  # none where the table went on meanwhile
            moves.nth(self.chance.randrange(listed)).click(timeout=2000)
        return bool(listed)
