"""The page of the gallery with the terminal's screens: every game at a moment of a fixed game."""

import asyncio
import time
from pathlib import Path

from textual.pilot import Pilot

from handful.core import AnyGame
from handful.core.catalog import games
from handful.terminal.app import Page, TableApp, shown_text
from handful.terminal.full_screen import Hosted
from handful.terminal.seating import Wish

PAGE = Path(__file__).parents[2] / "docs" / "gallery" / "terminal.md"
LANGUAGES = ("en", "de")
SEED, BOTS = 7, "sharp"
MOVES = 1
"""How many of the first moves on the list a person makes before."""
PATIENCE = 60.0
HEAD = """# The five games in a terminal

`handful play GAME` in a window of 80 × 24 characters, in English and in German.
`scripts/screenshots --only terminal` writes this page, and a test keeps it true.
"""


def page() -> str:
    """All of it."""
    parts = [HEAD]
    for game in games().values():
        shown = [asyncio.run(_screen(game, language)) for language in LANGUAGES]
        parts += [f"## {game.name}\n", *(f"```text\n{one}\n```\n" for one in shown)]
    return "\n".join(parts)


async def settled(app: TableApp, pilot: Pilot[int]) -> None:
    """Wait until something is asked or a page is open."""
    end = time.monotonic() + PATIENCE
    while app.picking is None and not isinstance(app.screen, Page) and app.is_running:
        assert time.monotonic() < end, shown_text(app)
        await pilot.pause(0.01)


async def _screen(game: AnyGame, language: str) -> str:
    """What the terminal shows there."""
    wish, options = Wish(names=("Eva",), bots=(BOTS,)), game.rules.options()
    hosted = Hosted(lambda session: session.play(game, options, wish, SEED), 0.0)
    app = TableApp(language, True, hosted.begin)
    async with app.run_test(size=(80, 24)) as pilot:
        await _asked(app, pilot)
        for _ in range(MOVES):
            await pilot.press("enter")
            await _asked(app, pilot)
        shown = shown_text(app)
        app.action_leave()
        await pilot.pause(0.05)
    return "\n".join(line.rstrip() for line in shown.split("\n"))


async def _asked(app: TableApp, pilot: Pilot[int]) -> None:
    """Read what lies over the table, until a move is asked for."""
    await settled(app, pilot)
    while isinstance(app.screen, Page):
        await pilot.press("escape")
        await pilot.pause(0.01)
        await settled(app, pilot)
