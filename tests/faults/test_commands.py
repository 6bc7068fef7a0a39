"""The commands that write golden files and count moves."""

import pytest

from handful.core import AnyGame
from handful.testing import choices, golden, perft


@pytest.fixture(autouse=True)
def only_stairs(stairs: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (golden, perft):
        monkeypatch.setattr(module, "game", lambda key: stairs)
    monkeypatch.setattr(golden, "games", lambda: {"stairs": stairs})


def test_golden_writes_then_agrees_then_differs(
    stairs: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    assert golden.main(["--check"]) == 1
    assert golden.main([]) == 0
    assert "wrote" in capsys.readouterr().out
    assert golden.main(["--check"]) == 0
    assert capsys.readouterr().out == ""
    path = golden.path(stairs)
    path.write_text(path.read_text("utf-8").replace("draw", "drew", 1), "utf-8")
    assert golden.main(["--check", "stairs"]) == 1
    assert f"differs {path}" in capsys.readouterr().out


def test_golden_text_keeps_secrets_apart(stairs: AnyGame) -> None:
    text = golden.text(stairs)
    watching = [line for line in text.splitlines() if line.startswith(("see *", "told *"))]
    assert watching
    assert not any("hand" in line or "card" in line for line in watching)


def test_broken_declaration_gets_a_sentence(
    stairs: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    path = golden.path(stairs).with_suffix(".toml")
    for text in ("[[play]]\nname = 1", '[[play]]\nname = "x"', "nonsense"):
        path.write_text(text, "utf-8")
        assert golden.main([]) == 2
        assert capsys.readouterr().err.startswith(str(path))


@pytest.mark.parametrize("line", ["seats=2 seed=1", "seats=x seed=1 bots=sharp moves=9", "cards=0"])
def test_broken_choice_gets_a_sentence(
    line: str, stairs: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    choices.path(stairs).write_text(line, "utf-8")
    assert golden.main([]) == 2
    assert capsys.readouterr().err.startswith(line)


def test_perft_prints_every_depth(capsys: pytest.CaptureFixture[str]) -> None:
    assert perft.main(["stairs", "seats=3", "depth=2", "seed=4", "landing=on"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" nodes=")[0] for line in lines] == [
        "seats=3 seed=4 depth=1",
        "seats=3 seed=4 depth=2",
    ]
    assert lines[0].endswith(" options landing=on")


@pytest.mark.parametrize(
    "words", [["stairs", "depht=3"], ["stairs", "cards=9"], ["stairs", "seats=9"]]
)
def test_wrong_count_gets_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert perft.main(words) == 2
    assert capsys.readouterr().err.strip()
