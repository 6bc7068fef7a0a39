"""What a player may ask of a room: a hint, a reason, a shorter list, a bot for somebody gone."""

import asyncio
import os
import signal
import tomllib
from collections.abc import Awaitable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from handful.client import Screen
from handful.core import Record, Refused
from handful.core.catalog import games
from handful.core.game_folder import folder_of
from handful.server.records import fair_deal
from handful.server.rooms.clock import FakeClock
from handful.server.ws import protocol

from .house import Hurried, Table, house, soon, table

KEYS = list(games())
SOLITAIRE = next(key for key, one in games().items() if one.bots.solve)


def said_in_scenarios(key: str) -> list[dict[str, Any]]:
    """Messages that the rulebook's own scenarios let somebody say."""
    text = (folder_of(games()[key].rules.options) / "tests" / "scenarios.toml").read_text("utf-8")
    steps = [step for one in tomllib.loads(text)["scenario"] for step in one.get("steps", [])]
    return [step["say"] for step in steps if "say" in step and "refused" not in step]


def _is_asked(screen: Screen) -> bool:
    shown = screen.table
    return bool(shown and shown.legal and shown.seat in shown.awaited)


def _may_act(screen: Screen) -> bool:
    return bool(screen.table and screen.table.legal)


async def refused(doing: Awaitable[Any]) -> str:
    """The code with which it is refused."""
    with pytest.raises(Refused) as caught:
        await doing
    return caught.value.refusal.code


@pytest.mark.usually_one
@pytest.mark.parametrize("key", KEYS)
def test_hints_reasons_and_shorter_lists_in_every_game(key: str, tmp_path: Path) -> None:
    seats = min(4, games()[key].players[1])

    async def scene() -> None:
        async with (
            house(tmp_path / "rooms.sqlite", FakeClock()) as home,
            table(home, key, people=seats, seats=seats) as here,
        ):
            assert await refused(here.host.do(protocol.Hint(""))) == "not_playing"
            await here.host.do(protocol.Start(""))
            for _ in range(6):
                await here.settled()
                able = [one for one in here.screens if _may_act(one)]
                if not able:
                    assert here.room.live.over  # a game may be short
                    return
                await _ask(here, able[0])

    asyncio.run(scene())


async def _ask(here: Table, screen: Screen) -> None:
    """All that can be asked about the moves of one screen; then it follows the hint."""
    game, shown = here.room.lobby.game, screen.table
    assert shown
    best = (await screen.do(protocol.Hint(""))).best
    assert best.words
    assert best.name
    if best.move is not None:  # the coach may advise to wait
        assert game.rules.moves.text(game.rules.moves.read(best.move)) == best.text
        assert (await screen.do(protocol.Hint("", best.move))).agrees
    for offer in shown.legal[:3]:
        await _compare(screen, offer.move)
    for offer in shown.legal[:10]:
        explained = await screen.do(protocol.Explain("", offer.move))
        assert explained.words
        assert explained.says
        narrowed = await screen.do(protocol.Narrow("", {"move": offer.move["move"]}))
        assert offer in narrowed.moves
        assert narrowed.total == sum(one.move["move"] == offer.move["move"] for one in shown.legal)
        assert offer in (await screen.do(protocol.Narrow("", offer.move))).moves
    surveyed = await screen.do(protocol.Survey(""))
    assert [one.move for one in surveyed.moves] == [one.move for one in shown.legal]
    assert surveyed.total == shown.legal_total
    assert all(one.words and one.says for one in surveyed.moves)
    assert len({one.name for one in surveyed.moves}) == len(surveyed.moves)  # told apart by name
    assert (await screen.do(protocol.Narrow("", {"move": "no such move"}))).moves == []
    assert (
        await refused(screen.do(protocol.Explain("", {"move": "no such move"}))) == "malformed_move"
    )
    await screen.do(protocol.Move(id="", move=best.move or shown.legal[0].move, seen=shown.seq))


def begins_with(move: dict[str, Any], chosen: dict[str, Any]) -> bool:
    """Whether it is what was chosen, perhaps with more cards: the best of those is compared."""

    def is_in(part: object, whole: object) -> bool:
        lists = isinstance(part, list) and isinstance(whole, list)
        return part == whole[: len(part)] if lists else part == whole  # type: ignore[index,arg-type]  # lists

    return all(is_in(part, move.get(name)) for name, part in chosen.items())


async def _compare(screen: Screen, chosen: dict[str, Any]) -> None:
    """A hint that is asked for with a choice compares it with the best move."""
    hint = await screen.do(protocol.Hint("", chosen))
    if hint.agrees or hint.best.move is None:
        return
    assert hint.yours
    assert begins_with(hint.yours.move, chosen)
    assert hint.yours.name
    if hint.best.won is not None and hint.yours.won is not None:
        assert 0 <= hint.yours.won <= hint.best.won <= 100


SPOKEN = [key for key in KEYS if games()[key].messages]


