"""The tempo of a table: pausing it, looking at what hit one, bots that wait, no needless clock."""

import asyncio
from pathlib import Path

import pytest

from handful.core import Refused
from handful.core.catalog import games
from handful.server.rooms.time_limits import MOST_HELD
from handful.server.ws import protocol

from .clocked_room import ClockedRoom, run
from .house import soon


def say(number: int) -> protocol.Move:
    return protocol.Move(id="", move={"move": "say", "number": number}, seen=0)


def spoken(wound: ClockedRoom) -> list[int]:
    found: list[int] = wound.view["spoken"]
    return found


async def bots_could_move(wound: ClockedRoom) -> None:
    """Real time for the thinkers' processes, and time of the room for their pauses."""
    for _ in range(20):
        await asyncio.sleep(0.02)
        await wound.pass_time(1_000)


@pytest.mark.usefixtures("toy")
def test_anybody_who_plays_may_pause_and_then_nobody_moves(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host, guest = wound.here.screens
        await wound.pass_time(4_000)
        await guest.do(protocol.Pause("", on=True))
        await wound.here.settled()
        assert host.table
        assert host.table.clock.paused_by == "p2"
        assert not host.table.clock.running
        with pytest.raises(Refused, match="paused"):
            await host.do(say(1))
        await wound.pass_time(3_600_000)
        assert spoken(wound) == []
        await host.do(protocol.Pause("", on=False))
        await wound.pass_time(5_900)
        assert spoken(wound) == []
        await wound.pass_time(200)
        assert spoken(wound) == [0]

    run(tmp_path, scene, {"mode": "turns"}, turn_seconds=10)


@pytest.mark.usefixtures("toy")
def test_pausing_twice_is_pausing_once(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host, guest = wound.here.screens
        await host.do(protocol.Pause("", on=True))
        await guest.do(protocol.Pause("", on=True))
        await wound.here.settled()
        assert guest.table
        assert guest.table.clock.paused_by == "p1"
        await guest.do(protocol.Pause("", on=False))
        await host.do(say(1))

    run(tmp_path, scene, {"mode": "turns"})


@pytest.mark.usefixtures("toy")
def test_bots_wait_while_the_table_is_paused(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host = wound.here.host
        await host.do(protocol.Hold("", on=True))
        await host.do(say(1))
        await host.do(protocol.Pause("", on=True))
        await host.do(protocol.Hold("", on=False))
        await bots_could_move(wound)
        assert spoken(wound) == [0]
        await host.do(protocol.Pause("", on=False))
        await soon(lambda: spoken(wound) == [0, 1])

    run(tmp_path, scene, {"mode": "turns"}, people=1)


@pytest.mark.usefixtures("toy")
def test_bots_wait_until_somebody_alone_has_seen_what_hit_them(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host = wound.here.host
        await host.do(protocol.Hold("", on=True))
        await host.do(say(1))
        await bots_could_move(wound)
        assert host.table
        assert host.table.clock.held == [0]
        assert spoken(wound) == [0]
        await host.do(protocol.Hold("", on=False))
        await soon(lambda: spoken(wound) == [0, 1])

    run(tmp_path, scene, {"mode": "turns"}, people=1)


@pytest.mark.usefixtures("toy")
def test_others_wait_only_so_long_for_somebody_who_looks(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host, guest = wound.here.screens
        await guest.do(protocol.Hold("", on=True))
        await wound.pass_time(MOST_HELD - 100)
        assert host.table
        assert host.table.clock.held == [1]
        await host.do(say(1))  # people are not held up
        await wound.pass_time(200)
        assert host.table.clock.held == []

    run(tmp_path, scene, {"mode": "turns"})


@pytest.mark.usefixtures("toy")
def test_nobody_waits_for_the_eyes_of_somebody_who_is_gone(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host, guest = wound.here.screens
        await guest.do(protocol.Hold("", on=True))
        await guest.close()
        await soon(lambda: not wound.here.room.here("p2"))
        wound.here.screens = [host]
        await soon(lambda: bool(host.table and host.table.clock.held == []))

    run(tmp_path, scene, {"mode": "turns"})


@pytest.mark.usefixtures("toy")
def test_the_host_changes_the_tempo_while_people_play(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host, guest = wound.here.screens
        slow = protocol.SettingsChange(bot_pace_ms=4000)
        await host.do(protocol.Change(id="", settings=slow))
        await wound.here.settled()
        assert guest.room
        assert guest.room.settings.bot_pace_ms == 4000
        with pytest.raises(Refused, match="host"):
            await guest.do(protocol.Change(id="", settings=slow))

    run(tmp_path, scene, {"mode": "turns"})


@pytest.mark.parametrize("key", list(games()))
def test_alone_with_bots_there_is_no_clock_unless_one_is_chosen(key: str) -> None:
    rules = games()[key].rules
    for clock in rules.clocks.windows.values():
        usual = rules.options()
        seconds = clock.seconds(usual)
        assert clock.seconds_for(2, usual) == seconds
        assert clock.seconds_for(1, usual) == 0
        if clock.option:
            chosen = rules.options.read({clock.option: seconds + 5 if seconds else 30})
            assert clock.seconds_for(1, chosen) == clock.seconds(chosen) > 0
