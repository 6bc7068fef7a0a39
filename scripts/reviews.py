"""The review of one game of each kind: in the light on a wide screen, in the dark on a phone."""

import io

from camera import Camera, Page, keep
from PIL import Image
from playwright.sync_api import expect
from tests.web.people import PHONE

from handful.bots.levels import level
from handful.bots.seated import SeatedBot
from handful.core import Chance, Play
from handful.core.catalog import game

PLAYERS = {"Nora": "sharp", "Ben": "casual", "Mia": "sharp", "Tom": "casual"}
RULES = {"ultima": {"ear_mode": "blind"}}
"""House rules without which a game has less to show."""
TABLES, FIRST = {"ultimatch": 3}, {"boom": 5, "ultima": 6, "ultimatch": 5, "ultimatum": 3}
"""How many play, and which deal it is, if not all and the first."""
LONG_THOUGHT, SHORT_THOUGHT = 7000, 1500
"""Milliseconds: for a turn, and to call or to answer."""
DESK = (1280, 900)
TALLEST = 2600
"""Of a column of a phone's page."""
BUSY = 600_000
"""Milliseconds that a busy machine may take for a review."""
QUALITY = 55


def record_of(key: str) -> str:
    """A game between bots who take their time, as people do."""
    of, seats = game(key), TABLES.get(key, len(PLAYERS))
    options = of.rules.options.read(RULES.get(key, {}))
    play = Play(of, options, seats, FIRST.get(key, 1), timed=True, players=tuple(PLAYERS)[:seats])
    bots = [SeatedBot(play, seat, level(one)) for seat, one in enumerate(PLAYERS.values())][:seats]
    chance, now = Chance(seats), 0
    while play.state.outcome() is None:
        now = _go_on(play, bots, chance, now)
    return play.record().to_json()


def _go_on(play: Play, bots: list[SeatedBot], chance: Chance, now: int) -> int:
    """Whoever need not act is first to act; where nobody does, time passes."""
    state = play.state
    awaited, deadline = state.awaited(), state.deadline()
    quick = [seat for seat in state.actors() if seat not in awaited]
    chance.shuffle(quick)
    for seat in (*quick, *awaited[:1]):
        move = bots[seat].choose()
        if move is None:
            continue
        at = now + 400 + chance.below(LONG_THOUGHT if seat in awaited else SHORT_THOUGHT)
        if deadline is None or at < deadline:
            play.enter(seat, move, at)
            return at
    assert deadline is not None
    play.tick(deadline)
    return deadline


def film_review(camera: Camera, key: str) -> None:
    """Write both pictures of one game."""
    record = record_of(key)
    wide = open_review(camera, record, DESK, "light")
    keep(_webp(_whole(wide)), f"review/{key}")
    wide.context.close()
    phone = open_review(camera, record, PHONE, "dark")
    keep(_webp(_columns(_whole(phone))), f"review/{key}-phone")
    phone.context.close()


def open_review(camera: Camera, record: str, size: tuple[int, int], scheme: str) -> Page:
    """The page of a review when all of it is there."""
    page = camera.open("/review", size, reduced_motion="reduce", color_scheme=scheme)
    file = {"name": "game.json", "mimeType": "application/json", "buffer": record.encode()}
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".progress:not(.still)").wait_for(timeout=BUSY)
    expect(page.locator("[aria-busy=true]")).to_have_count(0, timeout=BUSY)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(900)
    return page


def _whole(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot(full_page=True))).convert("RGB")


def _columns(tall: Image.Image) -> Image.Image:
    """A long page in columns side by side."""
    count = -(-tall.height // TALLEST)
    high = -(-tall.height // count)
    made = Image.new("RGB", (count * (tall.width + 10) - 10, high), "#888")
    for at in range(count):
        made.paste(
            tall.crop((0, at * high, tall.width, (at + 1) * high)), (at * (tall.width + 10), 0)
        )
    return made


def _webp(picture: Image.Image) -> bytes:
    held = io.BytesIO()
    picture.save(held, "webp", quality=QUALITY, method=6)
    return held.getvalue()
