"""The solver decides exactly what a search through the game itself decides."""

import pytest

from handful.core import Chance, Refused
from handful.games.ultimatch import GAME
from handful.games.ultimatch.bots.solver import Search, Thorough, solve
from handful.games.ultimatch.rules.cards import CARDS, CODES
from handful.games.ultimatch.rules.options import Options
from handful.games.ultimatch.rules.rules import State

PLAIN = Options.read({})


def never() -> bool:
    return False


def at_once() -> bool:
    return True


def won_by(state: State, line: tuple[int, ...]) -> bool:
    """Whether the line is legal move by move and wins."""
    world = state.clone()
    for move in line:
        assert world.refusal(0, move) is None
        world.apply(0, move)
    outcome = world.outcome()
    return outcome is not None and outcome.winners == (0,)


def puzzle(seed: int, options: Options) -> State:
    """Three rows, a few cards in hand, a short draw pile and a few discards."""
    chance = Chance(seed)
    deck = list(range(CARDS))
    chance.shuffle(deck)
    codes = [CODES[card] for card in deck]
    rows = [" ".join(codes[0:1]), " ".join(codes[1:3]), " ".join(codes[3:6])]
    hand, pile = 4 + chance.below(4), chance.below(6)
    table = {
        "pyramid": rows,
        "hands": [" ".join(codes[6 : 6 + hand])],
        "draw": " ".join(codes[16 : 16 + pile]),
        "chance": seed,
        "begin_turn": True,
    }
    return GAME.knowledge.arrange(options, 1, table)


@pytest.mark.parametrize("given", [{}, {"reward_optional": True}, {"primary_ultimatch": False}])
def test_agrees_with_a_search_through_the_game(given: dict[str, object]) -> None:
    options = Options.read(given)
    won = 0
    for seed in range(100):
        state = puzzle(seed, options)
        found = solve(state, never)
        assert found.won == (Thorough(never).line(state) is not None), seed
        assert not found.won or won_by(state, found.line)
        won += bool(found.won)
    assert 20 < won < 90


def test_losses_without_a_reshuffle_are_found_by_the_quick_search_alone() -> None:
    certain = 0
    for seed in range(150):
        state = puzzle(seed, PLAIN)
        search = Search(state, never)
        if state.outcome() is None and not search.wins() and not search.may_reshuffle:
            certain += 1
            assert Thorough(never).line(state) is None
    assert certain > 5


def test_whole_deals_are_won_by_the_line_that_is_shown() -> None:
    for seed in range(10, 16):
        state = GAME.rules.start(PLAIN, 1, seed, False)
        found = solve(state, never)
        assert found.won
        assert won_by(state, found.line)


def test_a_deal_that_cannot_be_won() -> None:
    assert solve(GAME.rules.start(PLAIN, 1, 63, False), never).won is False


def test_the_time_limit_is_reported() -> None:
    found = solve(GAME.rules.start(PLAIN, 1, 63, False), at_once)
    assert found.won is None
    assert found.line == ()
    assert found.positions > 0


def test_positions_are_left_as_they_were() -> None:
    state = GAME.rules.start(PLAIN, 1, 10, False)
    before = GAME.knowledge.lay(state)
    solve(state, never)
    assert GAME.knowledge.lay(state) == before


def test_finished_games() -> None:
    lost = GAME.knowledge.arrange(
        PLAIN, 1, {"pyramid": ["P1"], "hands": ["R2"], "begin_turn": True}
    )
    assert solve(lost, never).won is False
    won = GAME.knowledge.arrange(PLAIN, 1, {"pyramid": ["P1"], "hands": ["P2"], "begin_turn": True})
    won.apply(0, won.legal(0)[0])
    assert solve(won, never).won is True


def test_only_solitaire() -> None:
    with pytest.raises(Refused, match="refuse-solve"):
        solve(GAME.rules.start(PLAIN, 2, 1, False), never)
