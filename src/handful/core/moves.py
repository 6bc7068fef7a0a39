"""The grammar of a game's moves: declared once, written as text, as JSON and as an integer.

    GRAMMAR = Grammar(
        Verb("play", Field("card", CARD), Field("color", COLOR, optional=True), flag("call")),
        Verb("draw"),
        Verb("give", Field("seat", Seats(), keyword="to")),
    )

reads and writes `play R-m3 call` and `{"move": "play", "card": "R-m3", "call": true}` alike.
The integers are the game's own affair: it adds `encode` and `decode`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from .message import Argument, Message, message
from .refusal import Refusal, Refused

_KEPT = 4096
"""So many moves are remembered as they are written."""

FieldValue = int | str | bool | tuple[int | str, ...]
Form = dict[str, FieldValue]
"""A structured move: its verb under `move`, then its fields."""


def number_in(form: Form, name: str, default: int = 0) -> int:
    """A field whose domain is numbers or seats; the default where it was left out."""
    found = form.get(name, default)
    assert isinstance(found, int)
    return found


class Domain(Protocol):
    """The values a field may take."""

    def read(self, token: str) -> int | str | None:
        """The canonical value meant by one word of text, or None."""
        ...

    def check(self, value: object) -> int | str | None:
        """The canonical value meant by a JSON value, or None."""
        ...

    def words(self) -> Argument:
        """What may stand here, for an error message."""
        ...


class Words:
    """A closed list of words; `also` maps other spellings to them."""

    def __init__(
        self, values: Sequence[str], also: Mapping[str, str] | None = None, called: str = ""
    ) -> None:
        self.values = tuple(values)
        self._canonical = {value: value for value in values} | dict(also or {})
        self._called = called

    def read(self, token: str) -> str | None:
        return self._canonical.get(token)

    def check(self, value: object) -> str | None:
        return self._canonical.get(value) if isinstance(value, str) else None

    def words(self) -> Argument:
        return self._called or ", ".join(self.values)


class Numbers:
    """Whole numbers from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def read(self, token: str) -> int | None:
        sound = token.isascii() and token.removeprefix("-").isdigit() and len(token) < 10
        return self.check(int(token)) if sound else None

    def check(self, value: object) -> int | None:
        whole = isinstance(value, int) and not isinstance(value, bool)
        return value if whole and self.low <= value <= self.high else None  # type: ignore[operator,return-value]  # `whole` says it is an int

    def words(self) -> Argument:
        return message("allowed-number", low=self.low, high=self.high)


class Seats(Numbers):
    """A seat, written as its number, with or without an S before it."""

    def __init__(self, most: int = 12) -> None:
        super().__init__(0, most - 1)

    def read(self, token: str) -> int | None:
        return super().read(token.removeprefix("S"))

    def words(self) -> Argument:
        return message("allowed-place", high=self.high)


class Places(Numbers):
    """A place in a list that the table shows: text and JSON count from 0, people from 1."""


@dataclass(frozen=True, slots=True)
class Listed:
    """Marks a field that takes several values of one domain."""

    of: Domain
    least: int = 0
    most: int = 99


@dataclass(frozen=True, slots=True)
class Field:
    """One choice inside a move; with a `keyword` its text is `keyword value`."""

    name: str
    domain: Domain | Listed | None
    optional: bool = False
    keyword: str = ""
    aim: bool = False
    """Whether it names what the move is aimed at, where cards are else what is played."""


def flag(name: str) -> Field:
    """A field that is there (true) or not."""
    return Field(name, None, optional=True)


class Verb:
    """One kind of move and the choices it needs."""

    def __init__(self, name: str, *fields: Field, help: str = "", plays: str = "") -> None:
        self.name = name
        self.fields = fields
        self.help = help
        self.plays = plays
        """The card that it plays where it names none."""

    def usage(self) -> str:
        """How the move is typed."""
        return " ".join([self.name, *(_usage(one) for one in self.fields)])


