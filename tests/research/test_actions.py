"""The action space: fixed, small, and one path of tokens for every move."""

import pytest

from handful.core import Chance, catalog
from handful.core.catalog import games
from handful.research.actions import FLAT, Actions
from handful.research.saying import Saying
from handful.research.table import IllegalAction, Table

from .tables import KINDS, NAMES, Kind, setup, walked

SMALL = 200


@pytest.mark.parametrize("key", games())
def test_a_space_is_small_and_names_every_action_once(key: str) -> None:
    actions = Actions(catalog.game(key))
    assert actions.size == len(set(actions.names)) < (FLAT if actions.is_flat else SMALL)
    assert actions.names[actions.wait] == "wait"
    assert actions.names == Actions(catalog.game(key)).names


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_every_legal_move_has_exactly_one_path(kind: Kind) -> None:
    """And every path that the masks allow leads to exactly one legal move."""
    table = Table(setup(kind), 3)
    actions = table.setup.actions
    for at in walked(table, Chance(1), 60):
        paths = {actions.path(move): move for move in at.legal}
        assert len(paths) == len(at.legal)
        assert (
            not any(one != other and one[: len(other)] == other for one in paths for other in paths)
            or actions.is_flat
        )
        said = _said_moves(Saying(actions, at.legal))
        assert sorted(said) == sorted(at.legal)


def _said_moves(saying: Saying) -> list[int]:
    """Every move that can be said from here on."""
    found = []
    for token in sorted(saying.tokens()):
        other = saying.copy()
        move = other.say(token)
        found += [move] if move is not None else _said_moves(other)
    return found


@pytest.mark.parametrize("kind", KINDS, ids=NAMES)
def test_saying_is_choosing(kind: Kind) -> None:
    """But for the first token of a move nobody is asked where there is nothing to choose."""
    for at in walked(Table(setup(kind), 5), Chance(2), 80):
        tokens = at.tokens()
        assert len(tokens) == len(set(tokens)) >= 1
        if not at.setup.actions.is_flat and at.saying is not None and at.saying.said:
            assert len(tokens) > 1


@pytest.mark.parametrize("key", games())
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
    actions = table.setup.actions
    saying = Saying(actions, table.legal)
    while saying.say(min(saying.tokens())) is None:
        again = saying.again(table.legal)
        assert again.said == saying.said
        assert again.tokens() == saying.tokens()
        assert saying.again(()).said == ()
