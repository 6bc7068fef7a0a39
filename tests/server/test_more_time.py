"""Help with the clocks: more time for one decision, and twice the time for everybody."""

import io
from pathlib import Path
from typing import Any

import pytest

from handful.client.prompt import Desk
from handful.client.terminal import Player
from handful.core import Refused
from handful.server.rooms import log_entries as log
from handful.server.rooms.lobby import Lobby
from handful.server.rooms.room import Room
from handful.server.ws import protocol
from handful.server.ws.protocol import Settings
from handful.terminal.keyboard import Keyboard
from handful.terminal.screen import Screen as Paper

from .clocked_room import ClockedRoom, run
from .toy import Options as ToyOptions

MORE = protocol.MoreTime("")
DOUBLE = protocol.DoubleClocks("")
TURNS: dict[str, object] = {"mode": "turns"}


def say(number: int) -> protocol.Move:
    return protocol.Move(id="", move={"move": "say", "number": number}, seen=0)


def clocks(wound: ClockedRoom) -> list[protocol.Clock]:
    """What each screen is shown of the time."""
    return [screen.table.clock for screen in wound.here.screens if screen.table]


def news(wound: ClockedRoom) -> list[str]:
    """What everybody was told last."""
    return [screen.room.news[-1].words for screen in wound.here.screens if screen.room]


async def opened_anew(wound: ClockedRoom) -> Any:
    """The same game as a process sees it that reads the log."""
    room = Room(wound.here.room.id, None, wound.here.house.registry)
    assert await room.load()
    return room.live


