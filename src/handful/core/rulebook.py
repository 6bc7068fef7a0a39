"""RULES.md as data: the clauses people are shown when a move is refused."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from .game import AnyGame
from .game_folder import folder_of

_CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*\s+(.*)$")
_TAG = re.compile(r"\s*<!--\s*(.*?)\s*-->\s*$")
_SOURCE = re.compile(r"\s*\((?:[^()]*\bR-\d+[^()]*|(?:sheet|Blatt|hoja|feuille)\b[^()]*)\)$")


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule; `tag` is a note for tests, such as `table talk`."""

    id: str
    text: str
    section: str
    tag: str = ""


def read(game: AnyGame) -> str:
    """The game's RULES.md."""
    return (folder_of(game.rules.options) / "RULES.md").read_text("utf-8")


def clauses(text: str) -> dict[str, Clause]:
    """The clauses of a rulebook by id, in the order of the book."""
    found: dict[str, Clause] = {}
    section = ""
    for line in text.splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ")
        clause = _CLAUSE.match(line)
        if clause:
            body = clause[2]
            tag = _TAG.search(body)
            body = _TAG.sub("", body)
            found[clause[1]] = Clause(clause[1], body, section, tag[1] if tag else "")
    return found


def without_source(text: str) -> str:
    """A clause as people read it, without where it comes from: “(sheet: Play; R-5)”."""
    return _SOURCE.sub("", text)


def for_people(text: str) -> str:
    """The rulebook as one reads it to play: without the rulings and where a clause comes from."""
    head, _, rest = text.partition("\n## Rulings\n")
    tail = rest.partition("\n## ")[2]
    lines = (head + (f"\n## {tail}" if tail else "\n")).splitlines()
    return "\n".join(
        without_source(_TAG.sub("", line)) if _CLAUSE.match(line) else line for line in lines
    )


def with_options(text: str, lines: Iterable[str]) -> str:
    """The rulebook with these lines about its options between the two marks."""
    head, _, rest = text.partition("<!-- options -->\n")
    _, _, tail = rest.partition("<!-- end of options -->")
    if not tail:
        return text
    said = "\n".join(lines)
    return f"{head}<!-- options -->\n{said}\n<!-- end of options -->{tail}"
