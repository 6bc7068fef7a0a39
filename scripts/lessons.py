"""A lesson as a strip: a phone at everything it says, in the hand of somebody who does as told."""

from dataclasses import dataclass, field

from camera import Camera, Page, Row, keep_sheet, picture
from PIL import Image
from tests.web.people import PATIENCE, PHONE
from tests.web.pupil import Pupil

WIDE, ACROSS = 234, 7
"""How wide a phone is on the strip, and how many stand side by side."""
HEAVIEST = 260_000
WORDS_A_SECOND = 200 / 60
SECONDS_A_TAP = 2


@dataclass
class Strip:
    """The frames of a lesson so far, each with the second at which a reader comes to it."""

    page: Page
    seconds: float = 0.0
    frames: list[tuple[float, Image.Image]] = field(default_factory=list)

    def frame(self, words: str) -> None:
        """Keep the phone as it is, and read what it says."""
        self.page.wait_for_timeout(300)
        self.frames.append((self.seconds, picture(self.page, WIDE)))
        self.seconds += len(words.split()) / WORDS_A_SECOND + SECONDS_A_TAP

    def rows(self) -> list[Row]:
        """Them as rows, each with the time at which it begins."""
        rows = [self.frames[at : at + ACROSS] for at in range(0, len(self.frames), ACROSS)]
        return [
            ("{:.0f}:{:02.0f}".format(*divmod(row[0][0] // 1, 60)), [one for _, one in row])
            for row in rows
        ]


def film_lesson(camera: Camera, key: str) -> None:
    """Write the strip of one game."""
    page = camera.open(f"/learn/{key}", PHONE, reduced_motion="reduce")
    strip = Strip(page)
    page.locator("main .btn.go").wait_for()
    page.wait_for_load_state("networkidle")
    strip.frame(page.locator("main .goal").inner_text())
    pupil, told, tries = Pupil(page), "", 0
    while (stand := pupil.wait()) != "over":
        said = pupil.coach.inner_text()
        if said != told:
            strip.frame(said)
        told, tries = said, tries + 1 if said == told else 0
        if stand == "help" and tries < PATIENCE and page.locator("[data-hint]").count():
            pupil.follow()
        else:
            pupil.go_on(stand)
        pupil.close_sheets()
    strip.frame(pupil.coach.inner_text())
    keep_sheet(strip.rows(), f"lessons/{key}", HEAVIEST)
    page.context.close()
