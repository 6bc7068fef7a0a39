"""Say messages in a language: a small interpreter of the JSON that `compile` makes.

    speaker = Speaker(sentences("handful.games.NAME", "de"), "de", names=["Ada", "Ben"], me=0)
    speaker.say(message("log-drew", seat=Who(0), count=2))      # Du ziehst 2 Karten.

web/src/lib/say.ts does the same for pages, and a test holds both to the same words.
"""

import json
import locale
import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from handful.core.message import Argument, Message, Who

LANGUAGES: Final = ("en", "de", "es", "fr")
PARTS: Final = (
    "cover",
    "table",
    "new",
    "options",
    "lobby",
    "class",
    "later",
    "day",
    "terminal",
    "page",
)
HOUSE: Final = "handful"
NAME: Final = "name"
"""The form in which a seat is called by its name even to whoever sits there: in what others say."""
_AND: Final = {"en": "and", "de": "und", "es": "y", "fr": "et"}

Pattern = str | list[Any]
Sentences = Mapping[str, Pattern]


class Unsaid(LookupError):
    """There is no such sentence, or it lacks an argument: this program says one that is missing."""


class Speaker:
    """Says messages in one language, to one player or to nobody in particular."""

    def __init__(
        self, sentences: Sentences, language: str, names: Sequence[str] = (), me: int | None = None
    ) -> None:
        self.language, self.names, self.me = language, names, me
        self.sentences = sentences

    def say(self, said: Message, form: str = "") -> str:
        """The sentence; `form` is what its language calls the grammatical form it stands in."""
        args = {**said.args, "form": form} if form else said.args
        return self._pattern(self._find(said.id), args)

    def __call__(self, id: str, /, **args: Argument) -> str:
        """The same for a sentence that is named here."""
        return self.say(Message(id, args))

    def has(self, id: str) -> bool:
        """Whether there is such a sentence."""
        return id in self.sentences

    def name(self, seat: int, form: str = "") -> str:
        """Whoever sits there: a name, or “you”; in the form `name` always the name."""
        if seat == self.me and form != NAME:
            return self.say(Message("you", {}), form)
        return (
            self.names[seat]
            if seat < len(self.names)
            else self.say(Message("seat", {"number": seat + 1}))
        )

    def _find(self, id: str) -> Pattern:
        try:
            return self.sentences[id]
        except KeyError:
            raise Unsaid(f"no sentence {id!r} in {self.language}") from None

    def _pattern(self, pattern: Pattern, args: Mapping[str, Argument]) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join(
            part if isinstance(part, str) else self._part(part, args) for part in pattern
        )

    def _part(self, part: list[Any], args: Mapping[str, Argument]) -> str:
        kind, name = part[0], part[1]
        if kind == "m":
            return self._pattern(self._find(name), args)
        if kind == "$":
            if name not in args:
                raise Unsaid(f"nothing is given for ${name}")
            return self._value(args[name], part[2] if len(part) > 2 else "")
        variants: dict[str, Pattern] = part[2]
        chosen = next((key for key in self._keys(kind, args.get(name)) if key in variants), part[3])
        return self._pattern(variants[chosen], args)

    def _value(self, value: Argument, form: str) -> str:
        if isinstance(value, Message):
            return self.say(value, form)
        if isinstance(value, Who):
            return self.name(value.seat, form)
        if isinstance(value, tuple):
            ordered = sorted(value, key=lambda one: not self._is_me(one))
            return self.listed([self._value(one, form) for one in ordered])
        return str(value)

    def _keys(self, kind: str, value: Argument | None) -> Sequence[str]:
        """What a choice may be made by, the most exact first."""
        if kind == "you":
            return (self._whom(value),)
        if isinstance(value, int):
            return str(value), plural(self.language, value)
        return (str(value),)

    def _whom(self, value: Argument | None) -> str:
        """Whether the reader is meant: `you`, `other`; of several `you-all`, `others`, `nobody`."""
        several = value if isinstance(value, tuple) else (value,)
        mine = any(self._is_me(one) for one in several)
        if len(several) == 1:
            return "you" if mine else "other"
        return "you-all" if mine else "others" if several else "nobody"

    def _is_me(self, value: Argument | None) -> bool:
        return isinstance(value, Who) and value.seat == self.me

    def listed(self, things: Sequence[str]) -> str:
        """“A, B and C”, as the language has it."""
        if len(things) < 2:
            return things[0] if things else ""
        link = _AND.get(self.language, "and")
        if self.language == "es" and _begins_with_i(things[-1]):
            link = "e"
        return f"{', '.join(things[:-1])} {link} {things[-1]}"


def plural(language: str, number: int) -> str:
    """The plural form of a number: in French nothing is singular too."""
    return "one" if number == 1 or (number == 0 and language == "fr") else "other"


def _begins_with_i(word: str) -> bool:
    start = word.lower()
    return start.startswith(("i", "í")) or (
        start.startswith(("hi", "hí")) and not start.startswith(("hia", "hie"))
    )


@cache
def sentences(package: str, language: str, rules: bool = False) -> Sentences:
    """All sentences of a game's package and of the house; English where a language lacks one."""
    found: dict[str, Pattern] = {}
    for where in dict.fromkeys((HOUSE, package)):
        for one in dict.fromkeys(("en", language)):
            found |= _read(where, one, ("rules",) if rules else PARTS)
    return found


def _read(package: str, language: str, parts: Sequence[str]) -> dict[str, Pattern]:
    folder = files(package).joinpath("locales")
    if isinstance(folder, Path):
        _refresh(folder)
    found: dict[str, Pattern] = {}
    for part in parts:
        path = folder.joinpath(f"{language}.{part}.json")
        if path.is_file():
            found |= json.loads(path.read_text("utf-8"))
    return found


@cache
def _refresh(folder: Path) -> None:
    """In a checkout somebody may have changed a sentence since: compile it again."""
    if not (folder / "en.ftl").is_file():
        return
    try:
        from . import compile
    except ImportError:  # fluent.syntax is only there where the package is built
        return
    compile.compile_folder(folder)


def preferred(given: str | None = None) -> str:
    """The language asked for, else the one of this terminal, else English."""
    for one in (given, *(os.environ.get(key) for key in ("LC_ALL", "LC_MESSAGES", "LANG"))):
        if one:
            short = locale.normalize(one).partition("_")[0][:2].lower()
            return short if short in LANGUAGES else "en"
    return "en"
