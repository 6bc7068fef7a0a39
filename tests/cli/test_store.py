"""`handful serve --store`: what cannot be a store is said in one sentence."""

import subprocess
import sys
from pathlib import Path

import pytest

SERVE = [sys.executable, "-m", "handful.cli", "serve", "--no-browser", "--port", "0"]


def refused(*flags: str, cwd: Path) -> str:
    """What it says when it does not start."""
    done = subprocess.run(
        [*SERVE, "--host", "127.0.0.1", *flags], capture_output=True, text=True, cwd=cwd, timeout=60
    )
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    ("store", "said"),
    [
        (".", "handful: . is a folder: name a file in it, such as rooms.sqlite.\n"),
        (
            "mysql://db.example/rooms",
            "handful: Rooms cannot be kept at mysql://…: "
            "name a file, or postgresql://user@host/database.\n",
        ),
    ],
)
def test_it_says_what_is_wrong_and_what_would_be_right(
    store: str, said: str, workers: str, tmp_path: Path
) -> None:
    assert refused("--store", store, "--workers", workers, cwd=tmp_path) == said
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_unreachable_database_is_said_in_one_sentence(workers: str, tmp_path: Path) -> None:
    pytest.importorskip("psycopg")
    said = refused("--store", "postgresql://127.0.0.1:1/x", "--workers", workers, cwd=tmp_path)
    assert said.startswith("handful: PostgreSQL cannot be reached: ")
    assert said.count("\n") == 1
