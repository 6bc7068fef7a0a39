"""Lines typed at a keyboard."""

import io
import os
import select
from typing import Any

import pytest

from handful.terminal.keyboard import Keyboard
from handful.terminal.screen import Screen


def test_no_wait_is_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    # A signal that comes just before the wait does not end it: it is seen when the wait is over.
    outside, inside = os.pipe()
    waits: list[float | None] = []

    def waited(read: Any, write: Any, bad: Any, seconds: float | None) -> Any:
        waits.append(seconds)
        if len(waits) == 2:
            raise KeyboardInterrupt  # as Python does between two waits
        return [], [], []

    monkeypatch.setattr(select, "select", waited)
    keyboard = Keyboard(outside, Screen(io.StringIO(), False, False, lambda: 80))
    with pytest.raises(KeyboardInterrupt):
        keyboard.line(lambda: "> ")
    assert None not in waits
    os.close(outside)
    os.close(inside)
