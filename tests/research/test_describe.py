"""The page about actions and observations says what the code does."""

from pathlib import Path

from handful.research.describe import page

PAGE = Path(__file__).parents[2] / "docs" / "spaces.md"


def test_the_page_is_what_the_games_declare() -> None:
    made = "python -m handful.research.describe > docs/spaces.md"
    assert PAGE.read_text("utf-8") == page(), f"make it anew: {made}"
