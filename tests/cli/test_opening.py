"""Plain `handful` and `scripts/play` serve the games and open them in the browser."""

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENVIRONMENT = Path(os.environ.get("HANDFUL_VENV") or ROOT / ".venv")
PLAIN = [sys.executable, "-m", "handful.cli"]
PATIENCE = 60


@contextmanager
def opened(command: Sequence[str], folder: Path, *flags: str) -> Iterator[tuple[str, Path]]:
    """Run it with a browser of our own; its first line and the browser's notes come back."""
    notes = folder / "notes"
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> "{notes}"\n')
    browser.chmod(0o755)
    process = subprocess.Popen(
        [*command, "--host", "127.0.0.1", "--store", str(folder / "rooms.sqlite"), *flags],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"BROWSER": f"{browser} %s"},
    )
    try:
        assert process.stdout
        yield process.stdout.readline().strip(), notes
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def noted(notes: Path) -> str:
    """What the browser was asked to open, once it has written all of it down."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if notes.exists() and (found := notes.read_text()).endswith("\n"):
            return found.strip()
        time.sleep(0.05)
    raise TimeoutError("no browser was opened")


def answers(address: str) -> bool:
    with urllib.request.urlopen(f"{address}/healthz", timeout=PATIENCE) as answer:
        return bool(answer.status == 200)


def test_plain_handful_serves_and_opens_the_browser(tmp_path: Path) -> None:
    with opened(PLAIN, tmp_path, "--port", "0") as (line, notes):
        address = line.removeprefix("Handful is open at ")
        assert answers(address)
        assert noted(notes) == address


def test_its_flags_are_those_of_serve(tmp_path: Path) -> None:
    with opened(PLAIN, tmp_path, "--port", "0", "--no-browser") as (line, notes):
        assert answers(line.removeprefix("Handful is open at "))
        assert not notes.exists()


@pytest.mark.skipif(
    not (ENVIRONMENT / "handful-stamp.json").exists(), reason="scripts/test makes the environment"
)
def test_the_script_does_the_same_and_is_quick_the_second_time(tmp_path: Path) -> None:
    for again in range(2):
        before = os.times()
        play = ["sh", str(ROOT / "scripts" / "play")]
        folder = tmp_path / str(again)
        folder.mkdir()
        with opened(play, folder, "--port", "0") as (line, notes):
            assert answers(line.removeprefix("Handful is open at "))
            assert noted(notes).startswith("http://localhost:")
        after = os.times()
        used = after.children_user + after.children_system
        used -= before.children_user + before.children_system
        assert not again or used < 8, "in processor time, for the machine may be busy"
