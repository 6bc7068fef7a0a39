"""Which time the room keeps in which window, and what it says when one is over."""

import asyncio
import io
from pathlib import Path
from typing import Any

import pytest

from handful.client import Screen
from handful.client.prompt import Desk
from handful.client.terminal import Player
from handful.core import Options
from handful.core.clocks import HANDING_MS
from handful.server.rooms.live_game import LiveGame, Silent, TakenBack
from handful.server.ws import wire
from handful.terminal.keyboard import Keyboard
from handful.terminal.screen import Screen as Paper

from .toy import make
from .wound import Wound, run


def live(settings: wire.Settings, **options: object) -> LiveGame:
    """A game of the toy at its start, on a clock that stands."""
    rules = make()
    chosen: Options = rules.rules.options.read(options)
    return LiveGame(rules, chosen, 2, 1, (), settings, lambda: 0.0, 1)


@pytest.mark.parametrize(
    ("mode", "settings", "limit"),
    [
        ("turns", wire.Settings(), None),
        ("all", wire.Settings(), 8_000),
        ("all", wire.Settings(window_seconds=5), 5_000),
        ("all", wire.Settings(turn_seconds=5), 8_000),
        ("turns", wire.Settings(window_seconds=5), None),
        ("turns", wire.Settings(turn_seconds=5), 5_000),
    ],
)
def test_the_game_says_which_time_runs_and_the_room_may_set_another(
    mode: str, settings: wire.Settings, limit: int | None
) -> None:
    here = live(settings, mode=mode, answer_seconds=8)
    assert here.limits.first() == limit


def test_an_undone_lapse_leaves_no_silence_behind() -> None:
    here = live(wire.Settings(turn_seconds=10), mode="turns")
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
        if isinstance(frame, wire.Table):
            told.extend(one.words for one in frame.events if one.words)

    screen.heard = hear
    return told


@pytest.mark.usefixtures("toy")
def test_everybody_is_told_who_was_silent(tmp_path: Path) -> None:
    async def scene(wound: Wound) -> None:
        heard = [lines(screen) for screen in wound.here.screens]
        await wound.pass_time(10_100)
        for told in heard:
            assert told == ["Ada’s time ran out.", "Ada says a number."]

    run(tmp_path, scene, {"mode": "turns"}, turn_seconds=10)


@pytest.mark.usefixtures("toy")
def test_a_terminal_in_the_room_says_how_long_there_is(tmp_path: Path) -> None:
    async def scene(wound: Wound) -> None:
        said = [io.StringIO() for _ in wound.here.screens]
        for out, screen in zip(said, wound.here.screens, strict=True):
            paper = Paper(out)
            Player(screen, Desk(paper, Keyboard(0, paper)), "")._show()
        assert "Say a number. (10 s)" in said[0].getvalue()
        assert "10 s" not in said[1].getvalue()

    run(tmp_path, scene, {"mode": "turns"}, turn_seconds=10)


@pytest.mark.usefixtures("toy")
def test_on_a_passed_device_the_second_person_has_as_long_as_the_first(tmp_path: Path) -> None:
    async def scene(wound: Wound) -> None:
        one, other = wound.here.screens
        await one.do(wire.Uncover(""))
        await wound.pass_time(5_000)
        await one.do(wire.Move(id="", move={"move": "say", "number": 2}, seen=0))
        await wound.pass_time(10_000)
        assert wound.view["spoken"] == [0]
        await other.do(wire.Uncover(""))
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
    async def scene(wound: Wound) -> None:
        most = 2 * (6_000 + HANDING_MS)
        await wound.pass_time(most - 100)
        assert wound.view["spoken"] == []
        await wound.pass_time(200)
        assert wound.view["spoken"] == [0, 1]

    run(tmp_path, scene, {"mode": "all"}, device="tablet", window_seconds=6)


@pytest.mark.usefixtures("toy")
def test_one_person_alone_on_a_device_is_not_waited_for_longer(tmp_path: Path) -> None:
    async def scene(wound: Wound) -> None:
        assert wound.here.host.table
        assert wound.here.host.table.clock.limit == 6_000
        await wound.here.host.do(wire.Uncover(""))
        assert wound.here.host.table.clock.limit == 6_000

    run(tmp_path, scene, {"mode": "all"}, people=1, device="tablet", window_seconds=6)


@pytest.mark.usefixtures("toy")
def test_a_seat_that_moves_to_a_device_of_its_own_is_no_longer_waited_for(tmp_path: Path) -> None:
    async def scene(wound: Wound) -> None:
        one, other = wound.here.screens
        again = Screen(other.site, wound.here.opened.room, token=other._hello.token)
        await again.start()
        wound.here.screens[1] = again
        await asyncio.gather(
            one.do(wire.Move(id="", move={"move": "say", "number": 1}, seen=0)),
            again.do(wire.Move(id="", move={"move": "say", "number": 1}, seen=0)),
        )
        await wound.here.settled()
        assert again.table
        assert again.table.clock.limit == again.table.clock.now + 6_000

    run(tmp_path, scene, {"mode": "all"}, device="tablet", window_seconds=6)
