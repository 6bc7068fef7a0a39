"""A contest is fair by construction: every player meets every chair, deal by deal."""

from collections import Counter

import pytest

from handful.arena.contest import Contest, seatings


@pytest.mark.parametrize("seats", range(2, 13))
@pytest.mark.parametrize("players", [("a", "b"), ("a", "b", "c"), ("a", "b", "b", "b")])
def test_within_a_deal_every_player_has_every_chair_equally_often(
    players: tuple[str, ...], seats: int
) -> None:
    for deal in range(10):
        found = seatings(players, seats, deal)
        assert len(set(found)) == len(found)
        chairs = [Counter(seating[seat] for seating in found) for seat in range(seats)]
        assert all(one == chairs[0] for one in chairs)


@pytest.mark.parametrize(("players", "seats"), [(2, 3), (3, 4), (5, 3), (4, 12)])
def test_over_many_deals_everybody_plays_as_much(players: int, seats: int) -> None:
    names = tuple("abcdefgh"[:players])
    played = Counter(
        name for deal in range(600) for seating in seatings(names, seats, deal) for name in seating
    )
    fair = sum(played.values()) / players
    assert all(abs(one - fair) < 0.1 * fair for one in played.values())


def test_a_longer_contest_begins_with_the_shorter_one() -> None:
    short = list(Contest("any", {}, ("a", "b"), (3,), 10).meetings())
    assert len(short) == 10
    assert list(Contest("any", {}, ("a", "b"), (3,), 25).meetings())[:10] == short
