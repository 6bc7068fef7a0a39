"""Hidden cards on the wire: what a seat may not know changes not one byte that it is sent."""

import asyncio
import json
import secrets
from collections import Counter
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from handful.client import Screen
from handful.core import AnyGame, Chance
from handful.core.catalog import game, games
from handful.server.rooms.clock import FakeClock
from handful.server.rooms.race import GATHER
from handful.server.ws import protocol
from handful.testing.secrecy import codes_in

from .forks import Fork, Step, fork, swapped
from .house import Table, house, soon, table

BEFORE, ENOUGH = 14, 24
"""Steps before the hidden cards are changed, and at least so many after it."""

Codes = set[str]


class Wire:
    """One run: a whole table, all its sockets, and a script of moves."""

    def __init__(self, key: str, watcher: int | None, depth: str) -> None:
        self.game: AnyGame = game(key)
        self.watcher, self.depth = watcher, depth
        self.frames: list[list[str]] = []
        """Of every seat, and last of a spectator."""
        self.marks: list[int] = []
        """How many frames the watcher had after each step behind the fork."""
        self.fork: Fork | None = None
        self.canaries = Canaries(self.game)

    @property
    def mine(self) -> list[str]:
        """What the watcher was sent."""
        return self.frames[-1 if self.watcher is None else self.watcher]

    async def run(self, folder: Path, other: "Wire | None" = None) -> None:
        """Play; with `other`, its moves, on a twin of its position."""
        clock = FakeClock()
        fewest, most = self.game.players
        seats = min(max(fewest, 4), most)
        folder.mkdir()
        async with (
            house(folder / "rooms.sqlite", clock) as home,
            table(home, self.game.key, people=seats, seats=seats) as here,
            Screen(home.site, here.opened.room, watch=here.opened.watch) as public,
        ):
            self._listen([*here.screens, public])
            await here.host.do(protocol.Start("start"))
            await self._shown(here)
            lot = Chance(1)
            for _ in range(BEFORE):
                await self._step(here, clock, self._choice(here, lot))
            for heard in self.frames:
                heard.clear()  # who came in last may be announced before or after the start
            for step in self._parted(here, lot, other):
                await self._step(here, clock, step)
                self.marks.append(len(self.mine))

    def _listen(self, screens: list[Screen]) -> None:
        for screen in screens:
            heard: list[str] = []
            self.frames.append(heard)
            screen.overheard = heard.append

    def _parted(self, here: Table, lot: Chance, other: "Wire | None") -> list[Step]:
        """The steps that follow; in the twin's run, the hidden cards are changed here."""
        live = here.room.live
        if other is None:
            self.fork = fork(self.game, live.play.state, self.watcher, self.depth, ENOUGH, lot)
            return self.fork.steps
        assert other.fork
        twin = swapped(self.game, live.play.state, self.watcher, other.fork.cards)
        live.play.state = twin
        live.view_anew()
        return other.fork.steps

    def _choice(self, here: Table, lot: Chance) -> Step:
        state = here.room.live.play.state
        actors = state.actors()
        if not actors:
            return 0, ""
        seat = actors[lot.below(len(actors))]
        legal = state.legal(seat)
        return seat, self.game.rules.moves.text(legal[lot.below(len(legal))])

    async def _step(self, here: Table, clock: FakeClock, step: Step) -> None:
        """One step; then every frame that it brought to anybody is searched."""
        play = here.room.live.play
        readers = [*range(play.seats), None]
        before = [self.canaries.of(play.state, reader) for reader in readers]
        marks = [len(heard) for heard in self.frames]
        events = len(play.events)
        await self._make(here, clock, step)
        for place, reader in enumerate(readers):
            hidden = before[place] & self.canaries.of(play.state, reader)
            told = codes_in(json.loads(json.dumps(play.told(reader, events))))
            for text in self.frames[place][marks[place] :]:
                self.canaries.search(text, reader, hidden, told)

    async def _make(self, here: Table, clock: FakeClock, step: Step) -> None:
        """A move through its own socket, or time passes until somebody may act again."""
        seat, text = step
        room = here.room
        if not text:
            before = room.seq
            clock.wind(room.live.play.state.deadline() - room.live.now)
            await soon(lambda: room.seq > before)
        else:
            racing = room.live.racing
            sent = protocol.Move(id=f"m{room.seq}", move=text, seen=room.seq)
            doing = asyncio.create_task(here.screens[seat].do(sent))
            if racing:
                await soon(lambda: bool(room.race._waiting))
                clock.wind(GATHER)
            await doing
        if room.live.over:
            await soon(lambda: room.lobby.phase == "finished")
        await self._shown(here)

    async def _shown(self, here: Table) -> None:
        """Every screen, the spectator's too, has been sent the table as it is."""
        await here.settled()
        heard, room = self.frames[-1], here.room
        await soon(lambda: any(_is_table(one, room.seq) for one in heard[-3:]))


