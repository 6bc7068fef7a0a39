"""The review of a game: its moves shown on the table, tried on the board, and its puzzles."""

from pathlib import Path

from playwright.sync_api import expect

from handful.bots.levels import level
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Play
from handful.core.catalog import games

from .conftest import Opener
from .people import LAPTOP

GAME = next(iter(games().values()))
NAMES = ("Nora", "Ben", "Mia")
LEVELS = ("sharp", "novice", "sharp")


def record(path: Path) -> Path:
    """A game of bots, one of them careless, so that something was missed."""
    play = Play(GAME, GAME.rules.options(), len(NAMES), 5, players=NAMES)
    play_through(play, [SeatedBot(play, seat, level(one)) for seat, one in enumerate(LEVELS)])
    path.write_text(play.record().to_json(), "utf-8")
    return path


def test_a_costly_move_is_shown_on_the_table_and_can_be_tried(
    screen: Opener, tmp_path: Path
) -> None:
    """A frame around the better move, a tag on what was played, and in words what was seen."""
    page = screen("/review", LAPTOP)
    page.locator("input[type=file]").set_input_files(record(tmp_path / "game.json"))
    page.locator(".progress:not(.still)").wait_for()
    page.get_by_role("group", name="Whose chances").get_by_role("button", name=NAMES[1]).click()
    card = page.locator("article", has_text="Better: ").first
    expect(card.locator(".mark.best, .card.best").first).to_be_visible()
    expect(card.get_by_text("played", exact=True).first).to_be_visible()
    card.get_by_role("button", name="Try it").click()
    expect(page.locator(".try")).to_contain_text("Seen before")


def test_puzzles_of_a_game_are_tried_one_after_the_other(screen: Opener, tmp_path: Path) -> None:
    page = screen("/review", LAPTOP)
    page.locator("input[type=file]").set_input_files(record(tmp_path / "game.json"))
    page.get_by_role("button", name="puzzles from this game").click()
    told = page.locator(".try")
    expect(told).to_contain_text("Puzzle 1 of")
    for number in (1, 2, 3):
        page.get_by_role("button", name=f"Hint {number}").click()
        expect(told.get_by_text(f"{number}. ")).to_be_visible()
    lit = page.locator('[data-hint="1"]').first
    lit.click()
    expect(told.locator(".row").first.or_(lit)).to_be_visible()
    page.get_by_role("button", name="The rule behind it").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Next puzzle").click()
    expect(told).to_contain_text("Puzzle 2 of")
    expect(told.locator(".row")).to_have_count(0)
    page.get_by_role("button", name="Back to the review").first.click()
    expect(page.get_by_role("heading", name="Chance of winning")).to_be_visible()
