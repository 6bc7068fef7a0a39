"""`handful arena`: what it prints, and that nothing played is ever lost."""

import csv
import json
import signal
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from handful.arena.all_seeing import seated
from handful.arena.contest import Contest
from handful.arena.playing import played
from handful.arena.results_file import Book
from handful.bots.self_play import advance
from handful.cli import cli
from handful.cli.common import spread_lists
from handful.core import Chance, Play
from handful.core.catalog import games

from ..bots.tables import decisions, table, twin_of

KEYS = list(games())
FIRST = KEYS[0]


def run(*args: str) -> Result:
    return CliRunner().invoke(cli, ["arena", *args], catch_exceptions=False)


def test_flags_with_lists_take_all_words_up_to_the_next_flag() -> None:
    given = ["--players", "a", "b", "--seats", "2", "3", "--games", "4", "--players", "c"]
    meant = "--players a --players b --seats 2 --seats 3 --games 4 --players c"
    assert spread_lists(given, ("--players", "--seats")) == meant.split()


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_an_arena(key: str) -> None:
    seats = str(max(games()[key].players[0], 2))
    seats = "4" if games()[key].rules.options().problem(int(seats)) else seats
    asked = [key, "--players", "novice", "random", "--seats", seats, "--games", "2", "--json"]
    found = run(*asked, "--jobs", "1")
    rows = json.loads(found.stdout)["standings"]
    assert {row["player"] for row in rows} == {"novice", "random"}
    assert all(row["low"] <= row["share"] <= row["high"] for row in rows)


def test_a_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    asked = [FIRST, "--players", "casual", "random", "--jobs", "1", "--csv", "--file", str(file)]
    run(*asked, "--games", "2")
    before = file.read_bytes()
    file.write_bytes(before + b'{"seats":2,"de')  # the machine went down in the middle of a line
    rows = list(csv.DictReader(run(*asked, "--games", "4").stdout.splitlines()))
    assert file.read_bytes().startswith(before)
    assert len(file.read_bytes().splitlines()) == 5
    assert [row["chairs"] for row in rows] == ["4", "4"]
    again = file.read_bytes()
    run(*asked, "--games", "4")
    assert file.read_bytes() == again


def test_json_says_all_that_the_table_says() -> None:
    asked = [FIRST, "--players", "casual", "random", "--seats", "2", "--seed", "5", "--jobs", "1"]
    found = json.loads(run(*asked, "--games", "3", "--json").stdout)
    rest = {key: found[key] for key in ("game", "players", "seed", "games", "complete")}
    assert rest == {
        "game": FIRST,
        "players": ["casual", "random"],
        "seed": 5,
        "games": 3,
        "complete": True,
    }
    assert games()[FIRST].rules.options.read(found["options"]) == games()[FIRST].rules.options()
    assert found["moves_per_second"] > 0
    assert found["deals"] == [{"seats": 2, "deals": 2, "uneven": 1, "missing": 1}]
    assert [row["chairs"] for row in found["standings"]] == [3, 3]
    assert {duel["seats"] for duel in found["duels"]} == {2}


def test_what_was_played_before_has_no_speed(tmp_path: Path) -> None:
    asked = [FIRST, "--players", "random", "casual", "--games", "2", "--jobs", "1"]
    asked += ["--file", str(tmp_path / "games.jsonl")]
    assert "moves a second" in run(*asked).stdout
    assert "moves a second" not in run(*asked).stdout
    assert json.loads(run(*asked, "--json").stdout)["moves_per_second"] is None


def test_a_deal_that_was_cut_off_is_told() -> None:
    asked = [FIRST, "--players", "casual", "random", "--seats", "2", "--jobs", "1"]
    assert "2 players, 2 deals in every rotation" in run(*asked, "--games", "4").stdout
    cut = run(*asked, "--games", "3").stdout
    assert "2 players, 2 deals, 1 of them not in every rotation" in cut
    assert "--games 4 would play it out" in cut


