"""Every sentence that the server says is known to the pages in every language."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from handful.bots.levels import LEVELS
from handful.bots.seated import SeatedBot
from handful.core import JsonValue, Move, Play
from handful.core.catalog import game, games
from handful.core.examples import examples
from handful.core.rulebook import clauses, read
from handful.core.said import Said, form_of
from handful.web.preview import folder

from .conftest import ROOT

SOURCES = ROOT / "src" / "handful"
HOUSE = [SOURCES / name for name in ("core", "bots", "server")]
UNMOVED = [key for key, game in games().items() if not game.messages]
"""Games that still write English in their code; those with messages are held to theirs in i18n."""
TEMPLATE_AT = {"said": 0, "denied": 1}
"""Which argument of these calls is a template; it is written out there, so that it can be found."""


def templates(folders: list[Path]) -> Iterator[tuple[str, set[str]]]:
    """Every template said in these folders, with the names of its values."""
    for path in (path for one in folders for path in sorted(one.rglob("*.py"))):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        imported = {
            name.name for one in nodes if isinstance(one, ast.ImportFrom) for name in one.names
        }
        for call in nodes:
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            if call.func.id in TEMPLATE_AT.keys() & (imported | {"denied"}):
                yield from template_of(call, path)


def template_of(call: ast.Call, path: Path) -> Iterator[tuple[str, set[str]]]:
    template = call.args[TEMPLATE_AT[ast.unparse(call.func)]]
    if path.name == "judge.py" and ast.unparse(template) == "template":
        return  # `denied` hands its own on
    where = f"{path.relative_to(SOURCES)}:{call.lineno}"
    assert isinstance(template, ast.Constant), (
        f"{where}: a template is written out where it is said"
    )
    yield str(template.value), placeholders(str(template.value))


def placeholders(template: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", template))


def check(folders: list[Path], translated: Path) -> None:
    wanted = dict(templates(folders))
    found: dict[str, str] = json.loads(translated.read_text(encoding="utf-8"))
    assert sorted(wanted.keys() - found.keys()) == []
    assert sorted(found.keys() - wanted.keys()) == [], "nobody says this any more"
    assert {one for one, names in wanted.items() if placeholders(found[one]) != names} == set()


def rule_sentences(key: str) -> Iterator[str]:
    """Everything that a page shows of a rulebook."""
    for clause in clauses(read(game(key))).values():
        yield from (clause.section, clause.text)
    yield from (example.shows for example in examples(game(key)).values())


def fixed_parts(sentence: str) -> set[str]:
    """Names of options and cards, and numbers of clauses: the same in every language."""
    return set(re.findall(r"`[^`]+`|\b[A-Z]{2}-\d+\b", sentence))


@pytest.mark.parametrize("language", ["de", "es", "fr"])
@pytest.mark.parametrize("key", UNMOVED)
def test_a_language_has_every_sentence_of_a_rulebook(key: str, language: str) -> None:
    text = (folder(key) / "rules" / f"{language}.json").read_text(encoding="utf-8")
    found: dict[str, str] = json.loads(text)
    assert sorted(set(rule_sentences(key)) ^ found.keys()) == []
    changed = [one for one, told in found.items() if fixed_parts(one) != fixed_parts(told)]
    assert changed == []
    assert [one for one, told in found.items() if not told.strip()] == []


@pytest.mark.parametrize("language", ["de", "es", "fr"])
def test_a_language_has_every_sentence_of_the_house(language: str) -> None:
    check(HOUSE, SOURCES / "web" / "src" / "said" / f"{language}.json")


@pytest.mark.parametrize("language", ["de", "es", "fr"])
@pytest.mark.parametrize("key", UNMOVED)
def test_a_language_has_every_sentence_of_a_game(key: str, language: str) -> None:
    check([folder(key).parent], folder(key) / "said" / f"{language}.json")


SEATS = 4
STEPS, MOVES = 60, 8


def spoken(key: str, seed: int) -> Iterator[str]:
    """What a game says along a random game: what moves do, what speaks for them, what against."""
    found, random = game(key), Random(seed)
    play = Play(found, found.rules.options(), SEATS, seed)
    seated = [SeatedBot(play, seat, LEVELS["sharp"]) for seat in range(SEATS)]
    names, before = ["Ada", "Ben", "Cleo", "Dan"], list[Move]()
    for _ in range(STEPS):
        seat = random.choice(play.state.actors())
        view, memory, legal, *_rest = seated[seat].asked()
        for move in legal[:MOVES]:
            yield found.text.explain(view, found.rules.moves.decode(move), names)
            if found.bots.reason and (reason := found.bots.reason(view, memory, move, names)):
                yield reason
        refusals = (play.state.refusal(random.randrange(SEATS), move) for move in before)
        for refusal in filter(None, refusals):
            assert isinstance(refusal.reason, str)
            yield refusal.reason
        before = [*before[-MOVES:], *legal[:MOVES]]
        play.enter(seat, random.choice(legal))
        if play.state.outcome():
            return


def parts(form: JsonValue) -> Iterator[dict[str, JsonValue]]:
    """A form and all forms in it."""
    if isinstance(form, dict):
        yield form
        form = list(form.values())
    for one in form if isinstance(form, list) else ():
        yield from parts(one)


@pytest.mark.parametrize("key", UNMOVED)
def test_whatever_a_game_says_can_be_said_in_other_words(key: str) -> None:
    sentences = [one for seed in range(5) for one in spoken(key, seed)]
    assert len(sentences) > 500
    assert {one for one in sentences if not isinstance(one, Said)} == set()
    words = (folder(key) / "words" / "en.ts").read_text(encoding="utf-8")
    used = {
        str(form["word"]) for one in sentences for form in parts(form_of(one)) if "word" in form
    }
    assert {one for one in used if f"'{one}':" not in words} == set()
