"""The package as it is installed and pinned."""

import importlib.metadata
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import handful
from handful.core.catalog import games
from handful.web import STATIC

ROOT = Path(__file__).parents[1]
REQUIREMENTS = ROOT / "requirements"
PIN = re.compile(r"[a-z0-9-]+==[0-9][\w.]*( ; .+)?")


def pins(name: str) -> list[str]:
    lines = (REQUIREMENTS / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_installed_version_is_the_source_version() -> None:
    assert importlib.metadata.version("handful") == handful.__version__


@pytest.mark.parametrize("name", ["play.txt", "dev.txt", "lab.txt", "ray.txt"])
def test_every_requirement_is_one_exact_version_from_anywhere(name: str) -> None:
    assert [line for line in pins(name) if not PIN.fullmatch(line)] == []


def test_developers_have_what_players_have() -> None:
    assert set(pins("play.txt")) <= set(pins("dev.txt"))


def test_a_wheel_without_compiled_rules_is_for_everybody_and_has_the_pages(tmp_path: Path) -> None:
    if not (STATIC / "index.html").exists():
        pytest.skip("the pages are not built: run scripts/web")
    build = ["build", f"--build-base={tmp_path / 'build'}", "egg_info", f"--egg-base={tmp_path}"]
    wheel = ["bdist_wheel", f"--dist-dir={tmp_path}", f"--bdist-dir={tmp_path / 'wheel'}"]
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", *build, *wheel],
        cwd=ROOT,
        env=os.environ | {"HANDFUL_PURE": "1"},
        check=True,
        capture_output=True,
    )
    (made,) = tmp_path.glob("*.whl")
    assert made.name == f"handful-{handful.__version__}-py3-none-any.whl"
    names = zipfile.ZipFile(made).namelist()
    assert "handful/web/static/index.html" in names
    assert any(re.fullmatch(r"handful/server/store/sql/\d+\.sql", one) for one in names)
    assert sum(one.endswith("/RULES.md") for one in names) == len(games())
    assert sum(one.endswith("/lesson/lesson.toml") for one in names) == len(games())
    spoken = sum(game.messages is not None for game in games().values())
    for part in ("cover", "table", "options", "later"):
        assert sum(one.endswith(f"/locales/de.{part}.json") for one in names) >= spoken
    assert not [one for one in names if one.endswith((".ftl", "/messages.ts"))]
    assert not [one for one in names if "/tests/" in one or one.endswith((".so", ".c", ".svelte"))]
