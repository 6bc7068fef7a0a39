"""Compiled rules run only while they are what is written."""

import json
import sys
from pathlib import Path

import pytest

from handful import compiled
from handful.compiled import LEDGER, SUFFIX, TWINS, Uncompiled, choose, digest, leftovers, modules


@pytest.fixture(autouse=True)
def finders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else's imports change."""
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.delenv("HANDFUL_PURE", raising=False)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A package with one compiled module and the twins."""
    twins = [name.replace(".", "/") for name in TWINS]
    for name in (*twins, "games/tiny/rules"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.with_suffix(".py").write_text(f"# {name}\n")
        path.with_suffix(".pxd").write_text(f"# types of {name}\n")
    names = modules(tmp_path)
    ledger = {"modules": names, "digest": digest(tmp_path, names), "suffix": SUFFIX}
    (tmp_path / LEDGER).write_text(json.dumps(ledger))
    return tmp_path


def _runs_as_written(home: Path) -> bool:
    for finder in sys.meta_path:
        if isinstance(finder, Uncompiled) and "handful.games.tiny.rules" in finder.names:
            spec = finder.find_spec("handful.games.tiny.rules", [str(home / "games" / "tiny")])
            assert spec
            assert spec.origin == str(home / "games" / "tiny" / "rules.py")
            return True
    return False


def test_what_was_compiled_from_these_files_runs(home: Path) -> None:
    assert modules(home) == ["games.tiny.rules"]
    assert choose(home) == "compiled"
    assert not _runs_as_written(home)


@pytest.mark.parametrize(
    "name", ["games/tiny/rules.py", "games/tiny/rules.pxd", "core/rng.py", "core/sets.pxd"]
)
def test_after_an_edit_the_written_rules_run(home: Path, name: str) -> None:
    with (home / name).open("a") as file:
        file.write("# edited\n")
    assert "edited since" in choose(home)
    assert _runs_as_written(home)


def test_after_a_module_is_gone_the_written_rules_run(home: Path) -> None:
    (home / "core" / "rng.py").unlink()
    assert "edited since" in choose(home)
    assert _runs_as_written(home)


def test_a_module_that_is_compiled_no_more_runs_as_written(home: Path) -> None:
    (home / "games/tiny/rules").with_suffix(SUFFIX).touch()
    assert leftovers(home) == []
    (home / "games/tiny/rules.pxd").unlink()
    assert leftovers(home) == ["games.tiny.rules"]
    assert "edited since" in choose(home)
    assert _runs_as_written(home)


def test_another_python_runs_the_written_rules(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "SUFFIX", ".cpython-399.so")
    assert "for another Python" in choose(home)
    assert _runs_as_written(home)


def test_the_written_rules_can_be_asked_for(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANDFUL_PURE", "1")
    assert "HANDFUL_PURE" in choose(home)
    assert _runs_as_written(home)


def test_without_a_ledger_nothing_was_compiled(home: Path) -> None:
    (home / LEDGER).unlink()
    assert "nobody has compiled them" in choose(home)
    assert _runs_as_written(home), "of a half-made build something would be taken"