@pytest.mark.usefixtures("toy")
def test_more_time_is_added_once_a_decision_and_everybody_is_told(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host = wound.here.host
        assert [one.more for one in clocks(wound)] == [20_000, 0]
        await wound.pass_time(4_000)
        await host.do(MORE)
        await wound.here.settled()
        assert [(one.limit, one.more) for one in clocks(wound)] == [(30_000, 0), (30_000, 0)]
        assert news(wound) == 2 * ["Ada takes 20 seconds more."]
        with pytest.raises(Refused, match="more time for this decision already"):
            await host.do(MORE)
        await wound.pass_time(25_900)
        assert wound.view["spoken"] == []
        await wound.pass_time(200)
        assert wound.view["spoken"] == [0]

    run(tmp_path, scene, TURNS, turn_seconds=10)


@pytest.mark.usefixtures("toy")
def test_the_next_decision_may_be_longer_again(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host, guest = wound.here.screens
        await host.do(MORE)
        await host.do(say(1))
        await guest.do(say(1))
        await wound.here.settled()
        assert [(one.limit, one.more) for one in clocks(wound)] == [(10_000, 20_000), (10_000, 0)]
        await host.do(MORE)

    run(tmp_path, scene, TURNS, turn_seconds=10)


@pytest.mark.usefixtures("toy")
def test_who_answers_beside_others_prolongs_nobody_elses_time(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        await wound.here.screens[1].do(MORE)
        await wound.here.settled()
        assert [one.limit for one in clocks(wound)] == [6_000, 26_000]
        await wound.pass_time(6_100)
        assert wound.view["spoken"] == [0]

    run(tmp_path, scene, {"mode": "all"}, window_seconds=6)


@pytest.mark.usefixtures("toy")
def test_nobody_takes_more_time_of_a_clock_that_does_not_run_for_them(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        with pytest.raises(Refused, match="No time limit runs for you now"):
            await wound.here.screens[1].do(MORE)

    run(tmp_path, scene, TURNS, turn_seconds=10)


@pytest.mark.usefixtures("toy")
def test_what_the_game_counts_down_by_itself_is_not_prolonged(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        assert wound.here.host.table
        assert wound.here.host.table.clock.deadline == 5_000
        assert [(one.more, one.double) for one in clocks(wound)] == 2 * [(0, False)]
        with pytest.raises(Refused, match="No time limit runs for you now"):
            await wound.here.host.do(MORE)
        with pytest.raises(Refused, match="no time limits at this table"):
            await wound.here.host.do(DOUBLE)
        await wound.pass_time(5_100)
        assert wound.view["lapses"] == 1

    run(tmp_path, scene, {"mode": "race"})


@pytest.mark.usefixtures("toy")
def test_the_one_who_has_a_bot_playing_takes_no_time(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host = wound.here.host
        await host.do(protocol.Hold("", on=True))  # the bot waits
        await host.do(protocol.Takeover("", 0, "sharp"))
        await wound.here.settled()
        assert clocks(wound)[0].more == 0
        with pytest.raises(Refused, match="A bot is playing for you"):
            await host.do(MORE)

    run(tmp_path, scene, TURNS, turn_seconds=10)


@pytest.mark.usefixtures("toy")
def test_all_clocks_are_doubled_the_running_one_too(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        guest = wound.here.screens[1]
        await wound.pass_time(4_000)
        await guest.do(DOUBLE)
        await wound.here.settled()
        assert [one.limit for one in clocks(wound)] == [20_000, 20_000]
        assert news(wound) == 2 * ["Guest 1 doubles all clocks."]
        assert guest.room
        assert guest.room.clock_factor == 2
        await wound.here.host.do(say(1))
        await wound.here.settled()
        assert clocks(wound)[1].limit == 24_000

    run(tmp_path, scene, TURNS, turn_seconds=10)


@pytest.mark.usefixtures("toy")
def test_clocks_are_doubled_three_times_and_no_more(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host = wound.here.host
        for limit in (20_000, 40_000, 80_000):
            assert clocks(wound)[0].double
            await host.do(DOUBLE)
            await wound.here.settled()
            assert clocks(wound)[0].limit == limit
        assert not clocks(wound)[0].double
        with pytest.raises(Refused, match="already run 8 times as long"):
            await host.do(DOUBLE)

    run(tmp_path, scene, TURNS, turn_seconds=10)


@pytest.mark.usefixtures("toy")
def test_clocks_can_be_doubled_while_none_of_them_runs(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        assert clocks(wound)[0].limit is None
        assert clocks(wound)[0].double
        await wound.here.host.do(DOUBLE)

    run(tmp_path, scene, TURNS, window_seconds=6)


@pytest.mark.usefixtures("toy")
def test_the_next_game_has_the_long_clocks_as_well(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host, guest = wound.here.screens
        await host.do(DOUBLE)
        await host.do(say(1))
        await guest.do(say(1))
        await host.do(protocol.Rematch(""))
        await host.until(lambda: bool(host.table and host.table.number == 2))
        assert clocks(wound)[0].limit == 20_000

    run(tmp_path, scene, {"mode": "turns", "rounds": 1}, turn_seconds=10)


@pytest.mark.usefixtures("toy")
def test_the_log_alone_brings_longer_clocks_back(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host = wound.here.host
        await host.do(DOUBLE)
        await wound.pass_time(1_000)
        await host.do(MORE)
        again = await opened_anew(wound)
        assert again.limits.of(0) == 40_000
        assert not again.limits.may_extend(0)
        await host.do(say(1))
        again = await opened_anew(wound)
        assert again.limits.of(1) == 21_000
        assert again.limits.factor == 2

    run(tmp_path, scene, TURNS, turn_seconds=10)


@pytest.mark.parametrize(
    ("change", "factor"),
    [
        (log.Changed(settings=Settings(turn_seconds=30)), 1),
        (log.Changed(options=dict(ToyOptions.read({"answer_seconds": 9}).values())), 1),
        (log.Changed(settings=Settings(hints=False)), 2),
        (log.Changed(options=dict(ToyOptions.read({"rounds": 2}).values())), 2),
        (log.Changed(seats=3), 2),
    ],
)
@pytest.mark.usefixtures("toy")
def test_a_new_time_counts_as_it_is_chosen(change: log.Changed, factor: int) -> None:
    lobby = Lobby()
    lobby.apply(1, log.Opened(game="toy", options={}, seats=2, settings=Settings(), watch=""))
    lobby.apply(2, log.ClocksDoubled(person="p1", at=0))
    lobby.apply(3, change)
    assert lobby.clock_factor == factor


@pytest.mark.usefixtures("toy")
def test_who_joins_in_a_terminal_types_more_and_double(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        out = io.StringIO()
        paper, host = Paper(out), wound.here.host
        player = Player(host, Desk(paper, Keyboard(0, paper)), "")
        host.heard = player._came
        player._greet("", "")
        for typed in ("more", "double", "more"):
            await player._typed(typed)
            await wound.here.settled()
            player._hear_all()
        told = out.getvalue()
        assert "Ada takes 20 seconds more." in told
        assert "Ada doubles all clocks." in told
        assert told.count("You have taken more time for this decision already.") == 1
        player._help()
        assert "all clocks twice as long" in out.getvalue()

    run(tmp_path, scene, TURNS, turn_seconds=10)
