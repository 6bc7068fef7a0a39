"""Runs of the lab: the same games whatever happens, and nothing lost or played twice."""

import io
import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result
from msgspec import json

from handful.cli import cli
from handful.cli.lab import bar, progress_line
from handful.core.catalog import games
from handful.lab import planning, shards
from handful.lab.estimates import Mean
from handful.lab.planning import Plan
from handful.lab.playing import Table
from handful.lab.run import pool, prepare, run
from handful.lab.shards import BadRun, Folder, Shard, Task, play_task
from handful.lab.study import Study, read_vary, study

pytest.importorskip("polars", reason="the lab is an extra: pip install 'handful[lab]'")

KEYS = list(games())
FIRST = KEYS[0]
SEATS = 4


def lab(*args: str) -> Result:
    return CliRunner().invoke(cli, ["lab", *args], catch_exceptions=False)


def asked_for(key: str = FIRST, bots: str = "random", every: int = 3, **asked: Any) -> Study:
    played = games()[key]
    return study(
        played, played.rules.options(), [SEATS], [tuple(bots.split(","))], every=every, **asked
    )


def declared(key: str = FIRST, bots: str = "random", every: int = 3, **asked: Any) -> Study:
    """The same in short shards."""
    return msgspec.structs.replace(asked_for(key, bots, every, **asked), shard=4, step=0)


def ran(made: Study, home: Path, count: int, jobs: int = 1, until: float | None = None) -> Folder:
    folder = Folder(home)
    assert run(folder, prepare(folder, made, count, until), pool(jobs), lambda _: None)
    return folder


def content(home: Path) -> dict[str, bytes]:
    return {str(one.relative_to(home)): one.read_bytes() for one in home.rglob("*.*")}


def results(home: Path) -> list[list[Any]]:
    """All that a run holds, whatever shards it lies in."""
    folder = Folder(home)
    frames = [
        (folder.games(number), folder.looks(number))
        for number in range(len(folder.read().settings))
    ]
    return [[frame.rows() if frame is not None else [] for frame in each] for each in frames]


@pytest.mark.parametrize("key", KEYS)
def test_a_game_that_is_looked_at_is_the_same_game(key: str) -> None:
    for bots in ("random", "novice,random"):
        table = Table(declared(key, bots), 0)
        for number in range(3):
            ended, rows = table.look(number)
            assert ended == table.play(number)
            assert {row.game for row in rows} == {number}
            made = sum(row.value for row in rows if row.kind == "move")
            assert made == ended.moves


def test_any_number_of_workers_gives_the_same_folder(tmp_path: Path) -> None:
    made = declared(vary=None)
    ran(made, tmp_path / "one", 10)
    ran(made, tmp_path / "two", 10, jobs=2)
    assert content(tmp_path / "one") == content(tmp_path / "two")


@pytest.mark.parametrize("until", [None, 0.1])
def test_shards_of_any_size_hold_the_same_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, until: float | None
) -> None:
    """A run stops after the same game too, however its shards are cut."""
    made = msgspec.structs.replace(declared(), shard=1, step=20)
    monkeypatch.setattr(planning, "SHARE", 0)
    sizes = {}
    for name, seconds, jobs in (("one by one", 0.0, 1), ("large", 1e9, 1), ("spread", 0.02, 2)):
        monkeypatch.setattr(planning, "SECONDS", seconds)
        folder = ran(made, tmp_path / name, 150, jobs, until)
        sizes[name] = len(folder.shards(0))
        assert results(tmp_path / name) == results(tmp_path / "one by one")
    assert sizes["one by one"] == Folder(tmp_path / "large").games(0).height
    assert sizes["large"] < sizes["one by one"] // 10


def shard_of(task: Task, seconds: float) -> Shard:
    return Shard(task, b"", b"", seconds, seconds)


