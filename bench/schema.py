"""Schemathesis over our own OpenAPI document, against a real server: no 5xx, nothing undeclared.

    python bench/schema.py [--examples 40] [--seconds 600]

Two checks are left out: a host key is any secret, so a foreign one has no rooms rather than no
rights; and a record must be a whole sound game, which no schema says. Loopback only.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

from crash_swarm import ServerProcess

from handful.core.catalog import games
from handful.server.http import schemas


async def run(examples: int, seconds: float, store: str) -> int:
    """Start a server, let schemathesis ask, stop it."""
    server = ServerProcess(store)
    await server.start()
    try:
        new = schemas.NewRoom(game=next(iter(games())), name="Ada")
        opened = await server.site.open(new)
        beside = Path(sys.executable).with_name("schemathesis")
        asked = [
            str(beside) if beside.exists() else "schemathesis",
            "run",
            f"{server.site.url}/openapi.json",
            "--no-color",
        ]
        asked += ["--max-examples", str(examples), "--request-timeout", "20"]
        asked += ["--exclude-checks", "ignored_auth,positive_data_acceptance"]
        asked += ["--header", f"Authorization: Bearer {opened.host_key}"]
        done = await asyncio.to_thread(subprocess.run, asked, timeout=seconds)
        await server.site.raw("GET", "/healthz")
    finally:
        server.stop()
    return done.returncode


def main() -> None:
    """Read the flags, run, say how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--examples", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=600)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = str(Path(folder) / "rooms.sqlite")
        raise SystemExit(asyncio.run(run(given.examples, given.seconds, store)))


if __name__ == "__main__":
    main()
