"""From typed words to a legal move: people name a card, a colour or a player, not an integer."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import takewhile

from handful.core import (
    AnyGame,
    Domain,
    Face,
    Field,
    Form,
    Listed,
    Move,
    Moves,
    Names,
    Places,
    Refusal,
    Refused,
    Seat,
    Seats,
    Step,
    View,
    number_in,
    styled,
)
from handful.core.message import message
from handful.core.styled_text import plain
from handful.i18n import Speaker
from handful.i18n.games import Declared, Sentence, speaker, spoken

MARKS = ".,:;!?“”„«»()"

MALFORMED = "malformed_move"
"""The code of a refusal that is about how a move is written, not about the rules."""


@dataclass(frozen=True, slots=True)
class Token:
    """One word of a move: as it is written, as it is shown, and what else it answers to."""

    text: str
    shown: str
    also: frozenset[str] = field(default=frozenset())


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal move in words, or one step of a move that is built bit by bit."""

    move: Move | None
    text: str
    tokens: tuple[Token, ...]
    label: str
    """The move as lists and logs name it: “Lay green 3 on green 8”."""

    def has_words(self, words: Sequence[str]) -> bool:
        """Whether its sentence has words that begin so."""
        said = [word.strip(MARKS) for word in self.label.casefold().split()]
        begun = [word.casefold().strip(MARKS) for word in words]
        return all(any(one.startswith(word) for one in said) for word in begun)


class Wording:
    """The words of one game at one table."""

    def __init__(
        self, game: AnyGame, names: Names, moves: Moves | None = None, language: str = "en"
    ) -> None:
        self._game, self._names, self._moves = game, names, moves or game.rules.moves
        self._language = language
        self._speakers: dict[Seat | None, Speaker] = {}
        self._cards = Declared(game, language).cards
        self._faces = {face.code: face for face in game.screens.faces}
        self.verbs = game.rules.moves.grammar.verbs

    def choice(self, move: Move, view: View, seat: Seat | None) -> Choice:
        """A legal move in the words of whoever sees this view."""
        form = self._moves.decode(move)
        tokens = tuple(self._tokens(form))
        if not self._game.messages:
            label = " ".join(token.shown for token in tokens)
        else:
            label = self.speaker(seat).say(self._game.messages.name(view, form)).rstrip(".")
        return Choice(move, self._moves.text(move), tokens, label)

    def step(self, step: Step, seat: Seat | None) -> Choice:
        """One step of a move in words; the last one is the move itself."""
        move = self._moves.encode(step.move) if step.move else None
        tokens = tuple(map(_word_token, step.key.split()))
        return Choice(move, step.key, tokens, self.speaker(seat).say(step.says).rstrip("."))

    def speaker(self, seat: Seat | None) -> Speaker:
        """Who speaks to this seat."""
        if seat not in self._speakers:
            self._speakers[seat] = speaker(self._game, self._language, self._names, seat)
        return self._speakers[seat]

    def read(self, line: str) -> Move:
        """The move a line spells out as people do: seats by name, places counted from 1."""
        try:
            form = self._moves.grammar.parse(line)
        except Refused:
            form = self._moves.grammar.parse(self._seats_numbered(line))
        return self._moves.encode(self._counted_from_0(form))

    def _seats_numbered(self, line: str) -> str:
        """A line with a seat's number wherever it has its whole name."""
        seats = {name.casefold(): f"S{seat}" for seat, name in enumerate(self._names)}
        return " ".join(seats.get(word.casefold(), word) for word in self.split(line))

    def split(self, line: str) -> list[str]:
        """The words of a line; a player's whole name is one of them."""
        found = self._word.findall(" ".join(line.split()))
        return [str(word) for word in found]

    @cached_property
    def _word(self) -> re.Pattern[str]:
        names = sorted(map(re.escape, filter(None, self._names)), key=len, reverse=True)
        return re.compile("|".join([*(rf"{name}(?!\S)" for name in names), r"\S+"]), re.IGNORECASE)

    def _counted_from_0(self, form: Form) -> Form:
        places = [one.name for one in self._fields(form) if isinstance(_domain(one), Places)]
        for name in places:
            if form[name] == 0:
                raise Refused(Refusal(MALFORMED, message("form-from-one", field=name)))
        return form | {name: number_in(form, name) - 1 for name in places}

    def _tokens(self, form: Form) -> Iterator[Token]:
        verb = str(form["move"])
        yield _word_token(verb)
        for one in self._fields(form):
            value = form[one.name]
            if one.domain is None:
                yield _word_token(one.name)
                continue
            if one.keyword:
                yield _word_token(one.keyword)
            for item in value if isinstance(value, tuple) else (value,):
                yield self._token(one, item)

    def _fields(self, form: Form) -> list[Field]:
        """The choices that a move names."""
        fields = self._moves.grammar.verbs[str(form["move"])].fields
        given = {name: value for name, value in form.items() if value is not False and value != ()}
        return [one for one in fields if one.name in given]

    def _token(self, one: Field, value: int | str) -> Token:
        text = str(int(value) + 1 if isinstance(_domain(one), Places) else value)
        if isinstance(_domain(one), Seats) and int(value) < len(self._names):
            name = self._names[int(value)]
            return Token(text, name, frozenset(name.split()) | {name, f"S{text}"})
        face = self._faces.get(text)
        if not face:
            return _word_token(text)
        return Token(text, inked(face), frozenset(self._face_words(face)))

    def spellings(self, word: str) -> set[str]:
        """A typed word and what the game's own spellings make of it."""
        read = (domain.read(word) for domain in self._domains)
        return {word} | {str(value) for value in read if value is not None}

    def knows(self, word: str) -> bool:
        """Whether this very word means something in the game, legal now or not."""
        return word in self._known or any(domain.read(word) is not None for domain in self._domains)

    @cached_property
    def _domains(self) -> list[Domain]:
        fields = [one for verb in self._moves.grammar.verbs.values() for one in verb.fields]
        return [domain for domain in map(_domain, fields) if domain]

    @cached_property
    def _known(self) -> set[str]:
        verbs = self._moves.grammar.verbs.values()
        known = {verb.name for verb in verbs} | {one.name for verb in verbs for one in verb.fields}
        return known.union(*map(self._face_words, self._game.screens.faces))

    def _face_words(self, face: Face) -> set[str]:
        return {face.code, *_parts(face.code), *self._cards[face.code].split()}

    def said(self, sentence: Sentence, seat: Seat | None = None) -> str:
        """A sentence in the language of these words."""
        return spoken(sentence, self.speaker(seat))


