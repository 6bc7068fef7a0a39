"""Time: limits, lapses, deadlines, pauses, windows, and fairness across slow phones."""

import asyncio
import io
from pathlib import Path
from typing import Any

import pytest

from handful.client import Screen
from handful.client.prompt import Desk
from handful.client.terminal import Player
from handful.core import Options, Refused
from handful.core.clocks import HANDING_MS
from handful.server.rooms.live_game import LiveGame, Silent, TakenBack
from handful.server.rooms.race import GATHER, reaction
from handful.server.ws import protocol
from handful.server.ws.protocol import Settings
from handful.terminal.keyboard import Keyboard
from handful.terminal.screen import Screen as Paper

from .clocked_room import ClockedRoom, run
from .house import soon
from .toy import Options as ToyOptions
from .toy import make


@pytest.mark.usefixtures("toy")
def test_without_a_limit_nobody_is_hurried(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        await wound.pass_time(3_600_000)
        assert wound.view["spoken"] == []
        assert wound.here.host.table
        assert wound.here.host.table.clock.limit is None

    run(tmp_path, scene, {"mode": "turns"})


@pytest.mark.usefixtures("toy")
def test_a_lapse_enters_the_games_own_default_move(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
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
    async def scene(wound: ClockedRoom) -> None:
        host, guest = wound.here.screens
        await wound.pass_time(3_000)
        await host.do(protocol.Move(id="", move={"move": "say", "number": 2}, seen=0))
        await wound.here.settled()
        assert guest.table
        assert guest.table.clock.limit == 6_000
        await wound.pass_time(3_100)
        assert wound.view["spoken"] == [0, 1]

    run(tmp_path, scene, {"mode": "all"}, window_seconds=6)


@pytest.mark.usefixtures("toy")
def test_the_games_own_deadline_expires_at_its_moment(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        await wound.pass_time(4_900)
        assert wound.view["lapses"] == 0
        await wound.pass_time(200)
        assert wound.view["lapses"] == 1

    run(tmp_path, scene, {"mode": "race"})


@pytest.mark.usefixtures("toy")
def test_the_clock_waits_for_somebody_who_dropped_but_not_for_ever(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
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
        await guest.until(lambda: bool(guest.table and guest.table.view["spoken"] == [0]))

    run(tmp_path, scene, {"mode": "turns"}, turn_seconds=10, grace_seconds=20)


@pytest.mark.usefixtures("toy")
def test_a_bot_takes_over_after_the_grace_and_the_person_takes_the_seat_back(
    tmp_path: Path,
) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host, guest = wound.here.screens
        await guest.close()
        await soon(lambda: not wound.here.room.here("p2"))
        wound.here.screens = [host]
        with pytest.raises(Refused, match="away for 10 seconds"):
            await host.do(protocol.Takeover("", 1, "sharp"))
        await wound.pass_time(21_000)
        assert host.room
        assert host.room.chairs[1].level, "a bot sits in by itself"
        await host.do(protocol.Move(id="", move={"move": "say", "number": 1}, seen=0))
        await host.until(lambda: bool(host.table and host.table.view["spoken"] == [0, 1]))
        again = type(guest)(guest.site, wound.here.opened.room, token=guest._hello.token)
        await again.start()
        with pytest.raises(Refused, match="Play myself again"):
            await again.do(protocol.Move(id="", move={"move": "say", "number": 1}, seen=0))
        await again.do(protocol.Takeback(""))
        await host.do(protocol.Move(id="", move={"move": "say", "number": 1}, seen=0))
        await again.do(protocol.Move(id="", move={"move": "say", "number": 3}, seen=0))
        await again.until(lambda: bool(again.table and again.table.view["mine"] == [0, 3]))
        await again.close()

    run(tmp_path, scene, {"mode": "turns"}, grace_seconds=20)


@pytest.mark.usefixtures("toy")
def test_who_reacted_faster_goes_first_even_if_the_message_came_later(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        host, guest = wound.here.screens
        for screen in wound.here.room.screens:
            screen.rtt = 300.0
        await wound.pass_time(500)
        move = {"move": "say", "number": 1}
        seen = host.table.seq if host.table else 0
        waiting = wound.here.room.race._waiting
        first = asyncio.create_task(
            host.do(protocol.Move(id="", move=move, seen=seen, reaction=480))
        )
        await soon(lambda: len(waiting) == 1)
        wound.clock.wind(100)
        second = asyncio.create_task(
            guest.do(protocol.Move(id="", move=move, seen=seen, reaction=350))
        )
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


def live(settings: protocol.Settings, **options: object) -> LiveGame:
    """A game of the toy at its start, on a clock that stands."""
    rules = make()
    chosen: Options = rules.rules.options.read(options)
    return LiveGame(rules, chosen, 2, 1, (), settings, lambda: 0.0, 1)


@pytest.mark.parametrize(
    ("mode", "settings", "limit"),
    [
        ("turns", protocol.Settings(), None),
        ("all", protocol.Settings(), 8_000),
        ("all", protocol.Settings(window_seconds=5), 5_000),
        ("all", protocol.Settings(turn_seconds=5), 8_000),
        ("turns", protocol.Settings(window_seconds=5), None),
        ("turns", protocol.Settings(turn_seconds=5), 5_000),
    ],
)
def test_the_game_says_which_time_runs_and_the_room_may_set_another(
    mode: str, settings: protocol.Settings, limit: int | None
) -> None:
    here = live(settings, mode=mode, answer_seconds=8)
    assert here.limits.first() == limit


def test_an_undone_lapse_leaves_no_silence_behind() -> None:
    here = live(protocol.Settings(turn_seconds=10), mode="turns")
    here.enter(2, 0, "say 1", 1000)
    here.enter(3, 1, "say 0", 11_000, silent=True)
    here.enter(4, 0, "say 0", 21_000, silent=True)
    here.undo(5, 0, 22_000)
    kinds = [type(event) for _, _, event in here.told]
    assert kinds.count(Silent) == 1
    assert kinds[-1] is TakenBack
    assert here.limits.first() == 32_000


def lines(screen: Screen) -> list[str]:
    """What this screen is told from now on."""
    told: list[str] = []

    def hear(frame: Any) -> None:
        if isinstance(frame, protocol.Table):
            told.extend(one.words for one in frame.events if one.words)

    screen.heard = hear
    return told


@pytest.mark.usefixtures("toy")
def test_everybody_is_told_who_was_silent(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        heard = [lines(screen) for screen in wound.here.screens]
        await wound.pass_time(10_100)
        for told in heard:
            assert told == ["Ada’s time ran out.", "Ada says a number."]

    run(tmp_path, scene, {"mode": "turns"}, turn_seconds=10)


@pytest.mark.usefixtures("toy")
def test_a_terminal_in_the_room_says_how_long_there_is(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        said = [io.StringIO() for _ in wound.here.screens]
        for out, screen in zip(said, wound.here.screens, strict=True):
            paper = Paper(out)
            Player(screen, Desk(paper, Keyboard(0, paper)), "")._show()
        assert "Say a number. (10 s)" in said[0].getvalue()
        assert "10 s" not in said[1].getvalue()

    run(tmp_path, scene, {"mode": "turns"}, turn_seconds=10)


@pytest.mark.usefixtures("toy")
def test_on_a_passed_device_the_second_person_has_as_long_as_the_first(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        one, other = wound.here.screens
        await one.do(protocol.Uncover(""))
        await wound.pass_time(5_000)
        await one.do(protocol.Move(id="", move={"move": "say", "number": 2}, seen=0))
        await wound.pass_time(10_000)
        assert wound.view["spoken"] == [0]
        await other.do(protocol.Uncover(""))
        await wound.here.settled()
        assert other.table
        assert other.table.clock.limit == other.table.clock.now + 6_000
        await wound.pass_time(5_900)
        assert wound.view["spoken"] == [0]
        await wound.pass_time(200)
        assert wound.view["spoken"] == [0, 1]

    run(tmp_path, scene, {"mode": "all"}, device="tablet", window_seconds=6)


@pytest.mark.usefixtures("toy")
def test_a_passed_device_cannot_hold_up_the_table_for_ever(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        most = 2 * (6_000 + HANDING_MS)
        await wound.pass_time(most - 100)
        assert wound.view["spoken"] == []
        await wound.pass_time(200)
        assert wound.view["spoken"] == [0, 1]

    run(tmp_path, scene, {"mode": "all"}, device="tablet", window_seconds=6)


@pytest.mark.usefixtures("toy")
def test_one_person_alone_on_a_device_is_not_waited_for_longer(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        assert wound.here.host.table
        assert wound.here.host.table.clock.limit == 6_000
        await wound.here.host.do(protocol.Uncover(""))
        assert wound.here.host.table.clock.limit == 6_000

    run(tmp_path, scene, {"mode": "all"}, people=1, device="tablet", window_seconds=6)


@pytest.mark.usefixtures("toy")
def test_a_seat_that_moves_to_a_device_of_its_own_is_no_longer_waited_for(tmp_path: Path) -> None:
    async def scene(wound: ClockedRoom) -> None:
        one, other = wound.here.screens
        again = Screen(other.site, wound.here.opened.room, token=other._hello.token)
        await again.start()
        wound.here.screens[1] = again
        await asyncio.gather(
            one.do(protocol.Move(id="", move={"move": "say", "number": 1}, seen=0)),
            again.do(protocol.Move(id="", move={"move": "say", "number": 1}, seen=0)),
        )
        await wound.here.settled()
        assert again.table
        assert again.table.clock.limit == again.table.clock.now + 6_000

    run(tmp_path, scene, {"mode": "all"}, device="tablet", window_seconds=6)


def test_judging_a_move_changes_nothing_so_an_older_entry_still_fits() -> None:
    moment = [0.0]
    options: Options = ToyOptions.read({"mode": "turns"})
    live = LiveGame(make(), options, 2, 1, (), Settings(), lambda: moment[0], 1)
    moment[0] = 900.0
    state, at = live.present()
    assert at == 900
    assert state.refusal(0, 1) is None
    live.enter(2, 0, "say 1", 400)  # another process was faster, by its own clock
    assert live.play.entries[-1].at == 400
    assert live.now == 400
