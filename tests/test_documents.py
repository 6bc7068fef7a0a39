"""What the documents show is run: a page that lies fails."""

import doctest
import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from handful.bots.levels import LEVELS
from handful.server.ws import typescript
from handful.testing.scenario import run_files

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md")])


TYPESCRIPT = """
import { defineGame, type Play, type Scenes } from '$kit';
import type { Component } from 'svelte';
type View = { top: string };
type Event = { event: 'played'; seat: number; card: string };
declare const Table: Component<{ play: Play<View> }>, Hand: Component<{ play: Play<View> }>;
declare const Face: Component<{ code: string | null }>, Mat: Component;
declare const play: Play<View>, card: string;
"""
"""What the pages take for granted in their TypeScript."""


def blocks(page: Path, language: str) -> list[str]:
    """What a page shows in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.S | re.M)


def sessions(page: Path) -> str:
    """The interactive Python of a page, everything else blanked so that line numbers hold."""
    inside = False
    lines = []
    for line in page.read_text("utf-8").splitlines():
        if line.startswith("```"):
            inside = line == "```python"
            lines.append("")
        else:
            lines.append(line if inside else "")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_sessions_in_documents_run(page: Path) -> None:
    parsed = doctest.DocTestParser().get_doctest(sessions(page), {}, page.name, str(page), 0)
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(parsed)
    assert results.failed == 0


def test_the_readme_shows_a_session() -> None:
    assert ">>> " in sessions(ROOT / "README.md")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_documents_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_extras_in_documents_exist() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    text = "".join(page.read_text("utf-8") for page in PAGES)
    named = {one for found in re.findall(r"handful\[([\w,]+)\]", text) for one in found.split(",")}
    assert named
    assert named <= set(project["optional-dependencies"])


def test_the_levels_are_described_as_they_are_declared() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    for one in LEVELS.values():
        assert f"| `{one.key}` | {one.help} |" in page


def test_scenarios_in_documents_hold(tmp_path: Path) -> None:
    shown = [one for page in PAGES for one in blocks(page, "toml") if "[[scenario]]" in one]
    assert shown
    for number, text in enumerate(shown):
        (tmp_path / f"{number}.toml").write_text(text, "utf-8")
    lines: list[str] = []
    assert run_files(sorted(tmp_path.iterdir()), lines.append) == 0, "\n".join(lines)


def test_typescript_in_documents_is_typed(tmp_path: Path) -> None:
    node, compiler = shutil.which("node"), ROOT / "node_modules/typescript/bin/tsc"
    if not node or not compiler.exists():
        pytest.skip("there is no Node on the path, or no TypeScript: run scripts/web")
    shown = [one for page in PAGES for one in blocks(page, "ts")]
    assert shown
    typescript.main()
    (tmp_path / "tips.ts").write_text("export default [];", "utf-8")  # a game's own file
    (tmp_path / "page.ts").write_text(TYPESCRIPT + "\n".join(reversed(shown)), "utf-8")
    settings = json.loads((ROOT / "tsconfig.json").read_text("utf-8"))["compilerOptions"]
    paths = {name: [str(ROOT / one) for one in found] for name, found in settings["paths"].items()}
    settings |= {
        "paths": paths | {"svelte": [str(ROOT / "node_modules/svelte")]},
        "typeRoots": [str(ROOT / "node_modules")],
        "noUnusedParameters": False,
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps({"compilerOptions": settings}), "utf-8")
    done = subprocess.run(
        [node, str(compiler), "-p", str(tmp_path)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout


def test_the_bot_on_the_page_is_the_one_beside_it() -> None:
    bot = (ROOT / "docs/examples/bot.py").read_text("utf-8")
    assert bot in blocks(ROOT / "docs/bots.md", "python")
