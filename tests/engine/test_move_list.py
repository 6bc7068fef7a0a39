"""Legal moves kept as runs: counted, picked and written out, they are the same."""

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from handful.core.engine import Position
from handful.core.move_list import MoveList
from handful.testing.law_trials import LawBroken, Trial
from handful.testing.laws import picked

MANY = 300
"""More than a list has room for."""


def _run(chance: Random, moves: MoveList) -> list[int]:
    """Add one run; its moves come back."""
    first, count = chance.randrange(-(2**40), 2**62), chance.randrange(5)
    kind = chance.randrange(4)
    if kind == 0:
        moves.add(first)
        return [first]
    if kind == 1:
        moves.add_run(first, count)
        return list(range(first, first + count))
    if kind == 2:
        step = chance.randrange(1, 1000)
        moves.add_steps(first, step, count)
        return [first + step * number for number in range(count)]
    chosen = chance.getrandbits(63) & chance.getrandbits(63)
    moves.add_set(first, chosen)
    return [first + number for number in range(63) if chosen >> number & 1]


@pytest.mark.parametrize("runs", [0, 1, 5, 128, 129, MANY])
def test_a_list_is_what_was_added(runs: int) -> None:
    chance, moves = Random(runs), MoveList()
    for _ in range(3):  # one list is used again and again
        moves.clear()
        wanted = [move for _ in range(runs) for move in _run(chance, moves)]
        assert moves.count == len(wanted)
        assert [moves.pick(number) for number in range(moves.count)] == wanted
        assert moves.listed() == wanted
        assert moves.listed() == wanted
        assert [moves.pick(number) for number in range(moves.count)] == wanted
        wanted += _run(chance, moves)
        assert moves.listed() == wanted
        for wrong in (-1, len(wanted)):
            with pytest.raises(IndexError):
                moves.pick(wrong)


@pytest.mark.parametrize("start", [0, 3, 100, MANY - 2])
def test_the_last_moves_are_sorted(start: int) -> None:
    chance, moves = Random(start), MoveList()
    numbers = [chance.randrange(2**60) for _ in range(MANY)]
    for number in numbers:
        moves.add(number)
    moves.sort_from(start)
    moves.add(7)
    assert moves.listed() == [*numbers[:start], *sorted(numbers[start:]), 7]


class Miscounted(Position):
    """Three moves, of which the last is picked wrongly."""

    def list_moves(self, seat: int, moves: MoveList) -> None:
        moves.add_run(10, 3)

    def pick_move(self, seat: int, number: int) -> int:
        return 11 if number else 10


def test_the_law_sees_a_wrong_pick() -> None:
    trial: Any = SimpleNamespace(state=Miscounted(), play=SimpleNamespace(seats=1))
    with pytest.raises(LawBroken, match="move 2 of seat 0 is 12, picked as 11"):
        picked(cast(Trial, trial))
