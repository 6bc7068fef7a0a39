"""The searching player: it sees no more than its seat, keeps its budget, and finds good moves."""

import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import cast

import pytest

from handful.bots.levels import LEVELS, UnknownLevel
from handful.bots.players import budgeted, player
from handful.bots.search import Budget, Expert, Search, Tried, lookahead_of, worlds_of
from handful.bots.seated import Asked, SeatedBot
from handful.bots.table import advance
from handful.core import AnyGame, Chance, Play, Seat, State
from handful.core.catalog import games
from handful.core.engine import Position

from ..terminal.lantern import GAME as LANTERN

KEYS = list(games())
PLAYOUTS = 24


def table(key: str, seed: int = 3) -> Play:
    game = games()[key]
    seats = next(n for n in range(max(2, game.players[0]), 9) if not game.options().problem(n))
    return Play(game, game.options(), seats, seed)


def decisions(play: Play, every: int) -> Iterator[tuple[Seat, Asked]]:
    """Real decisions of a game between sharp bots: some choice, and somebody must make it."""
    bots = [SeatedBot(play, seat, LEVELS["sharp"]) for seat in range(play.seats)]
    met = 0
    while play.state.outcome() is None:
        awaited, actors = play.state.awaited(), play.state.actors()
        for seat in (*(one for one in actors if one not in awaited), *awaited[:1]):
            asked = bots[seat].asked()
            met += asked.must and len(asked.legal) > 1
            if asked.must and len(asked.legal) > 1 and met % every == 0:
                yield seat, asked
            move = bots[seat].choose()
            if move is not None:
                play.enter(seat, move)
                break


def twin_of(game: AnyGame, state: State, seat: Seat, chance: Chance) -> State | None:
    """The same table with other cards wherever this seat may not look, and other luck to come."""
    groups = game.secrets(state, seat)
    for _ in range(8):
        shuffled = [group[:] for group in groups]
        for group in shuffled:
            chance.shuffle(group)
        other = game.refill(state, seat, shuffled)
        if other is not None and shuffled != groups:
            other.chance = chance.below(1 << 31)
            return other
    return None


@pytest.mark.parametrize("key", KEYS)
def test_the_expert_does_the_same_where_other_cards_are_hidden(key: str) -> None:
    play, chance, twins = table(key), Chance(7), 0
    game, bot = play.game, Expert(play.game, Budget(playouts=PLAYOUTS))
    for seat, asked in decisions(play, every=4):
        other = twin_of(game, play.state, seat, chance)
        if other is None:
            continue
        twins += game.lay(other) != game.lay(play.state)
        view, legal = game.view(other, seat), other.legal(seat)
        here = bot.choose(asked.view, asked.memory, asked.legal, True, Chance(1))
        there = bot.choose(view, asked.memory, legal, True, Chance(1))
        assert here == there
        if twins == 6:
            return
    assert twins


@pytest.mark.parametrize("key", KEYS)
def test_the_same_seed_and_view_give_the_same_move(key: str) -> None:
    play = table(key, seed=5)
    for _, (view, memory, legal, must, _) in decisions(play, every=9):
        bot = Expert(play.game, Budget(playouts=PLAYOUTS))
        found = [bot.choose(view, memory, legal, must, Chance(11)) for _ in range(2)]
        assert found[0] == found[1]
        assert found[0] in legal
        return


@pytest.mark.parametrize("key", KEYS)
def test_worlds_that_begin_together_are_those_imagined_alone(key: str) -> None:
    play, looked_at = table(key), 0
    game = play.game
    for seat, asked in decisions(play, every=5):
        worlds = worlds_of(game, asked.view, asked.memory)
        for seed in (1, 2, 1):
            alone = game.imagine(asked.view, asked.memory, Chance(seed))
            together = worlds(Chance(seed))
            assert game.lay(together) == game.lay(alone)
            together.apply(seat, asked.legal[-1])  # which must not show in the next one
        looked_at += 1
        if looked_at == 4:
            return
    assert looked_at


