"""What always holds in whole games, at every table (UM-93 to UM-96)."""

import pytest

from handful.core import Chance, Play, catalog
from handful.games.ultimatch import GAME
from handful.games.ultimatch.bots.lookahead import standing
from handful.games.ultimatch.rules.constants import REWARD, ROWS
from handful.games.ultimatch.rules.options import Options
from handful.games.ultimatch.rules.pyramid import OVERLAPS, size_of, uncovered
from handful.games.ultimatch.rules.rules import State

GAMES = 40


def played(seats: int, seed: int) -> list[State]:
    """All positions of one random game in which nobody trades for long."""
    state = GAME.rules.start(Options.read({}), seats, seed, False)
    state.sink = None
    chance = Chance(seed)
    positions = [state.clone()]
    while state.actors():
        actors = state.awaited()
        seat = actors[chance.below(len(actors))]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
        positions.append(state.clone())
    return positions


@pytest.mark.parametrize("seats", range(1, 6))
def test_what_always_holds(seats: int) -> None:
    longest = size_of(ROWS[seats]) * seats
    for seed in range(GAMES):
        positions = played(seats, seed)
        for state in positions:
            assert bool(state.face_up) == bool(state.standing)
            assert state.face_up == uncovered(state.standing)
            for place in range(len(state.pyramid)):
                if state.standing >> place & 1:
                    assert not OVERLAPS[place] & ~state.standing
            if state.phase == REWARD:
                assert len(state.rewards()) == 2
            if not state.draw_count and not state.discard_count:
                assert seats >= 4
        assert positions[-1].turn_number <= longest


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_whole_pyramid_is_worth_nothing_whatever_its_size(seats: int) -> None:
    state = GAME.rules.start(Options.read({}), seats, 1, False)
    assert standing(state, 0) == 0


def test_a_donation_is_final() -> None:
    """UM-9: it leaves the hand at once, and nobody takes it back."""
    play = Play(catalog.game(GAME.key), Options.read({}), 3, seed=1)
    play.enter(0, play.state.legal(0)[0])
    assert not play.can_undo(0)


def test_an_answer_in_a_trade_is_final() -> None:
    """UM-22: an offer, and a decline as well."""
    play = Play(catalog.game(GAME.key), Options.read({}), 3, seed=1)
    for seat in range(3):
        play.enter(seat, play.state.legal(seat)[0])
    asked = [seat for seat in play.state.actors() if seat != play.view(None)["turn"]]
    play.enter(asked[0], "no_offer")
    assert not play.can_undo(asked[0])
    play.enter(asked[1], play.state.legal(asked[1])[0])
    assert not play.can_undo(asked[1])
