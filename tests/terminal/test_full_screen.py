"""The table on the whole screen, in every game of the catalogue, by keys and by words."""

import asyncio
import random
import re
import time
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

from handful.core import AnyGame, Form, Play, Space, replay
from handful.core.catalog import games
from handful.core.styled_text import plain
from handful.i18n.games import drawing, prompt, speaker, spoken
from handful.terminal.app import Page, TableApp, shown_text
from handful.terminal.decision import Decision
from handful.terminal.full_screen import Hosted
from handful.terminal.layout import Hand, Picture, Scene, picture
from handful.terminal.move_list import MANY, numbered, rows
from handful.terminal.move_matching import Wording
from handful.terminal.screen import SMALLEST, cells
from handful.terminal.seating import Wish, seat_count

from .gallery import PAGE, PATIENCE, page, settled

KEYS = tuple(games())
NAMES = ("Eva", "Ada", "Bela", "Cleo", "Dora", "Emil")
CHANCE = random.Random()
MOST = 40
"""Decisions after which a long game is left."""

Act = Callable[[TableApp, Pilot[int]], Awaitable[None]]


def app_for(game: AnyGame, language: str = "en", seed: int = 7) -> TableApp:
    """A person and quick bots at a table."""

    wish, options = Wish(names=("Eva",), bots=("random",)), game.rules.options()
    hosted = Hosted(lambda session: session.play(game, options, wish, seed), 0.0)
    return TableApp(language, True, hosted.begin)


def played(game: AnyGame, act: Act) -> list[str]:
    """Play to the end, or for a good while; every screen that was seen comes back."""
    CHANCE.seed(3)  # whichever tests came before: the same game, and not one of three moves
    seen: list[str] = []

    async def run() -> None:
        app = app_for(game)
        async with app.run_test(size=(80, 24)) as pilot:
            while app.is_running and len(seen) < MOST:
                await settled(app, pilot)
                if isinstance(app.screen, Page):
                    await pilot.press("escape")
                    await pilot.pause(0.01)
                    if app.picking is None and seen:
                        await pilot.press("enter")  # not once more
                    continue
                seen.append(shown_text(app))
                await act(app, pilot)
            app.action_leave()
            await pilot.pause(0.05)

    asyncio.run(run())
    return seen


async def by_cursor(app: TableApp, pilot: Pilot[int]) -> None:
    """Go down a few rows, now and then a column, and take what is there."""
    for key in CHANCE.choices(("down", "right", "up"), k=2):
        await pilot.press(key)
    await pilot.press("enter")


async def by_typing(app: TableApp, pilot: Pilot[int]) -> None:
    """Type the number of a row."""
    row = CHANCE.choice(app.table.shown.found)
    await pilot.press(*str(row.number), "enter")


@pytest.mark.usually_one
@pytest.mark.parametrize("act", [by_cursor, by_typing])
@pytest.mark.parametrize("key", KEYS)
def test_a_game_is_played_by_keys(key: str, act: Act) -> None:
    screens = played(games()[key], act)
    assert len(set(screens)) > 4
    for screen in screens:
        assert len(screen.split("\n")) == 24, screen
        assert all(cells(line) <= 80 for line in screen.split("\n")), screen


def positions(game: AnyGame, count: int = 12) -> list[tuple[Play, int]]:
    """Moments at which somebody decides, from a random game."""
    options = game.rules.options()
    chance = random.Random(3)
    play = Play(game, options, seat_count(game, options, Wish()), 7)
    found: list[tuple[Play, int]] = []
    while len(found) < count and play.state.outcome() is None:
        seat = (play.state.awaited() or play.state.actors())[0]
        found.append((play, seat))
        play = _later(play, seat, chance)
    return found


def _later(play: Play, seat: int, chance: random.Random) -> Play:
    later = replay(play.game, play.record())
    later.enter(seat, chance.choice(later.state.legal(seat)))
    return later


def drawn(play: Play, seat: int, language: str, width: int, height: int) -> list[str]:
    """The rows of the screen at a moment."""
    return [plain(line) for line in drawn_picture(play, seat, language, width, height).lines]


def drawn_picture(play: Play, seat: int, language: str, width: int, height: int) -> Picture:
    """The same, with its moves."""
    wording = Wording(play.game, NAMES[: play.seats], play.moves, language)
    decision = Decision(play, seat, True, wording)
    names = NAMES[: play.seats]
    asked = wording.said(prompt(play.game, decision.view, seat, names), seat)
    told = ["x" * 70] * 9
    scene = Scene(play.game, decision.view, seat, names, language, play.options, told, asked)
    keys = speaker(None, language)("term-keys", wide=str(width >= 80))
    return picture(scene, decision, Hand(), width, height, keys)


