"""What an assistant can do, as tools of the Model Context Protocol: read, sit down, look, play.

One server is one assistant, at one table at a time.
"""

import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import CallToolResult, TextContent
from pydantic import Field

import handful
from handful.bots.levels import DEFAULT, UnknownLevel
from handful.client import Gone, SiteError
from handful.core import BadOption, Refused, catalog
from handful.core.catalog import UnknownGame
from handful.core.message import is_message, read_message
from handful.core.rulebook import clauses
from handful.i18n.games import Declared, rulebook, speaker, spoken, why_not
from handful.i18n.page import rules_page, start_of
from handful.i18n.speak import Unsaid

from .own_table import OwnTable
from .room import InRoom
from .seat import AgentSeat, Situation

NAME = "Assistant"
MOST_SECONDS = 300.0

INSTRUCTIONS = """\
You play card games at a table of Handful, against bots or with people.
Call games, then rules for the one you want. Sit down with sit_with_bots, or with sit_in_room if
somebody gives you the link of a room. look shows what your seat sees, what happened since you
looked last, and your moves; move makes one. Where you may also wait, wait lets the chance go by;
in a room it is also how you wait for others. You see your own cards only, as any player does.
"""


class Assistant:
    """The tools, and where the assistant sits."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._place: AgentSeat | None = None

    def server(self) -> MCPServer[Any]:
        """The server with all tools."""
        made: MCPServer[Any] = MCPServer(
            "handful",
            title="Handful",
            instructions=INSTRUCTIONS,
            version=handful.__version__,
            log_level="WARNING",
        )
        tools: tuple[Callable[..., Any], ...] = (
            self.games,
            self.rules,
            self.sit_with_bots,
            self.sit_in_room,
            self.look,
            self.move,
            self.wait,
            self.say,
            self.leave,
        )
        for tool in tools:
            made.add_tool(tool)
        return made

    def games(self) -> str:
        """List the games: their keys, how many play, and what each is about."""
        return "\n".join(self._line(key) for key in catalog.games())

    def rules(
        self,
        game: Annotated[str, Field(description="The key of a game, from `games`.")],
        clause: Annotated[str, Field(description="One exact rule by its number: UL-12.")] = "",
        exact: Annotated[bool, Field(description="Every rule by number, a long text.")] = False,
    ) -> str:
        """Read the rules of a game: one page, or with every exact rule, or a single rule."""
        with self._clearly():
            played = catalog.game(game)
            book = rulebook(played, self.language)
            if clause:
                found = clauses(book).get(clause.upper())
                if not found:
                    raise ToolError(f"{played.name} has no rule {clause!r}.")
                return f"{found.id} {found.text}"
            page = rules_page(played, self.language)
            if exact or page is None:
                return book
            first = start_of(played, self.language)
            parts = [f"# {played.name}", first.text if first else ""]
            for section in page:
                parts += [f"## {section.title}", *(line.text for line in section.lines)]
            return "\n".join(parts)

    async def sit_with_bots(
        self,
        game: Annotated[str, Field(description="The key of a game, from `games`.")],
        seats: Annotated[int | None, Field(description="How many play, you included.")] = None,
        bots: Annotated[
            str, Field(description="How well they play: random, novice, casual, sharp or expert.")
        ] = DEFAULT,
        options: Annotated[
            dict[str, Any] | None,
            Field(description="House rules by name; a wrong name is answered with all there are."),
        ] = None,
        name: Annotated[str, Field(description="What the others call you.")] = NAME,
    ) -> CallToolResult:
        """Sit down at a table of bots. They play as soon as you have moved."""
        with self._clearly():
            self._check_free()
            played = catalog.game(game)
            rules = played.rules.options.read(options or {})
            seed = secrets.randbits(62)
            self._place = OwnTable(played, rules, seats, bots, name, seed, self.language)
            return await self._shown()

    async def sit_in_room(
        self,
        link: Annotated[
            str,
            Field(description="As http://192.168.0.7:8000/join/PLUM; PLUM is the room's code."),
        ],
        name: Annotated[str, Field(description="What the others call you.")] = NAME,
    ) -> CallToolResult:
        """Come into somebody's room by the link that it shows, and take a free seat."""
        with self._clearly():
            self._check_free()
            self._place = await InRoom.come(link, name, self.language)
            return await self._shown()

    async def look(
        self,
        matching: Annotated[str, Field(description="List only moves with these words.")] = "",
    ) -> CallToolResult:
        """See the table from your seat, what happened since you looked last, and your moves."""
        return await self._shown(matching)

    async def move(
        self,
        move: Annotated[
            str | dict[str, Any],
            Field(description="A move from the list: its words, its text, or its structure."),
        ],
    ) -> CallToolResult:
        """Make a move, and see what it and the others' answers brought."""
        with self._clearly():
            place = self._seated()
            await place.enter(place.meant(move))
            return await self._shown()

    async def wait(
        self,
        seconds: Annotated[float, Field(description="In a room, how long at most.")] = 30.0,
    ) -> CallToolResult:
        """Let an optional chance go by, or wait until you are asked."""
        with self._clearly():
            place = self._seated()
            await place.settle()
            if place.legal() and place.may_wait:
                await place.let_go()
                await place.settle()
            if not place.legal():
                await place.wait(min(max(0.0, seconds), MOST_SECONDS))
            return await self._shown()

    async def say(
        self,
        message: Annotated[
            dict[str, Any],
            Field(
                description='As {"kind": "ask", "to": "all", "then": "accept"}; seats count '
                "from 0. The exact rules of a game list the kinds, and so does a refusal. Nothing "
                "said binds anybody."
            ),
        ],
    ) -> CallToolResult:
        """Say something at the table in the game's structured talk, where it has one."""
        with self._clearly():
            await self._seated().say(message)
            return await self._shown()

    async def leave(self) -> str:
        """Get up from the table."""
        place, self._place = self._seated(), None
        await place.leave()
        return speaker(None, self.language)("agent-left")

    async def _shown(self, matching: str = "") -> CallToolResult:
        with self._clearly():
            place = self._seated()
            await place.settle()
            return _answer(place.situation(matching))

    def _seated(self) -> AgentSeat:
        if self._place is None:
            raise ToolError(speaker(None, self.language)("agent-nowhere"))
        return self._place

    def _check_free(self) -> None:
        if self._place is not None:
            raise ToolError(speaker(None, self.language)("agent-sits"))

    def _line(self, key: str) -> str:
        played = catalog.game(key)
        fewest, most = played.players
        tagline = Declared(played, self.language).tagline
        return f"{key}: {played.name}, {fewest} – {most}. {tagline}"

    @contextmanager
    def _clearly(self) -> Iterator[None]:
        """Turn what an assistant gets wrong into a sentence."""
        try:
            yield
        except Refused as refused:
            raise ToolError(self._why(refused)) from None
        except (BadOption, UnknownGame, UnknownLevel) as problem:
            raise ToolError(why_not(problem, self.language)) from None
        except (SiteError, Gone) as problem:
            raise ToolError(self._said(problem)) from None

    def _why(self, refused: Refused) -> str:
        """Why something is refused, and by which rule."""
        why = refused.refusal
        by = self._place.speaker() if self._place else speaker(None, self.language)
        return spoken(why.reason, by) + (f" [{why.clause}]" if why.clause else "")

    def _said(self, problem: SiteError | Gone) -> str:
        try:
            by = speaker(None, self.language)
            return by.say(read_message(problem.says)) if is_message(problem.says) else str(problem)
        except Unsaid:
            return str(problem)


def _answer(found: Situation) -> CallToolResult:
    data: Mapping[str, Any] = {
        "asked": found.asked,
        "may_wait": found.may_wait,
        "over": found.over,
        "moves": list(found.moves),
        "moves_in_all": found.moves_in_all,
    }
    words = TextContent(type="text", text=found.text)
    return CallToolResult(content=[words], structured_content=dict(data))
