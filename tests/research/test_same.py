"""What a learner gets is the same compiled and uncompiled: every vector, every mask, every lot."""

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b

import pytest

import handful
from handful.core import Chance
from handful.core.catalog import games
from handful.research.episode import Setup, Table

STEPS = 150


def digests() -> Iterator[str]:
    """A line for each game: random play at its largest table, and what every seat gets there."""
    for key, game in games().items():
        if game.study.observation is None:
            continue
        table, chance = Table(Setup(key, game.players[1], {}), 5), Chance(8)
        found = blake2b(digest_size=8)
        for _ in range(STEPS):
            if table.is_over:
                break
            for seat in range(table.setup.seats):
                found.update(table.observe(seat).tobytes())
                found.update(table.mask(seat).tobytes())
            tokens = table.tokens()
            table.act(tokens[chance.below(len(tokens))])
        yield f"{key} {table.seat} {found.hexdigest()}"


def test_compiled_and_uncompiled_environments_are_the_same() -> None:
    if handful.rules_run != "compiled":
        pytest.skip(f"the rules run {handful.rules_run}")
    pure = subprocess.run(
        [sys.executable, __file__],
        env=os.environ | {"HANDFUL_PURE": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    how, *told = pure.stdout.splitlines()
    assert how != handful.rules_run
    assert told == list(digests())


if __name__ == "__main__":
    print(handful.rules_run)
    print(*digests(), sep="\n")