class Grammar:
    """All moves of a game, between text, structure and strict checking."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = {verb.name: verb for verb in verbs}

    def write(self, form: Mapping[str, FieldValue]) -> str:
        """The one-line text of a structured move."""
        verb = self.verbs[str(form["move"])]
        words = [verb.name]
        for one in verb.fields:
            if one.name in form and form[one.name] is not False:
                words += _written(one, form[one.name])
        return " ".join(words)

    def parse(self, text: str) -> Form:
        """The structured move behind a line of text; a malformed one is refused."""
        tokens = text.split()
        verb = self._verb(tokens[0] if tokens else "")
        form: Form = {"move": verb.name}
        rest = tokens[1:]
        for one in verb.fields:
            rest = _take(one, rest, form, verb)
        if rest:
            raise _malformed(message("form-extra", word=rest[0], usage=verb.usage()))
        return form

    def check(self, given: object) -> Form:
        """The canonical form of a structured move from outside; a malformed one is refused."""
        if not isinstance(given, Mapping):
            raise _malformed(message("form-object"))
        verb = self._verb(given.get("move"))
        fields = {one.name: one for one in verb.fields}
        for name in given:
            if name != "move" and name not in fields:
                raise _malformed(
                    message("form-field", verb=verb.name, field=str(name), usage=verb.usage())
                )
        form: Form = {"move": verb.name}
        for name, one in fields.items():
            value = given.get(name)
            if value is None or (one.domain is None and value is False):
                if not one.optional:
                    raise _malformed(
                        message("form-needs", verb=verb.name, field=name, words=_words(one))
                    )
                continue
            form[name] = _checked(one, value, verb)
        return form

    def _verb(self, name: object) -> Verb:
        if isinstance(name, str) and name in self.verbs:
            return self.verbs[name]
        raise _malformed(message("form-verb", verb=str(name), known=tuple(self.verbs)))


@dataclass(frozen=True, slots=True)
class Moves:
    """A game's moves in their three forms: integer, structure, text.

    `encode` may refuse a form that no integer stands for; `space` is the size of the fixed action
    space when the integers 0 to space - 1 are the whole of it, else None.
    """

    grammar: Grammar
    encode: Callable[[Form], int]
    decode: Callable[[int], Form]
    space: int | None = None

    def read(self, given: object) -> int:
        """The move meant by text or structure; raises `Refused` if it is malformed."""
        if isinstance(given, str):
            return _read(self.grammar, self.encode, given)
        return self.encode(self.grammar.check(given))

    def text(self, move: int) -> str:
        """The one-line text of a move."""
        return _text(self.grammar, self.decode, move)


@lru_cache(_KEPT)
def _read(grammar: Grammar, encode: Callable[[Form], int], text: str) -> int:
    """A move as a room's log has it; the same come again and again."""
    return encode(grammar.parse(text))


@lru_cache(_KEPT)
def _text(grammar: Grammar, decode: Callable[[int], Form], move: int) -> str:
    return grammar.write(decode(move))


def _malformed(reason: Message) -> Refused:
    return Refused(Refusal("malformed_move", reason))


def _words(one: Field) -> Argument:
    if one.domain is None:
        return message("allowed-flag")
    return one.domain.of.words() if isinstance(one.domain, Listed) else one.domain.words()


def _usage(one: Field) -> str:
    shown = one.name.upper() if one.domain is not None else one.name
    if isinstance(one.domain, Listed):
        shown += "…"
    shown = f"{one.keyword} {shown}" if one.keyword else shown
    return f"[{shown}]" if one.optional else shown


def _written(one: Field, value: FieldValue) -> list[str]:
    if one.domain is None:
        return [one.name]
    if isinstance(value, tuple):
        values = [str(item) for item in value]
        return [one.keyword, *values] if one.keyword and values else values
    return [one.keyword, str(value)] if one.keyword else [str(value)]


def _take(one: Field, tokens: list[str], form: Form, verb: Verb) -> list[str]:
    """Read one field off the front of the tokens into the form; what is left comes back."""
    start = 0
    if one.domain is None:
        if tokens[:1] == [one.name]:
            form[one.name] = True
            return tokens[1:]
        return tokens
    if one.keyword:
        if tokens[:1] != [one.keyword]:
            return _missing(one, tokens, form, verb)
        start = 1
    if isinstance(one.domain, Listed):
        return _take_list(one, one.domain, tokens, start, form, verb)
    value = one.domain.read(tokens[start]) if len(tokens) > start else None
    if value is None:
        return _missing(one, tokens, form, verb, start)
    form[one.name] = value
    return tokens[start + 1 :]


def _take_list(
    one: Field, listed: Listed, tokens: list[str], start: int, form: Form, verb: Verb
) -> list[str]:
    values: list[int | str] = []
    while start + len(values) < len(tokens) and len(values) < listed.most:
        value = listed.of.read(tokens[start + len(values)])
        if value is None:
            break
        values.append(value)
    if len(values) < listed.least:
        return _missing(one, tokens, form, verb, start)
    form[one.name] = tuple(values)
    return tokens[start + len(values) :]


def _missing(one: Field, tokens: list[str], form: Form, verb: Verb, start: int = 0) -> list[str]:
    """What is left where a field is not there; one whose keyword was said has to be there."""
    if not start and isinstance(one.domain, Listed) and one.domain.least == 0:
        form[one.name] = ()
        return tokens
    if not start and one.optional:
        return tokens
    words = _words(one)
    if len(tokens) > start:
        needing = one.keyword if start else verb.name
        raise _malformed(
            message("form-instead", verb=needing, field=one.name, words=words, word=tokens[start])
        )
    if start:
        raise _malformed(message("form-after", word=one.keyword, words=words))
    raise _malformed(message("form-needs", verb=verb.name, field=one.name, words=words))


def _checked(one: Field, value: object, verb: Verb) -> FieldValue:
    if one.domain is None:
        if value is True:
            return True
        raise _malformed(message("form-flag", verb=verb.name, field=one.name))
    if isinstance(one.domain, Listed):
        if not isinstance(value, list | tuple):
            raise _malformed(message("form-list", verb=verb.name, field=one.name))
        if not one.domain.least <= len(value) <= one.domain.most:
            raise _malformed(message("form-many", verb=verb.name, field=one.name, count=len(value)))
        return tuple(_single(one, one.domain.of, item, verb) for item in value)
    return _single(one, one.domain, value, verb)


def _single(one: Field, domain: Domain, value: object, verb: Verb) -> int | str:
    found = domain.check(value)
    if found is None:
        wrong = {"verb": verb.name, "field": one.name, "value": repr(value)}
        raise _malformed(message("form-value", **wrong, words=domain.words()))
    return found
