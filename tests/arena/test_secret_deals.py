"""No program can tell the deal from what it is handed: a cheat that knows all of this tries."""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec import json as packed

from handful.arena import salt
from handful.arena.contest import Contest
from handful.arena.playing import played
from handful.bots import external
from handful.bots.external import CHANCE_BITS, External, Terms
from handful.cli import cli
from handful.core import Chance, Play
from handful.core.catalog import game, games
from handful.core.rng import GOLDEN, WORD, drawn

KEYS = list(games())
SPEC = "exec:cheat"
Question = Mapping[str, Any]


class Cheat(External):
    """A program in this process: it looks for the deal behind its first question."""

    real: int
    found: list[bool]
    """For each game whether the seed behind it is among those that fit what was told."""
    guessed = 100
    """So many small seeds are tried."""

    def _start(self, words: Sequence[str]) -> None:
        self._is_first = True

    def _answer(self, question: bytes) -> Mapping[str, object]:
        asked = packed.decode(question)
        if self._is_first:
            tries = candidates(asked, self.guessed)
            self.found.append(self.real in {seed for seed in tries if fits(seed, asked)})
            self._is_first = False
        return {"move": asked["legal"][0]["text"]}


def candidates(asked: Question, most: int) -> Iterator[int]:
    """Every seed that somebody who has read this code would try."""
    chance = asked["chance"]
    yield from range(most)
    yield from (chance, chance << 32, chance << 33, (chance << 33) & (WORD >> 1))
    weak = [
        *(digit * 32 for digit in "0123456789abcdef"),
        f"{chance:032x}",
        *(f"{number:032x}" for number in range(4)),
        salt.commitment(asked["game"]),
    ]
    for one in weak:
        yield from (salt.seed_of(one, asked["game"], asked["seats"], deal) for deal in range(4))


def fits(seed: int, asked: Question) -> bool:
    """Whether this seed deals what the program was told."""
    played = game(asked["game"])
    options = played.rules.options.read(asked["options"])
    play = Play(played, options, asked["seats"], seed)
    told = packed.decode(packed.encode(play.told(asked["seat"])))
    return bool(told) and asked["events"][: len(told)] == told


def caught(
    monkeypatch: pytest.MonkeyPatch, key: str, games_played: int, secret: str | None
) -> list[bool]:
    """Whether the cheat found the deal of each of these games."""
    Cheat.found = []
    monkeypatch.setattr(external, "External", Cheat)
    seats = next(n for n in range(2, 9) if not game(key).rules.options().problem(n))
    contest = Contest(key, {}, (SPEC, "random"), (seats,), games_played, salt=secret)
    for meeting in contest.meetings():
        Cheat.real = contest.seed_of(meeting)
        played(contest, meeting)
    return Cheat.found


@pytest.mark.parametrize("key", KEYS)
def test_numbered_deals_are_found_by_trying(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    """So the cheat can cheat: without a salt it knows every card."""
    found = caught(monkeypatch, key, 2, None)
    assert found
    assert all(found)


@pytest.mark.parametrize("key", KEYS)
def test_secret_deals_are_not_found(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    found = caught(monkeypatch, key, 3, salt.fresh())
    assert found
    assert not any(found)


@pytest.mark.deep
@pytest.mark.parametrize("key", KEYS)
def test_secret_deals_are_not_found_in_a_thousand_games(
    monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    found = caught(monkeypatch, key, 1000 // len(KEYS), salt.fresh())
    assert len(found) >= 1000 // len(KEYS)
    assert not any(found)


def old_chance(seed: int, seat: int, entries: int, must: bool) -> int:
    """The random number that programs were once handed: it follows from the seed."""
    mixed = seed & WORD
    for part in (seat, entries, must):
        mixed = drawn((mixed + (part + 1) * GOLDEN) & WORD)
    return drawn((mixed + GOLDEN) & WORD) >> (64 - CHANCE_BITS)


def test_chance_does_not_follow_from_the_seed() -> None:
    """Neither as it once did, nor in any way: one deal brings different numbers for other keys."""
    played = game(KEYS[0])
    play = Play(played, played.rules.options(), 2, 7)

    class Silent(Cheat):
        def _answer(self, question: bytes) -> Mapping[str, object]:
            told.append(packed.decode(question)["chance"])
            return {"move": packed.decode(question)["legal"][0]["text"]}

    told: list[int] = []
    seat = play.state.awaited()[0]
    memory = external.Heard(play.options, 2, seat)
    for key in (b"one", b"one", b"two", None, None):
        bot = Silent(played, ["cheat"], Terms(key))
        for _ in range(2):
            view, legal = play.view(seat), play.state.legal(seat)
            bot.choose(view, memory, legal, True, Chance(7))
    assert told[0:2] == told[2:4]  # the same key is the same luck
    assert len(set(told)) == 8
    assert not {old_chance(7, seat, n, True) for n in range(100)} & set(told)
    assert all(0 <= one < 1 << CHANCE_BITS for one in told)


def run(*args: str) -> Any:
    return CliRunner().invoke(cli, ["arena", *args], catch_exceptions=False)


BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def program() -> str:
    return f"exec:{sys.executable} {BOT}"


def test_a_run_with_programs_promises_its_salt_and_can_be_played_again(tmp_path: Path) -> None:
    asked = [KEYS[0], "--players", program(), "random", "--games", "2", "--jobs", "1", "--json"]
    file = tmp_path / "games.jsonl"
    first = run(*asked, "--file", str(file))
    found = json.loads(first.stdout)
    assert salt.commitment(found["salt"]) == found["commitment"]
    assert found["commitment"] in first.stderr
    assert found["salt"] not in first.stderr
    kept = tmp_path / "games.jsonl.salt"
    assert kept.stat().st_mode & 0o077 == 0
    assert found["salt"] not in file.read_text("utf-8")
    again = json.loads(run(*asked, "--salt", found["salt"]).stdout)
    assert [row["score"] for row in again["standings"]] == [
        row["score"] for row in found["standings"]
    ]
    other = json.loads(run(*asked).stdout)
    assert other["salt"] != found["salt"]


def test_a_run_that_is_not_over_keeps_its_salt(tmp_path: Path) -> None:
    """Its file says which salt it must be, and the same command finds it again."""
    file = tmp_path / "games.jsonl"
    asked = [KEYS[0], "--players", program(), "random", "--jobs", "1", "--file", str(file)]
    run(*asked, "--games", "1")
    before = file.read_bytes()
    assert "Salt" in run(*asked, "--games", "2").stdout
    assert file.read_bytes().startswith(before)
    (tmp_path / "games.jsonl.salt").write_text(salt.fresh())
    assert "holds another contest" in run(*asked, "--games", "2").output


def test_without_programs_a_deal_is_its_number() -> None:
    """As the tables of the documents were made."""
    found = json.loads(run(KEYS[0], "--players", "random", "--games", "1", "--json").stdout)
    assert (found["salt"], found["commitment"]) == (None, None)


def test_what_is_no_salt_is_refused() -> None:
    found = run(KEYS[0], "--players", "random", "--salt", "pepper")
    assert found.exit_code == 2
    assert "'pepper' is not a salt" in found.output
