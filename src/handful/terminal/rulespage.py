"""The rules on a screen: the page for people, the whole book, one clause, or some words."""

import difflib
import io
import os
import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext

from handful.core import AnyGame, Options, Play, styled
from handful.core.rulebook import Clause, clauses, for_people, with_options, without_source
from handful.core.styled_text import plain
from handful.i18n.games import rulebook, speaker
from handful.i18n.page import Section, Statement, rules_page, start_of

from .markdown import dressed, rendered
from .options_list import options_list
from .screen import Screen, wrapped

_WIDEST = 88
_MOST = 12
ALL = "all"
"""What one asks for to read every rule."""


class NoClause(Exception):
    """The rulebook has no such clause; the sentence names near ones."""


def clause(game: AnyGame, name: str, language: str = "en") -> Clause:
    """The clause with this id; case and prefix may be left out."""
    book = clauses(rulebook(game, language))
    wanted = name.upper().strip(" .[]")
    if wanted.isascii() and wanted.isdigit():
        wanted = f"{game.clause}-{int(wanted)}"
    if wanted in book:
        return book[wanted]
    near = _near(wanted, list(book))
    told = {"game": game.name, "name": name, "near": ", ".join(near) or "none"}
    say = speaker(None, language)
    raise NoClause(say("term-no-clause", **told, first=next(iter(book)), last=list(book)[-1]))


def _near(wanted: str, ids: list[str]) -> list[str]:
    """The clauses with the nearest numbers, else those written most alike."""
    number = re.search(r"\d+", wanted)
    if number and len(number[0]) < 6:
        far = sorted(ids, key=lambda one: abs(int(one.rpartition("-")[2]) - int(number[0])))
        return sorted(far[:3], key=ids.index)
    return difflib.get_close_matches(wanted, ids, n=3, cutoff=0.3)


def show(
    game: AnyGame,
    about: str,
    screen: Screen,
    lent: Callable[[], AbstractContextManager[None]] = nullcontext,
    page: Sequence[str] = (),
    sections: Sequence[Section] = (),
) -> None:
    """The page for people, if there is one; “all”, a clause, or what is said about some words."""
    if about in ("", ALL):
        whole = about == ALL or not page
        rows = book(game, min(screen.width, _WIDEST), screen.language) if whole else page
        with lent():
            paged(rows, screen)
        return
    if re.fullmatch(r"[A-Za-z]*-?\d+", about):
        try:
            _print([clause(game, about, screen.language)], screen)
        except NoClause as problem:
            screen.line(str(problem), 2)
        return
    with paging(screen, lent):
        _show_said(game, about, screen, sections)


def _show_said(game: AnyGame, about: str, screen: Screen, sections: Sequence[Section]) -> None:
    """All that page and clauses say with these words."""
    say = speaker(None, screen.language)
    words = about.casefold().split()
    told = list(_statements(sections, words))
    for statement in told:
        screen.line(f"· {dressed(statement.text)} {styled('dim', ', '.join(statement.clauses))}", 2)
    found = [
        one
        for one in clauses(rulebook(game, screen.language)).values()
        if all(word in f"{one.section} {one.text}".casefold() for word in words)
    ]
    _print(found[:_MOST], screen)
    if not found and not told:
        screen.line(say("term-no-clause-words", words=about), 2)
    if len(found) > _MOST:
        screen.line(styled("dim", say("term-more-clauses", count=len(found) - _MOST)))


def _statements(sections: Sequence[Section], words: Sequence[str]) -> Iterator[Statement]:
    """What the page for people says with these words."""
    for section in sections:
        for one in (one for line in section.lines for one in line.statements):
            if all(word in plain(dressed(one.text)).casefold() for word in words):
                yield one


def _print(found: list[Clause], screen: Screen) -> None:
    for one in found:
        screen.line(written(one), 4)


def written(one: Clause) -> str:
    """A clause as one marked line."""
    return f"{styled('bold', one.id)} {dressed(without_source(one.text))}"


def opening(play: Play, language: str) -> list[str]:
    """What the game is about and what one does on a turn; nothing where it has no page."""
    sections = rules_page(play.game, language, play.options, play.seats) or ()
    lines: list[str] = []
    for section in sections:
        if section.key in ("goal", "turn"):
            lines += [
                "",
                styled("bold", section.title),
                *(dressed(one.text) for one in section.lines),
            ]
    return lines


def one_page(
    game: AnyGame, screen: Screen, more: str, options: Options | None = None, seats: int = 0
) -> list[str]:
    """The rules on one page, as a table plays; nothing where the game has none. `more` is typed
    to read every rule."""
    start = start_of(game, screen.language, options, seats)
    sections = rules_page(game, screen.language, options, seats)
    if start is None or sections is None:
        return []
    text = [f"# {game.name}", "", start.text]
    for section in sections:
        text += ["", f"## {section.title}"]
        for line in section.lines:
            text += [line.text] if line.mark else ["", line.text]
    text += ["", speaker(None, screen.language)("page-more", command=more)]
    return _rows("\n".join(text), screen)


def _rows(text: str, screen: Screen) -> list[str]:
    width = min(screen.width, _WIDEST)
    return [row for line, hang in rendered(text, width) for row in wrapped(line, width, hang)]


def book(game: AnyGame, width: int, language: str = "en") -> list[str]:
    """Every rule, in rows of this width; where that is not English, only what is translated."""
    text = with_options(for_people(rulebook(game, language)), options_list(game, language))
    if language != "en" and game.messages:
        text = _translated(game, text, language)
    return [row for line, hang in rendered(text, width) for row in wrapped(line, width, hang)]


def _translated(game: AnyGame, text: str, language: str) -> str:
    """The clauses of a rulebook below their headings, its options, and where the rest is."""
    say, found, heading = speaker(None, language), [f"# {game.name}"], ""
    for line in text.splitlines():
        if line.startswith("#"):
            heading = line
        elif line.startswith("- **") and re.match(r"- \*\*[A-Z]+-\d+", line):
            found += ["", heading, "", line] if heading else [line]
            heading = ""
    found += ["", f"## {say('term-options')}", "", *options_list(game, language), ""]
    found.append(say("term-book-english", command=f"handful rules {game.key} --all --language en"))
    return "\n".join(found)


def paged(rows: Sequence[str], screen: Screen) -> None:
    """Through a pager where there is a terminal that is too low for it, else simply printed."""
    with paging(screen):
        screen.lines(rows)


@contextmanager
def paging(
    screen: Screen, lent: Callable[[], AbstractContextManager[None]] = nullcontext
) -> Iterator[None]:
    """What is printed meanwhile can be paged through, if the terminal is too low for it."""
    if not screen.cursor:
        yield
        return
    out, screen.out = screen.out, (kept := io.StringIO())
    try:
        yield
    finally:
        screen.out = out
    text = kept.getvalue()
    if text.count("\n") < shutil.get_terminal_size((80, 24)).lines:
        screen.raw(text)
        return
    import click

    os.environ.setdefault("LESS", "-RF")
    with lent():
        click.echo_via_pager(text, color=screen.color)