@pytest.mark.usually_one("size")
@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
@pytest.mark.parametrize("size", [SMALLEST, (80, 24), (120, 40)])
def test_nothing_is_wider_or_longer_than_the_window(
    key: str, language: str, size: tuple[int, int]
) -> None:
    for play, seat in positions(games()[key]):
        lines = drawn(play, seat, language, *size)
        assert len(lines) == size[1], "\n".join(lines)
        assert max(map(cells, lines)) <= size[0], "\n".join(lines)
        assert any(line.startswith("▸") for line in lines), "\n".join(lines)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_screen_has_all_its_parts(key: str, language: str) -> None:
    game = games()[key]
    say = speaker(game, language)
    for play, seat in positions(game):
        text = "\n".join(drawn(play, seat, language, 80, 24))
        assert text.startswith(f" {game.name}")
        assert say("term-just-now") in text
        asked = prompt(game, play.view(seat), seat, NAMES)
        said = spoken(asked, speaker(game, language, NAMES, seat))
        assert said.rstrip(".").split(" ")[0] in text
        assert "▸" in text
        assert "1-9" in text


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", KEYS)
def test_moves_without_room_are_counted(key: str, language: str) -> None:
    for play, seat in positions(games()[key]):
        for size in (SMALLEST, (80, 24)):
            shown = drawn_picture(play, seat, language, *size)
            text = "\n".join(map(plain, shown.lines))
            rest = len(shown.found) - len({one for *_, one in shown.spots})
            counted = re.search(r" (\d+)( more)? ↓$", text, re.M)
            assert int(counted[1] if counted else 0) == rest, text


@pytest.mark.parametrize("key", KEYS)
def test_moves_are_one_sentence_each_without_codes(key: str) -> None:
    """No list has two equal lines, nor a card's code, a seat's number, “slot” or “you plays”."""
    code = re.compile(
        r"\b(?!WILD|TIMER|[A-C]\d)[A-Z]+-?[A-Z]*\d+L?\b|_|\bslot\b|\bproposal\b|\byou [a-z]+s\b"
    )
    for play, seat in positions(games()[key], 30):
        wording = Wording(play.game, NAMES[: play.seats], play.moves)
        labels = [one.label for one in Decision(play, seat, True, wording).choices]
        assert len(set(labels)) == len(labels), labels
        assert not [label for label in labels if code.search(label)], labels


@pytest.mark.parametrize("key", KEYS)
def test_lines_and_screen_say_the_same_moves(key: str) -> None:
    for play, seat in positions(games()[key]):
        wording = Wording(play.game, NAMES[: play.seats], play.moves)
        decision = Decision(play, seat, True, wording)
        found = rows(decision.pool)
        if len(found) > 5 or any(len(row.choices) > 1 for row in found):
            continue
        lines = "\n".join(map(plain, numbered(found, 200)))
        screen = "\n".join(drawn(play, seat, "en", 200, 50))
        for choice in decision.choices:
            assert choice.label in lines
            assert choice.label in screen


@pytest.mark.parametrize("key", KEYS)
def test_a_few_moves_are_listed_one_by_one(key: str) -> None:
    """Nine cards and one thing more have no room in four lines of two columns."""
    for play, seat in positions(games()[key], 30):
        shown = drawn_picture(play, seat, "en", 80, 24)
        if len(play.state.legal(seat)) <= MANY:
            assert all(len(row.choices) == 1 for row in shown.found)


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
@pytest.mark.parametrize("key", KEYS)
def test_a_title_ends_with_a_whole_part(key: str, language: str) -> None:
    game = games()[key]
    play, seat = positions(game, 1)[0]
    say = speaker(game, language, NAMES[: play.seats], seat)
    whole = drawing(game, play.view(seat), say, Space(width=58, height=20, options=play.options))
    parts = [game.name, *plain(whole.title).split(" · ")]
    title = drawn(play, seat, language, *SMALLEST)[0].strip()
    assert title in [" · ".join(parts[:count]) for count in range(1, len(parts) + 1)]


def test_every_key_is_answered() -> None:
    async def run() -> None:
        app = app_for(games()[KEYS[0]])
        async with app.run_test(size=(80, 24)) as pilot:
            for key in ("f1", "f3", "f9", "h", "r", "u"):
                await settled(app, pilot)
                while isinstance(app.screen, Page):
                    await pilot.press("escape")
                    await settled(app, pilot)
                app.hand.notice = ""
                await pilot.press(key)
                while not isinstance(app.screen, Page) and not app.hand.notice:
                    await pilot.pause(0.01)
                assert "command" not in app.hand.notice, key
            app.action_leave()
            await pilot.pause(0.05)

    asyncio.run(run())


