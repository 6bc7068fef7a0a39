"""What the pages for researchers show runs, and says what the code does."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from handful.research.describe import page

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
NEEDS = ("gymnasium", "pettingzoo", "pyspiel", "pyarrow")


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_what_the_page_shows_runs(block: str) -> None:
    for name in NEEDS:
        pytest.importorskip(name, reason="an optional extra is not installed")
    exec(compile(block, "research.md", "exec"), {})


@pytest.mark.parametrize(
    ("script", "needs", "flags"),
    [
        ("random_agents.py", "pettingzoo", ("--games", "1")),
        pytest.param(
            "search.py", "pyspiel", ("--games", "1", "--simulations", "2"), marks=pytest.mark.deep
        ),
        (
            "learn.py",
            "sb3_contrib",
            ("--steps", "300", "--every", "300", "--games", "2", "--rollout", "128"),
        ),
    ],
)
def test_the_examples_run(script: str, needs: str, flags: tuple[str, ...]) -> None:
    pytest.importorskip(needs, reason="what this example needs is not installed")
    assert _said(script, *flags)


@pytest.mark.deep
def test_a_search_with_one_seed_goes_one_way() -> None:
    pytest.importorskip("pyspiel", reason="what this example needs is not installed")
    first, again, other = (
        _said("search.py", "--games", "2", "--simulations", "20", "--seed", seed) for seed in "112"
    )
    assert first == again != other


def _said(script: str, *flags: str) -> str:
    path = ROOT / "docs" / "examples" / script
    ran = subprocess.run(
        [sys.executable, str(path), *flags], capture_output=True, text=True, cwd=ROOT
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    return ran.stdout


def test_the_page_is_what_the_games_declare() -> None:
    made = "python -m handful.research.describe > docs/spaces.md"
    assert (ROOT / "docs" / "spaces.md").read_text("utf-8") == page(), f"make it anew: {made}"
