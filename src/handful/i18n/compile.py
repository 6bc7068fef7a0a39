"""Compile sentences: every `locales/LANGUAGE.ftl` becomes JSON that two small speakers read.

    python src/handful/i18n/compile.py

It needs fluent.syntax and nothing else, not even this package, so that a build can run it early.
What a pattern becomes:

    text                        "text"
    text with { $name }         ["text with ", ["$", "name"]]
    { card }, { card.label }    [["m", "card"]], [["m", "card.label"]]
    { SAY($card, form: "acc") } [["$", "card", "acc"]]
    { $n -> [one] a *[other] b }        [["?", "n", {"one": "a", "other": "b"}, "other"]]
    { YOU($seat) -> [you] … *[other] … }    the same with "you" for "?"

The first word of a `##` heading says when a page needs what follows: `cover` on the start page,
`table` with the game (the default), `options` where house rules are chosen, `lobby` where
people sit down, `class` for a class or club evening, `later` when somebody asks, `day` with the
deal of the day and the book, `terminal` never. A folder is a part of its own: `rules/LANGUAGE.ftl`
the clauses, `page/LANGUAGE.ftl` the rules on one page and the card helps.
"""

import hashlib
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse

HOME = Path(__file__).resolve().parents[1]
HOUSE = HOME / "locales"
"""What every game may say."""
PARTS = ("cover", "table", "new", "options", "lobby", "class", "later", "day", "terminal")
"""What a heading may say."""
FOLDERS = ("rules", "page")
STAMP = ".stamp"

Pattern = str | list[Any]


class BadSentences(Exception):
    """A file that cannot be compiled; the sentence says where and why."""


@dataclass
class Sentence:
    """One compiled message, and what it may be given."""

    pattern: Pattern
    part: str
    arguments: set[str] = field(default_factory=set)
    """What it fills in itself, or with the help of other messages."""
    numbers: set[str] = field(default_factory=set)
    """Those of them that must be numbers, because the plural depends on them."""
    seats: set[str] = field(default_factory=set)
    """Those of them that must be a seat, or several."""
    declared: set[str] = field(default_factory=set)
    """What its comment promises beside that, for other languages: `# $count is …`."""
    refers: set[str] = field(default_factory=set)
    line: int = 0


@lru_cache(maxsize=16)  # every file of a language needs those of its house again
def _parsed(text: str) -> ast.Resource:
    return parse(text)


