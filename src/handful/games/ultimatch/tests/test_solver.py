"""The solver decides what a search through the game itself decides, and where a game was lost."""

from dataclasses import replace

import pytest

from handful.bots.deciding import what_decided
from handful.bots.levels import LEVELS
from handful.bots.seated import SeatedBot
from handful.core import Chance, Message, Play, Record, Refused, Solution, replay
from handful.core.catalog import game
from handful.games.ultimatch import GAME
from handful.games.ultimatch.bots.solver import Search, Thorough, solve
from handful.games.ultimatch.rules.cards import CARDS, CODES
from handful.games.ultimatch.rules.options import Options
from handful.games.ultimatch.rules.rules import State
from handful.i18n.games import in_english

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


THE_GAME = game("ultimatch")
"""As the catalogue knows it."""


def lost(seed: int) -> Record:
    """A solitaire that a novice loses."""
    play = Play(THE_GAME, THE_GAME.rules.options(), 1, seed)
    novice = SeatedBot(play, 0, LEVELS["novice"])
    while play.state.outcome() is None:
        move = novice.choose()
        assert move is not None
        play.enter(0, move)
    return play.record()


@pytest.mark.parametrize("seed", [3, 6, 8, 9])
def test_the_last_moment_at_which_it_could_be_won(seed: int) -> None:
    record = lost(seed)
    said = what_decided(THE_GAME, record, lambda: False)
    assert said
    assert said.id == "ending-turned"
    moves = int(str(said.args["count"]))
    assert THE_GAME.bots.solve
    for count, won in ((moves, True), (moves + 1, False)):
        state = replay(THE_GAME, replace(record, entries=record.entries[:count])).state
        state.sink = None
        assert THE_GAME.bots.solve(state, lambda: False).won is won
    assert "it could still be won. Then you chose: Take the" in in_english(THE_GAME, said, ["Ada"])


def test_where_the_time_runs_out_only_what_is_known_is_said() -> None:
    solver = THE_GAME.bots.solve
    assert solver

    def said_by(*found: bool | None) -> Message:
        """What is said if the solver finds this, from the end backwards."""
        left = list(found)
        slow = replace(
            THE_GAME,
            bots=replace(THE_GAME.bots, solve=lambda state, time: Solution(left.pop(0), (), 1)),
        )
        said = what_decided(slow, lost(3), lambda: False)
        assert said
        return said

    whole = len(lost(3).entries)
    said = said_by(False, False, None)
    assert (said.id, said.args["count"]) == ("ending-unknown", whole - 2)
    assert said_by(*[False] * whole).id == "ending-hopeless"
