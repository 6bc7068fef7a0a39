"""A move as it is said token by token, along the legal moves of one seat.

Which tokens say a move is asked of the action space once; then it is looked up in a book that is
made of plain rows of numbers, so that masks are marked without making an object.
"""

from array import array
from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from handful.core import bare, encoding, rng, sets
from handful.core.engine import Position
from handful.core.move_list import MoveList

from .actions import Path, Token

FEWEST, MOST = 1 << 8, 1 << 16
"""For how many moves a new book has room, and when it is so full that another one is begun."""

WHOLE = 1 << 17
"""If a game has no more moves than this, every one of them has its own place in the book."""

MOST_SAID: Final = 16
"""In a half-said move later tokens than this count as the last."""


class Phrasebook:
    """The tokens of every move that has been met, one after the other in one row.

    Where a game has few moves, each has the place of its own number. Else it is found by a number
    drawn from it: `keys` has the move in that place or in one of the next. `starts` says where its
    tokens begin; 0 is an empty place.
    """

    def __init__(
        self,
        path: Callable[[int], Path],
        size: int,
        is_flat: bool,
        home: object | None = None,
        space: int | None = None,
    ) -> None:
        self.path = path
        self.size = size
        """How many tokens there are."""
        self.is_flat = is_flat
        """Every move is said by its own number: there is nothing to look up."""
        self.is_whole = not is_flat and space is not None and space <= WHOLE
        """Every move has its own place."""
        self.room = FEWEST
        if self.is_whole and space is not None:
            self.room = space
        self.home = home
        """The setup whose book this is: a copy of a game reads the same one."""
        self.begin()

    def __reduce__(self) -> tuple[Callable[[Any], Any], tuple[object]]:
        return attrgetter("space.book"), (self.home,)

    def begin(self) -> None:
        """Forget everything; whoever still reads the old rows keeps them."""
        self.count = 0
        self.used = 1
        self.keys = array("q", bytes(8 * 2 * FEWEST))
        self.starts = array("i", bytes(4 * 2 * self.room))
        self.tokens = array("h", bytes(2 * 4 * FEWEST))

    def make_room(self, count: int) -> None:
        """So many moves are about to be looked up together: nothing is forgotten among them."""
        if self.count + count > MOST and not self.is_whole:
            self.begin()

    def start_of(self, move: int) -> int:
        """Where the tokens of a move begin."""
        place = self.place_of(move)
        if not self.starts[place]:
            self.learn(move)
            place = self.place_of(move)
        return self.starts[place]

    def place_of(self, move: int) -> int:
        """The place of this move, or the empty one that it would take."""
        if self.is_whole:
            return move
        keys, starts, last = bare.longs(self.keys), bare.ints(self.starts), len(self.keys) - 1
        place = rng.drawn(move) & last
        while starts[place] and keys[place] != move:
            place = (place + 1) & last
        return place

    def learn(self, move: int) -> None:
        """Ask how a move is said and write it down."""
        path = self.path(move)
        if 2 * self.count >= len(self.keys) and not self.is_whole:
            self.spread()
        while self.used + len(path) >= len(self.tokens):
            self.tokens = array("h", bytes(self.tokens) * 2)
        place = self.place_of(move)
        if not self.is_whole:
            self.keys[place] = move
        self.starts[place] = self.used
        for token in path:
            self.tokens[self.used] = token
            self.used += 1
        self.count += 1

    def spread(self) -> None:
        """Put all moves into twice as many places."""
        keys, starts = self.keys, self.starts
        self.keys = array("q", bytes(2 * 8 * len(keys)))
        self.starts = array("i", bytes(2 * 4 * len(keys)))
        for number in range(len(keys)):
            if starts[number]:
                place = self.place_of(keys[number])
                self.keys[place] = keys[number]
                self.starts[place] = starts[number]


