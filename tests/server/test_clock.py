"""Time: limits, lapses, deadlines, pauses, and fairness across slow phones."""

import asyncio
from pathlib import Path

import pytest

from handful.core import Refused
from handful.server.rooms.race import GATHER, reaction
from handful.server.ws import wire

from .house import soon
from .wound import Wound, run


@pytest.mark.usefixtures("toy")
def test_without_a_limit_nobody_is_hurried(tmp_path: Path) -> None:
    async def scene(wound: Wound) -> None:
        await wound.pass_time(3_600_000)
        assert wound.view["spoken"] == []
        assert wound.here.host.table
        assert wound.here.host.table.clock.limit is None

    run(tmp_path, scene, {"mode": "turns"})


@pytest.mark.usefixtures("toy")
def test_a_lapse_enters_the_games_own_default_move(tmp_path: Path) -> None:
    async def scene(wound: Wound) -> None:
        table = wound.here.host.table
        assert table
        assert table.clock.limit == 10_000
        await wound.pass_time(9_900)
        assert wound.view["spoken"] == []
        await wound.pass_time(200)
        assert wound.view["spoken"] == [0]
        table = wound.here.host.table
        assert table
        assert table.clock.limit == pytest.approx(20_000, abs=200)

    run(tmp_path, scene, {"mode": "turns"}, turn_seconds=10)


@pytest.mark.usefixtures("toy")
def test_a_window_is_as_long_for_everybody_and_ends_for_all_at_once(tmp_path: Path) -> None:
    async def scene(wound: Wound) -> None:
        host, guest = wound.here.screens
        await wound.pass_time(3_000)
        await host.do(wire.Move(id="", move={"move": "say", "number": 2}, seen=0))
        await wound.here.settled()
        assert guest.table
        assert guest.table.clock.limit == 6_000
        await wound.pass_time(3_100)
        assert wound.view["spoken"] == [0, 1]

    run(tmp_path, scene, {"mode": "all"}, window_seconds=6)


@pytest.mark.usefixtures("toy")
def test_the_games_own_deadline_expires_at_its_moment(tmp_path: Path) -> None:
    async def scene(wound: Wound) -> None:
        await wound.pass_time(4_900)
        assert wound.view["lapses"] == 0
        await wound.pass_time(200)
        assert wound.view["lapses"] == 1

    run(tmp_path, scene, {"mode": "race"})


@pytest.mark.usefixtures("toy")
def test_the_clock_waits_for_somebody_who_dropped_but_not_for_ever(tmp_path: Path) -> None:
    async def scene(wound: Wound) -> None:
        host, guest = wound.here.screens
        await host.close()
        await soon(lambda: not wound.here.room.here("p1"))
        wound.here.screens = [guest]
        await wound.pass_time(3_000)
        assert guest.table
        assert guest.table.clock.paused_for == [0]
        await wound.pass_time(15_000)
        assert guest.table.view["spoken"] == []
        await wound.pass_time(4_000)
        assert guest.table.clock.paused_for == []
        await wound.pass_time(9_000)
        assert guest.table.view["spoken"] == [0]

    run(tmp_path, scene, {"mode": "turns"}, turn_seconds=10, grace_seconds=20)


@pytest.mark.usefixtures("toy")
def test_a_bot_takes_over_after_the_grace_and_the_person_takes_the_seat_back(
    tmp_path: Path,
) -> None:
    async def scene(wound: Wound) -> None:
        host, guest = wound.here.screens
        await guest.close()
        await soon(lambda: not wound.here.room.here("p2"))
        wound.here.screens = [host]
        with pytest.raises(Refused, match="away for 20 seconds"):
            await host.do(wire.Takeover("", 1, "sharp"))
        await wound.pass_time(21_000)
        await host.do(wire.Takeover("", 1, "sharp"))
        await host.do(wire.Move(id="", move={"move": "say", "number": 1}, seen=0))
        await host.until(lambda: bool(host.table and host.table.view["spoken"] == [0, 1]))
        again = type(guest)(guest.site, wound.here.opened.room, token=guest._hello.token)
        await again.start()
        with pytest.raises(Refused, match="Play on myself"):
            await again.do(wire.Move(id="", move={"move": "say", "number": 1}, seen=0))
        await again.do(wire.Takeback(""))
        await host.do(wire.Move(id="", move={"move": "say", "number": 1}, seen=0))
        await again.do(wire.Move(id="", move={"move": "say", "number": 3}, seen=0))
        await again.until(lambda: bool(again.table and again.table.view["mine"] == [0, 3]))
        await again.close()

    run(tmp_path, scene, {"mode": "turns"}, grace_seconds=20)


@pytest.mark.usefixtures("toy")
def test_who_reacted_faster_goes_first_even_if_the_message_came_later(tmp_path: Path) -> None:
    async def scene(wound: Wound) -> None:
        host, guest = wound.here.screens
        for screen in wound.here.room.screens:
            screen.rtt = 300.0
        await wound.pass_time(500)
        move = {"move": "say", "number": 1}
        seen = host.table.seq if host.table else 0
        waiting = wound.here.room.race._waiting
        first = asyncio.create_task(host.do(wire.Move(id="", move=move, seen=seen, reaction=480)))
        await soon(lambda: len(waiting) == 1)
        wound.clock.wind(100)
        second = asyncio.create_task(guest.do(wire.Move(id="", move=move, seen=seen, reaction=350)))
        await soon(lambda: len(waiting) == 2)
        assert wound.view["spoken"] == []
        wound.clock.wind(GATHER)
        await asyncio.gather(first, second)
        await wound.here.settled()
        assert wound.view["spoken"] == [1, 0]

    run(tmp_path, scene, {"mode": "race"})


@pytest.mark.parametrize(
    ("elapsed", "rtt", "claimed", "believed"),
    [
        (500, 100, 450, 450),
        (500, 100, 0, 400),
        (500, 100, 9000, 500),
        (500, 100, None, 500),
        (5000, 4000, 0, 4200),
        (-5, 0, 3, 0),
    ],
)
def test_a_claimed_reaction_is_believed_within_the_round_trip(
    elapsed: float, rtt: float, claimed: int | None, believed: float
) -> None:
    assert reaction(elapsed, rtt, claimed) == believed
