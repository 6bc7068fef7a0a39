"""Best responses: exact by brute force, never below the player's own play, and lower for better."""

from itertools import product

import pytest

from handful.arena.best_response import EndGame, Knowledge, World, end_game, gain
from handful.arena.exploitability import Exploited, summed
from handful.bots.levels import LEVELS
from handful.core import Move, Play
from handful.core.catalog import game, games

KEYS = list(games())
DUEL = next(key for key in KEYS if "target" in game(key).rules.options().values())
SHORT = {"scoring": "simple", "target": 1}
"""A game of one hand."""


def duel(seed: int) -> Play:
    played = game(DUEL)
    return Play(played, played.rules.options.read(SHORT), 2, seed)


def reachable(end: EndGame, worlds: list[World], decisions: int) -> dict[Knowledge, list[Move]]:
    """Every moment in which the seat may find itself, whatever it does, and its moves there."""
    found: dict[Knowledge, list[Move]] = {}
    for world in worlds:
        if decisions and end._goes_on(world):
            legal = world.state.legal(end.seat)
            found[end.known(world)] = legal
            for move in legal:
                found |= reachable(end, [end._after(world, move)], decisions - 1)
    return found


@pytest.mark.usually_one
@pytest.mark.parametrize("seed", range(3))
def test_a_best_response_is_the_best_of_all_strategies(seed: int) -> None:
    """Found by induction, it wins what the best of all strategies wins, each tried by itself."""
    decisions = 2
    for deal in range(100 * seed, 100 * seed + 100):
        end = end_game(duel(deal), deal % 2, LEVELS["novice"], decisions)
        if end is None:
            continue
        moments = reachable(end, end.worlds(2, deal), decisions)
        strategies = 1
        for legal in moments.values():
            strategies *= len(legal)
        if 8 <= strategies <= 200:
            break
    else:
        pytest.fail("no end game was small enough to try every strategy")
    tried = [
        end.value(end.worlds(2, deal), dict(zip(moments, plan, strict=True)), decisions)
        for plan in product(*moments.values())
    ]
    best, strategy = end.best(end.worlds(2, deal), decisions)
    assert best == max(tried)
    assert end.value(end.worlds(2, deal), strategy, decisions) == best
    assert min(tried) < best or len(set(tried)) == 1


@pytest.mark.usually_one
@pytest.mark.parametrize("key", KEYS)
def test_nobody_loses_by_the_best_response_in_its_own_worlds(key: str) -> None:
    played = game(key)
    options = played.rules.options()
    seats = next(one for one in range(2, 9) if not options.problem(one))
    play = Play(played, options, seats, 7)
    found = gain(play, 0, LEVELS["sharp"], worlds=2, decisions=1)
    assert found is None or 0 <= found.most <= 1


def test_worlds_look_alike_and_differ() -> None:
    end = end_game(duel(3), 1, LEVELS["sharp"])
    assert end
    worlds = end.worlds(6, 1)
    assert len({end.known(one) for one in worlds}) == 1
    other = 1 - end.seat
    assert len({str(end.play.game.knowledge.view(one.state, other)) for one in worlds}) > 1


def test_a_careless_player_is_easier_to_exploit() -> None:
    found = {}
    for name in ("sharp", "random"):
        rows = []
        for deal in range(4):
            one = gain(duel(deal), deal % 2, LEVELS[name], worlds=4, decisions=1)
            assert one
            rows.append(Exploited(0, 2, name, deal, *one))
        (found[name],) = summed(2, rows)
    assert found["random"].most > found["sharp"].most
    assert found["random"].least > found["sharp"].least


def test_a_mean_of_gains_has_its_interval() -> None:
    rows = [Exploited(0, 2, "Ada", deal, 0.25 * deal, 0.5) for deal in range(3)]
    lost = Exploited(0, 2, "Ada", 3, None, None)
    (one,) = summed(2, [*rows, lost, Exploited(0, 3, "Bo", 0, 1.0, 1.0)])
    assert (one.player, one.games, one.least, one.most, one.most_half) == ("Ada", 3, 0.25, 0.5, 0)
    assert one.least_half == pytest.approx(4.303 * 0.25 / 3**0.5)
