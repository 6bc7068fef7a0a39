"""Bots and lists in a room: no faster than a hand, and no move given away that is to be found."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from handful.client import Screen
from handful.core import AnyGame, Chance, Form, Play, Record, Refused, replay
from handful.core.catalog import games
from handful.server.processes.thinkers import Question, Thought
from handful.server.ws import protocol

from .house import Hurried, house, table

pytestmark = pytest.mark.xdist_group("bots in a room")
"""One worker plays the game that several of these look at."""


def having(what: str) -> pytest.MarkDecorator:
    keys = [key for key, game in games().items() if getattr(game.screens, what)]
    return pytest.mark.parametrize("key", keys)


def _is_over(screen: Screen) -> bool:
    return screen.room is not None and screen.room.phase == "finished"


@cache
def whole_game(key: str) -> tuple[Record, list[protocol.Table]]:
    """A game of bots, one of them in a person's seat, and every table that its screen was sent."""
    tables: list[protocol.Table] = []

    async def scene() -> Record:
        async with (
            house(Path(folder, "rooms.sqlite"), Hurried()) as home,
            table(home, key, people=1) as here,
        ):
            here.host.heard = lambda frame: (
                tables.append(frame) if isinstance(frame, protocol.Table) else None
            )
            await here.host.do(protocol.Start("", fill="sharp"))
            await here.host.do(protocol.Takeover("", 0, "sharp"))
            await here.host.until(partial(_is_over, here.host), 120)
            return Record.from_json(await home.site.record(here.opened.room, 1, here.opened.token))

    with TemporaryDirectory() as folder:
        return asyncio.run(scene()), tables


@having("unlisted")
def test_moves_to_be_found_are_sent_to_no_screen(key: str) -> None:
    unlisted, secret = games()[key].screens.unlisted, 0
    assert unlisted
    record, tables = whole_game(key)
    for shown in tables:
        assert not any(unlisted(shown.view, one.move) for one in shown.legal)
        assert shown.legal_total == len(shown.legal)
    for play, form in _decisions(games()[key], record, 0):
        secret += unlisted(play.view(0), form)
    assert secret, "no such move was made, so nothing was tested"


@having("unlisted")
def test_narrowing_finds_none_of_them_but_they_may_be_made(key: str, tmp_path: Path) -> None:
    game, made, lot = games()[key], 0, Chance(1)
    unlisted = game.screens.unlisted
    assert unlisted

    async def scene() -> None:
        nonlocal made
        async with (
            house(tmp_path / "rooms.sqlite", Hurried()) as home,
            table(home, key, people=1) as here,
        ):
            await here.host.do(protocol.Start("", fill="sharp"))
            while not made:
                await here.host.until(partial(_may_act_or_is_over, here.host), 60)
                if _is_over(here.host):  # and nothing was to be found in this game
                    await here.host.do(protocol.Rematch(""))
                    await here.host.until(lambda: not _is_over(here.host))
                    continue
                play, seen = here.room.live.play, here.room.seq
                seat = here.room.lobby.seat_of("p1")  # a rematch moves the chairs on
                legal = [game.rules.moves.decode(move) for move in play.state.legal(seat)]
                hidden = [form for form in legal if unlisted(play.view(seat), form)]
                for form in hidden[:1]:
                    narrowed = await here.host.do(protocol.Narrow("", {"move": form["move"]}))
                    assert narrowed.total == 0
                if not legal:
                    await here.settled()
                    continue
                form = hidden[0] if hidden else legal[lot.below(len(legal))]
                with suppress(Refused):  # time may have passed meanwhile
                    await here.host.do(protocol.Move(id="", move=dict(form), seen=seen))
                    made += bool(hidden)
                await here.settled()

    asyncio.run(asyncio.wait_for(scene(), 120))


def _may_act_or_is_over(screen: Screen) -> bool:
    return _is_over(screen) or bool(screen.table and screen.table.legal)


@having("countdown")
def test_screens_count_down_to_the_moment_the_game_names(key: str) -> None:
    countdown = games()[key].screens.countdown
    assert countdown
    running = [shown for shown in whole_game(key)[1] if not shown.outcome]
    assert all(shown.clock.deadline == countdown(shown.view) for shown in running)
    assert any(shown.clock.deadline is not None for shown in running)


@having("pace")
def test_a_bot_takes_at_least_the_time_that_a_hand_needs(key: str) -> None:
    game, paced = games()[key], 0
    record, _ = whole_game(key)
    for seat in range(record.seats):
        for play, form in _decisions(game, record, seat):
            least = game.screens.pace(play.view(seat), form) if game.screens.pace else None
            if least is not None:
                entry = record.entries[len(play.entries)]
                assert entry.at - play.state.now >= least
                paced += 1
    assert paced


def test_a_bot_without_a_choice_is_not_asked(tmp_path: Path) -> None:
    key = list(games())[1]  # in some games everybody always has a choice
    asked: list[Question] = []

    async def scene() -> Record:
        async with (
            house(tmp_path / "rooms.sqlite", Hurried()) as home,
            table(home, key, people=1) as here,
        ):
            think = home.registry.thinkers.think

            async def overheard(question: Question) -> Thought:
                asked.append(question)
                return await think(question)

            home.registry.thinkers.think = overheard  # type: ignore[method-assign]
            await here.host.do(protocol.Start("", fill="sharp"))
            await here.host.do(protocol.Takeover("", 0, "sharp"))
            await here.host.until(partial(_is_over, here.host), 120)
            return Record.from_json(await home.site.record(here.opened.room, 1, here.opened.token))

    record, forced = asyncio.run(scene()), 0
    play = replay(games()[key], replace(record, entries=(), now=0))
    for entry in record.entries:
        forced += len(play.state.legal(entry.seat)) == 1
        play.enter(entry.seat, entry.move, entry.at)
    assert forced, "everybody always had a choice"
    assert asked
    assert all(len(one.legal) > 1 or not one.must for one in asked)


def _decisions(game: AnyGame, record: Record, seat: int) -> list[tuple[Play, Form]]:
    """Before each move of a seat: the game as it was when it could first be made, and the move."""
    found = []
    for number, entry in enumerate(record.entries):
        if entry.seat == seat:
            before = record.entries[number - 1].at if number else 0
            play = replay(game, replace(record, entries=record.entries[:number], now=before))
            while (due := play.state.deadline()) is not None and due <= entry.at:
                play.tick(due)
            form = dict(game.rules.moves.decode(game.rules.moves.read(entry.move)))
            found.append((play, form))
    return found
