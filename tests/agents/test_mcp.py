"""`handful mcp` through the real protocol: a scripted client reads, sits down, and plays."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from handful.agents.own_table import OwnTable
from handful.agents.seat import AgentSeat
from handful.cli import cli
from handful.client import Screen
from handful.core import Refused
from handful.core.catalog import games
from handful.server.http import schemas
from handful.server.ws import protocol

from ..server.test_processes import serving

if TYPE_CHECKING:
    from mcp import Client

KEYS = list(games())
TALKS = [key for key, one in games().items() if one.rules.talk][-1]
PATIENCE = 60.0

pytestmark = [
    pytest.mark.skipif(
        find_spec("mcp") is None, reason="assistants are an extra: pip install 'handful[agents]'"
    ),
    pytest.mark.xdist_group("assistants"),  # the protocol's library is slow to load
]


class Script:
    """A client that plays by a simple rule: every third time it is asked, the last move."""

    among_people = False

    def __init__(self, client: "Client") -> None:
        self.client = client
        self.heard = ""
        self.asked = 0

    async def call(self, tool: str, **given: Any) -> Mapping[str, Any]:
        """Call a tool; what it says is kept, its data comes back."""
        found = await self.client.call_tool(tool, given, read_timeout_seconds=PATIENCE)
        self.text = "\n".join(getattr(one, "text", "") for one in found.content)
        self.heard += self.text
        self.failed: bool = bool(found.is_error)
        return found.structured_content or {}

    async def play(self, now: Mapping[str, Any]) -> None:
        """Play to the end: by words, by text and by structure in turn, and wait now and then."""
        while not now["over"]:
            if not now["asked"]:
                now = await self.call("wait", seconds=5)
                continue
            self.asked += 1
            moves = now["moves"]
            one = moves[-1 if self.asked % 3 == 0 else self.asked % len(moves)]
            if now["may_wait"] and self.asked % 4:
                now = await self.call("wait", seconds=0)
            else:
                form = ("words", "text", "move")[self.asked % 3]
                now = await self.call("move", move=one[form])
                if self.failed and form == "words":  # which several moves may share
                    now = await self.call("move", move=one["text"])
            if self.failed:
                assert self.among_people, self.text  # who may have moved meanwhile
                now = await self.call("look")


@asynccontextmanager
async def server(apart: bool = False) -> AsyncIterator[Script]:
    """`handful mcp`, here or as a process, and a client that speaks to it."""
    from mcp import Client, StdioServerParameters
    from mcp_types.version import LATEST_MODERN_VERSION

    from handful.agents.server import Assistant

    words = ["-m", "handful.cli", "mcp", "--language", "en"]
    program = StdioServerParameters(command=sys.executable, args=words)
    # A client that asks which protocol is spoken gives up after ten seconds, which a busy machine
    # may need to start the program.
    told = (
        Client(program, mode=LATEST_MODERN_VERSION) if apart else Client(Assistant("en").server())
    )
    async with told as client:
        yield Script(client)


@pytest.mark.usually_one
@pytest.mark.parametrize("key", KEYS)
def test_a_whole_game_with_bots(key: str) -> None:

    async def evening() -> None:
        async with server(apart=True) as script:
            tools = {one.name for one in (await script.client.list_tools()).tools}
            assert tools >= {"games", "rules", "sit_with_bots", "sit_in_room", "look", "move"}
            await script.call("games")
            assert all(key in script.text for key in KEYS)
            await script.call("rules", game=key)
            assert games()[key].name in script.text
            now = await script.call("sit_with_bots", game=key, bots="sharp")
            await script.play(now)
            assert script.asked
            await script.call("leave")
            assert "left the table" in script.text

    asyncio.run(asyncio.wait_for(evening(), 4 * PATIENCE))


def test_what_goes_wrong_is_said_in_words() -> None:
    async def evening() -> None:
        async with server() as script:
            for tool, given, said in (
                ("look", {}, "You do not sit anywhere yet"),
                ("sit_with_bots", {"game": "chess"}, "chess"),
                ("sit_with_bots", {"game": KEYS[0], "bots": "genius"}, "genius"),
                ("sit_with_bots", {"game": KEYS[0], "bots": "exec:true"}, "exec:true"),
                ("sit_with_bots", {"game": KEYS[0], "options": {"x": 1}}, "x"),
                ("sit_in_room", {"link": "http://127.0.0.1:9/join/PLUM"}, "does not answer"),
                ("sit_in_room", {"link": "PLUM"}, "PLUM is not the link of a room"),
                ("rules", {"game": KEYS[0], "clause": "XX-1"}, "has no rule 'XX-1'"),
            ):
                await script.call(tool, **given)
                assert script.failed
                assert said in script.text
            await script.call("sit_with_bots", game=KEYS[0])
            await script.call("sit_with_bots", game=KEYS[0])
            assert "leave it first" in script.text
            await script.call("move", move="fly to the moon")
            assert script.failed
            await script.call("say", message={"kind": "shout"})
            assert script.failed

    asyncio.run(asyncio.wait_for(evening(), PATIENCE))


def table(key: str, seed: int = 1) -> OwnTable:
    played = games()[key]
    return OwnTable(played, played.rules.options(), None, "random", "Ada", seed)


def test_an_assistant_talks_where_the_game_has_talk() -> None:
    place = table(TALKS)

    async def talk() -> None:
        await place.settle()
        place.situation()
        await place.say({"kind": "emote", "to": "all", "fact": "laugh"})
        assert len(place.news()) == 1
        assert not place.news()
        with pytest.raises(Refused):
            await place.say({"kind": "nonsense"})

    asyncio.run(talk())


@pytest.mark.parametrize("key", KEYS)
def test_it_sees_its_own_view_and_hears_everything_once(key: str) -> None:
    place = table(key)

    async def play() -> list[str]:
        heard: list[str] = []
        for _ in range(12):
            await place.settle()
            if place.outcome():
                break
            situation = place.situation()
            assert situation.asked
            heard.append(situation.text)
            await place.enter(place.legal()[0])
        return heard

    heard = asyncio.run(play())
    assert place.view() == place.play.view(0)
    news = [line for text in heard for line in text.splitlines() if line.startswith("- ")]
    place._told = 0
    told = [f"- {line}" for line in place.news()]
    assert news == told[: len(news)]


@pytest.mark.parametrize("key", KEYS)
def test_every_listed_move_is_understood_by_its_text_and_structure(key: str) -> None:
    place = table(key)
    asyncio.run(place.settle())
    for offer in place.situation().moves:
        text, move = str(offer["text"]), offer["move"]
        assert isinstance(move, dict)
        assert place.meant(text) == place.meant(move) == place.meant(text.upper())
        words = str(offer["words"])
        same = [one for one in place.choices() if one.label == words]
        assert len(same) != 1 or place.meant(words) == place.meant(move)


def test_a_seat_in_somebodys_room(tmp_path: Path) -> None:
    """A person opens a room; the assistant comes by its code, and both play to the end."""

    async def evening() -> None:
        with serving(tmp_path / "store.sqlite") as served:
            await served.start()
            site = served.site
            key = KEYS[-1]
            fewest = next(n for n in range(2, 9) if not games()[key].rules.options().problem(n))
            opened = await site.open(
                schemas.NewRoom(
                    game=key,
                    seats=fewest,
                    name="Ben",
                    settings=protocol.SettingsChange(bot_pace_ms=0),
                )
            )
            async with Screen(site, opened.room, token=opened.token) as host, server() as script:
                script.among_people = True
                link = f"{site.url}/join/{opened.code}"
                await script.call("sit_in_room", link=link, name="Robot")
                assert not script.failed, script.text
                assert "has not begun" in script.text
                await host.do(protocol.Start("", fill="random"))
                await asyncio.gather(_play(host), script.play(await script.call("look")))
                assert script.asked

    asyncio.run(asyncio.wait_for(evening(), 3 * PATIENCE))


async def _play(host: Screen) -> None:
    """Somebody who makes the first move they can."""
    while not (host.table and host.table.outcome):
        table = host.table
        if table and table.legal and table.seat in table.awaited:
            move = protocol.Move(id="", move=table.legal[0].move, seen=table.seq)
            try:
                await host.do(move)
            except Refused:
                continue
        else:
            await host.until(partial(_is_newer, host, table.seq if table else -1))


def _is_newer(host: Screen, seq: int) -> bool:
    return bool(host.table and host.table.seq > seq)


def test_a_place_shows_only_some_of_very_many_moves() -> None:
    place: AgentSeat = table(TALKS, 3)
    asyncio.run(place.settle())
    found = place.situation()
    assert len(found.moves) <= 60
    first = str(found.moves[0]["words"]).split()[0]
    some = place.situation(first)
    assert all(first in str(one["words"]) for one in some.moves)
    assert json.dumps(list(some.moves))


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)
    monkeypatch.delitem(sys.modules, "handful.agents.server", raising=False)
    found = CliRunner().invoke(cli, ["mcp"])
    assert found.exit_code == 2
    assert "pip install 'handful[agents]'" in found.output