def _is_table(text: str, seq: int) -> bool:
    return text.startswith(f'{{"type":"table","seq":{seq},')


class Canaries:
    """Cards of which a reader may see no copy: none of its frames may sing of them."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.searched = 0
        """Frames that could have named one."""
        self._said = {
            face.code: json.dumps(game.messages.card(face.code).form())
            for face in game.screens.faces
            if game.messages
        }
        """How messages name each card."""

    def of(self, state: Any, reader: int | None) -> Codes:
        """The cards of which every copy is hidden from this reader."""
        stock, faces = self._game.knowledge.stock(state), self._game.screens.faces
        groups = self._game.knowledge.secrets(state, reader)
        hidden = Counter(faces[card].code for group in groups for card in group)
        return {code for code, copies in hidden.items() if 0 < stock.get(code, 0) <= copies}

    def search(self, text: str, reader: int | None, hidden: Codes, told: Codes) -> None:
        """No code and no message of a hidden card, but in events that have just shown it.

        Words are made from messages, and "a blue 5" may also be a sum that lies there.
        """
        frame = json.loads(text)
        events = frame.pop("events", [])
        self.searched += bool(hidden)
        for part, forbidden in ((frame, hidden), (events, hidden - told)):
            assert not forbidden & codes_in(part), f"seat {reader} is sent a canary: {text}"
            words = json.dumps(part, ensure_ascii=False)
            named = {code for code in forbidden & self._said.keys() if self._said[code] in words}
            assert not named, f"seat {reader} is told of a canary: {text}"


@pytest.fixture
def predictable(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Secrets that are the same in every run, so that frames can be compared byte by byte."""

    def again() -> None:
        numbers = count(1)
        monkeypatch.setattr(secrets, "token_urlsafe", lambda n=16: f"{next(numbers):0{n}d}x")
        monkeypatch.setattr(secrets, "token_hex", lambda n=16: f"{next(numbers):0{2 * n}d}")
        monkeypatch.setattr(secrets, "randbits", lambda n: 4_242_424_242 + next(numbers))
        monkeypatch.setattr(secrets, "randbelow", lambda n: next(numbers) % n)

    return again


@pytest.mark.usually_one
@pytest.mark.parametrize(
    ("watcher", "depth"),
    [
        (0, "deep"),
        pytest.param(0, "slight", marks=pytest.mark.deep),
        pytest.param(None, "deep", marks=pytest.mark.deep),
    ],
)
@pytest.mark.parametrize("key", list(games()))
def test_hidden_cards_change_no_byte_on_the_wire(
    key: str, watcher: int | None, depth: str, tmp_path: Path, predictable: Callable[[], None]
) -> None:
    one, twin = Wire(key, watcher, depth), Wire(key, watcher, depth)
    predictable()
    asyncio.run(one.run(tmp_path / "one"))
    predictable()
    asyncio.run(twin.run(tmp_path / "twin", one))
    assert len(one.marks) >= ENOUGH
    assert one.marks == twin.marks
    assert one.mine == twin.mine
    assert one.canaries.searched > BEFORE + len(one.marks)
