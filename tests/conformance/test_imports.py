"""Who may import whom, and where a game may be named."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from handful.core.catalog import games

pytestmark = pytest.mark.xdist_group("imports")  # each file is read once

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "handful"

LAYERS = {
    "core": {"core"},
    "games": {"core", "games"},
    "i18n": {"core", "i18n"},
    "testing": {"core", "i18n", "bots", "testing"},
    "bots": {"core", "i18n", "bots"},
    "review": {"core", "i18n", "bots", "review"},
    "puzzles": {"core", "i18n", "bots", "review", "puzzles"},
    "server": {"core", "i18n", "bots", "review", "puzzles", "server"},
    "terminal": {"core", "i18n", "bots", "review", "terminal"},
    "arena": {"core", "i18n", "bots", "review", "web", "arena"},
    "lab": {"core", "i18n", "bots", "arena", "lab"},
    "research": {"core", "i18n", "bots", "research"},
}
"""What each part of the house may import of the others; games are met through the catalogue."""

FOR_ALL = {"__version__", "compiled"}
"""What every part may know of the package itself."""
PURE = ("core", "games")
WORLDLY = {"time", "datetime", "random", "asyncio", "os", "secrets", "socket", "threading", "uuid"}


def modules(part: str) -> Iterator[Path]:
    """The Python files of one part; the tests of games are not part of the house."""
    for path in sorted((PACKAGE / part).rglob("*.py")):
        if "tests" not in path.relative_to(PACKAGE).parts:
            yield path


@cache
def imported(path: Path) -> list[str]:
    """The full names of all that a file imports."""
    return list(_imported(path))


def _imported(path: Path) -> Iterator[str]:
    here = ["handful", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("part", [part for part in LAYERS if (PACKAGE / part).is_dir()])
def test_parts_import_only_what_lies_below(part: str) -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {name}"
        for path in modules(part)
        for name in imported(path)
        if name.startswith("handful.") and name.split(".")[1] not in LAYERS[part] | FOR_ALL
    ]
    assert wrong == []


@pytest.mark.parametrize("part", PURE)
def test_rules_import_nothing_of_the_world(part: str) -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {name}"
        for path in modules(part)
        for name in imported(path)
        if (top := name.partition(".")[0]) != "handful"
        and (top in WORLDLY or top not in sys.stdlib_module_names)
    ]
    assert wrong == []


def test_games_do_not_import_each_other() -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {name}"
        for key in games()
        for path in modules(f"games/{key}")
        for name in imported(path)
        if name.startswith("handful.games.") and name.split(".")[2] != key
    ]
    assert wrong == []


def test_no_game_is_named_outside_its_own_folder() -> None:
    """Neither as a key in the code nor in the generic tests.

    Browser tests are not generic: they follow the words on the screens of one game.
    """
    names = re.compile(rf"\b({'|'.join(games())})\b", re.IGNORECASE)
    wrong = []
    for path in [*PACKAGE.rglob("*.py"), *(ROOT / "tests").rglob("*.py")]:
        parts = path.relative_to(ROOT).parts
        if parts[:2] == ("tests", "web"):
            continue
        text = path.read_text("utf-8")
        if parts[:3] == ("src", "handful", "games"):
            own = parts[3]
            found = {name.lower() for name in names.findall(text)} - {own.lower()}
        else:
            found = {name.lower() for name in names.findall(text)}
        wrong += [f"{'/'.join(parts)} names {name}" for name in sorted(found)]
    assert wrong == []


def test_core_needs_no_other_package() -> None:
    said = (
        "import sys; before = set(sys.modules); import handful.core, handful.core.catalog; "
        "print(*{one.partition('.')[0] for one in set(sys.modules) - before})"
    )
    ran = subprocess.run(
        [sys.executable, "-c", said], capture_output=True, text=True, check=True, cwd=ROOT
    )
    found = set(ran.stdout.split()) - set(sys.stdlib_module_names)
    # Compiled modules make these for themselves: nothing is installed for them.
    assert {one for one in found if "cython" not in one} == {"handful"}