@pytest.mark.parametrize("key", KEYS)
def test_a_decision_is_a_move_with_a_choice(key: str) -> None:
    """All moves of a game are decisions of its seats, but for those that were forced."""
    option = games()[key].rules.options()
    seats = next(count for count in range(2, 9) if not option.problem(count))
    contest = Contest(key, {}, ("sharp",), (seats,), 1)
    (meeting,) = contest.meetings()
    play = Play(games()[key], contest.options(), seats, meeting.deal)
    bots = [seated(play, seat, "sharp") for seat in range(seats)]
    decisions = 0
    while play.state.outcome() is None:
        before, awaited = play.state.clone(), play.state.awaited()
        entries = len(play.entries)
        advance(play, bots)
        if len(play.entries) > entries:
            seat = play.entries[-1].seat
            decisions += seat not in awaited or len(before.legal(seat)) > 1
    assert sum(one.decisions for one in played(contest, meeting).thoughts) == decisions


def test_another_contest_is_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    asked = [FIRST, "--seats", "2", "--games", "1", "--jobs", "1", "--file", str(file)]
    run(*asked, "--players", "random")
    found = run(*asked, "--players", "novice")
    assert found.exit_code == 2
    assert "another contest" in found.output
    file.write_text("nonsense\n")
    found = run(*asked, "--players", "novice")
    assert "no file of the arena" in found.output


@pytest.mark.parametrize(
    ("number", "torn", "said"),
    [
        (1, b'{"game":"b', "Line 1 of {file} is cut off, and no game follows: delete the file."),
        (1, b"nonsense\n", "Line 1 of {file} declares no contest"),
        (3, b'{"seats":2,"deal\n', "Line 3 of {file} is no game: take that line out"),
        (3, b"\n", "Line 3 of {file} is no game"),
    ],
)
def test_a_broken_line_is_named(tmp_path: Path, number: int, torn: bytes, said: str) -> None:
    file = tmp_path / "games.jsonl"
    asked = [FIRST, "--players", "random", "--seats", "2", "--games", "3", "--jobs", "1"]
    asked += ["--file", str(file)]
    run(*asked)
    lines = file.read_bytes().splitlines(keepends=True)
    assert torn.endswith(b"\n") or lines[0].startswith(torn)
    rest = lines[number:] if torn.endswith(b"\n") else []
    file.write_bytes(b"".join([*lines[: number - 1], torn, *rest]))
    before = file.read_bytes()
    found = run(*asked)
    assert found.exit_code == 2
    assert said.format(file=file) in found.output
    assert file.read_bytes() == before
    if number > 1:
        file.write_bytes(b"".join([*lines[: number - 1], *rest]))
        assert "3 games" in run(*asked).output


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--players", "genius"], "There is no bot level 'genius'"),
        (["--seats", "99"], "players, not 99"),
        (["--games", "0"], "--games cannot be '0'"),
        (["--seats", "2", "2"], "names a number twice"),
        (["--json", "--csv"], "choose one"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(args: list[str], said: str) -> None:
    found = run(FIRST, *args)
    assert found.exit_code == 2
    assert said in found.output


@pytest.mark.usually_one
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_keeps_what_is_done(tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "games.jsonl"
    asked = ["--players", "random", "--seats", "2", "--games", "100000"]
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "handful.cli",
            "arena",
            FIRST,
            *asked,
            "--file",
            file,
            "--jobs",
            jobs,
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    until = time.monotonic() + 60
    while time.monotonic() < until and (not file.exists() or file.read_bytes().count(b"\n") < 5):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    shown, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    kept = file.read_bytes().count(b"\n") - 1
    assert kept >= 4
    assert f"{kept} games" in shown


def test_the_same_meeting_is_the_same_game() -> None:
    contest = Contest(FIRST, {}, ("sharp", "novice"), (2,), 1)
    (meeting,) = contest.meetings()
    one, other = played(contest, meeting), played(contest, meeting)
    assert (one.scores, one.entries) == (other.scores, other.entries)
    assert Book(contest, None).missing(contest) == [meeting]


@pytest.mark.usually_one
@pytest.mark.parametrize("key", KEYS)
def test_a_cheat_sees_what_the_expert_may_not(key: str) -> None:
    """Two worlds that look alike to a seat: the expert does the same in both, a cheat need not."""
    play, chance, parted = table(key), Chance(7), 0
    for seat, _ in islice(decisions(play, every=1), 60):
        cheat, expert = seated(play, seat, "cheat@40"), seated(play, seat, "expert@40")
        here, real = (cheat.choose(), expert.choose()), play.state
        other = twin_of(play.game, real, seat, chance)
        if other is None:
            continue
        play.state = other
        there = cheat.choose(), expert.choose()
        play.state = real
        assert here[1] == there[1]
        parted += here[0] != there[0]
    assert parted >= 3