class _Compiler:
    """One file."""

    def __init__(self, path: Path, part: str, house: dict[str, Sentence]) -> None:
        self.path, self.part, self.house = path, part, house
        self.text = path.read_text("utf-8")
        self.sentences: dict[str, Sentence] = {}

    def read(self) -> dict[str, Sentence]:
        """Every message of the file, its references resolved."""
        part = self.part
        for entry in _parsed(self.text).body:
            if isinstance(entry, ast.Junk):
                raise self._wrong(entry, f"this is no sentence ({entry.annotations[0].message})")
            if isinstance(entry, ast.Term):
                raise self._wrong(
                    entry, "a term does not see its caller's arguments: use a message"
                )
            if isinstance(entry, ast.GroupComment):
                part = self.part if self.part in FOLDERS else self._part(entry)
            elif isinstance(entry, ast.Message):
                self._message(entry, part)
        self._resolve()
        return self.sentences

    def _part(self, heading: ast.GroupComment) -> str:
        found = (heading.content or "").partition(" ")[0].rstrip(":").lower()
        if found not in PARTS:
            raise self._wrong(heading, f"a heading begins with {', '.join(PARTS)}")
        return found

    def _message(self, entry: ast.Message, part: str) -> None:
        written = [(entry.id.name, entry.value)]
        written += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
        comment = entry.comment.content or "" if entry.comment else ""
        declared = {word.strip(":,.")[1:] for word in comment.split() if word.startswith("$")}
        for id, value in written:
            if value is None:
                continue
            if id in self.sentences:
                raise self._wrong(entry, f"{id} is there twice")
            sentence = Sentence("", part, declared=declared, line=self._line(entry))
            sentence.pattern = self._pattern(value, sentence)
            self.sentences[id] = sentence

    def _pattern(self, pattern: ast.Pattern, into: Sentence) -> Pattern:
        parts: list[Any] = []
        for element in pattern.elements:
            made: Any = (
                element.value
                if isinstance(element, ast.TextElement)
                else self._placeable(element.expression, into)
            )
            if isinstance(made, str) and parts and isinstance(parts[-1], str):
                parts[-1] += made
            else:
                parts.append(made)
        if len(parts) == 1 and isinstance(parts[0], str):
            return parts[0]
        return parts

    def _placeable(self, found: Any, into: Sentence) -> Any:
        match found:
            case ast.StringLiteral():
                return str(found.parse()["value"])
            case ast.NumberLiteral():
                return str(found.value)
            case ast.VariableReference():
                into.arguments.add(found.id.name)
                return ["$", found.id.name]
            case ast.MessageReference():
                id = found.id.name + (f".{found.attribute.name}" if found.attribute else "")
                into.refers.add(id)
                return ["m", id]
            case ast.FunctionReference(id=ast.Identifier(name="SAY")):
                return ["$", self._argument(found, into), *self._form(found)]
            case ast.SelectExpression():
                return self._select(found, into)
        raise self._wrong(found, "only arguments, messages, SAY(…) and choices can stand in braces")

    def _select(self, found: ast.SelectExpression, into: Sentence) -> list[Any]:
        selector = found.selector
        if isinstance(selector, ast.VariableReference):
            kind, name = "?", selector.id.name
            into.arguments.add(name)
        elif isinstance(selector, ast.FunctionReference) and selector.id.name == "YOU":
            kind, name = "you", self._argument(selector, into)
            into.seats.add(name)
        else:
            raise self._wrong(found, "a choice is made by an argument or by YOU($seat)")
        variants: dict[str, Pattern] = {}
        default = ""
        for one in found.variants:
            key = one.key.name if isinstance(one.key, ast.Identifier) else one.key.value
            if key in variants:
                raise self._wrong(found, f"the choice [{key}] is there twice")
            variants[key] = self._pattern(one.value, into)
            default = key if one.default else default
        if kind == "?" and ("one" in variants or any(key.isdigit() for key in variants)):
            into.numbers.add(name)
        return [kind, name, variants, default]

    def _argument(self, call: ast.FunctionReference, into: Sentence) -> str:
        match call.arguments.positional:
            case [ast.VariableReference(id=ast.Identifier(name=str(name)))]:
                into.arguments.add(name)
                return name
        raise self._wrong(call, f"{call.id.name} takes one argument: {call.id.name}($name)")

    def _form(self, call: ast.FunctionReference) -> list[str]:
        named = {one.name.name: one.value for one in call.arguments.named}
        if set(named) - {"form"} or not all(
            isinstance(one, ast.StringLiteral) for one in named.values()
        ):
            raise self._wrong(call, 'SAY takes a form beside its argument: SAY($card, form: "the")')
        return [str(named["form"].parse()["value"])] if named else []

    def _resolve(self) -> None:
        """Messages lend their arguments to those that refer to them."""
        for id, sentence in self.sentences.items():
            seen, left = {id}, list(sentence.refers)
            while left:
                other = left.pop()
                if other in seen:
                    if other == id:
                        raise BadSentences(f"{self.path}:{sentence.line}: {id} refers to itself")
                    continue
                seen.add(other)
                found = self.sentences.get(other) or self.house.get(other)
                if not found:
                    raise BadSentences(f"{self.path}:{sentence.line}: there is no message {other}")
                sentence.arguments |= found.arguments
                sentence.numbers |= found.numbers
                sentence.seats |= found.seats
                left += found.refers
            sentence.arguments.discard("form")

    def _line(self, node: Any) -> int:
        return self.text.count("\n", 0, node.span.start) + 1

    def _wrong(self, node: Any, why: str) -> BadSentences:
        return BadSentences(f"{self.path}:{self._line(node)}: {why}.")


