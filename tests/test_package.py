"""The package as it is installed and pinned."""

import importlib.metadata
import re
from pathlib import Path

import pytest

import handful

REQUIREMENTS = Path(__file__).parents[1] / "requirements"
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