class Saying:
    """What one seat has said of its move, and the legal moves that still fit.

    A token that cannot be another is said by itself, so every question is a choice; only the first
    one may have a single answer. The tokens that may come next are the `menu`, a row of sets of 64.
    """

    def __init__(self, book: Phrasebook) -> None:
        self.book = book
        self.fitting = MoveList()
        self.starts = array("i", bytes(4 * len(self.fitting.moves)))
        self.tokens = book.tokens
        self.menu = array("Q", bytes(8 * (book.size + 63 >> 6)))
        self.words = len(self.menu)
        self.choices = 0
        """How many tokens are on the menu."""
        self.depth = 0
        """How many tokens have been said."""

    def begin(self, state: Position, seat: int) -> None:
        """Nothing is said yet: any legal move of this seat fits."""
        self.list_moves(state, seat)
        self.offer()

    def list_moves(self, state: Position, seat: int) -> None:
        """List the legal moves, for those who do not ask with which tokens they begin."""
        self.depth = 0
        self.fitting.clear()
        state.list_moves(seat, self.fitting)

    def offer(self) -> None:
        """Ask for the first token of one of the listed moves."""
        self.fitting.write_out()
        if not self.book.is_flat:
            self.look_up()
        self.choices = self.find_menu()

    def finish(self) -> None:
        """There is nothing to say."""
        self.depth = 0
        self.fitting.clear()
        self.choices = self.find_menu()

    def look_up(self) -> None:
        """Find the tokens of every move."""
        count = self.fitting.count
        if count > len(self.starts):
            self.starts = array("i", bytes(4 * len(self.fitting.moves)))
        self.book.make_room(count)
        moves, starts = bare.longs(self.fitting.moves), bare.ints(self.starts)
        for number in range(count):
            starts[number] = self.book.start_of(moves[number])
        self.tokens = self.book.tokens

    def token_at(self, number: int, depth: int) -> int:
        """A token of one of the moves that still fit."""
        if self.book.is_flat:
            return self.fitting.moves[number]
        return self.tokens[self.starts[number] + depth]

    def find_menu(self) -> int:
        """Find the tokens with which some legal move goes on; how many there are comes back."""
        moves, starts = bare.longs(self.fitting.moves), bare.ints(self.starts)
        menu, tokens = bare.words(self.menu), bare.shorts(self.tokens)
        for one in range(self.words):
            menu[one] = sets.NONE
        depth, count, is_flat = self.depth, self.fitting.count, self.book.is_flat
        for number in range(count):
            token = moves[number] if is_flat else tokens[starts[number] + depth]
            menu[token >> 6] |= sets.only(token & 63)
        found = 0
        for one in range(self.words):
            found += sets.size(menu[one])
        return found

    def mark(self, mask: Any) -> None:
        """Write a 1 for every token on the menu."""
        self.tick(bare.chars(mask))

    def tick(self, mask: Any) -> None:
        """The same, where the mask is as long as it should be."""
        menu = bare.words(self.menu)
        for one in range(self.words):
            left = menu[one]
            while left:
                mask[64 * one + sets.first(left)] = 1
                left &= left - 1

    def nth(self, number: int) -> int:
        """The token with this number on the menu."""
        one = 0
        while number >= sets.size(self.menu[one]):
            number -= sets.size(self.menu[one])
            one += 1
        return 64 * one + sets.nth(self.menu[one], number)

    def allows(self, token: int) -> bool:
        """Whether some legal move goes on with this token."""
        place = int(token)  # NumPy's own numbers cannot be shifted so far
        return 0 <= place < 64 * self.words and sets.has(self.menu[place >> 6], place & 63)

    def say(self, token: int) -> bool:
        """Say one more that is allowed; whether only one move is left, which is said with it."""
        if self.narrow(token) == 1:
            return True
        self.choices = self.find_menu()
        while self.choices == 1:
            self.depth += 1
            self.choices = self.find_menu()
        return False

    def narrow(self, token: int) -> int:
        """Only moves that go on with this token fit; how many there are comes back."""
        moves, starts, kept = bare.longs(self.fitting.moves), bare.ints(self.starts), 0
        tokens, depth, count = bare.shorts(self.tokens), self.depth, self.fitting.count
        for number in range(count):
            said = moves[number] if self.book.is_flat else tokens[starts[number] + depth]
            if said == token:
                moves[kept] = moves[number]
                starts[kept] = starts[number]
                kept += 1
        self.fitting.count = kept
        self.depth += 1
        return kept

    def resume(self, state: Position, seat: int) -> None:
        """The same begun move among those legal now; begun anew where it is no choice there."""
        said = self.said()
        self.begin(state, seat)
        for token in said:
            self.narrow(token)
        if said and self.fitting.count < 2:
            self.begin(state, seat)
        self.choices = self.find_menu()

    def write(self, row: Any, at: int) -> None:
        """Where in the half-said move each token was said last, as a share of the most."""
        self.write_at(bare.floats(row), at)

    def write_at(self, row: Any, at: int) -> None:
        """The same, where the row is as long as it should be."""
        for depth in range(self.depth):
            row[at + self.token_at(0, depth)] = encoding.share(depth + 1, MOST_SAID)

    # For those who are in no hurry

    def moves(self) -> list[int]:
        """The legal moves that still fit."""
        return list(self.fitting.moves[: self.fitting.count])

    def allowed(self) -> set[Token]:
        """The tokens with which some legal move goes on."""
        return {self.token_at(number, self.depth) for number in range(self.fitting.count)}

    def said(self) -> Path:
        """What has been said."""
        return tuple(self.token_at(0, depth) for depth in range(self.depth))

    def copy(self) -> "Saying":
        """The same, to go on differently."""
        twin = Saying(self.book)
        twin.depth, twin.tokens = self.depth, self.tokens
        for number in range(self.fitting.count):
            twin.fitting.add(self.fitting.moves[number])
        twin.fitting.write_out()
        twin.starts = array("i", self.starts)
        twin.choices = twin.find_menu()
        return twin

    def __reduce__(self) -> tuple[Callable[..., "Saying"], tuple[Phrasebook, list[int], int]]:
        return said_again, (self.book, self.moves(), self.depth)


def said_again(book: Phrasebook, moves: list[int], depth: int) -> Saying:
    """What a seat has said, from the moves that still fit."""
    saying = Saying(book)
    for move in moves:
        saying.fitting.add(move)
    saying.fitting.write_out()
    if not book.is_flat:
        saying.look_up()
    saying.depth = depth
    saying.choices = saying.find_menu()
    return saying
