"""The event loop of a server: the quicker one, where that is installed."""

import asyncio
import sys
from types import ModuleType

import pytest

from handful.server.processes.loop import run


class Quicker(asyncio.SelectorEventLoop):
    """Stands in for uvloop's."""


async def _type_of(found: list[type[object]]) -> None:
    found.append(type(asyncio.get_running_loop()))


def test_uvloop_is_used_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    uvloop, found = ModuleType("uvloop"), list[type[object]]()
    uvloop.new_event_loop = Quicker  # type: ignore[attr-defined]  # as the real one has it
    monkeypatch.setitem(sys.modules, "uvloop", uvloop)
    run(_type_of(found))
    monkeypatch.setitem(sys.modules, "uvloop", None)
    run(_type_of(found))
    assert found[0] is Quicker
    assert found[1] is not Quicker
