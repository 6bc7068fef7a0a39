"""The rules on one page, and what a card does: for terminals, tests and every other program.

    page = rules_page(GAME, "de", options, seats=3)      # None where a game has none
    for section in page: section.title, [line.text for line in section.lines]
    card_help(GAME, "UL", "de", options, seats=3)        # .text and .clauses, or None

A section is a message of `locales/page/`, `page-goal` to `page-tips`, written line by line:
`- ` and `1. ` begin the items of a list. After each statement stand its clauses, `[UL-12]`;
`<CODE|words>` names a card that has help, `*…*` is what the options of this table have put there.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from handful.core import AnyGame, Argument, Message, Options

from .games import speaker
from .speak import Speaker

SECTIONS = ("goal", "turn", "idea", "cards", "end", "tips")
_STATEMENT = re.compile(r"(.*?\S)\s*(?:\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\]|$)\s*")
_CARD = re.compile(r"<([^|>]+)\|([^>]+)>")
_ITEM = re.compile(r"(-|\d+\.) +")


@dataclass(frozen=True, slots=True)
class Statement:
    """Something the rules say, and the clauses that say it; `marked` keeps the cards' codes."""

    marked: str
    clauses: tuple[str, ...]

    @property
    def text(self) -> str:
        """The words alone, with `**bold**` cards and `*stressed*` options."""
        return _CARD.sub(r"**\2**", self.marked)


@dataclass(frozen=True, slots=True)
class Line:
    """A paragraph, or an item of a list: its `mark` is “-” or a number."""

    mark: str
    statements: tuple[Statement, ...]

    @property
    def text(self) -> str:
        """The whole line, with its mark."""
        return " ".join([self.mark] * bool(self.mark) + [one.text for one in self.statements])


@dataclass(frozen=True, slots=True)
class Section:
    """One of the six parts of a page, and what is said under its picture."""

    key: str
    title: str
    lines: tuple[Line, ...]
    caption: str


def facts_of(game: AnyGame, options: Options, seats: int = 0) -> Mapping[str, Argument] | None:
    """What the page of a table fills in; None where the game has no page."""
    page = game.messages.page if game.messages else None
    return {**page.facts(options, seats), "players": _players(game, options)} if page else None


def _players(game: AnyGame, options: Options) -> str:
    """How many may play with these options: “2–6”."""
    allowed = [
        seats
        for seats in range(game.players[0], game.players[1] + 1)
        if options.problem(seats) is None
    ] or game.players
    return "–".join(map(str, sorted({allowed[0], allowed[-1]})))


def rules_page(
    game: AnyGame, language: str = "en", options: Options | None = None, seats: int = 0
) -> tuple[Section, ...] | None:
    """The page with the options of a table worked in; with 0 seats nobody sits there yet."""
    facts = facts_of(game, options or game.rules.options(), seats)
    if facts is None:
        return None
    say = speaker(game, language)
    return tuple(_section(key, say, facts) for key in SECTIONS)


def start_of(
    game: AnyGame, language: str = "en", options: Options | None = None, seats: int = 0
) -> Line | None:
    """How many may play and who starts, for below the title; None where the game has no page."""
    facts = facts_of(game, options or game.rules.options(), seats)
    if facts is None:
        return None
    return next(_lines(speaker(game, language).say(Message("page-start", facts))))


def _section(key: str, say: Speaker, facts: Mapping[str, Argument]) -> Section:
    own = f"page-{key}.title" in say.sentences
    return Section(
        key,
        say.say(Message(f"page-{key}.title" if own else f"page-title-{key}", facts)),
        tuple(_lines(say.say(Message(f"page-{key}", facts)))),
        say.say(Message(f"page-{key}.picture", facts)),
    )


def _lines(text: str) -> Iterator[Line]:
    for row in filter(None, map(str.strip, text.splitlines())):
        item = _ITEM.match(row)
        mark = item[1] if item else ""
        yield Line(mark, tuple(statements(row[item.end() :] if item else row)))


def card_help(
    game: AnyGame, code: str, language: str = "en", options: Options | None = None, seats: int = 0
) -> Statement | None:
    """What a card does, in one statement; None where the game does not say."""
    facts = facts_of(game, options or game.rules.options(), seats)
    if facts is None:
        return None
    return next(statements(speaker(game, language).say(help_of(game, code, facts))))


def help_of(game: AnyGame, code: str, facts: Mapping[str, Argument]) -> Message:
    """What a card does, as a message of a game that has a page."""
    assert game.messages
    assert game.messages.page
    said = game.messages.page.help(code)
    return Message(said.id, {**facts, **said.args})


def statements(text: str) -> Iterator[Statement]:
    """What a line says, statement by statement."""
    for found in _STATEMENT.finditer(text):
        yield Statement(found[1], tuple((found[2] or "").split(", ")) if found[2] else ())
