"""People at a lesson, who look at the page and tap."""

import contextlib
import random

from playwright.sync_api import Error

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
STAND = """() => [document.querySelector('.coach')?.innerText,
    ...[...document.querySelectorAll('[data-hint]')].map((one) =>
        [one.dataset.hint, one.className, one.ariaLabel, one.ariaPressed])].join()"""
"""What is asked and what is marked: a tap that did something changes it."""
ANSWER_MS = 2000
"""A tap that has changed nothing for so long did nothing."""
LOOKS = 50
"""So often somebody looks for what is marked before they give up."""
MOST_TAPS = 12
"""More taps than any step takes, with the way back from something else."""


class Pupil:
    """One of them; `wait` says what the page wants, and the others do it."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.lot = page, random.Random(seed)
        self.coach = page.locator(".coach")
        self.where = self.coach.locator(".words > small")
        self.ways = self.coach.locator(".ways .btn")
        self.note = page.locator(".coach.refused p")
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
        """Tap what is marked with 1 as long as the same is asked; without marks look around.

        Says which marks were out of reach, or were not where their numbers are.
        """
        told, seen = self.coach.inner_text(), self.page.locator("[data-hint]")
        if not seen.count():
            self.tap_around()
        for _ in range(MOST_TAPS):
            at = self._spot('[data-hint="1"]', told)
            if at is None:
                return [told]
            if not at:
                break
            self._tap(at)
        return []

    def lead(self) -> bool:
        """Tap nothing but what is marked until the step is done; False: the marks led nowhere."""
        step = self.where.inner_text()
        for _ in range(MOST_TAPS):
            self.close_sheets(":not(.surface *)")
            if self.wait() != "help" or self.where.inner_text() != step:
                return True
            at = self._spot('[data-hint="1"]')
            if at is None:
                return False
            if at:
                self._tap(at)
        return False

    def miss(self) -> bool:
        """Do something else than what is asked, and read what is said to it; False: nothing was."""
        for other in ("actions .btn:not([data-hint], [aria-disabled=true])", "fan button"):
            for one in self.page.locator(f".frame .{other}").all():
                with contextlib.suppress(Error):
                    one.click(position={"x": 8, "y": 20}, timeout=2000)
                    self.note.wait_for(timeout=2000)
                    return True
        return False

    def _tap(self, at: list[float]) -> None:
        """Tap there and see what comes of it, however busy the machine is."""
        before = self.page.evaluate(STAND)
        self.page.mouse.click(*at)
        with contextlib.suppress(Error):
            changed = f"before => ({STAND})() !== before"
            self.page.wait_for_function(changed, arg=before, timeout=ANSWER_MS)

    def _spot(self, mark: str, told: str = "") -> list[float] | None:
        """Where to tap what is marked, [] where nothing is; None: it never comes within reach."""
        marked = self.page.locator(mark).filter(visible=True)
        numbered = marked.locator("> .hint-badge").filter(visible=True)
        inner = marked.first.locator("button").filter(visible=True)
        for _ in range(LOOKS):
            if not numbered.count() or (told and self.coach.inner_text() != told):
                return []
            with contextlib.suppress(Error):  # drawn anew between two looks
                at = (inner if inner.count() else marked).first.evaluate(AT, timeout=1000)
                if at and numbered.first.evaluate(BESIDE, timeout=1000):
                    return list(at)
            self.page.wait_for_timeout(100)
        return None

    def tap_around(self) -> None:
        """Tap anything on the table."""
        spots = self.page.evaluate(TAPPABLE)
        if spots:
            self.page.mouse.click(*self.lot.choice(spots)["at"])
            self.page.wait_for_timeout(60)

    def close_sheets(self, which: str = "") -> None:
        """Put away what lies over the table."""
        while self.page.locator(f"dialog[open]{which}").count():
            self.page.keyboard.press("Escape")
