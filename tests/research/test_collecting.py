"""`handful lab dataset`: the same files whatever happens, and a card that describes them."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

pytest.importorskip("numpy", reason="the extra `research` is not installed")
pytest.importorskip("pyarrow", reason="the extra `lab` is not installed")

import pyarrow.parquet as pq
from msgspec import structs

from handful.cli import cli
from handful.core import replay
from handful.core.catalog import game, games
from handful.research import collecting, dataset

KEY = next(iter(games()))


def run(out: Path, *args: str, games: int = 5) -> Result:
    words = ["lab", "dataset", KEY, "--games", str(games), "--seats", "2", "--jobs", "1"]
    words += ["--out", str(out), "--bots", "sharp", "novice,random", *args]
    return CliRunner().invoke(cli, words, catch_exceptions=False)


def test_a_dataset_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = collecting.collection(
        game(KEY), 2, {}, [["sharp"], ["novice", "random"]], games=5, seed=1
    )
    made = structs.replace(made, shard=2)
    one, two = tmp_path / "one", tmp_path / "two"
    assert collecting.prepare(made, one) == [0, 1, 2]
    for number in range(3):
        collecting.make(made, one, number)
    assert collecting.prepare(made, one) == []
    collecting.prepare(made, two)
    collecting.make(made, two, 1)
    torn = collecting.shard_path(two, 2)
    torn.write_bytes(b"PAR1 cut off")  # the machine went down
    assert collecting.prepare(made, two) == [0, 2]
    for number in (0, 2):
        collecting.make(made, two, number)
    same = [
        [collecting.shard_path(home, number).read_bytes() for number in range(3)]
        for home in (one, two)
    ]
    assert same[0] == same[1]
    records = [one for n in range(3) for one in dataset.read(collecting.shard_path(two, n))]
    assert [one.seed for one in records] == [made.seed_of(number) for number in range(5)]
    assert all(replay(game(KEY), one).state.outcome() for one in records)
    assert made.seating(0) == ("sharp", "sharp")
    assert sorted(made.seating(1)) == ["novice", "random"]
    other = structs.replace(made, seed=2)
    with pytest.raises(collecting.BadFolder, match="another dataset"):
        collecting.prepare(other, one)


def test_the_card_says_what_is_there(tmp_path: Path) -> None:
    out = tmp_path / "data"
    assert run(out).exit_code == 0
    card = (out / "README.md").read_text("utf-8")
    file = collecting.shard_path(out, 0)
    rows = pq.read_metadata(file).num_rows
    assert card.startswith(f"# 5 games of {game(KEY).name}\n\n{rows:,} decisions in 1 Parquet")
    assert "| chairs of `sharp` | 6 |" in card
    assert f"| {file.name} | `{collecting._digest(file)}` |" in card
    assert "| `player` | which bot decides" in card
    table = pq.read_table(file)
    made = collecting.collection(
        game(KEY), 2, {}, [["sharp"], ["novice", "random"]], games=5, seed=0
    )
    for number, seat, player in zip(
        *(table.column(one).to_pylist() for one in ("game", "seat", "player")), strict=True
    ):
        assert player == made.seating(number)[seat]
    command = next(line for line in card.splitlines() if line.startswith("handful lab dataset"))
    again = tmp_path / "again"
    words = [*command.split()[1:], "--out", str(again), "--jobs", "1"]
    assert CliRunner().invoke(cli, words, catch_exceptions=False).exit_code == 0
    assert collecting.shard_path(again, 0).read_bytes() == file.read_bytes()
    before = file.stat().st_mtime_ns
    assert run(out).exit_code == 0
    assert file.stat().st_mtime_ns == before
    assert "holds another dataset" in run(out, "--seed", "9").output
    assert "holds something else" in run(tmp_path).output
    assert "no bot level 'genius'" in run(tmp_path / "x", "--bots", "genius").output