def beyond(label: str, said: str) -> str:
    """What a sentence says beyond the name of the move with which it begins."""
    whole = plain(label)
    for begins in (whole, whole.partition(": ")[2]):
        if begins and said.startswith(begins):
            more = said.removeprefix(begins).lstrip(" ,;:.")
            return more[:1].upper() + more[1:]
    return said


def inked(face: Face) -> str:
    """A card as lists show it: glyph and code in its ink."""
    return styled(face.ink, f"{face.glyph} {face.code}" if face.glyph else face.code)


def _word_token(text: str) -> Token:
    return Token(text, text, frozenset(_parts(text)))


def _domain(one: Field) -> Domain | None:
    return one.domain.of if isinstance(one.domain, Listed) else one.domain


def _parts(code: str) -> list[str]:
    return code.split("-") if "-" in code else []


def meant(typed: Sequence[str], choices: Sequence[Choice], wording: Wording) -> list[Choice]:
    """The choices with all typed words: side by side if any have them so, or in order, or all."""
    tests = [_test(word, choices, wording) for word in typed]
    for fits in (_side_by_side, _in_order, _anywhere):
        found = [choice for choice in choices if fits(tests, choice.tokens)]
        if found:
            return found
    return []


def briefest(choices: Sequence[Choice]) -> Choice | None:
    """The single choice, or the only one with the fewest words."""
    fewest = min((len(choice.tokens) for choice in choices), default=0)
    short = [choice for choice in choices if len(choice.tokens) == fewest]
    return short[0] if len(short) == 1 else None


def shared_beginning(choices: Sequence[Choice]) -> int:
    """With how many equal words all of them begin."""
    columns = zip(*(choice.tokens for choice in choices), strict=False)
    return sum(1 for _ in takewhile(lambda column: len(set(column)) == 1, columns))


class _Test:
    """How one typed word is compared: exactly, without case, or as a beginning."""

    def __init__(self, spellings: set[str], exact: bool, prefix: bool) -> None:
        self._exact, self._prefix = exact, prefix
        self._spellings = spellings if exact else {word.casefold() for word in spellings}

    def fits(self, token: Token) -> str | None:
        """The name of the token that the word stands for."""
        for name in (token.text, *sorted(token.also)):
            said = name if self._exact else name.casefold()
            if said in self._spellings or (
                self._prefix and any(said.startswith(word) for word in self._spellings)
            ):
                return name
        return None


def _test(word: str, choices: Sequence[Choice], wording: Wording) -> _Test:
    """The strictest comparison that finds the word; one that the game knows is taken exactly."""
    spellings = wording.spellings(word)
    tests = [
        _Test(spellings, exact=True, prefix=False),
        _Test({word}, exact=False, prefix=False),
        _Test({word}, exact=True, prefix=True),
        _Test({word}, exact=False, prefix=True),
    ]
    if wording.knows(word):
        return tests[0]
    tokens = {token for choice in choices for token in choice.tokens}
    return next((test for test in tests if any(map(test.fits, tokens))), tests[0])


def _side_by_side(tests: Sequence[_Test], tokens: Sequence[Token]) -> bool:
    return any(_from(tests, tokens[start:], skip=False) for start in range(len(tokens)))


def _in_order(tests: Sequence[_Test], tokens: Sequence[Token]) -> bool:
    return _from(tests, tokens, skip=True)


def _anywhere(tests: Sequence[_Test], tokens: Sequence[Token]) -> bool:
    return all(any(test.fits(token) for token in tokens) for test in tests)


def _from(tests: Sequence[_Test], tokens: Sequence[Token], skip: bool) -> bool:
    """Whether the words stand in this order; several words may name one card in several ways."""
    place = 0
    used: set[str] = set()
    for test in tests:
        while place < len(tokens):
            name = test.fits(tokens[place])
            if name is not None and name not in used:
                used.add(name)
                break
            if not used and not skip:
                return False
            place, used = place + 1, set()
        else:
            return False
    return True
