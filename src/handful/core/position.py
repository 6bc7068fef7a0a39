"""Reading a described position strictly: what every game's `arrange` needs."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from .game import BadTable
from .rng import WORD
from .sets import CardSet, union_of
from .state import NO_SEAT, UNTIMED

OPEN_HAND = "?"

LARGEST = 2_000_000_000
"""What a number of a compiled position can hold, with room to count on."""
_WIDER = {"now": (UNTIMED, 1 << 62), "chance": (0, WORD)}
"""These have more room."""


class Described:
    """A partial table as somebody wrote it down; whatever does not fit raises `BadTable`."""

    def __init__(self, name: str, given: Mapping[str, object], keys: Iterable[str]) -> None:
        unknown = set(given) - set(keys)
        if unknown:
            raise BadTable(f"A table of {name} has no {', '.join(sorted(unknown))}.")
        self._name, self._given = name, given

    def __contains__(self, key: str) -> bool:
        return key in self._given

    def switch(self, key: str, default: bool = False) -> bool:
        """A yes or no."""
        value = self._given.get(key, default)
        if not isinstance(value, bool):
            raise BadTable(f"{key} is true or false, not {value!r}.")
        return value

    def number(self, key: str, default: int = 0, least: int = -LARGEST) -> int:
        """A whole number that a position can hold, and not less than this."""
        return _whole(self._given.get(key, default), key, least)

    def seat(self, key: str, seats: int, default: int = 0, nobody: bool = False) -> int:
        """A seat at the table, or -1 where it may be nobody's."""
        found = self.number(key, default)
        if not (NO_SEAT if nobody else 0) <= found < seats:
            raise BadTable(f"There is no seat {found} at this table ({key}).")
        return found

    def seats(self, key: str, seats: int, default: Sequence[int] = ()) -> CardSet:
        """A set of seats at the table."""
        found = self.numbers(key, default)
        if any(not 0 <= seat < seats for seat in found) or len(set(found)) < len(found):
            raise BadTable(f"{key} names seats at the table, each once, not {found}.")
        return union_of(found)

    def counts(self, key: str, seats: int) -> list[int]:
        """A number from 0 up for every seat; the last ones may be left out."""
        return [_whole(one, key, 0) for one in self.by_seat(key, seats, 0)]

    def numbers(self, key: str, default: Sequence[int] = ()) -> list[int]:
        """A list of whole numbers, such as seats or totals."""
        return [_whole(one, key) for one in self.rows(key, default)]

    def text(self, key: str, default: str = "") -> str:
        """Some words."""
        value = self._given.get(key, default)
        if not isinstance(value, str):
            raise BadTable(f"{key} is text, not {value!r}.")
        return value

    def choice(self, key: str, words: Sequence[str], default: str) -> int:
        """One of a few words, as its place among them."""
        value = self._given.get(key, default)
        if value not in words:
            there = ", ".join(word or "''" for word in words)
            raise BadTable(f"{key} is one of {there}, not {value!r}.")
        return list(words).index(str(value))

    def rows(self, key: str, default: Sequence[object] = ()) -> list[object]:
        """A list of anything."""
        value = self._given.get(key, default)
        if not isinstance(value, list | tuple):
            raise BadTable(f"{key} is a list, not {value!r}.")
        return list(value)

    def by_seat(self, key: str, seats: int, default: object) -> list[object]:
        """A list with something for every seat; the last ones may be left out."""
        rows = self.rows(key)
        if len(rows) > seats:
            raise BadTable(f"There are {len(rows)} {key} but {seats} seats.")
        return rows + [default] * (seats - len(rows))

    def hands(
        self,
        seats: int,
        spare: Counter[int],
        codes: Sequence[str],
        filler: int,
        those: CardSet = -1,
    ) -> list[list[int]]:
        """All hands, out of the spare cards; one left open (or `?`) gets some that nobody named.

        Only `those` seats get any; -1 is everybody.
        """
        numbers = {code: card for card, code in enumerate(codes)}
        lines = self.by_seat("hands", seats, OPEN_HAND)
        hands = [[] if one == OPEN_HAND else self.line(one, numbers) for one in lines]
        for hand in hands:
            spend(spare, hand, codes)
        for seat, (one, hand) in enumerate(zip(lines, hands, strict=True)):
            if one == OPEN_HAND and those >> seat & 1:
                hand += sorted(spare.elements())[:filler]
                spend(spare, hand, codes)
        return hands

    def cards(self, key: str, numbers: Mapping[str, int], default: str = "") -> list[int]:
        """A line of card codes, as their numbers."""
        return self.line(self._given.get(key, default), numbers)

    def one_card(self, key: str, numbers: Mapping[str, int], default: str = "") -> list[int]:
        """A line that holds one card, or none if that is the default."""
        cards = self.cards(key, numbers, default)
        if len(cards) > 1 or len(cards) < len(default.split()):
            what = "one card" if default else "one card or none"
            raise BadTable(f"{key} is {what}, not {self._given[key]!r}.")
        return cards

    def line(self, line: object, numbers: Mapping[str, int]) -> list[int]:
        """The cards of one line that somebody wrote down."""
        words = line.split() if isinstance(line, str) else ["?"]
        wrong = [word for word in words if word not in numbers]
        if wrong:
            raise BadTable(f"{line!r} is no line of cards of {self._name}.")
        return [numbers[word] for word in words]


def spend(spare: Counter[int], cards: Iterable[int], codes: Sequence[str]) -> None:
    """Take cards out of the spare ones; one too many raises `BadTable`."""
    for card in cards:
        if spare[card] < 1:
            raise BadTable(f"{codes[card]} lies in more places than there are copies of it.")
        spare[card] -= 1


def line(cards: Iterable[int], codes: Sequence[str]) -> str:
    """Cards written down as one line."""
    return " ".join(codes[card] for card in cards)


def _whole(value: object, key: str, lowest: int = -LARGEST) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadTable(f"{key} is a whole number, not {value!r}.")
    least, most = _WIDER.get(key, (-LARGEST, LARGEST))
    if not least <= value <= most:
        raise BadTable(f"{key} cannot be {value}.")
    if value < lowest:
        raise BadTable(f"{key} cannot be {value}: it is {lowest} at least.")
    return value
