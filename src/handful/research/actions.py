"""The fixed action space of a game: a small set of tokens, and a path of them for every move.

Where all moves of a game are few, each is one token, its own number. Otherwise the tokens are the
words of the game's grammar, and a move is said word by word: its verb, then each choice in the
order of the grammar. `done` ends a list or a number and stands for a choice left out. Numbers of a
wide range are said digit by digit. The last action of every space is `wait`: to let a chance go by
that one need not take.
"""

from collections.abc import Iterator

from handful.core import AnyGame, Domain, Field, Listed, Move, Numbers, Seats, Words
from handful.core.moves import FieldValue

Token = int
Path = tuple[Token, ...]

FLAT = 1000
"""Up to so many moves each move is one token."""
MOST_WHOLE = 16
"""A range of more numbers than this is said in digits."""

DONE, WAIT, SEAT = "done", "wait", "seat"


class Actions:
    """The tokens of one game, by number and by name."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        space = game.rules.moves.space
        self.is_flat = space is not None and space <= FLAT
        self._numbers: dict[tuple[object, object], Token] = {}
        self.names: list[str] = []
        if self.is_flat:
            self.names = [game.rules.moves.text(move) for move in range(space or 0)]
        else:
            self._name_words()
        self.wait: Token = len(self.names)
        self.names.append(WAIT)

    @property
    def size(self) -> int:
        """How many actions there are, `wait` included."""
        return len(self.names)

    def said(self, path: Path) -> str:
        """A path in words."""
        return ", ".join(self.names[token] for token in path)

    def path(self, move: Move) -> Path:
        """The tokens that say this move."""
        if self.is_flat:
            return (move,)
        form = self.game.rules.moves.decode(move)
        verb = self.game.rules.moves.grammar.verbs[str(form["move"])]
        tokens = [self._numbers["verb", verb.name]]
        for one in verb.fields:
            tokens += self._tokens(one, form.get(one.name))
        return tuple(tokens)

    def _tokens(self, one: Field, value: FieldValue | None) -> Iterator[Token]:
        done = self._numbers["", DONE]
        if isinstance(one.domain, Listed):
            items = value if isinstance(value, tuple) else ()
            for item in items:
                yield self._numbers[_kind(one.domain.of), item]
            yield done
        elif value is None or value is False:
            yield done
        elif one.domain is None:
            yield self._numbers["flag", one.name]
        elif _is_wide(one.domain):
            for digit in str(value):
                yield self._numbers["digit", digit]
            yield done
        else:
            yield self._numbers[_kind(one.domain), value]

    def _name_words(self) -> None:
        """Number every word that a move of this game may be said with."""
        verbs = self.game.rules.moves.grammar.verbs.values()
        for verb in verbs:
            self._add("verb", verb.name, verb.name)
        self._add("", DONE, DONE)
        for verb in verbs:
            for one in verb.fields:
                self._name_field(one)

    def _name_field(self, one: Field) -> None:
        domain = one.domain.of if isinstance(one.domain, Listed) else one.domain
        if domain is None:
            self._add("flag", one.name, one.name)
        elif _is_wide(domain):
            for digit in "0123456789":
                self._add("digit", digit, f"digit {digit}")
        else:
            name = SEAT if isinstance(domain, Seats) else one.name
            for value in self._values(domain):
                self._add(_kind(domain), value, f"{name} {value}")

    def _values(self, domain: Domain) -> list[int | str]:
        if isinstance(domain, Words):
            return list(domain.values)
        if isinstance(domain, Seats):
            return list(range(self.game.players[1]))
        if isinstance(domain, Numbers):
            return list(range(domain.low, domain.high + 1))
        raise TypeError(f"{self.game.name}: a {type(domain).__name__} has no list of its values")

    def _add(self, kind: object, value: object, name: str) -> None:
        if (kind, value) not in self._numbers:
            self._numbers[kind, value] = len(self.names)
            self.names.append(name)


def _kind(domain: Domain) -> object:
    """All seats are said alike; other choices are, where they have the same domain."""
    return SEAT if isinstance(domain, Seats) else id(domain)


def _is_wide(domain: Domain) -> bool:
    if isinstance(domain, Seats) or not isinstance(domain, Numbers):
        return False
    return domain.high - domain.low >= MOST_WHOLE