@pytest.mark.parametrize("key", SPOKEN)
def test_a_screen_that_speaks_for_itself_is_sent_no_english(key: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            house(tmp_path / "rooms.sqlite", FakeClock()) as home,
            table(home, key, people=2) as here,
        ):
            await here.host.do(protocol.Start("", fill="random"))
            await here.settled()
            mute, told = (here.room.table("p1", 0, words=words) for words in (False, True))
            assert mute
            assert told
            assert {one.words for one in mute.events} == {None}
            assert mute.prompt == ""
            assert [one.says for one in mute.events] == [one.says for one in told.events]
            assert all(bool(one.says) == bool(one.words) for one in told.events)
            assert mute.prompt_says == told.prompt_says
            assert told.prompt

    asyncio.run(scene())


def test_hints_may_be_switched_off(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            house(tmp_path / "rooms.sqlite", Hurried()) as home,
            table(home, KEYS[-1], people=1) as here,
        ):
            settings = protocol.SettingsChange(hints=False)
            await here.host.do(protocol.Change(id="", settings=settings))
            await here.host.do(protocol.Start("", fill="sharp"))
            await here.host.until(partial(_is_asked, here.host))
            assert await refused(here.host.do(protocol.Hint(""))) == "hints_off"

    asyncio.run(scene())


def test_talk_is_heard_by_all_and_stands_in_the_record(tmp_path: Path) -> None:
    spoken = {key: asyncio.run(_talked(key, tmp_path / f"{key}.sqlite")) for key in KEYS}
    assert any(spoken.values())


async def _talked(key: str, store: Path) -> int:
    """Say all that fits the first position; how much that was comes back."""
    talks, spoken = games()[key].rules.talk is not None, 0
    async with house(store, Hurried()) as home, table(home, key, people=2) as here:
        host, guest = here.screens
        await host.do(protocol.Start("", fill="sharp"))
        for message in said_in_scenarios(key) or [{"kind": "emote"}]:
            try:
                await host.do(protocol.Say("", message))
                spoken += 1
            except Refused as no:
                assert (no.refusal.code == "talk_off") is not talks  # noqa: PT017 - either is fine
        await guest.until(lambda: bool(guest.table and guest.table.seq >= here.room.seq))
        for seat in (0, 1):
            await here.screens[seat].do(protocol.Takeover("", seat, "random"))
        await host.until(lambda: bool(host.room and host.room.phase == "finished"), 90)
        record = await home.site.record(here.opened.room, 1, here.opened.token)
        talk = Record.from_json(record).talk  # bots with a character say something, too
        assert sum(one.seat == 0 for one in talk) == spoken
        assert fair_deal.check(record).sound
    return spoken


def test_one_tap_of_somebody_who_plays_seats_a_bot_for_somebody_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        clock = FakeClock(1000)
        async with (
            house(tmp_path / "rooms.sqlite", clock) as home,
            table(home, KEYS[-1], people=4, seats=4) as here,
        ):
            host, ben, cleo, gone = here.screens
            await host.do(protocol.Start(""))
            await here.settled()
            assert await refused(ben.do(protocol.Takeover("", 3, "sharp"))) == "not_away"
            await gone.close()
            await soon(lambda: not here.room.here("p4"))
            clock.wind(11_000)
            await ben.do(protocol.Takeover("", 3, "random"))
            await host.until(lambda: bool(host.room and host.room.chairs[3].level == "random"))
            assert await refused(cleo.do(protocol.Takeover("", 3, "sharp"))) == "not_away"
            back = Screen(home.site, here.opened.room, token=gone._hello.token)
            async with back:
                assert await refused(back.do(protocol.Undo(""))) == "bot_plays"
                await back.do(protocol.Takeback(""))
                await back.until(lambda: bool(back.room and back.room.chairs[3].level is None))

    asyncio.run(scene())


def test_bots_go_on_when_the_process_that_thinks_for_them_is_killed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path / "rooms.sqlite", Hurried()) as home:
            rooms = [await home.open(KEYS[-1], bots="sharp", sit=False) for _ in range(6)]
            screens = [Screen(home.site, one.room, token=one.token) for one in rooms]
            for screen in screens:
                await screen.start()
                await screen.do(protocol.Start(""))
            for _ in range(3):
                (pid,) = home.registry.thinkers.pids
                os.kill(pid, signal.SIGKILL)
                await soon(lambda pid=pid: home.registry.thinkers.pids not in ([], [pid]))  # type: ignore[misc]
            for screen in screens:
                await screen.until(partial(_is_finished, screen), 60)
                await screen.close()
            assert len(home.registry.thinkers.pids) == 1

    asyncio.run(scene())


def _is_finished(screen: Screen) -> bool:
    return screen.room is not None and screen.room.phase == "finished"


def test_a_lost_solitaire_says_what_decided_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            house(tmp_path / "rooms.sqlite", FakeClock()) as home,
            table(home, SOLITAIRE, people=1, seats=1) as here,
        ):
            await here.host.do(protocol.Start(""))
            assert await refused(here.host.do(protocol.Decide(""))) == "nothing_to_decide"
            while not here.room.live.over:
                await here.settled()
                shown = here.host.table
                assert shown
                await here.host.do(protocol.Move(id="", move=shown.legal[-1].move, seen=shown.seq))
            said = await here.host.do(protocol.Decide(""))
            assert said.words
            assert said.says["id"] in ("ending-hopeless", "ending-turned", "ending-unknown")

    asyncio.run(scene())