def test_undo_takes_off_what_was_laid() -> None:
    """Not the move before it."""
    found = (decision_of(*one) for game in games().values() for one in positions(game, 60))
    picking = next(one for one in found if any(choice.move is None for choice in one.choices))
    app = app_for(picking.game)
    app.picking = picking
    picking.step(next(one for one in picking.choices if one.move is None))
    assert picking.laid
    app.undo()
    assert not picking.laid
    assert app.answers.empty()


def decision_of(play: Play, seat: int) -> Decision:
    """What is asked there."""
    names = NAMES[: play.seats]
    return Decision(play, seat, True, Wording(play.game, names, play.moves))


def test_a_click_chooses_and_another_plays() -> None:
    async def run() -> None:
        app = app_for(next(iter(games().values())))
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(app, pilot)
            while isinstance(app.screen, Page):
                await pilot.press("enter")
                await settled(app, pilot)
            asked = app.picking
            line, left, _, row = app.table.shown.spots[1]
            wanted = app.table.shown.found[row].choices[0]
            await pilot.click(offset=(left + 1, line))
            assert (app.hand.choice, app.picking) == (wanted, asked)
            await pilot.click(offset=(left + 1, line))
            end = time.monotonic() + PATIENCE
            while app.picking in (None, asked):
                assert time.monotonic() < end, shown_text(app)
                await pilot.pause(0.01)
            assert wanted.label.rpartition(" ")[2] in shown_text(app).partition("Just now")[2]
            app.action_leave()
            await pilot.pause(0.05)

    asyncio.run(run())


def test_a_resize_keeps_the_cursor_on_its_move() -> None:
    game = games()[KEYS[0]]

    async def run() -> None:
        app = app_for(game)
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(app, pilot)
            while isinstance(app.screen, Page):
                await pilot.press("escape")
                await settled(app, pilot)
            await pilot.press("down")
            chosen = app.hand.choice
            assert chosen
            for size in ((60, 24), (120, 40), (80, 24)):
                await pilot.resize_terminal(*size)
                await pilot.pause(0.05)
                assert app.hand.choice == chosen
                assert len(app.table.shown.lines) == size[1]
                assert f"▸ {2}" in shown_text(app)
            app.action_leave()
            await pilot.pause(0.05)

    asyncio.run(run())


def test_a_key_is_drawn_quickly() -> None:
    """Well under a tenth of a second, in the position with the most moves."""
    crowded = [one for game in games().values() for one in positions(game)]
    play, seat = max(crowded, key=lambda one: len(one[0].state.legal(one[1])))
    wording = Wording(play.game, NAMES[: play.seats], play.moves)
    decision = Decision(play, seat, True, wording)
    names = NAMES[: play.seats]
    scene = Scene(play.game, decision.view, seat, names, "en", play.options)
    picture(scene, decision, Hand(), 80, 24, "")
    times = []
    for _ in range(5):
        start = time.thread_time()
        picture(scene, decision, Hand(), 80, 24, "")
        times.append(time.thread_time() - start)
    assert min(times) < 0.05


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_no_line_of_a_table_is_cut(language: str) -> None:
    """At 80 columns the log leaves it 48; a bargain has the longest sentences."""
    for game in games().values():
        for play, seat in positions(game):
            names = NAMES[: play.seats]
            say = speaker(game, language, names, seat)
            shown = drawing(
                game, play.view(seat), say, Space(width=48, height=11, options=play.options)
            )
            assert [line for line in shown.table if cells(plain(line)) > 48] == []


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_what_a_move_does_is_said_in_full(language: str) -> None:
    for game in games().values():
        for play, seat in positions(game):
            screen = drawn(play, seat, language, 80, 24)
            broken = [line for line in screen[-5:] if line.endswith("…")]
            assert broken == [], "\n".join(screen)


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_whoever_trades_sees_that_they_need_not(language: str) -> None:
    play, seat = next(
        (play, seat)
        for game in games().values()
        for play, seat in positions(game, 60)
        if {move["move"] for move in legal(play, seat)} >= {"accept", "skip_trade"}
        and len(legal(play, seat)) <= 4
    )
    shown = drawn_picture(play, seat, language, 80, 24)
    assert {one for *_, one in shown.spots} == set(range(len(shown.found)))


def legal(play: Play, seat: int) -> list[Form]:
    moves = play.game.rules.moves
    return [moves.decode(move) for move in play.state.legal(seat)]


def test_a_page_can_be_written_before_its_parts_stand() -> None:
    async def run() -> str:
        async with app_for(games()[KEYS[0]]).run_test():
            sheet = Page(["one", "two"], {}, lambda: None)
            sheet.wrap(40)
            return str(sheet.text.content)

    assert asyncio.run(run()) == "one\ntwo\n"


def test_the_gallery_shows_the_screens_as_they_are() -> None:
    assert PAGE.read_text("utf-8") == page()
