"""Taking moves back: freely while nothing was shown, else by consent, never where it is final."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from handful.client import Screen
from handful.core import Refused
from handful.server.rooms.clock import FakeClock
from handful.server.ws import protocol

from .house import Table, house, table


def run(tmp_path: Path, scene: Any, mode: str = "turns", **set: Any) -> None:
    async def whole() -> None:
        settings = protocol.SettingsChange(bot_pace_ms=0, **set)
        async with (
            house(tmp_path / "rooms.sqlite", FakeClock()) as home,
            table(home, "toy", seats=2, options={"mode": mode}, settings=settings) as here,
        ):
            await here.host.do(protocol.Start(""))
            await here.settled()
            await scene(here)

    asyncio.run(whole())


def wished(screen: Screen) -> protocol.UndoAsked | None:
    return screen.table.undo if screen.table else None


def say(number: int) -> protocol.Move:
    return protocol.Move(id="", move={"move": "say", "number": number}, seen=0)


@pytest.mark.usefixtures("toy")
def test_ones_own_last_move_can_be_taken_back(tmp_path: Path) -> None:
    async def scene(here: Table) -> None:
        host, guest = here.screens
        await host.do(say(1))
        await here.settled()
        assert host.table
        assert host.table.can_undo
        await host.do(protocol.Undo(""))
        await here.settled()
        assert host.table.view["mine"] == []
        assert guest.table
        assert guest.table.events[-1].event == {"event": "taken_back", "seat": 0}
        await host.do(say(2))
        await guest.do(say(0))
        await here.settled()
        assert host.table.view["spoken"] == [0, 1]
        with pytest.raises(Refused, match="cannot take that"):
            await host.do(protocol.Undo(""))

    run(tmp_path, scene)


@pytest.mark.usefixtures("toy")
def test_a_room_may_forbid_it(tmp_path: Path) -> None:
    async def scene(here: Table) -> None:
        await here.host.do(say(1))
        with pytest.raises(Refused, match="cannot take moves back"):
            await here.host.do(protocol.Undo(""))

    run(tmp_path, scene, undo="off")


@pytest.mark.usefixtures("toy")
def test_an_answer_that_several_give_at_once_is_final(tmp_path: Path) -> None:
    async def scene(here: Table) -> None:
        await here.host.do(say(1))
        with pytest.raises(Refused, match="cannot take that"):
            await here.host.do(protocol.Undo(""))

    run(tmp_path, scene, mode="all")


@pytest.mark.usefixtures("toy")
def test_what_the_rules_call_final_stands_whoever_agrees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(here: Table) -> None:
        host, _ = here.screens
        monkeypatch.setattr(here.room.lobby.game.rules.events[0], "final", True)
        await host.do(say(1))
        await here.settled()
        assert host.table
        assert not host.table.can_undo
        with pytest.raises(Refused, match="cannot take that"):
            await host.do(protocol.Undo(""))

    run(tmp_path, scene, undo="consent")


@pytest.mark.usefixtures("toy")
def test_what_showed_something_needs_everybodys_consent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(here: Table) -> None:
        host, guest = here.screens
        monkeypatch.setattr(type(here.room.live.play), "can_undo", lambda self, seat: False)
        await host.do(say(1))
        await host.do(protocol.Undo(""))
        await here.settled()
        assert guest.table
        assert guest.table.undo
        assert (guest.table.undo.seat, guest.table.undo.needed) == (0, [1])
        await guest.do(protocol.Allow("", False))
        await here.settled()
        assert wished(guest) is None
        await host.do(protocol.Undo(""))
        await guest.do(protocol.Allow("", True))
        await here.settled()
        assert host.table
        assert host.table.view["spoken"] == []

    run(tmp_path, scene)
