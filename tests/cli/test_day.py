"""`handful day`: the deals of the day in a terminal."""

import subprocess
import sys
from pathlib import Path

import pytest

from handful.core import AnyGame
from handful.core.catalog import games
from handful.core.daily import deal_of
from handful.i18n.games import speaker

DAY = "2026-11-01"


def _shelf(game: AnyGame) -> int:
    assert game.daily
    return game.daily.shelf


DAILY = sorted((one for one in games().values() if one.daily), key=_shelf)


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def run(*args: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "handful.cli", "day", *args, "--language", "en"]
    return subprocess.run(command, input=typed, capture_output=True, text=True)


TABLES = [game for game in DAILY if deal_of(game, DAY).asks is None]
LINE = deal_of(TABLES[0], DAY).line


def typed(*moves: str) -> str:
    """What somebody types who plays the first deal with a table, and leaves the others out."""
    rest = TABLES[1:] if moves else TABLES
    return "".join(f"{word}\n" for word in (*(["", *moves] if moves else []), *("n" for _ in rest)))


def test_whoever_knows_the_way_finds_it() -> None:
    shown = run(DAY, typed=typed(*LINE))
    assert shown.returncode == 0, shown.stderr
    score, signs, _, link = shown.stdout.splitlines()[-4:]
    assert signs == "".join("🟢" if game is TABLES[0] else "⬜" for game in DAILY)
    assert score == f"Handful, {DAY}: 1 of {len(DAILY)}"
    assert DAY in link


def test_whoever_asks_the_coach_gets_a_diamond() -> None:
    shown = run(DAY, typed=typed("hint casual", *LINE))
    assert shown.stdout.splitlines()[-3].count("🔶") == 1


def test_a_deal_may_be_left_out() -> None:
    shown = run(DAY, typed=typed())
    assert shown.stdout.splitlines()[-3] == "⬜" * len(DAILY)


def test_a_deal_without_words_for_friends_is_named() -> None:
    few = sorted(TABLES, key=lambda game: len(deal_of(game, DAY).line))
    silent = next(game for game in few if not speaker(game, "en").has("daily-short"))
    words = [("", *deal_of(game, DAY).line) if game is silent else ("n",) for game in TABLES]
    shown = run(DAY, typed="".join(f"{word}\n" for some in words for word in some))
    assert shown.stdout.splitlines()[-2] == silent.name


def test_a_word_is_no_date() -> None:
    shown = run("tomorrow")
    assert shown.returncode == 2
    assert "2026-11-16" in shown.stderr
