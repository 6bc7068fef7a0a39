"""What the documents show is run: a page that lies fails."""

import doctest
import re
from pathlib import Path

import pytest

from handful.bots.levels import LEVELS

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md")])


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


def test_the_levels_are_described_as_they_are_declared() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    for one in LEVELS.values():
        assert f"| `{one.key}` | {one.help} |" in page
