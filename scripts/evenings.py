"""A first evening as a strip: two phones and a television, a frame of all three every 10 seconds.

Two people who tap what their phones show, and bots, at the usual tempo in a room like any other.
"""

import random
import time
from dataclasses import dataclass, field

from camera import GALLERY, Camera, Page, Row, keep_sheet, picture
from tests.web.people import PHONE, TELEVISION, Player, come_in, is_over

PRESETS = {"boom": 1, "thatmatch": 2, "ultima": 2}
"""Which of its presets is over within an evening's first quarter of an hour, where none else is."""
PEOPLE = ("Nora", "Ben")
EVERY = 10.0
THOUGHT = (1.0, 2.5)
"""Seconds that somebody looks before each tap."""
LONGEST = 2400.0
PHONE_WIDE, TELEVISION_WIDE = 190, 480
ROWS = 35
"""So many frames a strip, so that it can be read and fetched."""


@dataclass
class Evening:
    """One room from the start page to the end, and the frames of it so far."""

    camera: Camera
    key: str
    rows: list[Row] = field(default_factory=list)
    began: float = 0.0

    def __post_init__(self) -> None:
        self.table = self.camera.open("/", TELEVISION)
        self.phones = [self.camera.open("/", PHONE) for _ in PEOPLE]

    def film(self) -> None:
        """All of it."""
        self.frame("Everybody opens the start page.")
        self._come_in(self._open_room())
        self.phones[1].get_by_role("button", name="Deal, bots").click()
        self.began = time.monotonic()
        self._play()
        for page in self.pages:
            page.locator(".end").first.wait_for()
        self.frame("The end.")

    @property
    def pages(self) -> list[Page]:
        """The three screens."""
        return [*self.phones, self.table]

    def _open_room(self) -> str:
        self.table.locator(f'a[href$="/new/{self.key}"]').click()
        presets = self.table.locator("[role=group] button[aria-pressed]")
        presets.first.wait_for()
        presets.nth(PRESETS.get(self.key, 0)).click()
        self.frame("The television is to be the table: a game, a way to play it.")
        self.table.get_by_role("button", name="Open a room for phones").click()
        self.table.locator(".code span").first.wait_for()
        return "".join(self.table.locator(".code span").all_inner_texts())

    def _come_in(self, code: str) -> None:
        self.frame("The room is open.")
        for phone, name in zip(self.phones, PEOPLE, strict=True):
            phone.get_by_label("The code on the big screen").fill(code)
            phone.get_by_role("button", name="Join").click()
            phone.get_by_label("What shall we call you?").wait_for()
            self.frame(f"{name} has typed the code.")
            come_in(phone, name)
            self.table.get_by_text(name, exact=True).wait_for()
            self.frame(f"{name} is in.")

    def _play(self) -> None:
        """Until the end, and a frame every ten seconds."""
        players = [Player(page, random.Random(seed)) for seed, page in enumerate(self.phones)]
        ready = dict.fromkeys(range(len(players)), 0.0)
        due = self.began
        while not all(is_over(page) for page in self.pages):  # what hit a phone is seen before
            now = time.monotonic()
            assert now - self.began < LONGEST, "the game did not end"
            if now >= due:
                due += EVERY
                self.frame()
            for number, player in enumerate(players):
                if now >= ready[number] and player.take_turn():
                    player.page.mouse.move(0, 0)  # a finger that tapped does not rest there
                    ready[number] = now + player.chance.uniform(*THOUGHT)
            self.table.wait_for_timeout(100)

    def frame(self, caption: str = "") -> None:
        """All three screens side by side."""
        if self.began:
            minutes, seconds = divmod(round(time.monotonic() - self.began), 60)
            caption = f"{minutes}:{seconds:02} {caption}"
        else:
            self.table.wait_for_timeout(700)
        wide = (PHONE_WIDE, PHONE_WIDE, TELEVISION_WIDE)
        row = [picture(page, width) for page, width in zip(self.pages, wide, strict=True)]
        self.rows.append((caption, row))


def film(camera: Camera, key: str) -> None:
    """Write the strips of one game."""
    evening = Evening(camera, key)
    try:
        evening.film()
    finally:
        for older in (GALLERY / "evenings").glob(f"{key}-*.webp"):
            older.unlink()  # a shorter evening has fewer
        strips = [evening.rows[at : at + ROWS] for at in range(0, len(evening.rows), ROWS)]
        for number, rows in enumerate(strips):
            keep_sheet(rows, f"evenings/{key}" + f"-{number + 1}" * bool(number))
        for page in evening.pages:
            page.context.close()
