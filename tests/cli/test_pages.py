"""Commands that the pages show are commands: each is read as the command line would read it."""

import re
import shlex
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import click
import pytest

from handful.cli import cli
from handful.core.catalog import games
from handful.terminal.seating import Wish, seat_count

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/*.md"))]
STANDS_FOR = {
    "GAME": next(iter(games())),
    "LEVEL": "sharp",
    "N": "3",
    "GAMES": "10",
    "S": "7",
    "P": "classic",
    "SECONDS": "1",
    "NAME": "Ada",
    "PORT": "8000",
    "FILE": str(ROOT / "README.md"),
    "FOLDER": str(ROOT / "docs"),
    "RECORD": str(ROOT / "README.md"),
    "TABLE": "http://localhost:8000/join/PLUM",
}
"""What the pages write in capitals, and something it may be."""
NO_COMMANDS = ("handful COMMAND", "handful 1|game|")
"""What begins alike and is something else."""


def shown(page: Path) -> list[str]:
    """Every command line of a page: in its blocks, and within its sentences."""
    text = re.sub(r"\\\n\s*", "", page.read_text("utf-8"))
    blocks = re.findall(r"^```(?:sh)?\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    lines = [line.removeprefix("$ ") for block in blocks for line in block.splitlines()]
    spans = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.S | re.M))
    found = [*lines, *spans]
    commands = [one for one in found if re.match(r"handful( |$)|scripts/\w|python3? ", one)]
    return [one for one in commands if not one.startswith(NO_COMMANDS)]


def words(line: str) -> list[str]:
    """A command line as its words, with something in place of what stands for something."""
    kept = [one for one in shlex.split(line, comments=True) if one not in ("…", "|", "source")]
    bare = [re.sub(r"^\[|\]$|…", "", one) for one in kept]
    return [STANDS_FOR.get(one, one) for one in bare]


def read(command: click.Command, args: list[str], parent: click.Context | None = None) -> None:
    """Read a command line as far as running it."""
    context = command.make_context(command.name, args, parent=parent)
    rest = [*getattr(context, "_protected_args", ()), *context.args]
    if isinstance(command, click.Group) and rest:
        name, found, rest = command.resolve_command(context, rest)
        assert found, f"there is no command {name}"
        read(found, rest, context)


COMMANDS = sorted({(page.name, one) for page in PAGES for one in shown(page)})


def test_commands_are_found() -> None:
    assert sum(line.startswith("handful ") for _, line in COMMANDS) > 30
    assert sum(line.startswith("scripts/") for _, line in COMMANDS) > 10


@pytest.mark.parametrize(
    ("page", "line"), [one for one in COMMANDS if re.match("handful( |$)", one[1])]
)
def test_handful_takes_it(page: str, line: str) -> None:
    _, *args = words(line)
    with suppress(click.exceptions.Exit):  # --help and --version have said all
        read(cli, args)


def test_as_many_bots_sit_down_as_the_page_says() -> None:
    page = (ROOT / "docs" / "play.md").read_text("utf-8")
    others = {
        game.name: seat_count(game, game.rules.options(), Wish()) - 1 for game in games().values()
    }
    more = [name for name, bots in others.items() if bots != 2]
    assert "with you and two bots " in page
    assert {others[name] for name in more} == {3}
    assert f"(in {' and '.join(more)} three, because it needs four players)" in page


@pytest.mark.parametrize(
    ("page", "line"), [one for one in COMMANDS if not one[1].startswith("handful")]
)
def test_a_script_is_there_with_its_flags(page: str, line: str) -> None:
    program, *args = words(line)
    if program in ("python", "python3"):
        program, args = (args[1], args[2:]) if args[0] == "-m" else (args[0], args[1:])
    module = ROOT / "src" / f"{program.replace('.', '/')}.py"
    if (program.startswith("handful.") and module.exists()) or program == "bot.py":
        return
    assert (ROOT / program).exists(), f"{page} shows {line}"
    if program == "scripts/bench" and args:
        flags = {one for one in args if one.startswith("--")}
        asked = [sys.executable, str(ROOT / "bench" / f"{args[0]}.py"), "--help"]
        help = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
        assert flags <= set(re.findall(r"--[\w-]+", help))
