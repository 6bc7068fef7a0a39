"""What tests share: fewer cases where few are asked for, and Stairs, the game of the guide.

Stairs, of docs/add-a-game.md, is a package here that tests can import and spoil.
`HANDFUL_CASES` says how thorough tests are that could go on for ever (scripts/test says 800,
`--deep` 3,200). Below 500, tests of pages, servers, terminals and the lab are run in one of
their cases each.
"""

import os
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from zlib import crc32

import pytest

from handful.core import AnyGame

PAGE = Path(__file__).parents[1] / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^```\w+ stairs/(\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)

FEW = int(os.environ.get("HANDFUL_CASES", "12000")) < 500
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
    """Say what the marks mean."""
    config.addinivalue_line("markers", "deep: only with scripts/test --deep")
    config.addinivalue_line(
        "markers",
        "usually_one(parameter, each=None): of this parameter's values one is tried, another one in"
        " each test; without a parameter one case of all; `each` names what a value is one of, and"
        " one of each is tried. With --deep all are.",
    )


@pytest.hookimpl(tryfirst=True)  # before those that are too deep are left out
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright's event loop stays in a worker that has run one."""
    if FEW:
        left_out = _all_but_one_of_each(
            (item.nodeid.partition("[")[0], item)
            for item in items
            if any(item.path.is_relative_to(folder) for folder in SLOW)
        )
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]
    for item in _all_but_one_of_each(_alike(items)):
        item.add_marker(pytest.mark.deep)
    browser = Path(__file__).parent / "web"
    items.sort(key=lambda item: item.path.is_relative_to(browser))


def _alike(items: list[pytest.Item]) -> Iterator[tuple[str, pytest.Item]]:
    """Tests of which one is usually enough, each after the name of what it is one of."""
    for item in items:
        mark = item.get_closest_marker("usually_one")
        if mark and isinstance(item, pytest.Function):
            given, each = dict(item.callspec.params), mark.kwargs.get("each")
            for parameter in mark.args or tuple(given):
                value = given.pop(parameter)
                if each:
                    given[f"each {parameter}"] = each(value)
            yield f"{item.nodeid.partition('[')[0]} {given}", item


def _all_but_one_of_each(named: Iterable[tuple[str, pytest.Item]]) -> set[pytest.Item]:
    """All items but one of each name: another place in line for each name."""
    cases = defaultdict[str, list[pytest.Item]](list)
    for name, item in named:
        cases[name].append(item)
    kept = {found[crc32(name.encode()) % len(found)] for name, found in cases.items()}
    return {item for found in cases.values() for item in found if item not in kept}
