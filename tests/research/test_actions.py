"""The action space: fixed, small, and one path of tokens for every move."""

import pytest

from handful.core import Chance, catalog
from handful.core.catalog import games
from handful.core.engine import Position
from handful.core.move_list import MoveList
from handful.research.actions import FLAT, Actions
from handful.research.episode import IllegalAction, Table
from handful.research.tokens import MOST, Phrasebook, Saying

from .tables import KEYS, KINDS, Kind, every_kind, setup, walked

SMALL = 200


@pytest.mark.parametrize("key", KEYS)
def test_a_space_is_small_and_names_every_action_once(key: str) -> None:
    actions = Actions(catalog.game(key))
    assert actions.size == len(set(actions.names)) < (FLAT if actions.is_flat else SMALL)
    assert actions.names[actions.wait] == "wait"
    assert actions.names == Actions(catalog.game(key)).names


@every_kind
def test_every_legal_move_has_exactly_one_path(kind: Kind) -> None:
    """And every path that the masks allow leads to exactly one legal move."""
    table = Table(setup(kind), 3)
    actions = table.setup.actions
    for at in walked(table, Chance(1), 60):
        legal = at.state.legal(at.seat)
        paths = {actions.path(move): move for move in legal}
        assert len(paths) == len(legal)
        assert (
            not any(one != other and one[: len(other)] == other for one in paths for other in paths)
            or actions.is_flat
        )
        said = _said_moves(at.setup.begin(at.state, at.seat))
        assert sorted(said) == sorted(legal)


def _said_moves(saying: Saying) -> list[int]:
    """Every move that can be said from here on."""
    found = []
    for token in sorted(saying.allowed()):
        other = saying.copy()
        found += other.moves() if other.say(token) else _said_moves(other)
    return found


@every_kind
def test_saying_is_choosing(kind: Kind) -> None:
    """But for the first token of a move nobody is asked where there is nothing to choose."""
    for at in walked(Table(setup(kind), 5), Chance(2), 80):
        tokens = at.tokens()
        assert len(tokens) == len(set(tokens)) >= 1
        if at.saying.depth:
            assert len(tokens) > 1


@pytest.mark.parametrize("key", KEYS)
def test_a_forbidden_action_is_refused_and_changes_nothing(key: str) -> None:
    table = Table(setup((key, games()[key].players[1], {})), 1)
    mask = table.mask(table.seat)
    for action in range(table.setup.actions.size):
        if not mask[action]:
            with pytest.raises(IllegalAction):
                table.act(action)
    assert (table.mask(table.seat) == mask).all()


def test_a_begun_move_goes_on_among_other_legal_moves_where_it_fits() -> None:
    table = next(
        table
        for kind in KINDS
        if not (table := Table(setup(kind), 1)).setup.actions.is_flat and len(table.legal) > 2
    )
    saying = table.setup.begin(table.state, table.seat)
    while not saying.say(min(saying.allowed())):
        again = saying.copy()
        again.resume(table.asking.state, table.seat)
        assert again.said() == saying.said()
        assert again.allowed() == saying.allowed()
        again.resume(Legal(0, 0), table.seat)
        assert again.said() == ()


class Legal(Position):
    """A position in which so many moves are legal, one number after the other."""

    def __init__(self, first: int, count: int) -> None:
        super().__init__()
        self.first, self.count = first, count

    def list_moves(self, seat: int, moves: MoveList) -> None:
        moves.add_run(self.first, self.count)


def test_a_full_book_is_begun_anew() -> None:
    """It grows, never holds more than it may, and says every move as it was told to."""
    many, step = 2000, 7919
    book = Phrasebook(_path, 64, is_flat=False)
    early, late = Saying(book), Saying(book)
    early.begin(Legal(0, many), 0)
    for first in range(0, MOST + 2 * many, many):
        late.begin(Legal(first * step, many), 0)
        assert book.count <= MOST
        assert _as_said(late) == [_path(first * step + one) for one in range(many)]
    assert book.count < MOST
    assert _as_said(early) == [_path(move) for move in range(many)]


def _path(move: int) -> tuple[int, ...]:
    return move % 7, move // 7 % 11, move % 13


def _as_said(saying: Saying) -> list[tuple[int, ...]]:
    count = len(saying.moves())
    return [tuple(saying.token_at(one, depth) for depth in range(3)) for one in range(count)]