def read(path: Path) -> dict[str, Sentence]:
    """Every sentence of one file; it may refer to those of the house, a page to its game's."""
    part = path.parent.name if path.parent.name in FOLDERS else "table"
    house = HOUSE / path.name
    shared = {} if path == house or not house.exists() else _Compiler(house, "table", {}).read()
    if part == "page":
        shared |= read(path.parents[1] / path.name)
    return _Compiler(path, part, shared).read()


def merge(into: Sentence, other: Sentence) -> None:
    """One language may need a number or a seat where another is content with any word."""
    into.numbers |= other.numbers
    into.seats |= other.seats


def language_files(folder: Path) -> dict[str, list[Path]]:
    """The files of each language in one `locales` folder, English first."""
    found: dict[str, list[Path]] = {}
    written = (path for place in (".", *FOLDERS) for path in sorted(folder.glob(f"{place}/*.ftl")))
    for path in written:
        found.setdefault(path.stem, []).append(path)
    return dict(sorted(found.items(), key=lambda one: one[0] != "en"))


def folders(home: Path = HOME) -> list[Path]:
    """Every folder with sentences: the house's, then those of the games."""
    return [home / "locales", *sorted(home.glob("games/*/locales"))]


def digest(folder: Path) -> str:
    """One number for all that the JSON of a folder is made from."""
    total = hashlib.sha256(Path(__file__).read_bytes())
    for path in (
        one for place in dict.fromkeys((HOUSE, folder)) for one in sorted(place.rglob("*.ftl"))
    ):
        total.update(f"{path.name} {path.stat().st_size}\n".encode() + path.read_bytes())
    return total.hexdigest()


def is_compiled(folder: Path) -> bool:
    """Whether the JSON was made from what is written now."""
    try:
        return (folder / STAMP).read_text("utf-8") == digest(folder)
    except OSError:
        return False


def compile_folder(folder: Path) -> None:
    """Write the JSON of one folder and the types of its messages, where they are out of date."""
    if is_compiled(folder):
        return
    made_from, wanted, known = digest(folder), dict[Path, str](), dict[str, Sentence]()
    for language, paths in language_files(folder).items():
        compiled = {id: one for path in paths for id, one in read(path).items()}
        for part in (*PARTS, *FOLDERS):
            found = {id: one.pattern for id, one in compiled.items() if one.part == part}
            if found:
                wanted[folder / f"{language}.{part}.json"] = _json(found)
        for id, one in compiled.items():
            merge(known.setdefault(id, one), one)
    wanted[folder / "messages.ts"] = "\n".join(_types(known))
    for path in folder.glob("*.json"):
        if path not in wanted:
            path.unlink(missing_ok=True)
    for path, text in (wanted | {folder / STAMP: made_from}).items():
        _write(path, text)


def _json(found: dict[str, Pattern]) -> str:
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def _types(known: dict[str, Sentence]) -> Iterator[str]:
    """Which messages there are and what each takes, for the TypeScript of the pages."""
    yield "/** Made from the .ftl files by handful/i18n/compile.py. */"
    yield "import type { Argument, Seats } from '$kit';"
    yield ""
    yield "export interface Messages {"
    for id, one in known.items():
        if id.startswith("part-"):
            continue
        names = sorted(one.arguments | one.declared)
        kinds = {
            name: "Seats" if name in one.seats else "number" if name in one.numbers else "Argument"
            for name in names
        }
        taken = "; ".join(f"{name}: {kind}" for name, kind in kinds.items())
        yield f"\t'{id}': {{ {taken} }};" if taken else f"\t'{id}': Record<string, never>;"
    yield "}"
    yield ""


def _write(path: Path, text: str) -> None:
    """Whole or not at all: another process may be reading, or writing the same."""
    new = path.with_name(f"{path.name}.{os.getpid()}")
    new.write_text(text, "utf-8")
    new.replace(path)


def main() -> None:
    """Compile all that is out of date."""
    for folder in folders():
        compile_folder(folder)


if __name__ == "__main__":
    try:
        main()
    except BadSentences as error:
        sys.exit(str(error))
