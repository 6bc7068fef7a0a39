"""The deal of the day: alike on every machine, and each as solvable as it says."""

from dataclasses import asdict
from functools import cache
from itertools import pairwise

import pytest

from handful.core import AnyGame, Chance, Play
from handful.core.catalog import games
from handful.core.daily import PLAYER, Deal, deal_of, follow, is_date, seed_of
from handful.server.records.days import hinted, next_move, played
from handful.testing import days

DAILY = [one for one in games().values() if one.daily]
DAY = days.days()[0]


@cache
def dealt(key: str, day: str) -> Deal:
    return deal_of(games()[key], day)


@pytest.mark.parametrize("game", DAILY, ids=lambda one: one.key)
def test_thirty_days_are_what_they_were(game: AnyGame) -> None:
    """Compiled and not, on every Python: CI runs this both ways."""
    found = "".join(f"{days.line(day, dealt(game.key, day))}\n" for day in days.days())
    assert days.path(game).read_text("utf-8") == found


@pytest.mark.parametrize("game", DAILY, ids=lambda one: one.key)
def test_each_of_thirty_days_can_be_solved(game: AnyGame) -> None:
    for day in days.days():
        deal = dealt(game.key, day)
        assert 0 < deal.enough <= deal.total, day
        if deal.asks is None:
            assert days.proved(game, deal) == deal.total, day
        else:
            assert isinstance(deal.asks, list)
            assert len(deal.asks) == deal.total, day


@pytest.mark.parametrize("game", DAILY, ids=lambda one: one.key)
def test_one_day_is_not_like_another(game: AnyGame) -> None:
    digests = [line.split()[1] for line in days.path(game).read_text("utf-8").splitlines()]
    assert len(set(digests)) == days.DAYS
    seeds = [seed_of(game, day, 0) for day in days.days()]
    assert all(one != other for one, other in pairwise(seeds))


@pytest.mark.parametrize("game", DAILY, ids=lambda one: one.key)
def test_whoever_follows_every_hint_finds_it(game: AnyGame) -> None:
    deal = dealt(game.key, DAY)
    if deal.asks is not None:
        pytest.skip("its own page asks")
    play = deal.opened(game)
    made: list[dict[str, object]] = []
    while (move := next_move(play, deal)) is not None and not played(game, deal, made).over:
        made.append(dict(play.moves.decode(move)))
        play.enter(PLAYER, move)
        follow(play)
    told = played(game, deal, made)
    assert (told.reached, told.over, told.turns) == (deal.total, True, len(made))


@pytest.mark.parametrize("game", DAILY, ids=lambda one: one.key)
def test_anything_else_comes_to_an_end_too(game: AnyGame) -> None:
    """And hints there are a move of the rules, or the word that it is too late."""
    deal = dealt(game.key, DAY)
    if deal.asks is not None:
        pytest.skip("its own page asks")
    chance, play = Chance(7), deal.opened(game)
    made: list[dict[str, object]] = []
    for number in range(200):
        told = played(game, deal, made)
        if told.over:
            break
        if number % 4 == 0:
            _check_hint(game, play, made)
        legal = play.state.legal(PLAYER)
        move = legal[chance.below(len(legal))]
        made.append(dict(play.moves.decode(move)))
        play.enter(PLAYER, move)
        follow(play)
    assert told.over
    assert 0 <= told.reached <= told.total


def _check_hint(game: AnyGame, play: Play, made: list[dict[str, object]]) -> None:
    found = hinted(game.key, asdict(dealt(game.key, DAY)), made)
    assert found.words
    if found.move is not None:
        assert play.state.refusal(PLAYER, play.moves.read(found.move)) is None


def test_only_a_date_names_a_day() -> None:
    assert is_date("2028-02-29")
    assert not any(map(is_date, ("2026-02-29", "2026-2-01", "20260201", "today", "")))
