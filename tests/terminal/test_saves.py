"""Games on disk are whole, in their own place, and read with care."""

import json
import os
from pathlib import Path

import pytest

from handful.core import AnyGame, Play
from handful.terminal import saves
from handful.terminal.saves import Autosave, BadFile


@pytest.fixture(autouse=True)
def catalogue(lantern: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    from handful.core.catalog import game as known

    monkeypatch.setattr(saves, "game", lambda key: lantern if key == "lantern" else known(key))


@pytest.fixture
def play(lantern: AnyGame) -> Play:
    play = Play(lantern, lantern.rules.options(), 2, 7, players=("Anna", "Ben"))
    play.enter(0, play.state.legal(0)[0])
    return play


def test_a_saved_game_comes_back_as_it_was(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    saves.write(path, saves.document(play.record(), ("person", "sharp")))
    saved = saves.load(path)
    assert saved.chairs == ("person", "sharp")
    assert saved.play.record() == play.record()
    assert saved.play.game.knowledge.lay(saved.play.state) == play.game.knowledge.lay(play.state)


def test_a_record_in_plain_lines_is_read_too(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(play.record().to_text())
    assert saves.load(path).play.record() == play.record()
    assert saves.load(path).chairs == ()


def test_a_half_written_save_never_replaces_a_good_one(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    saves.write(path, "good")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadFile, match="cannot be written: No space left"):
        saves.write(path, "half")
    assert path.read_text() == "good"
    assert os.listdir(tmp_path) == ["game.json"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe\x00", "it is not text"),
        (b"", "it does not begin with"),
        (b"{", "This is not a game record"),
        (b"[1, 2]", "This is not a game record|cannot be read"),
        (b"hello", "cannot be read"),
        (b'{"handful": 99}', "has format 99"),
        (b'{"handful": 1}', "has no “game”"),
    ],
)
def test_a_broken_file_is_named_with_its_problem(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    with pytest.raises(BadFile, match=said) as problem:
        saves.load(path)
    assert str(path) in str(problem.value)


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("rules", 2, "newer rules of Lantern"),
        ("game", "nosuch", "There is no game 'nosuch'"),
        ("seats", 9, "is for 1 to 4 players"),
        ("options", {"cards": 99}, "“cards” cannot be 99"),
        ("options", {"nosuch": 1}, "There is no house rule “nosuch”"),
        ("entries", [[-1, 0, "lay K-77"]], "Move 1 of this record"),
        ("entries", [[-1, 7, "peek"]], "Move 1 of this record"),
        ("entries", [["x"]], "a move that cannot be read"),
        ("seed", "x", "“seed” of this record cannot be 'x'"),
    ],
)
def test_a_record_that_cannot_be_played_says_why(
    play: Play, tmp_path: Path, key: str, value: object, said: str
) -> None:
    path = tmp_path / "foreign.json"
    path.write_text(json.dumps(json.loads(play.record().to_json()) | {key: value}))
    with pytest.raises(BadFile, match=said):
        saves.load(path)


def test_odd_chairs_are_ignored(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(json.loads(play.record().to_json()) | {"chairs": "nonsense"}))
    assert saves.load(path).chairs == ()


def test_a_folder_and_a_missing_file_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing"):
        with pytest.raises(BadFile, match="cannot be read"):
            saves.load(path)


def test_every_move_is_kept_and_the_end_is_put_aside(play: Play, state_home: Path) -> None:
    autosave = Autosave("lantern")
    autosave.keep(play, ("person", "sharp"))
    assert autosave.trouble is None
    assert saves.newest() == saves.newest("lantern") == autosave.path
    before = autosave.path
    play.enter(1, play.state.legal(1)[0])
    autosave.keep(play, ("person", "sharp"))
    assert autosave.path == before
    assert len(saves.load(saves.newest()).play.entries) == 2
    done = autosave.finish()
    assert done
    assert done.parent == state_home / "finished"
    with pytest.raises(BadFile, match="There is no unfinished game"):
        saves.newest()


def test_only_so_many_finished_games_are_kept(play: Play, state_home: Path) -> None:
    for _ in range(3):
        autosave = Autosave("lantern")
        autosave.keep(play, ())
        autosave.finish()
    done = state_home / "finished"
    for number in range(200):
        (done / f"old-{number}.json").write_text("old")
    autosave = Autosave("lantern")
    autosave.keep(play, ())
    autosave.finish()
    assert len(list(done.iterdir())) == 100


def test_a_folder_that_cannot_be_made_is_trouble_not_an_error(play: Play, state_home: Path) -> None:
    state_home.parent.mkdir(parents=True)
    state_home.write_text("a file stands here")
    autosave = Autosave("lantern")
    autosave.keep(play, ())
    assert autosave.trouble
