"""The pages' own tests, of what needs no browser."""

import subprocess
import sys

import pytest

from handful.web import STATIC

from .conftest import ROOT


def test_the_parts_of_the_pages_pass_their_tests() -> None:
    if not (STATIC / "index.html").exists():
        pytest.skip("the pages are not built: run scripts/web")
    command = [sys.executable, str(ROOT / "scripts" / "web.py"), "test"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
