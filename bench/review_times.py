"""How soon a review says its first number, and its last: `python bench/review_times.py [GAME…]`.

It asks a server of its own for the review of one usual game of each kind, as the page does.
"""

import os
import sys
import tempfile
import time
import urllib.request
from json import dumps, loads
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from calibration import STRONG, WEAK, tables  # noqa: E402
from tests.web.conftest import Server  # noqa: E402

from handful.bots.levels import level  # noqa: E402
from handful.bots.seated import SeatedBot  # noqa: E402
from handful.bots.self_play import play_through  # noqa: E402
from handful.core import Play  # noqa: E402
from handful.core.catalog import game, keys  # noqa: E402

DEAL = 900_000


def usual(key: str) -> Play:
    """A game at the usual table, every other player a weak one."""
    of = game(key)
    seats = tables(of)[0]
    play = Play(of, of.rules.options(), seats, DEAL)
    levels = [level((STRONG, WEAK)[seat % 2]) for seat in range(seats)]
    play_through(play, [SeatedBot(play, seat, one) for seat, one in enumerate(levels)])
    return play


def asked(address: str, path: str, body: bytes | None = None) -> dict[str, Any]:
    """What the server says."""
    request = urllib.request.Request(address + path, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = loads(answer.read())
    return found


def measure(address: str, play: Play) -> tuple[float, float]:
    """Seconds until the first number can be shown, and until the last."""
    began, first = time.monotonic(), 0.0
    found = asked(address, "/api/review", play.record().to_json().encode())
    while not found["total"] or found["done"] < found["total"]:
        if found["review"] and not first:
            first = time.monotonic() - began
        found = asked(address, f"/api/review/{found['key']}?done={found['done']}")
    end = time.monotonic() - began
    return first or end, end


def main(wanted: list[str]) -> None:
    """Measure each game with a server that has just been started."""
    for key in wanted:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder))
            play = usual(key)
            first, last = measure(f"http://127.0.0.1:{server.port}", play)
            server.stop()
        said = {"moves": len(play.entries), "first": round(first, 1), "last": round(last, 1)}
        print(key, dumps(said), f"load {os.getloadavg()[0]:.0f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or list(keys()))
