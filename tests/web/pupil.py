"""People at a lesson, who look at the page and tap."""

import random

from .people import TAPPABLE, Page

AT = """one => {
    const box = one.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8, 0.1])
        for (const along of [0.5, 0.1, 0.9]) {
            const x = box.left + box.width * along, y = box.top + box.height * down;
            if (one.contains(document.elementFromPoint(x, y))) return [x, y];
        }
    return null;
}"""
"""Where a finger reaches it: cards of a hand lie over each other."""
BESIDE = """number => {
    const [box, part] = [number, number.parentElement].map((one) => one.getBoundingClientRect());
    return box.right > part.left && box.left < part.right
        && box.bottom > part.top - 20 && box.top < part.bottom + 20;
}"""
"""Whether a number is at its part."""


class Pupil:
    """One of them; `wait` says what the page wants, and the others do it."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.lot = page, random.Random(seed)
        self.coach = page.locator(".coach")
        self.ways = self.coach.locator(".ways .btn")
        self.note = page.locator(".question .note, .refused .note")
        page.locator("main .btn.go").click()

    def wait(self) -> str:
        """Until there is something to do: says `hit`, `help`, `go on` or `over`."""
        self.page.locator(".coach .ways .btn, .line.hit .go").first.wait_for()
        if self.page.locator(".line.hit .go").count():
            return "hit"
        if self.coach.locator(".ways a").count():
            return "over"
        return "help" if self.coach.locator(".ways .plain").count() else "go on"

    def go_on(self, stand: str) -> None:
        """Tap the one button that goes on."""
        where = self.page.locator(".line.hit .go") if stand == "hit" else self.ways.first
        where.click()

    def follow(self) -> list[str]:
        """Tap what is marked, in the order of the numbers; without marks look around.

        Says which marks were out of reach, or were not where their numbers are.
        """
        told, seen = self.coach.inner_text(), self.page.locator("[data-hint]")
        missed = list[str]()
        if not seen.count():
            self.tap_around()
            return missed
        for number in range(1, 7):
            marked = self.page.locator(f'[data-hint="{number}"]').filter(visible=True)
            numbered = marked.locator("> .hint-badge").filter(visible=True)
            if not numbered.count() or self.coach.inner_text() != told:
                continue
            inner = marked.first.locator("button").filter(visible=True)
            at = (inner if inner.count() else marked).first.evaluate(AT)
            if not at or not numbered.first.evaluate(BESIDE):
                missed.append(f"{number}: {marked.first.inner_text()}")
            if at:
                self.page.mouse.click(*at)
                self.page.wait_for_timeout(150)
        return missed

    def tap_around(self) -> None:
        """Tap anything on the table."""
        spots = self.page.evaluate(TAPPABLE)
        if spots:
            self.page.mouse.click(*self.lot.choice(spots)["at"])
            self.page.wait_for_timeout(60)

    def close_sheets(self) -> None:
        """Put away what lies over the table."""
        while self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