@pytest.mark.parametrize("key", KEYS)
def test_a_budget_in_milliseconds_is_kept(key: str) -> None:
    """The processor's time counts here: on a busy machine the clock on the wall says nothing."""
    play, budget, over = table(key), 0.2, []
    bot = Expert(play.game, Budget(seconds=budget))
    for _, asked in decisions(play, every=7):
        began = time.process_time()
        bot.choose(*asked)
        over.append(time.process_time() - began)
        if len(over) == 5:
            break
    assert max(over) < 1.2 * budget


def test_a_search_leaves_some_of_its_seconds_for_the_ranking() -> None:
    play = table(KEYS[0])
    _, (view, memory, *_) = next(decisions(play, every=1))
    worlds = worlds_of(play.game, view, memory)

    def is_spent(after: float, seconds: float) -> bool:
        began = time.perf_counter() - after
        ahead = lookahead_of(play.game, memory)
        return Search(ahead, worlds, memory, Budget(seconds=seconds), began).is_spent(1.0)

    assert is_spent(after=96_000, seconds=100_000)
    assert not is_spent(after=90_000, seconds=100_000)


@pytest.mark.parametrize("key", KEYS)
def test_a_budget_in_playouts_is_kept(key: str) -> None:
    play = table(key)
    for _, (view, memory, legal, must, chance) in decisions(play, every=5):
        advised = play.game.heuristic.choose(view, memory, legal, must, chance)
        ahead, worlds = lookahead_of(play.game, memory), partial(play.game.imagine, view, memory)
        search = Search(ahead, worlds, memory, Budget(playouts=PLAYOUTS), 0.0)
        if advised is not None and must:
            search.ranked(legal, advised, chance)
        assert search.made <= PLAYOUTS + 1
        if search.made:
            return
    pytest.fail("nothing was searched")


def test_where_only_one_move_is_worth_a_look_nothing_is_searched() -> None:
    play = table(KEYS[0])
    _, asked = next(decisions(play, every=2))
    ahead = play.game.lookahead
    assert ahead
    narrow = replace(ahead, sensible=lambda world, seat, legal: [])
    bot = Expert(replace(play.game, lookahead=narrow), Budget(playouts=10**9))
    advised = play.game.heuristic.choose(*asked[:4], Chance(1))
    assert bot.choose(*asked[:4], Chance(1)) == advised


def test_a_game_that_declares_nothing_is_searched_by_its_heuristic() -> None:
    play = table(KEYS[-1])
    bot = Expert(replace(play.game, lookahead=None), Budget(playouts=6))
    _, asked = next(decisions(play, every=3))
    assert bot.choose(*asked) in asked.legal


def test_a_state_without_a_compiled_base_is_searched_too() -> None:
    game = cast(AnyGame, LANTERN)
    assert not isinstance(game.start(game.options(), 2, 1, False), Position)
    play = Play(game, game.options(), 2, 1)
    bots = [SeatedBot(play, seat, player("expert@20")) for seat in range(play.seats)]
    while play.state.outcome() is None and len(play.entries) < 12:
        advance(play, bots)
    assert len(play.entries) > 4


@pytest.mark.parametrize("key", KEYS)
def test_experts_only_make_legal_moves(key: str) -> None:
    play = table(key, seed=1)
    bots = [SeatedBot(play, seat, player("expert@4")) for seat in range(play.seats)]
    while play.state.outcome() is None and len(play.entries) < 150:
        advance(play, bots)  # `Play.enter` refuses what is not legal
    assert play.entries


def test_a_lead_is_measured_in_the_same_worlds() -> None:
    one, other = Tried(1, [1.0, 0.0, 1.0, 0.0]), Tried(2, [0.9, -0.1, 0.9, -0.1])
    lead, error = one.lead(other)
    assert lead == pytest.approx(0.1)
    assert error == pytest.approx(0.0, abs=1e-9)


def test_budgets_by_name() -> None:
    assert player("expert@50").key == "expert@50"
    assert budgeted("expert@20ms").key == "expert@20ms"
    for wrong in ("expert@", "expert@0", "expert@5s"):
        with pytest.raises(UnknownLevel, match="is no budget"):
            player(wrong)
    with pytest.raises(UnknownLevel):
        budgeted("exec:true")