def test_a_shard_is_about_a_second_long_whatever_the_pace() -> None:
    """Slow games are shared among all workers, and something can be shown all the time."""
    for bots, pace in (("random", 0.0001), ("random", 0.27), ("novice", 0.27), ("novice", 30.0)):
        made = asked_for(bots=bots)
        plan = Plan(made, 60_000, [{}])
        tasks = plan.tasks()
        first = next(tasks)
        assert first == Task(0, 0, 1)
        plan.learn(shard_of(first, pace))
        assert next(tasks).games == min(made.stops - 1, max(1, int(1 / pace)))


def test_shards_grow_with_the_run_so_that_there_are_never_too_many() -> None:
    plan = Plan(asked_for(), 60_000, [{}])
    tasks = plan.tasks()
    plan.learn(shard_of(next(tasks), 0.25))
    assert next(tasks).games == 4
    plan.learn(shard_of(Task(0, 5, 14_400), 3600.0))
    assert next(tasks).games == 144


def test_a_plan_fills_the_gaps_and_stops_where_a_run_may_stop() -> None:
    made = msgspec.structs.replace(declared(), shard=1, step=20)
    plan = Plan(made, 50, [{0: 5, 12: 3}, {0: 50}])
    tasks = plan.tasks()
    plan.learn(shard_of(Task(0, 0, 1), 0.001))
    assert list(tasks) == [Task(0, 5, 7), Task(0, 15, 5), Task(0, 20, 20), Task(0, 40, 10)]


def test_a_run_of_an_earlier_version_goes_on(tmp_path: Path) -> None:
    """Its shards all had one size, and its declaration knew no steps."""
    made = declared()
    ran(made, tmp_path / "earlier", 10)
    declaration = tmp_path / "earlier" / shards.DECLARATION
    declared_then = json.decode(declaration.read_bytes())
    del declared_then["step"]
    declaration.write_bytes(json.encode(declared_then))
    now = msgspec.structs.replace(made, shard=1, step=10_000)
    ran(now, tmp_path / "earlier", 23)
    ran(now, tmp_path / "now", 23)
    assert results(tmp_path / "earlier") == results(tmp_path / "now")
    assert Folder(tmp_path / "earlier").shards(0) == [0, 1, 2, 3, 4, 5]


