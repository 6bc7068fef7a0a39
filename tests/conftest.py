"""What tests share: fewer cases where few are asked for, and Stairs, the game of the guide.

Stairs, of docs/add-a-game.md, is a package here that tests can import and spoil.
`HANDFUL_CASES` says how thorough tests are that could go on for ever (scripts/test says 4,000,
`--deep` 12,000). Below 1,000, tests of pages, servers, terminals and the lab are run in one of
their cases each.
"""

import os
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from zlib import crc32

import pytest

from handful.core import AnyGame

PAGE = Path(__file__).parents[1] / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^```\w+ stairs/(\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)

FEW = int(os.environ.get("HANDFUL_CASES", "12000")) < 1000
SLOW = [Path(__file__).parent / one for one in ("web", "server", "terminal", "lab")]

Change = tuple[str, str, str]
"""A file, a passage that stands in it once, and what is to stand there instead."""

Build = Callable[..., AnyGame]
"""Makes Stairs from the page, with some changes."""

_numbers = count()


def _write(folder: Path, changes: tuple[Change, ...]) -> None:
    files = dict(BLOCK.findall(PAGE.read_text("utf-8")))
    for name, sound, faulty in changes:
        assert files[name].count(sound) == 1, f"{sound!r} stands once in {name}"
        files[name] = files[name].replace(sound, faulty)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Build]:
    """A maker of Stairs; what it made is forgotten afterwards."""
    made = []

    def make(*changes: Change) -> AnyGame:
        name = f"stairs_{next(_numbers)}"
        made.append(name)
        _write(tmp_path / name, changes)
        game: AnyGame = import_module(name).GAME
        return game

    sys.path.insert(0, str(tmp_path))
    yield make
    sys.path.remove(str(tmp_path))
    for module in [one for one in sys.modules if one.partition(".")[0] in made]:
        del sys.modules[module]


@pytest.fixture
def stairs(build: Build) -> AnyGame:
    """Stairs as the page has it."""
    return build()


def pytest_configure(config: pytest.Config) -> None:
    """Say what the mark means."""
    config.addinivalue_line("markers", "deep: only with scripts/test --deep, which CI runs")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright's event loop stays in a worker that has run one."""
    if FEW:
        _thin_out(config, items)
    browser = Path(__file__).parent / "web"
    items.sort(key=lambda item: item.path.is_relative_to(browser))


def _thin_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep one case of each slow test, of each test another one."""
    cases = defaultdict[str, list[pytest.Item]](list)
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in SLOW):
            cases[item.nodeid.partition("[")[0]].append(item)
    kept = {found[crc32(name.encode()) % len(found)] for name, found in cases.items()}
    left_out = [item for found in cases.values() for item in found if item not in kept]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
