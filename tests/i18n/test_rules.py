"""Every clause of a rulebook is said in every language, and newly when the English changes."""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from handful.core import AnyGame
from handful.core.catalog import games
from handful.core.examples import examples
from handful.core.rulebook import clauses, read
from handful.i18n import LANGUAGES
from handful.i18n.compile import HOUSE
from handful.i18n.games import rulebook, section_id

FOREIGN = [language for language in LANGUAGES if language != "en"]
KEYS = [key for key, game in games().items() if game.messages]


def english(game: AnyGame) -> Iterator[tuple[str, str]]:
    """(id, words) of everything that is shown of a rulebook."""
    for clause in clauses(read(game)).values():
        yield section_id(clause.section), clause.section
        yield clause.id, clause.text
    yield from ((f"example-{one.id}", one.shows) for one in examples(game).values())


def translated(path: Path) -> tuple[dict[str, str], dict[str, str]]:
    """The sentences of a file, and the digests of the English ones that they were made from."""
    words: dict[str, str] = {}
    made_from: dict[str, str] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.GroupComment):
            made_from |= dict(re.findall(r"([\w-]+) ([0-9a-f]{8})\b", entry.content or ""))
        if isinstance(entry, ast.Message) and entry.value:
            (text,) = entry.value.elements
            assert isinstance(text, ast.TextElement)
            words[entry.id.name] = text.value
    return words, made_from


def fixed_parts(sentence: str) -> set[str]:
    """Names of options and cards, and numbers of clauses: the same in every language."""
    return set(re.findall(r"`[^`]+`|\b[A-Z]{2}-\d+\b", sentence))


def digest(sentence: str) -> str:
    return hashlib.sha256(sentence.encode()).hexdigest()[:8]


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("key", KEYS)
def test_a_rulebook_is_translated_whole(key: str, language: str) -> None:
    game = games()[key]
    wanted = dict(english(game))
    path = HOUSE.parent / "games" / key / "locales" / "rules" / f"{language}.ftl"
    found, made_from = translated(path)
    assert sorted(wanted.keys() ^ found.keys()) == []
    changed = {
        id: f"say it anew, and write “{id} {digest(wanted[id])}” over its section"
        for id in found
        if not id.startswith("section-") and made_from.get(id) != digest(wanted[id])
    }
    assert changed == {}
    other = [id for id, words in found.items() if fixed_parts(words) != fixed_parts(wanted[id])]
    assert other == []
    assert {
        one.id for one in clauses(rulebook(game, language)).values() if one.text == wanted[one.id]
    } == set()


@pytest.mark.parametrize("key", KEYS)
def test_an_example_is_described_in_words(key: str) -> None:
    game = games()[key]
    for one in examples(game).values():
        assert not re.search(r"[a-z]_[a-z]|\w=\w|\b[Ss]heet\b", one.shows), one.id
