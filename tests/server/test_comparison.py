"""Ranking by comparison: the same cards at other tables are the measure."""

import pytest

from handful.server.records.comparison import compared
from handful.server.rooms.evening import Result


def result(
    *scores: int, places: tuple[int, ...] = (), names: str = "AB", bots: tuple[int, ...] = ()
) -> Result:
    """A deal that went like this; without places, more points are better."""
    ranks = places or tuple(1 + sum(other > one for other in scores) for one in scores)
    winners = tuple(seat for seat, place in enumerate(ranks) if place == 1)
    return Result(tuple(names), bots, winners, ranks, scores)


def together(won: bool, seats: int = 2) -> Result:
    """A deal that a table won or lost as one."""
    everybody = tuple(range(seats))
    winners = everybody if won else ()
    return Result(("A", "B")[:seats], (), winners, (1,) * seats, (int(won),) * seats, True)


def test_a_seat_is_compared_with_the_same_seat_elsewhere() -> None:
    found = compared({1: {1: result(9, 3), 2: result(5, 4), 3: result(5, 1)}})
    first, second, third = ([seat.percent for seat in one.seats] for one in found.deals[0].tables)
    assert first == [100, 50], "3 beats 1 and loses to 4"
    assert second == [25, 100], "a tie is worth half a point"
    assert third == [25, 0]
    assert [one.percent for one in found.deals[0].tables] == [75, 62.5, 12.5]
    assert [(one.place, one.table) for one in found.tables] == [(1, 1), (2, 2), (3, 3)]
    assert found.players[0].name == "A"
    assert [one.percent for one in found.players] == [100, 100, 50, 25, 25, 0]
    assert [one.place for one in found.players] == [1, 1, 3, 4, 4, 6], "equals share a place"


def test_fewer_points_may_be_better() -> None:
    few = compared({1: {1: result(2, 9, places=(1, 2)), 2: result(7, 1, places=(2, 1))}})
    assert [seat.percent for seat in few.deals[0].tables[0].seats] == [100, 0]


def test_tables_that_win_together_are_ranked_and_nobody_else() -> None:
    deals = {
        1: {1: together(True), 2: together(False), 3: together(False)},
        2: {1: together(True), 2: together(True), 3: together(True)},
    }
    found = compared(deals)
    assert found.together
    assert found.players == []
    assert [(one.place, one.table, one.percent, one.won) for one in found.tables] == [
        (1, 1, 75, 2),
        (2, 2, 37.5, 1),
        (2, 3, 37.5, 1),
    ]
    assert found.liveliest == 1


def test_people_are_followed_through_the_seats_of_an_evening() -> None:
    deals = {
        1: {1: result(4, 0, names="AB"), 2: result(2, 2, names="CD", bots=(1,))},
        2: {1: result(4, 0, names="BA"), 2: result(2, 2, names="DC", bots=(0,))},
    }
    found = compared(deals)
    assert [(one.name, one.table, one.percent, one.deals, one.bot) for one in found.players] == [
        ("A", 1, 50, 2, False),
        ("B", 1, 50, 2, False),
        ("C", 2, 50, 2, False),
        ("D", 2, 50, 2, True),
    ]


def test_a_deal_that_one_table_alone_has_played_ranks_nobody_yet() -> None:
    found = compared({1: {2: result(4, 0)}, 2: {}})
    assert [one.number for one in found.deals] == [1]
    assert [one.percent for one in found.tables] == [None]
    assert found.liveliest is None


@pytest.mark.parametrize(("wide", "same"), [(1, 2), (2, 1)])
def test_the_liveliest_deal_is_the_one_that_tables_played_most_differently(
    wide: int, same: int
) -> None:
    deals = {wide: {1: result(9, 0), 2: result(0, 9)}, same: {1: result(5, 4), 2: result(4, 5)}}
    assert compared(deals).liveliest == wide
