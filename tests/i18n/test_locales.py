"""Every language says everything, with everything that it is given."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from handful.i18n import LANGUAGES
from handful.i18n.compile import HOUSE, Sentence, folders, read

PACKAGE = HOUSE.parent
FOLDERS = folders()
NAMES = [str(folder.relative_to(PACKAGE)) for folder in FOLDERS]
FRENCH = sorted(PACKAGE.rglob("fr.ftl"))
FOREIGN = [language for language in LANGUAGES if language != "en"]
pytestmark = pytest.mark.xdist_group("sentences")  # each file is parsed once


@cache
def sentences(folder: Path, language: str) -> dict[str, Sentence]:
    return read(folder / f"{language}.ftl")


def is_helper(id: str) -> bool:
    """A part of speech that one language needs and others do not."""
    return id.startswith("part-")


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_a_language_has_every_sentence_with_its_arguments(folder: Path, language: str) -> None:
    english, own = sentences(folder, "en"), sentences(folder, language)
    shared = {id for id in own if not is_helper(id)}
    assert sorted({id for id in english if not is_helper(id)} - shared) == [], "is missing"
    assert sorted(shared - english.keys()) == [], "nobody says this any more"
    extra = {id: own[id].arguments - english[id].arguments - english[id].declared for id in shared}
    assert {id: names for id, names in extra.items() if names} == {}, "nobody gives this"
    left = {id: english[id].arguments - own[id].arguments for id in shared}
    assert {id: names for id, names in left.items() if names} == {}, "this is not said"
    assert {id for id in shared if own[id].part != english[id].part} == set(), "other headings"


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=NAMES[1:])
def test_a_game_says_nothing_under_an_id_of_the_house(folder: Path) -> None:
    own = {id for language in LANGUAGES for id in sentences(folder, language)}
    assert sorted(own & sentences(HOUSE, "en").keys()) == []


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_french_marks_stand_on_the_line_of_their_word(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    torn = [line for line in lines if line[:1] != "#" and re.search(r"\S [:;!?»]|« ", line)]
    assert torn == [], "French has a no-break space before : ; ! ? » and after «"


MADE = {"message": 0, "denied": 1}
"""Which argument of these functions is the id of a sentence; it is written out there."""
HOUSE_CODE = ("core", "bots", "server", "terminal", "client")


def calls(folder: Path) -> Iterator[tuple[str, str, set[str]]]:
    """(where, id, arguments) of every message that the Python of a folder makes."""
    for path in sorted(folder.rglob("*.py")):
        if "tests" in path.relative_to(folder).parts or path.name == "message.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {*MADE, "speaker", "say"}:
                yield from _call(node, f"{path.relative_to(PACKAGE)}:{node.lineno}")


def _call(node: ast.Call, where: str) -> Iterator[tuple[str, str, set[str]]]:
    made = ast.unparse(node.func)
    first = next(iter(node.args[MADE.get(made, 0) :]), None)
    literal = isinstance(first, ast.Constant) and isinstance(first.value, str)
    named = {str(one.arg) for one in node.keywords}
    if literal and isinstance(first, ast.Constant):
        yield where, str(first.value), named
    elif made in MADE and not any(one.arg is None for one in node.keywords):
        raise AssertionError(f"{where}: the id of a message is written out where it is made")


def test_the_house_says_what_there_is_with_what_it_takes() -> None:
    known = sentences(HOUSE, "en")
    found = [one for name in HOUSE_CODE for one in calls(PACKAGE / name)]
    assert len(found) > 120
    assert [one for one in found if one[1] not in known] == []
    partly = [
        (where, id, named)
        for where, id, named in found
        if not named - {"None"} <= known[id].arguments | known[id].declared
    ]
    assert partly == []


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=NAMES[1:])
def test_python_says_what_there_is_with_what_it_takes(folder: Path) -> None:
    known = sentences(HOUSE, "en") | sentences(folder, "en")
    found = list(calls(folder.parent))
    assert len(found) > 30
    wrong = [
        f"{where}: there is no {id}" if id not in known else f"{where}: {id} takes {takes}"
        for where, id, named in found
        for takes in [known[id].arguments | known[id].declared if id in known else set()]
        if id not in known or named != takes
    ]
    assert wrong == []


def words(folder: Path) -> str:
    """All of a game's code, in which the ids of its sentences stand."""
    home = folder.parent
    paths = [*home.rglob("*.py"), *home.rglob("web/**/*.ts"), *home.rglob("web/**/*.svelte")]
    own = [path for path in paths if "tests" not in path.relative_to(home).parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in own)


BY_RULE = re.compile(r"(option|preset|phrase|lesson|move|daily)-|tagline$")
"""What the house asks every game for, by the key of the thing."""


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=NAMES[1:])
def test_every_sentence_is_said_somewhere(folder: Path) -> None:
    english, text = sentences(folder, "en"), words(folder)
    used = {one for sentence in english.values() for one in sentence.refers}
    unused = [
        id
        for id in english
        if id not in used
        and not BY_RULE.match(id)
        and not re.search(rf"""["'`]{re.escape(id.partition(".")[0])}["'`.]""", text)
    ]
    assert unused == []
