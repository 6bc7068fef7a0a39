"""Contests with luck taken out."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from handful.arena.luck import corrected
from handful.arena.playing import Played
from handful.cli import cli
from handful.core.catalog import games

FIRST = next(iter(games()))


def run(*args: str) -> Result:
    return CliRunner().invoke(cli, ["arena", *args], catch_exceptions=False)


def _played(deal: int, seating: tuple[str, str], won: float, luck: float) -> Played:
    returns = (won, 1 - won)
    return Played(2, deal, seating, returns, (1, 2), (0, 0), (), 9, False, (luck, -luck))


def test_shares_less_luck_keep_their_sum_and_tell_how_many_games_they_save() -> None:
    games = []
    for deal in range(40):
        luck = 0.4 if deal % 2 else -0.4
        won = 1.0 if deal % 2 or deal % 8 == 0 else 0.0
        games.append(_played(deal, ("a", "b"), won, luck))
    first, second = corrected(2, games)
    assert first.player == "a"
    assert first.share == pytest.approx(25 / 40)
    assert 0 < first.part <= 1
    assert first.share + second.share == pytest.approx(1)
    assert first.low < first.share < first.high
    assert first.fewer is not None
    assert first.fewer > 1.5


def test_games_whose_luck_is_not_known_are_left_out() -> None:
    plain = Played(2, 0, ("a", "b"), (1.0, 0.0), (1, 2), (0, 0), (), 9, False)
    assert corrected(2, [plain]) == []


def test_a_contest_shows_both_shares(tmp_path: Path) -> None:
    flags = ("--players", "sharp", "random", "--games", "2", "--seats", "2", "--jobs", "1")
    kept = (*flags, "--luck-corrected", "--file", str(tmp_path / "games.jsonl"))
    asked = run(FIRST, *kept)
    assert asked.exit_code == 0
    assert "sharp wins" in asked.output
    assert "less luck" in asked.output
    found = json.loads(run(FIRST, *kept, "--json").stdout)
    assert sum(one["share"] for one in found["corrected"]) == pytest.approx(1)
    assert json.loads(run(FIRST, *flags, "--json").stdout)["corrected"] == []


def test_who_sees_cards_to_come_cannot_be_corrected() -> None:
    asked = run(FIRST, "--players", "cheat@10", "sharp", "--games", "2", "--luck-corrected")
    assert asked.exit_code == 2
    assert "does not go with cheat" in asked.output
