"""Fixed positions with as many seats and such house rules as a test wants, without a room."""

import json
import re
from collections.abc import Mapping
from functools import cache
from itertools import count
from typing import Any

from handful.core import Play
from handful.core.catalog import game
from handful.web.preview import NAMES, preview, table

from .conftest import Opener
from .people import LAPTOP, Page

SEEDS = range(20, 23)
FEW_SEATS: Mapping[tuple[str, int], Mapping[str, Any]] = {("ultimatum", 3): {"three_players": True}}
"""What has to be agreed before so few can play."""
PREVIEW = re.compile(r"/assets/preview-[^/]+\.js$")
GO = """path => {
    const link = document.createElement('a');
    link.href = path;
    document.querySelector('main')?.classList.add('before');
    document.querySelector('.app').append(link);
    link.click();
    link.remove();
}"""
"""Follow a link: nothing that is there already is loaded again."""
STILL = """async () => {
    await document.fonts.ready;
    for (const _ of '1234') await new Promise(requestAnimationFrame);
}"""
_numbers = count()


@cache
def played(key: str, seats: int) -> str:
    """Moments of games by bots, as a preview.json."""
    return json.dumps(preview(key, seats, FEW_SEATS.get((key, seats)), SEEDS))


def laid(
    key: str, seats: int, tables: Mapping[str, Mapping[str, object]], **changes: object
) -> str:
    """Tables as they are laid in a scenario, by name, as a preview.json."""
    return reached(
        key, {name: {"seats": seats, "table": one} for name, one in tables.items()}, **changes
    )


def reached(key: str, situations: Mapping[str, Mapping[str, Any]], **changes: object) -> str:
    """The same, each after some moves, `moves = [[seat, move], …]`, as a preview.json."""
    found = game(key)
    options = found.rules.options.read(changes)
    moments, seats = [], 0
    for name, one in situations.items():
        seats = one["seats"]
        play = Play(found, options, seats, 1, players=NAMES[:seats])
        play.state = found.knowledge.arrange(options, seats, one["table"])
        for seat, move in one.get("moves", ()):
            play.enter(seat, found.rules.moves.read(move))
        play.events.clear()
        moments.append({"name": name, "hand": table(play, 0, 0), "table": table(play, None, 0)})
    told = {"game": key, "players": NAMES[:seats], "options": options.values(), "moments": moments}
    return json.dumps(told)


class Positions:
    """Such positions in a page of their own; `show` draws one of them."""

    def __init__(self, screen: Opener, written: str, locale: str = "en-GB", **more: Any) -> None:
        read = json.loads(written)
        self._key, self._written, self._pending = read["game"], written, 0
        self.moments: dict[str, dict[str, Any]] = {one["name"]: one for one in read["moments"]}
        self.page: Page = screen("/", LAPTOP, self._lay, locale, **more)

    def _lay(self, page: Page) -> None:
        """Have the page find these positions, and count what it still waits for."""
        body = f"export default {self._written}"
        page.route(PREVIEW, lambda asked: asked.fulfill(content_type="text/javascript", body=body))
        page.on("request", lambda _: self._wait(1))
        page.on("requestfinished", lambda _: self._wait(-1))
        page.on("requestfailed", lambda _: self._wait(-1))

    def _wait(self, more: int) -> None:
        self._pending += more

    def show(self, screen: str, moment: str, size: tuple[int, int] = LAPTOP) -> Page:
        """Draw this moment, and wait until all of it is there."""
        self._size(size)
        path = f"/preview/{self._key}/{next(_numbers)}?screen={screen}&moment={moment}"
        self.page.locator(".app").wait_for()
        self.page.evaluate(GO, path)
        self.page.locator("main:not(.before)").wait_for()
        self.page.evaluate(STILL)
        while self._pending:
            self.page.evaluate(STILL)
        return self.page

    def resize(self, size: tuple[int, int]) -> None:
        """Draw the same on another screen."""
        self._size(size)
        self.page.evaluate(STILL)

    def _size(self, size: tuple[int, int]) -> None:
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})


def seat_counts(key: str) -> range:
    """How many may sit at this game's table."""
    fewest, most = game(key).players
    return range(fewest, most + 1)