def test_the_first_word_comes_before_the_first_game(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    told: list[int] = []
    progress = prepare(folder, declared(), 10, None)

    def engine(study: Study, tasks: Iterable[Task]) -> Generator[Shard, None, None]:
        assert told == [0]
        for task in tasks:
            yield play_task(study, task)

    assert run(folder, progress, engine, lambda progress: told.append(progress.done))
    assert told == [0, 4, 8, 10]


def test_a_terminal_shows_the_first_word_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paper = io.StringIO()
    monkeypatch.setattr(paper, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", paper)
    bar()(prepare(Folder(tmp_path), declared(), 10, None))
    assert paper.getvalue().endswith("0 of 10 games, starting")


def test_a_run_can_be_made_longer(tmp_path: Path) -> None:
    made = declared()
    ran(made, tmp_path / "longer", 6)
    before = (tmp_path / "longer/setting-000/games-000000.parquet").stat().st_mtime_ns
    ran(made, tmp_path / "longer", 11)
    ran(made, tmp_path / "whole", 11)
    assert content(tmp_path / "longer") == content(tmp_path / "whole")
    assert (tmp_path / "longer/setting-000/games-000000.parquet").stat().st_mtime_ns == before


def test_settings_meet_on_the_same_deals_by_the_same_bots() -> None:
    played = games()[FIRST]
    made = study(
        played, played.rules.options(), [2, 3], [("sharp", "novice"), ("random",)], games=100
    )
    assert [made.seed_of(number) for number in range(3)] == [
        made.seed_of(number) for number in range(3)
    ]
    assert len({made.seed_of(number) for number in range(1000)}) == 1000
    mixed = [made.seating(made.settings[0], number) for number in range(40)]
    assert set(mixed) == {("sharp", "novice"), ("novice", "sharp")}
    assert made.labels() == [
        "2 players, sharp + novice",
        "2 players, random",
        "3 players, sharp + novice",
        "3 players, random",
    ]


def test_a_setting_is_called_by_what_it_changes() -> None:
    played = games()[FIRST]
    switches = [each for each in played.rules.options.declared() if each.is_switch]
    one, other = switches[:2]
    vary = {each.key: [not each.default] for each in (one, other)}
    made = study(played, played.rules.options(), [4], [("random",)], vary=vary, one_at_a_time=True)
    said = [f"{each.key}={'off' if each.default else 'on'}" for each in (one, other)]
    assert made.labels() == ["usual rules", *said]
    alone = {one.key: [one.default, not one.default]}
    made = study(played, played.rules.options(), [4], [("random",)], vary=alone)
    assert [label.partition("=")[0] for label in made.labels()] == [one.key, one.key]


def test_it_stops_when_enough_is_known_and_keeps_no_more(tmp_path: Path) -> None:
    made = declared(every=0)
    one = ran(made, tmp_path / "one", 4000, until=0.2)
    two = ran(made, tmp_path / "two", 4000, jobs=2, until=0.2)
    assert content(tmp_path / "one") == content(tmp_path / "two")
    assert 4 < one.games(0).height == two.games(0).height < 100


def test_a_shard_cut_in_half_is_said_and_played_again(tmp_path: Path) -> None:
    made = declared()
    folder = ran(made, tmp_path, 10)
    whole = content(tmp_path)
    path = tmp_path / "setting-000/games-000001.parquet"
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(BadRun, match=r"games-000001.parquet is damaged"):
        folder.games(0)
    progress = prepare(folder, made, 10, None)
    assert (progress.mended, progress.done) == (1, 6)
    ran(made, tmp_path, 10)
    assert content(tmp_path) == whole


def test_a_full_disk_is_one_sentence_and_what_is_whole_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = declared(every=0)
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full")
    ran(made, tmp_path, 4)
    before = content(tmp_path)
    folder = Folder(tmp_path)
    shard = play_task(made, Task(0, 1, 4))
    (tmp_path / "setting-000/games-000001.parquet.new").symlink_to(full)
    with pytest.raises(BadRun, match=r"disk of .* is full"):
        folder.keep(shard)
    (tmp_path / "setting-000/games-000001.parquet.new").unlink()
    assert content(tmp_path) == before
    monkeypatch.setattr(shards.Folder, "keep", lambda self, shard: None)
    with pytest.raises(BadRun, match="need about"):
        prepare(folder, made, 1 << 60, None)


def test_changed_rules_are_not_mixed_in(tmp_path: Path) -> None:
    made = declared()
    ran(made, tmp_path, 4)
    text = (tmp_path / shards.DECLARATION).read_text("utf-8")
    changed = text.replace('"rules_number": 1', '"rules_number": 99')
    (tmp_path / shards.DECLARATION).write_text(changed)
    found = lab("run", FIRST, "--games", "4", "--out", str(tmp_path))
    assert found.exit_code == 2
    assert "was played by rules number 99" in found.output
    assert len(list(tmp_path.glob("*/games-*"))) == 1


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--vary", "nonsense=1,2"], "There is no house rule “nonsense”"),
        (["--bots", "genius"], "There is no bot level 'genius'"),
        (["--until", "often"], "say a share such as 0.5%"),
        (["--games", "0"], "--games cannot be '0'"),
        (["--seats", "99"], "players, not 99"),
        (["--address", "here:1"], "--address goes with --engine ray"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(args: list[str], said: str, tmp_path: Path) -> None:
    found = lab("run", FIRST, "--out", str(tmp_path / "run"), *args)
    assert found.exit_code == 2
    assert said in found.output
    assert not list(tmp_path.glob("run/setting*"))


def test_another_run_and_another_folder_are_not_mixed_up(tmp_path: Path) -> None:
    home = str(tmp_path / "run")
    assert lab("run", FIRST, "--games", "2", "--jobs", "1", "--out", home).exit_code == 0
    found = lab("run", FIRST, "--games", "2", "--seed", "5", "--out", home)
    assert "holds another run (its seed is 0)" in found.output
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters/love.txt").write_text("…")
    found = lab("run", FIRST, "--games", "2", "--out", str(tmp_path / "letters"))
    assert "holds something else" in found.output
    assert "holds no run" in lab("report", str(tmp_path / "nowhere")).output


def test_values_to_vary_are_read_strictly() -> None:
    played = games()[FIRST]
    switch = next(one for one in played.rules.options.declared() if one.is_switch)
    assert read_vary(played, [f"{switch.key}=on,off,on"]) == {switch.key: [True, False]}


@pytest.mark.deep
def test_a_broken_run_goes_on_to_the_same_result(tmp_path: Path) -> None:
    """Stopped by Ctrl-C, then killed, then let be: no game is lost, none is played twice."""
    asked = [sys.executable, "-m", "handful.cli", "lab", "run", FIRST, "--bots", "novice"]
    asked += ["--games", "80", "--jobs", "2", "--detail", "50", "--out"]
    there = tmp_path / "broken/setting-000"
    kept: dict[str, int] = {}
    for how in (signal.SIGINT, signal.SIGKILL):
        process = subprocess.Popen([*asked, tmp_path / "broken"], stdout=subprocess.PIPE)
        until = time.monotonic() + 120
        while time.monotonic() < until and len(list(there.glob("games-*.parquet"))) <= len(kept):
            time.sleep(0.01)
        process.send_signal(how)
        process.communicate(timeout=60)
        assert all((there / name).stat().st_mtime_ns == when for name, when in kept.items())
        kept = {one.name: one.stat().st_mtime_ns for one in there.glob("games-*.parquet")}
        assert Folder(tmp_path / "broken").games(0).height < 80
    subprocess.run([*asked, tmp_path / "broken"], check=True, capture_output=True)
    subprocess.run([*asked, tmp_path / "whole"], check=True, capture_output=True)
    assert results(tmp_path / "broken") == results(tmp_path / "whole")
    assert all((there / name).stat().st_mtime_ns == when for name, when in kept.items())


def test_workers_end_with_the_first_process(tmp_path: Path) -> None:
    asked = [sys.executable, "-m", "handful.cli", "lab", "run", FIRST, "--bots", "novice"]
    asked += ["--games", "100000", "--jobs", "2", "--out", str(tmp_path / "run")]
    process = subprocess.Popen(asked, stdout=subprocess.DEVNULL, start_new_session=True)
    group = process.pid
    until = time.monotonic() + 120
    while time.monotonic() < until and not list(tmp_path.glob("run/setting-000/games-*")):
        time.sleep(0.05)
    process.kill()
    process.wait()
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.2)
    os.killpg(group, signal.SIGKILL)
    pytest.fail("workers have outlived the process that started them")


@pytest.mark.parametrize(
    ("done", "total", "rate", "left"),
    [
        (1, 40, 0.3, "2 min"),
        (123_456, 1_000_000, 2489.0, "6 min"),
        (10**6, 26 * 10**6, 3.1, "2240 h"),
    ],
)
def test_the_progress_says_everything_in_80_columns(
    done: int, total: int, rate: float, left: str
) -> None:
    found = Mean(done, done / 4, done / 4)
    line = progress_line(done, total, rate, found, 79)
    assert len(line) <= 79
    assert f"{done:,} of {total:,}" in line
    assert f"{found.value:.2%} ± {found.share_half:.2%}" in line
    assert line.endswith(f"/s, {left} left")


def test_the_progress_bar_gives_way_where_the_terminal_is_narrow() -> None:
    found = Mean(50, 12.5, 12.5)
    assert progress_line(50, 100, 9.0, found, 200).startswith("━" * 12 + " " * 12)
    assert progress_line(50, 100, 9.0, found, 30) == "25.00% ± 11.70%, 50 of 100, 9."


def test_a_shard_says_how_long_it_took() -> None:
    shard = play_task(declared(), Task(0, 0, 4))
    assert 0 < shard.inside <= shard.seconds
